import 'server-only';
import { assistantPages } from '@/lib/recommender/site-index';
import { UrlBuilderCatalogueDocument, UrlBuilderPagesDocument } from '@/graphql/generated/operations';
import { listTag } from './cache/tags';
import { CATALOGUE_AT_ONCE, PAGES_AT_ONCE } from './limits';
import { LOCALE, queryContent } from './query';

/** One page of the site: what the sitemap and the site map page tell of it. */
export interface SiteIndexEntry {
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

function entryOf(row: Row, hidden: ReadonlySet<string>): SiteIndexEntry | undefined {
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
    listed: row.pageMetaData?.noIndex !== true && !row.pageMetaData?.canonicalPath && !hidden.has(slug),
  };
}

/**
 * Every page of the site, complete however many there are (the URL builder, page by page).
 * @throws ContentUnavailableError
 */
export async function loadSiteIndex(
  preview: boolean,
): Promise<{ entries: SiteIndexEntry[]; tags: string[] }> {
  const rows: Row[] = [];
  const tags: string[] = [listTag('urlBuilder')];
  const hidden = new Set<string>();
  const entries = new Map<string, SiteIndexEntry>();
  const ask = async (step: number, fetchPart: (skip: number) => Promise<object>): Promise<void> => {
    for (let skip = 0, total = 1; skip < total; skip += step) {
      total = 0;
      for (const [name, collection] of Object.entries(await fetchPart(skip))) {
        if (name === 'urlBuilderCollection' || !isCollection(collection)) continue;
        tags.push(listTag(name));
        rows.push(...collection.items.filter((item) => item !== null));
        total = Math.max(total, collection.total);
      }
    }
  };
  await Promise.all([
    ask(CATALOGUE_AT_ONCE, async (skip) => {
      const answer = await queryContent(UrlBuilderCatalogueDocument, {
        limit: CATALOGUE_AT_ONCE,
        skip,
        locale: LOCALE,
        preview,
      });
      tags.push(...answer.tags);
      return answer.data;
    }),
    assistantPages(queryContent, preview).then((assistant) => {
      tags.push(...assistant.tags);
      for (const entry of assistant.entries) entries.set(entry.slug, entry);
    }),
    ask(PAGES_AT_ONCE, async (skip) => {
      const answer = await queryContent(UrlBuilderPagesDocument, {
        limit: PAGES_AT_ONCE,
        skip,
        locale: LOCALE,
        preview,
      });
      tags.push(...answer.tags);
      for (const slug of answer.data.urlBuilderCollection?.items[0]?.hiddenFromSitemap ?? [])
        if (slug) hidden.add(slug);
      return answer.data;
    }),
  ]);
  for (const row of rows) {
    const entry = entryOf(row, hidden);
    if (entry) entries.set(entry.slug, entry);
  }
  return { entries: [...entries.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1)), tags };
}
