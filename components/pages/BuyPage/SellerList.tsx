import type { ReactNode } from 'react';
import type { StoreFragment } from '@/graphql/generated/operations';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { pluralize } from '@/components/ui/pluralize';
import { present } from '@/lib/content/present';
import { servesZip, type Near } from '@/lib/buy/nearby';
import type { Distributor, FoundSellers } from '@/lib/buy/sellers';
import type { Place } from '@/lib/buy/zip-code';
import { toHref } from '@cleanpro/content-values/paths/links';
import styles from './BuyPage.module.css';

const KINDS: Record<string, string> = {
  preferred: 'Preferred distributor',
  sample: 'Ships samples',
  trade: 'Trade distributor',
};

const milesText = (miles: number): string =>
  miles < 1 ? 'Less than 1 mile' : pluralize(Math.round(miles), 'mile');

function Seller({
  near: { seller, miles },
  children,
}: {
  near: Near<Distributor | StoreFragment>;
  children?: ReactNode;
}) {
  const website = toHref(seller.website);
  const street = 'street' in seller ? seller.street : null;
  return (
    <article className={styles.seller}>
      <p className={styles.miles}>{milesText(miles)}</p>
      <h4>{seller.name}</h4>
      <p>
        {street ? `${street}, ` : null}
        {seller.city}, {seller.state} {seller.zip}
      </p>
      {children}
      <p className={styles.ways}>
        {seller.phone ? <a href={`tel:${seller.phone}`}>{seller.phone}</a> : null}
        {website ? (
          <SmartLink href={website}>
            Website<span className="visually-hidden"> of {seller.name}</span>
          </SmartLink>
        ) : null}
      </p>
    </article>
  );
}

/**
 * Returns where a distributor delivers: its states, and the visitor's ZIP code if it is served outside those states.
 */
function deliveryText(distributor: Distributor, { zip, state }: Place): string {
  const states = present(distributor.statesServed);
  const parts = states.length > 0 ? [states.join(', ')] : [];
  if (!states.includes(state) && servesZip(distributor, zip)) parts.push('your ZIP code');
  return parts.length > 0 ? ` · delivers to ${parts.join(' and ')}` : '';
}

function Distributors({
  title,
  list,
  place,
}: {
  title: string;
  list: readonly Near<Distributor>[];
  place: Place;
}) {
  if (list.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.sellers}>
        {list.map((near) => (
          <li key={near.seller.sys.id}>
            <Seller near={near}>
              <p className={styles.note}>
                {KINDS[near.seller.kind ?? ''] ?? 'Distributor'}
                {deliveryText(near.seller, place)}
              </p>
            </Seller>
          </li>
        ))}
      </ul>
    </>
  );
}

export function SellerList({ found, emptyText }: { found: FoundSellers; emptyText: string }) {
  const { place, radiusMiles, distributors, delivering, stores } = found;
  const near = distributors.length + stores.length;
  return (
    <div className={styles.answer}>
      <h2 id="answer" tabIndex={-1} className={styles.found}>
        {near === 0 ? 'No Results Found' : pluralize(near, 'result')} within {radiusMiles} miles of{' '}
        {place.city}, {place.state} {place.zip}
      </h2>
      {near === 0 ? <p>{emptyText}</p> : null}
      <Distributors title="Distributors near you" list={distributors} place={place} />
      {stores.length > 0 ? (
        <>
          <h3>Stores near you</h3>
          <ul className={styles.sellers}>
            {stores.map((store) => {
              const brands = present(store.seller.brandsCollection?.items).flatMap(({ name }) => name ?? []);
              return (
                <li key={store.seller.sys.id}>
                  <Seller near={store}>
                    {brands.length > 0 ? <p className={styles.note}>Carries {brands.join(', ')}</p> : null}
                  </Seller>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
      <Distributors title={`Distributors that deliver to ${place.zip}`} list={delivering} place={place} />
    </div>
  );
}
