import 'server-only';
import { assistantPages } from '@/lib/recommender/url-builder';
import {
  UrlBuilderArticlesDocument,
  UrlBuilderPagesDocument,
  UrlBuilderProductsDocument,
} from '@/graphql/generated/operations';
import { listTag } from '../cache/tags';
import { CATALOGUE_PAGE_SIZE, URL_BUILDER_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';

/** One page of the site: what the sitemap and the site map page tell of it. */
export interface UrlBuilderPage {
  type: string;
  slug: string;
  title: string;
  publishedAt: string | null;
  /** Whether search engines should know of it. */
  listed: boolean;
}

interface Row {
  __typename: string;
  sys: { publishedAt: string | null };
  slug?: string | null;
  title: string | null;
  breadcrumbTitle: string | null;
  product?: { slug: string | null; productName: string | null; sys: { publishedAt: string | null } } | null;
  pageMetaData: { noIndex: boolean | null; canonicalPath: string | null } | null;
}

interface Collection {
  total: number;
  items: (Row | null)[];
}

const isCollection = (value: unknown): value is Collection =>
  typeof value === 'object' && value !== null && 'items' in value && 'total' in value;

function entryOf(row: Row): UrlBuilderPage | undefined {
  const slug = row.product ? row.product.slug : row.slug;
  if (!slug) return undefined;
  const dates = [row.sys.publishedAt, row.product?.sys.publishedAt ?? null]
    .filter((date) => date !== null)
    .sort();
  return {
    type: row.__typename,
    slug,
    title: row.product?.productName ?? row.title ?? row.breadcrumbTitle ?? slug,
    publishedAt: dates.at(-1) ?? null,
    listed: row.pageMetaData?.noIndex !== true && !row.pageMetaData?.canonicalPath,
  };
}

const entriesOf = (rows: readonly (Row | null)[]): UrlBuilderPage[] =>
  rows.flatMap((row) => (row && entryOf(row)) ?? []);

/** Pages of one or several types, with the tags of what they are made from. */
interface Found {
  entries: UrlBuilderPage[];
  /** How many there are of the type of which there are most. */
  total: number;
  tags: string[];
}

/** The entries of all collections of an answer. */
function foundIn({ data, tags }: { data: object; tags: string[] }): Found {
  const found: Found = { entries: [], total: 0, tags: [...tags] };
  for (const [name, collection] of Object.entries(data)) {
    if (name === 'urlBuilderCollection' || !isCollection(collection)) continue;
    found.tags.push(listTag(name));
    found.entries.push(...entriesOf(collection.items));
    found.total = Math.max(found.total, collection.total);
  }
  return found;
}

/** All parts of a list, however many there are. */
async function every(step: number, read: (skip: number) => Promise<Found>): Promise<Found> {
  const all: Found = { entries: [], total: 1, tags: [] };
  for (let skip = 0; skip < all.total; skip += step) {
    const part = await read(skip);
    all.entries.push(...part.entries);
    all.tags.push(...part.tags);
    all.total = part.total;
  }
  return all;
}

/**
 * The pages of products by their titles, 200 at most.
 * @throws ContentUnavailableError
 */
export async function loadProductPages(skip: number, preview: boolean): Promise<Found> {
  return foundIn(
    await queryContent(UrlBuilderProductsDocument, {
      limit: CATALOGUE_PAGE_SIZE,
      skip,
      locale: LOCALE,
      preview,
    }),
  );
}

/** The pages of the site without those of products, and the addresses that the URL builder hides from site maps. */
export interface SitePages {
  entries: UrlBuilderPage[];
  hidden: string[];
  tags: string[];
}

/**
 * Every page of the site but those of products.
 * @throws ContentUnavailableError
 */
export async function loadSitePages(preview: boolean): Promise<SitePages> {
  const hidden = new Set<string>();
  const scope = { locale: LOCALE, preview };
  const [articles, assistant, pages] = await Promise.all([
    every(CATALOGUE_PAGE_SIZE, async (skip) =>
      foundIn(await queryContent(UrlBuilderArticlesDocument, { ...scope, limit: CATALOGUE_PAGE_SIZE, skip })),
    ),
    assistantPages(queryContent, preview),
    every(URL_BUILDER_PAGE_SIZE, async (skip) => {
      const answer = await queryContent(UrlBuilderPagesDocument, {
        ...scope,
        limit: URL_BUILDER_PAGE_SIZE,
        skip,
      });
      for (const slug of answer.data.urlBuilderCollection?.items[0]?.hiddenFromSitemap ?? [])
        if (slug) hidden.add(slug);
      return foundIn(answer);
    }),
  ]);
  const entries = [...assistant.entries, ...articles.entries, ...pages.entries];
  return {
    entries: [...new Map(entries.map((entry) => [entry.slug, entry])).values()],
    hidden: [...hidden],
    tags: [listTag('urlBuilder'), ...articles.tags, ...assistant.tags, ...pages.tags],
  };
}

/**
 * Every page of the site, complete however many there are (the URL builder, page by page).
 * @throws ContentUnavailableError
 */
export async function loadUrlBuilderPages(
  preview: boolean,
): Promise<{ entries: UrlBuilderPage[]; tags: string[] }> {
  const [pages, products] = await Promise.all([
    loadSitePages(preview),
    every(CATALOGUE_PAGE_SIZE, (skip) => loadProductPages(skip, preview)),
  ]);
  const entries = new Map(
    [...pages.entries, ...products.entries].map((entry) => [
      entry.slug,
      { ...entry, listed: entry.listed && !pages.hidden.includes(entry.slug) },
    ]),
  );
  return {
    entries: [...entries.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    tags: [...pages.tags, ...products.tags],
  };
}
