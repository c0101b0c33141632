import 'server-only';
import {
  CatalogueBlocksDocument,
  MediaBlocksDocument,
  TextBlocksDocument,
  type CatalogueBlocksQuery,
  type MediaBlocksQuery,
  type TextBlocksQuery,
} from '@/graphql/generated/operations';
import { BLOCKS_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent, type QueryResult } from '../client/query';
import { present } from '../present';

type BlocksOf<Query> = {
  [Name in keyof Query]: NonNullable<Query[Name]> extends { items: (infer Block)[] }
    ? NonNullable<Block>
    : never;
}[keyof Query];

/** Any supported block except sections, discriminated by `__typename`. */
export type LeafBlock = NonNullable<
  BlocksOf<MediaBlocksQuery> | BlocksOf<TextBlocksQuery> | BlocksOf<CatalogueBlocksQuery>
>;
type BlockType = LeafBlock['__typename'];

export interface BlockRef {
  __typename: string;
  sys: { id: string };
}

interface Variables extends Partial<Record<`with${BlockType}`, boolean>> {
  ids: string[];
  limit: number;
  locale: string;
  preview: boolean;
}

/** Collections of a batch query, by block type. Types that were not requested are missing. */
type Collections = Partial<Record<BlockType, { items: (LeafBlock | null)[] } | null>>;

interface Batch {
  types: readonly BlockType[];
  fetch: (variables: Variables) => Promise<QueryResult<Collections>>;
}

/** Queries for blocks, by type. A single query for all types would exceed Contentful's cost limit. */
export const BATCHES: readonly Batch[] = [
  {
    types: ['Banner', 'VideoBanner', 'Video', 'VideoAndTestimonials', 'ImageSet', 'Carousel'],
    fetch: (variables) => queryContent(MediaBlocksDocument, variables),
  },
  {
    types: [
      'ContentTypeRichText',
      'Accordion',
      'Callout',
      'ContentCard',
      'LinkButton',
      'Form',
      'PdfListWrapper',
    ],
    fetch: (variables) => queryContent(TextBlocksDocument, variables),
  },
  {
    types: ['Products', 'ProductCard', 'Article', 'CategoryWrapper', 'LinkContainer'],
    fetch: (variables) => queryContent(CatalogueBlocksDocument, variables),
  },
];

const SUPPORTED = new Set<string>(BATCHES.flatMap(({ types }) => types));

/** Whether the site has a component for blocks of this type. */
export const isSupported = ({ __typename }: BlockRef): boolean => SUPPORTED.has(__typename);

export interface FetchedBlocks {
  blocks: LeafBlock[];
  tags: string[];
}

/** Splits ids into requests of up to `BLOCKS_PAGE_SIZE` ids per type, and returns the variables of each request. */
function toRequests(
  types: readonly BlockType[],
  idsByType: ReadonlyMap<string, ReadonlySet<string>>,
  preview: boolean,
): Variables[] {
  const requests: Variables[] = [];
  for (const type of types) {
    const ids = [...(idsByType.get(type) ?? [])];
    for (let page = 0; page * BLOCKS_PAGE_SIZE < ids.length; page += 1) {
      const request = (requests[page] ??= { ids: [], limit: BLOCKS_PAGE_SIZE, locale: LOCALE, preview });
      const flag: `with${BlockType}` = `with${type}`;
      request[flag] = true;
      request.ids.push(...ids.slice(page * BLOCKS_PAGE_SIZE, (page + 1) * BLOCKS_PAGE_SIZE));
    }
  }
  return requests;
}

/**
 * Fetches blocks by id with as few requests as possible. Unpublished blocks and unsupported types are omitted.
 * @throws ContentUnavailableError
 */
export async function fetchBlocks(refs: readonly BlockRef[], preview: boolean): Promise<FetchedBlocks> {
  const idsByType = new Map<string, Set<string>>();
  for (const { __typename, sys } of refs)
    idsByType.set(__typename, (idsByType.get(__typename) ?? new Set()).add(sys.id));
  const answers = await Promise.all(
    BATCHES.flatMap(({ types, fetch }) => toRequests(types, idsByType, preview).map(fetch)),
  );
  return {
    blocks: answers.flatMap(({ data }) =>
      Object.values(data).flatMap((collection) => present(collection?.items)),
    ),
    tags: answers.flatMap(({ tags }) => tags),
  };
}
