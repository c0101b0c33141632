import type { OfferFragment, OffersSectionFragment } from '@/graphql/generated/operations';
import type { BlockContext } from '@/components/blocks/context';
import { LinkButton } from '@/components/blocks/LinkButton/LinkButton';
import { pictureSource } from '@/components/blocks/picture-source';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { RichTextBody } from '@/components/blocks/RichText/RichTextBody';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section, SectionHeading, type Tone } from '@/components/ui/Container/Container';
import { Tiles } from '@/components/ui/Grid/Grid';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose } from '@/components/ui/Prose/Prose';
import { present } from '@/lib/content/present';
import { offerPeriod } from './period';
import styles from './OffersPage.module.css';

function Offers({ offers, level }: { offers: readonly OfferFragment[]; level: 3 | 4 }) {
  const Tag = `h${level}` as const;
  if (offers.length === 0) return null;
  return (
    <Tiles size="cards">
      {offers.map((offer) => {
        const source = pictureSource(offer.image);
        const period = offerPeriod(offer.startDate, offer.endDate);
        return (
          <li key={offer.sys.id} className={styles.offer}>
            {source ? <Picture source={source} alt="" surface="tile" quality={80} /> : null}
            <Tag>{offer.title}</Tag>
            <p>{offer.text}</p>
            {period ? <p className={styles.period}>{period}</p> : null}
            <div className={styles.actions}>
              {offer.callToAction ? <LinkButton button={offer.callToAction} fallback="outline" /> : null}
              {offer.pdf?.url ? (
                <ButtonLink href={offer.pdf.url} target="_blank" variant="link">
                  <Icon name="document" />
                  Terms of this offer
                </ButtonLink>
              ) : null}
            </div>
          </li>
        );
      })}
    </Tiles>
  );
}

/** Offers of one kind, with their sub-sections, participating products and terms of redemption. */
export function OffersSection({
  section,
  context,
  tone,
}: {
  section: OffersSectionFragment;
  context: BlockContext;
  tone: Tone;
}) {
  const products = present(section.participatingProductsCollection?.items);
  const more = present(section.subSectionsCollection?.items);
  return (
    <Section id={section.kind ?? section.sys.id} tone={tone}>
      <SectionHeading title={section.title} introduction={section.introduction} />
      <Offers offers={present(section.offersCollection?.items)} level={3} />
      {more.map((sub) => (
        <div key={sub.sys.id} className={styles.after}>
          <SectionHeading title={sub.title} level={3} />
          {sub.body ? (
            <Prose className={styles.text}>
              <RichTextBody body={sub.body} context={context} headingLevel={4} />
            </Prose>
          ) : null}
          <Offers offers={present(sub.offersCollection?.items)} level={4} />
        </div>
      ))}
      {products.length > 0 ? (
        <div className={styles.after}>
          <SectionHeading title="Participating products" level={3} />
          <ProductTiles products={products} ratings={context.ratings} level={4} />
        </div>
      ) : null}
      {section.redemptionText ? (
        <div className={styles.after}>
          <SectionHeading title="How to redeem" level={3} />
          <Prose look="legal">
            <RichTextBody body={section.redemptionText} context={context} headingLevel={4} />
          </Prose>
        </div>
      ) : null}
    </Section>
  );
}
