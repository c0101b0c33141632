import 'server-only';
import type { TypedDocumentNode } from '@apollo/client';
import { serverConfig } from '@/lib/config/server';
import { canonicalHref } from '@cleanpro/content-values/editorial/link-target';
import { assistantPages } from '@/lib/recommender/url-builder';
import {
  UrlBuilderArticlesDocument,
  UrlBuilderPagesDocument,
  UrlBuilderSubBrandsAndTrainingDocument,
  UrlBuilderProductsDocument,
} from '@/graphql/generated/operations';
import type { Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { isCollection } from '../client/collection';
import { fetchAllPages } from '../client/fetch-all-pages';
import { CATALOGUE_PAGE_SIZE, SUB_BRANDS_PAGE_SIZE, URL_BUILDER_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';
import type { PageVariables } from '../client/query-all-pages';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { UrlBuilderPage } from './url-builder-page';

export type { UrlBuilderPage };

/** Parent of a page. Ignored unless the query selects its slug. */
interface Parent {
  __typename: string;
  slug?: string | null;
}

interface Row {
  __typename: string;
  sys: { publishedAt: string | null };
  slug?: string | null;
  title: string | null;
  breadcrumbTitle: string | null;
  name?: string | null;
  /** Heading of a safety data sheet page. */
  pageTitle?: string | null;
  parentPage?: Parent | null;
  parentIndustryPage?: Parent | null;
  product?: { slug: string | null; productName: string | null; sys: { publishedAt: string | null } } | null;
  pageMetaData: { noIndex: boolean | null; canonicalPath: string | null } | null;
}

function toEntry(row: Row): UrlBuilderPage | undefined {
  const slug = row.product ? row.product.slug : row.slug;
  if (!slug) return undefined;
  const canonical = canonicalHref(row.pageMetaData?.canonicalPath, serverConfig().SITE_URL);
  const parent = row.parentPage ?? row.parentIndustryPage;
  const dates = [row.sys.publishedAt, row.product?.sys.publishedAt ?? null]
    .filter((date) => date !== null)
    .sort();
  return {
    type: row.__typename,
    slug,
    title: row.product?.productName ?? row.pageTitle ?? row.title ?? row.breadcrumbTitle ?? row.name ?? slug,
    parent: parent?.slug ? { type: parent.__typename, slug: parent.slug } : undefined,
    publishedAt: dates.at(-1) ?? null,
    listed: row.pageMetaData?.noIndex !== true && (canonical === undefined || canonical === pageHref(slug)),
  };
}

interface Entries {
  items: UrlBuilderPage[];
  /** Total of the largest collection. */
  total: number;
  tags: string[];
}

function entriesIn({ data, tags }: { data: object; tags: string[] }): Entries {
  const entries: Entries = { items: [], total: 0, tags: [...tags] };
  for (const [name, collection] of Object.entries(data)) {
    if (name === 'urlBuilderCollection' || !isCollection<Row>(collection)) continue;
    entries.tags.push(listTag(name));
    entries.items.push(...collection.items.flatMap((row) => (row && toEntry(row)) ?? []));
    entries.total = Math.max(entries.total, collection.total);
  }
  return entries;
}

const catalogueLoader =
  (document: TypedDocumentNode<object, PageVariables>) =>
  async (skip: number, preview: boolean, query: typeof queryContent = queryContent): Promise<Entries> =>
    entriesIn(await query(document, { limit: CATALOGUE_PAGE_SIZE, skip, locale: LOCALE, preview }));

/** Loads product pages sorted by title, at most `CATALOGUE_PAGE_SIZE`. @throws ContentUnavailableError */
export const loadProductPages = catalogueLoader(UrlBuilderProductsDocument);

/** Loads articles, at most `CATALOGUE_PAGE_SIZE`. @throws ContentUnavailableError */
export const loadArticlePages = catalogueLoader(UrlBuilderArticlesDocument);

/** Pages of the site except products and articles, and the slugs that the URL builder hides from site maps. */
export interface SitePages {
  entries: UrlBuilderPage[];
  hidden: string[];
}

/**
 * Loads every page of the site except products and articles.
 * @throws ContentUnavailableError
 */
export async function loadSitePages(preview: boolean): Promise<Tagged<SitePages>> {
  const hidden = new Set<string>();
  const scope = { locale: LOCALE, preview };
  const [assistant, subBrandsAndTraining, pages] = await Promise.all([
    assistantPages(queryContent, preview),
    fetchAllPages(SUB_BRANDS_PAGE_SIZE, async (page) =>
      entriesIn(await queryContent(UrlBuilderSubBrandsAndTrainingDocument, { ...scope, ...page })),
    ),
    fetchAllPages(URL_BUILDER_PAGE_SIZE, async (page) => {
      const result = await queryContent(UrlBuilderPagesDocument, { ...scope, ...page });
      for (const slug of result.data.urlBuilderCollection?.items[0]?.hiddenFromSitemap ?? [])
        if (slug) hidden.add(slug);
      return entriesIn(result);
    }),
  ]);
  const entries = [...assistant.entries, ...subBrandsAndTraining.items, ...pages.items];
  return {
    value: {
      entries: [...new Map(entries.map((entry) => [entry.slug, entry])).values()],
      hidden: [...hidden],
    },
    tags: [listTag('urlBuilder'), ...assistant.tags, ...subBrandsAndTraining.tags, ...pages.tags],
  };
}

/**
 * Loads every page of the site, sorted by slug (docs/product.md, "URL builder").
 * @throws ContentUnavailableError
 */
export async function loadUrlBuilderPages(preview: boolean): Promise<Tagged<UrlBuilderPage[]>> {
  const [{ value, tags }, articles, products] = await Promise.all([
    loadSitePages(preview),
    fetchAllPages(CATALOGUE_PAGE_SIZE, ({ skip }) => loadArticlePages(skip, preview)),
    fetchAllPages(CATALOGUE_PAGE_SIZE, ({ skip }) => loadProductPages(skip, preview)),
  ]);
  const pages = new Map(
    [...articles.items, ...value.entries, ...products.items].map((page) => [
      page.slug,
      { ...page, listed: page.listed && !value.hidden.includes(page.slug) },
    ]),
  );
  return {
    value: [...pages.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    tags: [...tags, ...articles.tags, ...products.tags],
  };
}
