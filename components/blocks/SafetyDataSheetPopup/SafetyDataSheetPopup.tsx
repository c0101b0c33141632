import type { LinkButtonFragment, VariantCardFragment } from '@/graphql/generated/operations';
import { buttonClass } from '@/components/ui/Button/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import { Icon } from '@/components/ui/Icon/Icon';
import { present } from '@/lib/content/present';
import { LinkButton } from '../LinkButton/LinkButton';
import { DelegatedSheets } from './CarouselSheets.client';
import styles from './SafetyDataSheetPopup.module.css';

interface Sheets {
  title?: string;
  links: LinkButtonFragment[];
  about: string | null;
}

function Sheets({ title, links, about }: Sheets) {
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      {title ? <h4>{title}</h4> : null}
      {links.map((link) => (
        <LinkButton key={link.sys.id} button={link} fallback="link" about={about} />
      ))}
    </div>
  );
}

/**
 * Links to the safety data sheets of a pack size, one per document and language. In a carousel, all cards share the
 * carousel's popup. Elsewhere, concentrates have their own popup, because they can also have sheets for their dilution.
 * Other products have plain links.
 */
export function SafetyDataSheetPopup({
  variant,
  inCarousel,
}: {
  variant: VariantCardFragment;
  inCarousel: boolean;
}) {
  const supplied = present(variant.safetySheetCollection?.items);
  const concentrate = present(variant.concentrateCollection?.items);
  const diluted = present(variant.madeFromConcentrateCollection?.items);
  const about = variant.productName;
  const isConcentrate = concentrate.length + diluted.length > 0;
  const sheets = (
    <>
      <Sheets title="As supplied" links={supplied} about={about} />
      <Sheets title="Concentrate" links={concentrate} about={about} />
      <Sheets title="Made from concentrate" links={diluted} about={about} />
    </>
  );
  if (inCarousel && (isConcentrate || supplied.length > 0)) {
    const name = [variant.productName, variant.variantDescription].filter(Boolean).join(', ');
    return (
      <DelegatedSheets
        name={name}
        className={styles.sheets}
        summaryClass={buttonClass('ghost')}
        summary={
          <>
            <Icon name="document" />
            Safety data sheets
            <span className="visually-hidden"> for {name}</span>
          </>
        }
      >
        {sheets}
      </DelegatedSheets>
    );
  }
  if (isConcentrate)
    return (
      <>
        <Dialog
          title={`Safety data sheets: ${variant.variantDescription ?? ''}`}
          triggerClass={buttonClass('ghost')}
          trigger={
            <>
              <Icon name="document" />
              Safety data sheets
              <span className="visually-hidden">
                {' '}
                for {variant.variantDescription ?? variant.productName}
              </span>
            </>
          }
        >
          {sheets}
        </Dialog>
        <noscript>{sheets}</noscript>
      </>
    );
  return <Sheets links={supplied} about={about} />;
}
