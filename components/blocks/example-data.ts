/** Example entries, as queries return them. Their pictures are those of the sample content. */
import type {
  CallToActionFragment,
  CategoryTileFragment,
  FileAssetFragment,
  ImageAssetFragment,
  ImageButtonFragment,
  ImageSetFragment,
  LinkButtonFragment,
  ProductTileFragment,
  TestimonialFragment,
  VariantCardFragment,
  VideoButtonFragment,
  VideoFragment,
} from '@/graphql/generated/operations';
import { PARAGRAPH } from '@/components/ui/example';
import { EMPTY_BLOCK_CONTEXT, type BlockContext } from './context';

export const CONTEXT: BlockContext = {
  ...EMPTY_BLOCK_CONTEXT,
  ratings: { 'example-product': 4.4 },
  figures: {
    likes: { 'example-article': 12 },
    views: { '/en-us/articles/contact-time-explained': 1_300 },
  },
};

function picture(asset: string, fileName: string, width: number, height: number): ImageAssetFragment {
  return {
    sys: { id: asset },
    contentfulMetadata: { tags: [] },
    description: null,
    url: `/images/cleanpro/${asset}/example/${fileName}`,
    width,
    height,
  };
}

const PHOTOGRAPH = picture('brand-dawn-card', 'dawn-card.jpg', 800, 600);
export const BADGE = picture('badge-care-line', 'badge-care-line.svg', 200, 200);
export const CARD_PICTURE = PHOTOGRAPH;

export const IMAGE_SET: ImageSetFragment = {
  __typename: 'ImageSet',
  sys: { id: 'example-image-set' },
  altText: 'Package sizes of Dawn Professional',
  styles: null,
  desktopImage: picture('brand-dawn-desktop', 'dawn-desktop.jpg', 1600, 700),
  tabletImage: picture('brand-dawn-tablet', 'dawn-tablet.jpg', 1200, 700),
  smartphoneImage: picture('brand-dawn-smartphone', 'dawn-smartphone.jpg', 750, 900),
  componentWidth: null,
};

const FILM: FileAssetFragment = {
  sys: { id: 'video-kitchen-closing-file' },
  fileName: 'kitchen-closing.mp4',
  url: '/images/cleanpro/video-kitchen-closing-file/example/kitchen-closing.mp4',
};

const DOCUMENT: FileAssetFragment = {
  sys: { id: 'example-document' },
  fileName: 'heavy-duty-degreaser-sds.pdf',
  url: '/images/cleanpro/example-document/example/heavy-duty-degreaser-sds.pdf',
};

export function linkButton(
  linkText: string,
  styles: string | null = null,
): LinkButtonFragment & { componentWidth: null } {
  return {
    __typename: 'LinkButton',
    sys: { id: `example-link-${linkText}` },
    linkText,
    link: '/brands/dawn',
    tooltip: null,
    styles,
    target: null,
    gaEventClass: null,
    gaEventLabel: null,
    googleRemarketingTagSource: null,
    pdf: null,
    language: null,
    componentWidth: null,
  };
}

export const documentButton = (linkText: string): LinkButtonFragment => ({
  ...linkButton(linkText),
  link: null,
  pdf: DOCUMENT,
});

const SHEETS: readonly LinkButtonFragment[] = [
  documentButton('Safety data sheet (English)'),
  { ...documentButton('Ficha de datos de seguridad (español)'), language: 'es' },
];

export const IMAGE_BUTTON: ImageButtonFragment = {
  __typename: 'ImageButton',
  sys: { id: 'example-image-button' },
  altText: 'Care line, 24/7',
  link: '/brands',
  tooltip: null,
  styles: null,
  target: null,
  gaEventClass: null,
  gaEventLabel: null,
  image: BADGE,
};

export const VIDEO_BUTTON: VideoButtonFragment = {
  __typename: 'VideoButton',
  sys: { id: 'example-video-button' },
  linkText: 'Watch: closing a kitchen',
  videoUrl: null,
  transcript: PARAGRAPH,
  styles: 'outline',
  gaEventClass: null,
  gaEventLabel: null,
  videoFile: FILM,
  posterImage: PHOTOGRAPH,
};

export const CALLS_TO_ACTION: readonly CallToActionFragment[] = [
  linkButton('See Dawn'),
  VIDEO_BUTTON,
  IMAGE_BUTTON,
];

export const VIDEO: VideoFragment = {
  __typename: 'Video',
  sys: { id: 'example-video', publishedAt: null },
  title: 'Closing a kitchen',
  description: 'Six tasks, in the order that saves steps.',
  videoLink: null,
  autoplay: null,
  transcript: PARAGRAPH,
  styles: null,
  uploadDate: null,
  durationSeconds: 30,
  gaEventClass: null,
  gaEventLabel: null,
  videoFile: FILM,
  videoThumbnail: PHOTOGRAPH,
  componentWidth: null,
};

export function product(name: string, slug: string): ProductTileFragment {
  return {
    __typename: 'Product',
    sys: { id: `example-${slug}` },
    productName: name,
    productBrand: 'Dawn Professional',
    shortDescription: 'Cuts baked-on grease without scrubbing.',
    slug: `brands/dawn/${slug}`,
    ratingAndReviewId: 'example-product',
    heroVariant: {
      sys: { id: `example-variant-of-${slug}` },
      variantDescription: 'Case of 6, 32 fl oz each',
      gtin: null,
      caseUpc: null,
      heroImage: picture(
        'packshot-heavy-duty-degreaser-32-fl-oz',
        'packshot-heavy-duty-degreaser-32-fl-oz.webp',
        900,
        900,
      ),
    },
  };
}

export const PRODUCTS: readonly ProductTileFragment[] = [
  product('Heavy Duty Degreaser', 'heavy-duty-degreaser'),
  product('Pan Soak', 'pan-soak'),
  product('Power Dissolver', 'power-dissolver'),
  product('Pot and Pan Detergent', 'pot-and-pan-detergent'),
];

export function variant(id: string): VariantCardFragment {
  return {
    __typename: 'ProductVariant',
    sys: { id },
    productBrand: 'Dawn Professional',
    productName: 'Heavy Duty Degreaser',
    shortDescription: 'Cuts baked-on grease without scrubbing.',
    styles: null,
    variantDescription: 'Case of 6, 32 fl oz each',
    sellUnits: 6,
    packageSize: 32,
    packageSizeUnits: 'fl oz',
    countedItems: null,
    sheetsPerRoll: null,
    contents: null,
    gtin: '10037000000012',
    caseUpc: '037000000012',
    packageUpc: '037000000029',
    desclaimerText: null,
    heroImage: picture(
      'packshot-heavy-duty-degreaser-32-fl-oz',
      'packshot-heavy-duty-degreaser-32-fl-oz.webp',
      900,
      900,
    ),
    safetySheetCollection: { items: [...SHEETS] },
    concentrateCollection: null,
    madeFromConcentrateCollection: null,
    smartlabel: null,
  };
}

export function testimonial(author: string): TestimonialFragment {
  return {
    __typename: 'Testimonial',
    sys: { id: `example-testimonial-${author}` },
    quote: 'We close the kitchen twenty minutes earlier, and nobody misses the scrubbing.',
    author,
    role: 'Kitchen manager',
    company: 'Harbor Grill',
    image: null,
  };
}

export function category(title: string): CategoryTileFragment {
  return {
    __typename: 'Category',
    sys: { id: `example-category-${title}` },
    title,
    code: null,
    description: 'Degreasers, detergents and soaks.',
    link: '/cleaning-solutions/kitchen',
    image: BADGE,
  };
}

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const node = (nodeType: string, value: string) => ({ nodeType, data: {}, content: [text(value)] });

export const DOCUMENT_JSON = {
  nodeType: 'document',
  data: {},
  content: [node('heading-3', 'In the right order'), node('paragraph', PARAGRAPH)],
};
export const PARAGRAPH_JSON = { nodeType: 'document', data: {}, content: [node('paragraph', PARAGRAPH)] };
export const NO_LINKS = {
  entries: { inline: [], hyperlink: [], block: [] },
  assets: { hyperlink: [], block: [] },
};
