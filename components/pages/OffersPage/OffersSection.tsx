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
import { offerState, type OfferState } from '@/lib/content/catalogue/offer-period';
import { present } from '@/lib/content/present';
import { periodText } from './period';
import styles from './OffersPage.module.css';

/** Notes for editors. A preview shows all offers, including those that visitors do not see. */
const PREVIEW_NOTES = {
  upcoming: 'Upcoming: visitors can’t see this offer yet.',
  open: undefined,
  ended: 'Ended: visitors no longer see this offer.',
} as const;

type VisibleOffer = OfferFragment & { state: OfferState };

const visibleOffers = (
  offers: readonly (OfferFragment | null)[] | undefined,
  { preview }: BlockContext,
): VisibleOffer[] =>
  present(offers)
    .map((offer) => ({ ...offer, state: offerState(offer, Date.now()) }))
    .filter(({ state }) => preview || state === 'open');

function Offers({ offers, level }: { offers: readonly VisibleOffer[]; level: 3 | 4 }) {
  const Tag = `h${level}` as const;
  if (offers.length === 0) return null;
  return (
    <Tiles size="cards">
      {offers.map((offer) => {
        const source = pictureSource(offer.image);
        const period = periodText(offer.startDate, offer.endDate);
        const note = PREVIEW_NOTES[offer.state];
        return (
          <li key={offer.sys.id} className={styles.offer}>
            {source ? <Picture source={source} alt="" surface="tile" /> : null}
            <Tag>{offer.title}</Tag>
            <p>{offer.text}</p>
            {period ? <p className={styles.period}>{period}</p> : null}
            {note ? <p className={styles.period}>{note}</p> : null}
            <div className={styles.actions}>
              {offer.callToAction ? (
                <LinkButton button={offer.callToAction} about={offer.title} fallback="outline" />
              ) : null}
              {offer.pdf?.url ? (
                <ButtonLink href={offer.pdf.url} target="_blank" variant="link">
                  <Icon name="document" />
                  Terms of this offer<span className="visually-hidden">: {offer.title}</span>
                </ButtonLink>
              ) : null}
            </div>
          </li>
        );
      })}
    </Tiles>
  );
}

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
  const offers = visibleOffers(section.offersCollection?.items, context);
  const more = present(section.subSectionsCollection?.items).map((sub) => ({
    ...sub,
    offers: visibleOffers(sub.offersCollection?.items, context),
  }));
  const isEmpty = offers.length === 0 && more.every((sub) => sub.offers.length === 0);
  return (
    <Section id={section.kind ?? section.sys.id} tone={tone}>
      <SectionHeading title={section.title} introduction={section.introduction} />
      {isEmpty ? <p>There are no offers right now. Please check back soon.</p> : null}
      <Offers offers={offers} level={3} />
      {more.map((sub) => (
        <div key={sub.sys.id} className={styles.after}>
          <SectionHeading title={sub.title} level={3} />
          {sub.body ? (
            <Prose className={styles.text}>
              <RichTextBody body={sub.body} context={context} headingLevel={4} />
            </Prose>
          ) : null}
          <Offers offers={sub.offers} level={4} />
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
