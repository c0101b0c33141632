/**
 * Reads of the published pages whose likes and views are counted. Nothing is counted in previews, so these reads never
 * return drafts. Each read returns all pages of a type, so that requests with made-up ids cause no queries and fill no
 * cache.
 */
import 'server-only';
import { PublishedArticlesDocument, PublishedProductsDocument } from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { SLUGS_PAGE_SIZE } from '../client/limits';
import { queryAllPages } from '../client/query-all-pages';

interface PublishedArticle {
  id: string;
  slug: string;
}

const PUBLISHED = { limit: SLUGS_PAGE_SIZE, preview: false };

async function loadPublishedArticles(): Promise<Tagged<PublishedArticle[]>> {
  const { items, tags } = await queryAllPages(
    PublishedArticlesDocument,
    PUBLISHED,
    ({ articleDetailPagesCollection }) => articleDetailPagesCollection,
  );
  return {
    value: items.flatMap(({ sys, slug }) => (slug ? [{ id: sys.id, slug }] : [])),
    tags: [listTag('articleDetailPages'), ...tags],
  };
}

async function loadPublishedProducts(): Promise<Tagged<string[]>> {
  const { items, tags } = await queryAllPages(
    PublishedProductsDocument,
    PUBLISHED,
    ({ productsPageCollection }) => productsPageCollection,
  );
  return {
    value: items.flatMap(({ product }) => product?.slug ?? []),
    tags: [listTag('productsPage'), ...tags],
  };
}

/** Returns the id and slug of every article. @throws ContentUnavailableError */
export const getPublishedArticles = defineCachedRead({
  name: 'published articles',
  hasDrafts: false,
  load: loadPublishedArticles,
});

/** Returns the slug of every product page. @throws ContentUnavailableError */
export const getPublishedProducts = defineCachedRead({
  name: 'published products',
  hasDrafts: false,
  load: loadPublishedProducts,
});
