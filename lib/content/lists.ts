import 'server-only';
import type { TypedDocumentNode } from '@apollo/client';
import {
  ArticleListDocument,
  ProductsOfBrandDocument,
  ProductsOfCategoryDocument,
  type ArticleCardFragment,
  type ListedProductFragment,
  type ProductTileFragment,
} from '@/graphql/generated/operations';
import { listTag } from './cache/tags';
import { LIST_AT_ONCE } from './limits';
import type { PageEntry } from './pages';
import { LOCALE, queryContent } from './query';
import { loadSiteIndex, type SiteIndexEntry } from './site-index';

/** Lists that a page shows beside what its own entry links to. */
export interface PageLists {
  articles: ArticleCardFragment[];
  products: ProductTileFragment[];
  /** Products with what the facets of a list ask. */
  listed: ListedProductFragment[];
  sitemap: SiteIndexEntry[];
}

const present = <T>(items: readonly (T | null)[] | undefined): T[] =>
  (items ?? []).filter((item) => item !== null);

async function every<T>(
  ask: (skip: number) => Promise<{ items: T[]; total: number; tags: string[] }>,
): Promise<{ items: T[]; tags: string[] }> {
  const items: T[] = [];
  const tags: string[] = [];
  for (let skip = 0, total = 1; skip < total; skip += LIST_AT_ONCE) {
    const part = await ask(skip);
    items.push(...part.items);
    tags.push(...part.tags);
    total = part.total;
  }
  return { items, tags };
}

async function articles(type: string | undefined, preview: boolean) {
  return every(async (skip) => {
    const { data, tags } = await queryContent(ArticleListDocument, {
      type,
      topic: null,
      limit: LIST_AT_ONCE,
      skip,
      locale: LOCALE,
      preview,
    });
    return {
      items: present(data.articleDetailPagesCollection?.items),
      total: data.articleDetailPagesCollection?.total ?? 0,
      tags,
    };
  });
}

async function productsOf<Product>(
  document: TypedDocumentNode<
    { productCollection: { total: number; items: (Product | null)[] } | null },
    { code: string; limit: number; skip: number; locale: string; preview: boolean }
  >,
  code: string,
  preview: boolean,
) {
  return every(async (skip) => {
    const { data, tags } = await queryContent(document, {
      code,
      limit: LIST_AT_ONCE,
      skip,
      locale: LOCALE,
      preview,
    });
    return { items: present(data.productCollection?.items), total: data.productCollection?.total ?? 0, tags };
  });
}

/** The lists that a page type shows whole, with the tags that make a newly published entry appear. */
export async function listsOf(
  page: PageEntry,
  preview: boolean,
): Promise<{ lists: PageLists; tags: string[] }> {
  const lists: PageLists = { articles: [], products: [], listed: [], sitemap: [] };
  const tags: string[] = [];
  if (page.__typename === 'ArticlePage' || page.__typename === 'ListingPage') {
    const found = await articles(
      page.__typename === 'ListingPage' ? (page.listingType ?? undefined) : undefined,
      preview,
    );
    lists.articles = found.items;
    tags.push(...found.tags, listTag('articleDetailPages'));
  } else if (page.__typename === 'ContentPage' && page.brand?.code) {
    const found = await productsOf(ProductsOfBrandDocument, page.brand.code, preview);
    lists.products = found.items;
    tags.push(...found.tags, listTag('product', page.brand.sys.id));
  } else if (
    page.__typename === 'ProductListPage' &&
    page.category?.code &&
    (page.productsCollection?.items.length ?? 0) === 0
  ) {
    const found = await productsOf(ProductsOfCategoryDocument, page.category.code, preview);
    lists.listed = found.items;
    tags.push(...found.tags, listTag('product', page.category.sys.id));
  } else if (page.__typename === 'SiteMap') {
    const found = await loadSiteIndex(preview);
    lists.sitemap = found.entries;
    tags.push(...found.tags);
  }
  return { lists, tags };
}
