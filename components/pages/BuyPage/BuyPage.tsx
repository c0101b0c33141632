import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { pictureSource } from '@/components/blocks/picture-source';
import { PageTop } from '@/components/pages/PageTop/PageTop';
import { buttonClass } from '@/components/ui/Button/Button';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';
import { SelectField } from '@/components/ui/Field/SelectField';
import { TextField } from '@/components/ui/Field/TextField';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { findSellers } from '@/lib/buy/sellers';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { toHref, pageHref } from '@cleanpro/content-values/paths/links';
import type { PageProps } from '../page-props';
import { SellersFound } from './SellersFound';
import styles from './BuyPage.module.css';

const RADII = ['10', '25', '50', '100'];
const INVALID_ZIP = 'The postal area you entered is not valid. Please try again.';

export async function BuyPage({ page, loaded, context, pageQuery }: PageProps<'BuyPage'>) {
  const { buy } = page;
  const offered = present(buy?.radiusMiles).filter((miles) => /^\d{1,3}$/.test(miles));
  const radii = offered.length > 0 ? offered : RADII;
  const requested = pageQuery.get('radius') ?? '';
  const radius = radii.includes(requested) ? requested : (radii[Math.floor((radii.length - 1) / 2)] ?? '50');
  const zip = pageQuery.get('zip');
  const found = zip === null ? null : await orUnavailable(findSellers(zip, Number(radius)));
  const online = present(buy?.onlineRetailersCollection?.items);
  return (
    <>
      <PageTop banner={page.banner} title={page.title} context={context} />
      <Section id="search">
        <SectionHeading title={buy?.title} introduction={buy?.introduction} />
        {found === 'invalid' ? (
          <ErrorSummary id="answer" errors={[{ name: 'zip', message: INVALID_ZIP }]} />
        ) : null}
        <form action={`${pageHref(page.slug ?? '')}#answer`} method="get" className={styles.form}>
          <TextField
            name="zip"
            label={buy?.zipLabel ?? 'ZIP code'}
            hint="Five digits, such as 60601"
            required
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            defaultValue={zip ?? ''}
            error={found === 'invalid' ? INVALID_ZIP : null}
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
        {found !== null && found !== 'invalid' ? (
          <SellersFound found={found} emptyText={buy?.emptyText ?? 'No Results Found'} />
        ) : null}
      </Section>
      {online.length > 0 ? (
        <Section tone="tinted">
          <SectionHeading title="Buy online" introduction="Smaller packs, delivered to your business." />
          <ul className={styles.online}>
            {online.map((retailer) => {
              const href = toHref(retailer.website);
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
