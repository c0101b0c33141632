import { buttonClass, ButtonLink } from '@/components/ui/Button/Button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Warnings } from '@/components/ui/Warnings/Warnings';
import { pictureSource } from '@/components/blocks/picture-source';
import { quantityText } from '@/components/blocks/VariantCard/quantity';
import { toHref, pageHref } from '@cleanpro/content-values/paths/links';
import { sampleHref } from '@/lib/content/routing/sample-page';
import { present } from '@/lib/content/present';
import { foodContactText, fragranceText } from '@/lib/content/catalogue/fact-wording';
import { mixingWarnings, namedMixture } from '@cleanpro/product-safety/hazards/mixing-warnings';
import {
  contactTimeOf,
  doseTextOf,
  safetyDataSheetsOf,
  type Recommendation as Ranked,
} from '@/lib/recommender/rank';
import type { RecommenderLinkFragment } from '@/graphql/generated/operations';
import { Facts } from './Facts';
import styles from './Recommendation.module.css';

interface Props {
  recommendation: Ranked;
  /** Position in the ranking, from 1. */
  place: number;
  planHref: string;
  sampleLink: RecommenderLinkFragment | null;
  businessName: string | undefined;
}

export function Recommendation({ recommendation, place, planHref, sampleLink, businessName }: Props) {
  const { rule, facts, forBusiness } = recommendation;
  const { product } = rule;
  const source = pictureSource(product.heroVariant?.heroImage);
  const [sheet] = safetyDataSheetsOf(recommendation).filter(({ pdf }) => pdf?.url);
  const best = place === 1;
  const sample = product.sampleAvailable ? toHref(sampleLink?.link) : undefined;
  return (
    <article className={classNames(styles.card, best && styles.best)}>
      <div className={styles.picture}>
        {source ? (
          <Picture source={source} alt="" surface="pack" priority={place === 1} eager={place === 2} />
        ) : null}
      </div>
      <div className={styles.words}>
        <p className={styles.place}>{best ? 'Best match' : `No. ${place}`}</p>
        <p className={styles.brand}>{product.productBrand}</p>
        <h2 className={styles.name}>
          <SmartLink href={pageHref(product.slug ?? '')}>{product.productName}</SmartLink>
        </h2>
        <p className={styles.reason}>{rule.reason}</p>
        <Facts
          facts={[
            ['Dose', doseTextOf(recommendation)],
            ['Contact time', contactTimeOf(recommendation)],
            ['EPA Reg. No.', product.epaRegistrationNumber],
            ['Fragrance', product.fragranceFree ? null : fragranceText(product)],
            ['Pack', product.heroVariant && quantityText(product.heroVariant)],
          ]}
        />
        <Warnings warnings={[...present(product.warnings), ...mixingWarnings([namedMixture(product)])]} />
        <ul className={styles.marks}>
          {forBusiness && businessName ? (
            <li>
              <Icon name="check" />
              Made for your business
            </li>
          ) : null}
          {facts.map((need) => (
            <li key={need.id}>
              <Icon name="check" />
              {need.criterion === 'foodContact' ? foodContactText(product) : need.title}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ButtonLink href={planHref} variant={best ? 'primary' : 'ghost'}>
            Cleaning plan
            <span className="visually-hidden"> with {product.productName}</span>
          </ButtonLink>
          {sheet?.pdf?.url ? (
            <a
              href={sheet.pdf.url}
              target="_blank"
              rel="noreferrer"
              type="application/pdf"
              className={buttonClass('link')}
            >
              <Icon name="document" />
              Safety data sheet
              <span className="visually-hidden"> for {product.productName} (PDF, opens in a new tab)</span>
            </a>
          ) : null}
          {sample ? (
            <ButtonLink href={sampleHref(product.slug ?? '', sample)} variant="link">
              {sampleLink?.linkText}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </article>
  );
}

/** A tool or supply that goes with the recommended products. */
export function Companion({ recommendation }: { recommendation: Ranked }) {
  const { product, reason } = recommendation.rule;
  const source = pictureSource(product.heroVariant?.heroImage);
  return (
    <article className={styles.companion}>
      {source ? <Picture source={source} alt="" surface="thumb" /> : null}
      <div>
        <h3 className={styles.companionName}>
          <SmartLink href={pageHref(product.slug ?? '')}>{product.productName}</SmartLink>
        </h3>
        <p className={styles.companionReason}>{reason}</p>
      </div>
    </article>
  );
}
