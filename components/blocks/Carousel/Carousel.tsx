import type { CarouselFragment } from '@/graphql/generated/operations';
import { SectionHeading } from '@/components/ui/Container/Container';
import { present } from '@/lib/content/present';
import type { Ratings } from '@/lib/reviews/ratings';
import { ContentCard } from '../ContentCard/ContentCard';
import { ImageButton } from '../ImageButton/ImageButton';
import { ImageSetPicture } from '../ImageSet/ImageSet';
import { JobCard } from '../JobCard/JobCard';
import { ProductTile } from '../ProductTile/ProductTile';
import { CarouselSheets } from '../SafetyDataSheetPopup/CarouselSheets.client';
import { Testimonial } from '../Testimonial/Testimonial';
import { VariantCard } from '../VariantCard/VariantCard';
import { CarouselTrack } from './CarouselTrack.client';

type Item = NonNullable<NonNullable<CarouselFragment['itemsCollection']>['items'][number]>;

/** Layouts by carousel type (docs/product.md, "Page types"). */
const LOOKS = {
  Testimonial: 'cards',
  ProductsSlider: 'tiles',
  RelatedProduct: 'tiles',
  Variants: 'cards',
  ImageCard: 'cards',
  TrustedBest: 'logos',
  StackedCard: 'stacked',
  OnlyImageCarousel: 'full',
} as const;

function ItemContent({ item, ratings }: { item: Item; ratings: Ratings }) {
  switch (item.__typename) {
    case 'Testimonial':
      return <Testimonial testimonial={item} />;
    case 'Product':
      return <ProductTile product={item} ratings={ratings} />;
    case 'ProductVariant':
      return <VariantCard variant={item} inCarousel />;
    case 'ContentCard':
      return <ContentCard card={item} />;
    case 'JobsToBeDone':
      return <JobCard job={item} />;
    case 'ImageSet':
      return <ImageSetPicture set={item} surface="wide" />;
    case 'ImageButton':
      return <ImageButton button={item} />;
  }
}

/** Whether an item renders anything. Products and jobs without a page render nothing, so they must not be counted. */
function hasPage(item: Item): boolean {
  if (item.__typename === 'Product') return Boolean(item.slug && item.productName);
  return item.__typename !== 'JobsToBeDone' || Boolean(item.slug && item.title);
}

/** Product tiles and job cards are list items themselves, unless the carousel styles its `<li>` elements. */
function CarouselItem({ item, ratings, isPlain }: { item: Item; ratings: Ratings; isPlain: boolean }) {
  if (isPlain && item.__typename === 'Product')
    return <ProductTile as="li" product={item} ratings={ratings} />;
  if (isPlain && item.__typename === 'JobsToBeDone') return <JobCard as="li" job={item} />;
  return (
    <li>
      <ItemContent item={item} ratings={ratings} />
    </li>
  );
}

export function Carousel({ block, ratings }: { block: CarouselFragment; ratings: Ratings }) {
  const items = present(block.itemsCollection?.items).filter(hasPage);
  if (items.length === 0) return null;
  const look = Object.entries(LOOKS).find(([type]) => type === block.carouselType)?.[1] ?? 'cards';
  const track = (
    <CarouselTrack
      label={block.title ?? 'Carousel'}
      look={look}
      autoplay={block.autoplay === true}
      total={items.length}
    >
      {items.map((item) => (
        <CarouselItem key={item.sys.id} item={item} ratings={ratings} isPlain={look !== 'stacked'} />
      ))}
    </CarouselTrack>
  );
  const withSheets = items.some(({ __typename }) => __typename === 'ProductVariant');
  return (
    <div data-carousel={block.carouselType}>
      <SectionHeading title={block.title} introduction={block.introduction} />
      {withSheets ? <CarouselSheets>{track}</CarouselSheets> : track}
    </div>
  );
}
