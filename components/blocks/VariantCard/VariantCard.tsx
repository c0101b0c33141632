import type { ReactNode } from 'react';
import type { LinkButtonFragment, VariantCardFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/Picture/Picture';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import { buttonClass } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { present } from '@/lib/content/present';
import { LinkButton } from '../LinkButton/LinkButton';
import { pictureSource } from '../picture-source';
import { quantityText } from './quantity';
import styles from './VariantCard.module.css';

function Codes({ variant }: { variant: VariantCardFragment }) {
  const codes = [
    ['Case UPC', variant.caseUpc],
    ['Package UPC', variant.packageUpc],
    ['GTIN', variant.gtin],
  ].filter(([, code]) => code);
  if (codes.length === 0) return null;
  return (
    <dl className={styles.codes}>
      {codes.map(([name, code]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{code}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sheets({ title, links }: { title: string; links: LinkButtonFragment[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      <h4>{title}</h4>
      {links.map((link) => (
        <LinkButton key={link.sys.id} button={link} fallback="link" />
      ))}
    </div>
  );
}

/** The sheets as the carousel around the card opens them, in its own popup; without script they unfold in place. */
function DelegatedSheets({ of, children }: { of: string; children: ReactNode }) {
  return (
    <details className={styles.sheets} data-sheets={of}>
      <summary className={buttonClass('ghost')}>
        <Icon name="document" />
        Safety data sheets
        <span className="visually-hidden"> of {of}</span>
      </summary>
      {children}
    </details>
  );
}

/** A pack size: quantity, codes (collapsed on small screens) and the safety data sheets in a popup. */
export function VariantCard({
  variant,
  inCarousel = false,
}: {
  variant: VariantCardFragment;
  /** The carousel opens and closes the popup. */
  inCarousel?: boolean;
}) {
  const source = pictureSource(variant.heroImage);
  const sheets = present(variant.safetySheetCollection?.items);
  const concentrate = present(variant.concentrateCollection?.items);
  const made = present(variant.madeFromConcentrateCollection?.items);
  const popup = concentrate.length + made.length > 0;
  return (
    <article className={classNames('ground-light', styles.card)}>
      <div className={styles.picture}>
        {source ? <Picture source={source} alt="" surface="card" quality={80} /> : null}
      </div>
      <div>
        <h3 className={styles.name}>{variant.variantDescription}</h3>
        <p className={styles.quantity}>
          {quantityText(variant.sellUnits, variant.packageSize, variant.packageSizeUnits)}
        </p>
      </div>
      <div className={styles.large}>
        <Codes variant={variant} />
      </div>
      <details className={styles.more}>
        <summary>
          <span className={styles.moreWords}>More details</span>
          <span className={styles.less}>Less details</span>
          <span className="visually-hidden"> of {variant.variantDescription}</span>
        </summary>
        <Codes variant={variant} />
      </details>
      {inCarousel && (popup || sheets.length > 0) ? (
        <DelegatedSheets of={[variant.productName, variant.variantDescription].filter(Boolean).join(', ')}>
          <Sheets title="As supplied" links={sheets} />
          <Sheets title="Concentrate" links={concentrate} />
          <Sheets title="Made from concentrate" links={made} />
        </DelegatedSheets>
      ) : popup ? (
        <>
          <Dialog
            title={`Safety data sheets: ${variant.variantDescription ?? ''}`}
            triggerClass={buttonClass('ghost')}
            trigger={
              <>
                <Icon name="document" />
                Safety data sheets
              </>
            }
          >
            <Sheets title="As supplied" links={sheets} />
            <Sheets title="Concentrate" links={concentrate} />
            <Sheets title="Made from concentrate" links={made} />
          </Dialog>
          <noscript>
            <Sheets title="Safety data sheets" links={[...sheets, ...concentrate, ...made]} />
          </noscript>
        </>
      ) : (
        <div>
          {sheets.map((link) => (
            <LinkButton key={link.sys.id} button={link} fallback="link" />
          ))}
        </div>
      )}
      {variant.smartlabel ? <LinkButton button={variant.smartlabel} fallback="link" /> : null}
      {variant.desclaimerText ? <p className={styles.note}>{variant.desclaimerText}</p> : null}
    </article>
  );
}
