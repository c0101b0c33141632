import 'server-only';
import { PageBySlugDocument, type PageBySlugQuery } from '@/graphql/generated/operations';
import { loadBlocks, type BlockRef, type Blocks, type SectionRef } from '../blocks/load-blocks';
import type { Tagged } from '../cache/cached-read';
import { listTag, slugTag } from '../cache/tags';
import { LOCALE, queryContent } from '../client/query';
import { PAGE_DOCUMENTS, type PageEntry, type PageType } from './page-documents';

export interface LoadedPage {
  kind: 'page';
  type: PageType;
  /** Path without the locale and surrounding slashes. `home` for the home page. */
  slug: string;
  page: PageEntry;
  blocks: Blocks;
}

export interface MissingPage {
  kind: 'missing';
}

const PAGE_TYPES = Object.keys(PAGE_DOCUMENTS).filter((type): type is PageType => type in PAGE_DOCUMENTS);

function findEntry(lookup: PageBySlugQuery): { type: PageType; id: string } | undefined {
  for (const type of PAGE_TYPES) {
    const id = lookup[type]?.items[0]?.sys.id;
    if (id !== undefined) return { type, id };
  }
  return undefined;
}

/** Returns the sections of a page. An article has a body instead. */
const getSections = (page: PageEntry): readonly (SectionRef | null)[] =>
  'sectionsCollection' in page ? (page.sectionsCollection?.items ?? []) : [];

const getEmbeds = (page: PageEntry): readonly (BlockRef | null)[] =>
  'body' in page ? (page.body?.links.entries.block ?? []) : [];

async function queryPage(
  type: PageType,
  id: string,
  preview: boolean,
): Promise<{ page: PageEntry | null; tags: string[] }> {
  // The documents differ only in the type of `page`, so one type covers them all. `__typename` tells the page types
  // apart.
  const { data, tags } = await queryContent<
    { page: PageEntry | null },
    { id: string; locale: string; preview: boolean }
  >(PAGE_DOCUMENTS[type], { id, locale: LOCALE, preview });
  return { page: data.page, tags };
}

/**
 * Loads the page at a slug in at most four rounds of bounded queries: the type and id of the entry (one query over all
 * page types), the page itself, its blocks, and the blocks embedded in those.
 * @throws ContentUnavailableError
 */
export async function loadPage(preview: boolean, slug: string): Promise<Tagged<LoadedPage | MissingPage>> {
  const lookup = await queryContent(PageBySlugDocument, { slug, locale: LOCALE, preview });
  const entry = findEntry(lookup.data);
  // A missing page must appear as soon as an entry with its slug is published.
  const slugTags = [slugTag(slug), ...(slug.startsWith('brands/') ? [listTag('productsPage')] : [])];
  if (!entry) return { value: { kind: 'missing' }, tags: [...lookup.tags, ...slugTags] };
  const { page, tags } = await queryPage(entry.type, entry.id, preview);
  if (!page) return { value: { kind: 'missing' }, tags: [...lookup.tags, ...tags, ...slugTags] };
  const blocks = await loadBlocks(getSections(page), getEmbeds(page), preview);
  return {
    value: { kind: 'page', type: entry.type, slug, page, blocks },
    tags: [slugTag(slug), ...lookup.tags, ...tags, ...blocks.tags],
  };
}
