import 'server-only';
import {
  CatalogueBlocksDocument,
  MediaBlocksDocument,
  TextBlocksDocument,
  type ArticleFragment,
  type AccordionFragment,
  type BannerFragment,
  type CalloutFragment,
  type CarouselFragment,
  type CategoryWrapperFragment,
  type ContentCardFragment,
  type FormFragment,
  type ImageSetFragment,
  type LinkButtonFragment,
  type LinkContainerFragment,
  type PdfListWrapperFragment,
  type ProductCardFragment,
  type ProductsFragment,
  type RichTextFragment,
  type VideoAndTestimonialsFragment,
  type VideoBannerFragment,
  type VideoFragment,
} from '@/graphql/generated/operations';
import { BLOCKS_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';

/** Every block that a page can hold, told apart by `__typename`. */
export type LeafBlock =
  | AccordionFragment
  | ArticleFragment
  | BannerFragment
  | CalloutFragment
  | CarouselFragment
  | CategoryWrapperFragment
  | ContentCardFragment
  | FormFragment
  | ImageSetFragment
  | LinkButtonFragment
  | LinkContainerFragment
  | PdfListWrapperFragment
  | ProductCardFragment
  | ProductsFragment
  | RichTextFragment
  | VideoAndTestimonialsFragment
  | VideoBannerFragment
  | VideoFragment;

export interface SectionBlock {
  __typename: 'SectionContainer';
  sys: { id: string };
  title: string | null;
  introduction: string | null;
  anchor: string | null;
  styles: string | null;
  reveal: string | null;
  contents: Block[];
}

/** A block of a type that the site does not know: nothing for visitors, a notice in preview. */
export interface UnknownBlock {
  __typename: 'Unknown';
  sys: { id: string };
  type: string;
}

export type Block = LeafBlock | SectionBlock | UnknownBlock;

export interface BlockRef {
  __typename: string;
  sys: { id: string };
}

export interface SectionRef extends BlockRef {
  title?: string | null;
  introduction?: string | null;
  anchor?: string | null;
  styles?: string | null;
  reveal?: string | null;
  contentsCollection?: { items: (BlockRef | null)[] } | null;
}

const MEDIA = ['Banner', 'VideoBanner', 'Video', 'VideoAndTestimonials', 'ImageSet', 'Carousel'] as const;
const TEXT = [
  'RichText',
  'Accordion',
  'Callout',
  'ContentCard',
  'LinkContainer',
  'LinkButton',
  'Form',
  'PdfListWrapper',
] as const;
const CATALOGUE = ['Products', 'ProductCard', 'Article', 'CategoryWrapper'] as const;

/** GraphQL calls the content type richText ContentTypeRichText, since RichText is reserved (fact sheet "Names"). */
const named = (typename: string): string => (typename === 'ContentTypeRichText' ? 'RichText' : typename);

class Wanted {
  readonly #ids = new Map<string, Set<string>>();

  add(ref: BlockRef): void {
    const type = named(ref.__typename);
    const ids = this.#ids.get(type);
    if (ids) ids.add(ref.sys.id);
    else this.#ids.set(type, new Set([ref.sys.id]));
  }

  /** The ids of a type, in parts that one request may ask for. */
  part(type: string, index: number): string[] {
    return [...(this.#ids.get(type) ?? [])].slice(index * BLOCKS_PAGE_SIZE, (index + 1) * BLOCKS_PAGE_SIZE);
  }

  rounds(types: readonly string[]): number {
    return Math.max(
      0,
      ...types.map((type) => Math.ceil((this.#ids.get(type)?.size ?? 0) / BLOCKS_PAGE_SIZE)),
    );
  }
}

const present = <T>(items: readonly (T | null)[] | undefined): T[] =>
  (items ?? []).filter((item) => item !== null);
const limitOf = (ids: string[]): number => Math.max(1, ids.length);

interface Found {
  blocks: LeafBlock[];
  tags: string[];
}

async function media(wanted: Wanted, index: number, preview: boolean): Promise<Found> {
  const [banner, videoBanner, video, videoAndTestimonials, imageSet, carousel] = MEDIA.map((type) =>
    wanted.part(type, index),
  );
  const { data, tags } = await queryContent(MediaBlocksDocument, {
    locale: LOCALE,
    preview,
    bannerIds: banner ?? [],
    bannerLimit: limitOf(banner ?? []),
    withBanner: (banner ?? []).length > 0,
    videoBannerIds: videoBanner ?? [],
    videoBannerLimit: limitOf(videoBanner ?? []),
    withVideoBanner: (videoBanner ?? []).length > 0,
    videoIds: video ?? [],
    videoLimit: limitOf(video ?? []),
    withVideo: (video ?? []).length > 0,
    videoAndTestimonialsIds: videoAndTestimonials ?? [],
    videoAndTestimonialsLimit: limitOf(videoAndTestimonials ?? []),
    withVideoAndTestimonials: (videoAndTestimonials ?? []).length > 0,
    imageSetIds: imageSet ?? [],
    imageSetLimit: limitOf(imageSet ?? []),
    withImageSet: (imageSet ?? []).length > 0,
    carouselIds: carousel ?? [],
    carouselLimit: limitOf(carousel ?? []),
    withCarousel: (carousel ?? []).length > 0,
  });
  return {
    tags,
    blocks: [
      ...present(data.bannerCollection?.items),
      ...present(data.videoBannerCollection?.items),
      ...present(data.videoCollection?.items),
      ...present(data.videoAndTestimonialsCollection?.items),
      ...present(data.imageSetCollection?.items),
      ...present(data.carouselCollection?.items),
    ],
  };
}

async function text(wanted: Wanted, index: number, preview: boolean): Promise<Found> {
  const [richText, accordion, callout, contentCard, linkContainer, linkButton, form, pdfListWrapper] =
    TEXT.map((type) => wanted.part(type, index));
  const { data, tags } = await queryContent(TextBlocksDocument, {
    locale: LOCALE,
    preview,
    richTextIds: richText ?? [],
    richTextLimit: limitOf(richText ?? []),
    withRichText: (richText ?? []).length > 0,
    accordionIds: accordion ?? [],
    accordionLimit: limitOf(accordion ?? []),
    withAccordion: (accordion ?? []).length > 0,
    calloutIds: callout ?? [],
    calloutLimit: limitOf(callout ?? []),
    withCallout: (callout ?? []).length > 0,
    contentCardIds: contentCard ?? [],
    contentCardLimit: limitOf(contentCard ?? []),
    withContentCard: (contentCard ?? []).length > 0,
    linkContainerIds: linkContainer ?? [],
    linkContainerLimit: limitOf(linkContainer ?? []),
    withLinkContainer: (linkContainer ?? []).length > 0,
    linkButtonIds: linkButton ?? [],
    linkButtonLimit: limitOf(linkButton ?? []),
    withLinkButton: (linkButton ?? []).length > 0,
    formIds: form ?? [],
    formLimit: limitOf(form ?? []),
    withForm: (form ?? []).length > 0,
    pdfListWrapperIds: pdfListWrapper ?? [],
    pdfListWrapperLimit: limitOf(pdfListWrapper ?? []),
    withPdfListWrapper: (pdfListWrapper ?? []).length > 0,
  });
  return {
    tags,
    blocks: [
      ...present(data.richTextCollection?.items),
      ...present(data.accordionCollection?.items),
      ...present(data.calloutCollection?.items),
      ...present(data.contentCardCollection?.items),
      ...present(data.linkContainerCollection?.items),
      ...present(data.linkButtonCollection?.items),
      ...present(data.formCollection?.items),
      ...present(data.pdfListWrapperCollection?.items),
    ],
  };
}

async function catalogue(wanted: Wanted, index: number, preview: boolean): Promise<Found> {
  const [products, productCard, article, categoryWrapper] = CATALOGUE.map((type) => wanted.part(type, index));
  const { data, tags } = await queryContent(CatalogueBlocksDocument, {
    locale: LOCALE,
    preview,
    productsIds: products ?? [],
    productsLimit: limitOf(products ?? []),
    withProducts: (products ?? []).length > 0,
    productCardIds: productCard ?? [],
    productCardLimit: limitOf(productCard ?? []),
    withProductCard: (productCard ?? []).length > 0,
    articleIds: article ?? [],
    articleLimit: limitOf(article ?? []),
    withArticle: (article ?? []).length > 0,
    categoryWrapperIds: categoryWrapper ?? [],
    categoryWrapperLimit: limitOf(categoryWrapper ?? []),
    withCategoryWrapper: (categoryWrapper ?? []).length > 0,
  });
  return {
    tags,
    blocks: [
      ...present(data.productsCollection?.items),
      ...present(data.productCardCollection?.items),
      ...present(data.articleCollection?.items),
      ...present(data.categoryWrapperCollection?.items),
    ],
  };
}

async function fetchLeaves(refs: BlockRef[], preview: boolean): Promise<Found> {
  const wanted = new Wanted();
  for (const ref of refs) wanted.add(ref);
  const requests = [
    ...Array.from({ length: wanted.rounds(MEDIA) }, (_, index) => media(wanted, index, preview)),
    ...Array.from({ length: wanted.rounds(TEXT) }, (_, index) => text(wanted, index, preview)),
    ...Array.from({ length: wanted.rounds(CATALOGUE) }, (_, index) => catalogue(wanted, index, preview)),
  ];
  const found = await Promise.all(requests);
  return { blocks: found.flatMap(({ blocks }) => blocks), tags: found.flatMap(({ tags }) => tags) };
}

/** Blocks that rich texts of the given blocks embed. */
function embeddedIn(blocks: readonly LeafBlock[]): BlockRef[] {
  return blocks.flatMap((block) =>
    block.__typename === 'ContentTypeRichText' ? present(block.body?.links.entries.block) : [],
  );
}

export interface Blocks {
  /** The sections of the page, in order. */
  sections: Block[];
  /** What rich texts of the page embed, by entry id. */
  embedded: Record<string, Block>;
  tags: string[];
}

/**
 * Fetches the blocks of a page, by type and in few requests: its sections, what its containers hold, and what
 * rich texts embed. A block that is not published is left out.
 * @throws ContentUnavailableError
 */
export async function loadBlocks(
  sections: readonly (SectionRef | null)[],
  embeds: readonly (BlockRef | null)[],
  preview: boolean,
): Promise<Blocks> {
  const top = present(sections);
  const inside = top.flatMap((section) => present(section.contentsCollection?.items));
  const embedRefs = present(embeds);
  const refs = [...top, ...inside, ...embedRefs].filter((ref) => ref.__typename !== 'SectionContainer');
  const first = await fetchLeaves(refs, preview);
  const byId = new Map(first.blocks.map((block): [string, LeafBlock] => [block.sys.id, block]));
  const more = embeddedIn(first.blocks).filter((ref) => !byId.has(ref.sys.id));
  const second = await fetchLeaves(more, preview);
  for (const block of second.blocks) byId.set(block.sys.id, block);

  const known = new Set<string>([...MEDIA, ...TEXT, ...CATALOGUE]);
  const resolve = (ref: BlockRef): Block[] => {
    const block = byId.get(ref.sys.id);
    if (block) return [block];
    return known.has(named(ref.__typename))
      ? []
      : [{ __typename: 'Unknown', sys: ref.sys, type: ref.__typename }];
  };
  const embedded: Record<string, Block> = {};
  for (const ref of [...embedRefs, ...more, ...embeddedIn(second.blocks)]) {
    const [block] = resolve(ref);
    if (block) embedded[ref.sys.id] = block;
  }
  return {
    sections: top.flatMap((ref): Block[] =>
      ref.__typename === 'SectionContainer'
        ? [
            {
              __typename: 'SectionContainer',
              sys: ref.sys,
              title: ref.title ?? null,
              introduction: ref.introduction ?? null,
              anchor: ref.anchor ?? null,
              styles: ref.styles ?? null,
              reveal: ref.reveal ?? null,
              contents: present(ref.contentsCollection?.items).flatMap(resolve),
            },
          ]
        : resolve(ref),
    ),
    embedded,
    tags: [...first.tags, ...second.tags],
  };
}
