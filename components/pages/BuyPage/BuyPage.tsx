import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { pictureSource } from '@/components/blocks/picture-source';
import { PageTop } from '@/components/pages/PageTop/PageTop';
import { buttonClass } from '@/components/ui/Button/Button';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { SelectField } from '@/components/ui/Field/SelectField';
import { TextField } from '@/components/ui/Field/TextField';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/components/ui/lists';
import { findSellers, type FoundSellers } from '@/lib/buy/sellers';
import { ContentUnavailableError } from '@/lib/content/failures';
import { hrefOf, pageHref } from '@/lib/content/links';
import { log } from '@/lib/telemetry/log';
import type { PageProps } from '../page-props';
import { SellerList } from './SellerList';
import styles from './BuyPage.module.css';

const RADII = ['10', '25', '50', '100'];
const INVALID = 'The postal area you entered is not valid. Please try again.';
const FAILED = 'Please try again later some error occured';

type Answer = FoundSellers | 'invalid' | 'unavailable' | null;

/** Nothing when no ZIP code is asked for; 'unavailable' when the content service cannot be asked right now. */
async function answer(asked: URLSearchParams, radius: string): Promise<Answer> {
  const zip = asked.get('zip');
  if (zip === null) return null;
  try {
    return await findSellers(zip, Number(radius));
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    log('error', 'FindSellersFailure', { message: error.message });
    return 'unavailable';
  }
}

/** Distributors and stores around a ZIP code, at an address of their own, and retailers online. */
export async function BuyPage({ page, loaded, context, asked }: PageProps<'BuyPage'>) {
  const { buy } = page;
  const offered = present(buy?.radiusMiles).filter((miles) => /^\d{1,3}$/.test(miles));
  const radii = offered.length > 0 ? offered : RADII;
  const wanted = asked.get('radius') ?? '';
  const radius = radii.includes(wanted) ? wanted : (radii[Math.floor((radii.length - 1) / 2)] ?? '50');
  const found = await answer(asked, radius);
  const online = present(buy?.onlineRetailersCollection?.items);
  return (
    <>
      <PageTop banner={page.banner} title={page.title} context={context} />
      <Section id="search">
        <SectionHeading title={buy?.title} introduction={buy?.introduction} />
        <form action={`${pageHref(page.slug ?? '')}#search`} method="get" className={styles.form}>
          <TextField
            name="zip"
            label={buy?.zipLabel ?? 'ZIP code'}
            hint="Five digits, such as 60601"
            required
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            defaultValue={asked.get('zip') ?? ''}
            error={found === 'invalid' ? INVALID : null}
          />
          <SelectField
            name="radius"
            label="Distance"
            defaultValue={radius}
            options={radii.map((miles) => ({ value: miles, label: `${miles} miles` }))}
          />
          <button type="submit" className={buttonClass('primary')}>
            Find
          </button>
        </form>
        {found === 'unavailable' ? (
          <div className={styles.answer}>
            <FormStatus tone="error" title={FAILED}>
              <p>
                Your ZIP code is kept. Customer care knows your distributor too:{' '}
                <a href="tel:1-800-332-7787">1-800-332-7787</a>, 24 hours a day.
              </p>
            </FormStatus>
          </div>
        ) : null}
        {found !== null && found !== 'invalid' && found !== 'unavailable' ? (
          <SellerList found={found} emptyText={buy?.emptyText ?? 'No Results Found'} />
        ) : null}
      </Section>
      {online.length > 0 ? (
        <Section tone="tinted">
          <SectionHeading title="Buy online" introduction="Smaller packs, delivered to your business." />
          <ul className={styles.online}>
            {online.map((retailer) => {
              const href = hrefOf(retailer.website);
              const logo = pictureSource(retailer.logo);
              return (
                <li key={retailer.sys.id} className={styles.retailer}>
                  {logo ? <Picture source={logo} alt="" surface="logo" /> : null}
                  {href ? <SmartLink href={href}>{retailer.name}</SmartLink> : retailer.name}
                </li>
              );
            })}
          </ul>
        </Section>
      ) : null}
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
