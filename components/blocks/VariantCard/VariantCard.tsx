import { Fragment } from 'react';
import type { VariantCardFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/Picture/Picture';
import { hasVisibleText } from '@cleanpro/text/visible-text';
import { LinkButton } from '../LinkButton/LinkButton';
import { pictureSource } from '../picture-source';
import { SafetyDataSheetPopup } from '../SafetyDataSheetPopup/SafetyDataSheetPopup';
import { packText } from './quantity';
import styles from './VariantCard.module.css';

function Codes({ variant, className }: { variant: VariantCardFragment; className?: string }) {
  const codes = [
    ['Case UPC', variant.caseUpc],
    ['Package UPC', variant.packageUpc],
    ['GTIN', variant.gtin],
  ].filter(([, code]) => code);
  if (codes.length === 0) return null;
  return (
    <dl className={classNames(styles.codes, className)}>
      {codes.map(([name, code]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{code}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A pack size. Its product codes are collapsed on small screens. */
export function VariantCard({
  variant,
  inCarousel = false,
}: {
  variant: VariantCardFragment;
  /**
   * Whether the card is in a carousel. It then displays the product's name, because a carousel mixes products, and its
   * safety data sheets open in the carousel's popup.
   */
  inCarousel?: boolean;
}) {
  const source = pictureSource(variant.heroImage);
  const named = inCarousel && variant.productName;
  const quantity = packText(variant);
  const title = named ? variant.productName : variant.variantDescription;
  return (
    <article
      className={classNames('ground-light', styles.card, variant.styles === 'highlight' && styles.highlight)}
    >
      <div className={styles.picture}>
        {source ? <Picture source={source} alt="" surface="card" /> : null}
      </div>
      {variant.productBrand ? <p className={styles.brand}>{variant.productBrand}</p> : null}
      <h3 className={styles.name}>{title}</h3>
      {named ? <p>{variant.variantDescription}</p> : null}
      {quantity ? <p className={styles.quantity}>{quantity}</p> : null}
      {hasVisibleText(variant.shortDescription) ? <p>{variant.shortDescription}</p> : null}
      <Codes variant={variant} className={styles.large} />
      <details className={styles.more}>
        <summary>
          <span className={styles.moreWords}>More details</span>
          <span className={styles.less}>Less details</span>
          <span className="visually-hidden">
            {' of '}
            {named ? `${variant.productName}, ` : null}
            {variant.variantDescription}
          </span>
        </summary>
        <Codes variant={variant} />
      </details>
      <SafetyDataSheetPopup variant={variant} inCarousel={inCarousel} />
      {variant.smartlabel ? <LinkButton button={variant.smartlabel} fallback="link" /> : null}
      {variant.desclaimerText ? <p className={styles.note}>{variant.desclaimerText}</p> : null}
    </article>
  );
}
