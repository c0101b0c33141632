import type { CarouselFragment } from '@/graphql/generated/operations';
import { PARAGRAPH, type Example } from '@/components/ui/example';
import {
  CARD_PICTURE,
  CONTEXT,
  IMAGE_BUTTON,
  IMAGE_SET,
  PRODUCTS,
  testimonial,
  variant,
} from '../example-data';
import { Carousel } from './Carousel';

type Items = NonNullable<CarouselFragment['itemsCollection']>['items'];

const carousel = (carouselType: string, items: Items): CarouselFragment => ({
  __typename: 'Carousel',
  sys: { id: `example-carousel-${carouselType}` },
  title: `Carousel: ${carouselType}`,
  introduction: PARAGRAPH,
  carouselType,
  autoplay: null,
  styles: null,
  componentWidth: null,
  itemsCollection: { items },
});

const job = (title: string): Items[number] => ({
  __typename: 'JobsToBeDone',
  sys: { id: `example-job-${title}` },
  title,
  slug: 'jobs-to-be-done/clean-a-griddle',
  introduction: PARAGRAPH,
  cardImage: CARD_PICTURE,
});

const CAROUSELS: readonly [type: string, items: Items][] = [
  ['ProductsSlider', [...PRODUCTS]],
  ['Testimonial', ['Ana', 'Ben', 'Cleo', 'Dan'].map(testimonial)],
  ['Variants', ['one', 'two', 'three', 'four'].map((id) => variant(`example-carousel-variant-${id}`))],
  ['ImageCard', ['How to clean a griddle', 'How to clean an oven', 'How to mop a floor'].map(job)],
  ['TrustedBest', [1, 2, 3, 4].map((number) => ({ ...IMAGE_BUTTON, sys: { id: `example-logo-${number}` } }))],
  ['OnlyImageCarousel', [1, 2].map((number) => ({ ...IMAGE_SET, sys: { id: `example-slide-${number}` } }))],
];

export const examples: readonly Example[] = CAROUSELS.map(([type, items]) => ({
  name: type,
  element: <Carousel block={carousel(type, items)} ratings={CONTEXT.ratings} />,
}));
