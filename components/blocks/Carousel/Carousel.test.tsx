import { renderToStaticMarkup } from 'react-dom/server';
import type { CarouselFragment } from '@/graphql/generated/operations';
import { CONTEXT, IMAGE_BUTTON, IMAGE_SET, PRODUCTS, testimonial, variant } from '../example-data';
import { Carousel } from './Carousel';

type Item = NonNullable<NonNullable<CarouselFragment['itemsCollection']>['items'][number]>;

const [PRODUCT] = PRODUCTS;
const JOB: Item = {
  __typename: 'JobsToBeDone',
  sys: { id: 'job' },
  title: 'How to clean a griddle',
  slug: 'jobs-to-be-done/clean-a-griddle',
  introduction: null,
  cardImage: null,
};

test.each<[type: string, item: Item | undefined, look: string, displays: string]>([
  ['Testimonial', testimonial('Ana'), 'cards', 'Ana'],
  ['ProductsSlider', PRODUCT, 'tiles', PRODUCT?.productName ?? ''],
  ['RelatedProduct', PRODUCT, 'tiles', PRODUCT?.productName ?? ''],
  ['Variants', variant('pack'), 'cards', variant('pack').variantDescription ?? ''],
  ['ImageCard', JOB, 'cards', 'How to clean a griddle'],
  ['TrustedBest', IMAGE_BUTTON, 'logos', IMAGE_BUTTON.altText ?? ''],
  ['StackedCard', JOB, 'stacked', 'How to clean a griddle'],
  ['OnlyImageCarousel', IMAGE_SET, 'full', IMAGE_SET.desktopImage?.url ?? ''],
])('a %s carousel renders the items in the matching layout', (carouselType, item, look, displays) => {
  const block: CarouselFragment = {
    __typename: 'Carousel',
    sys: { id: 'carousel' },
    title: 'Things',
    introduction: null,
    carouselType,
    autoplay: null,
    styles: null,
    componentWidth: null,
    itemsCollection: { items: item ? [item] : [] },
  };
  const html = renderToStaticMarkup(<Carousel block={block} ratings={CONTEXT.ratings} />);
  expect(html).toContain(`data-carousel="${carouselType}"`);
  const [, track = ''] = html.split(`class="track ${look}"`);
  expect(displays).not.toBe('');
  expect(track).toContain(displays);
});
