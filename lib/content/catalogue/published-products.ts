import 'server-only';
import { PublishedProductsDocument } from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { fetchAllPages } from '../client/fetch-all-pages';
import { SLUGS_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';

async function loadPublishedProducts(preview: boolean): Promise<Tagged<string[]>> {
  const { items, tags } = await fetchAllPages(SLUGS_PAGE_SIZE, async (page) => {
    const { data, tags: pageTags } = await queryContent(PublishedProductsDocument, {
      ...page,
      locale: LOCALE,
      preview,
    });
    const { items: pages, total } = data.productsPageCollection ?? {};
    return { items: pages, total, tags: pageTags };
  });
  return {
    value: items.flatMap(({ product }) => product?.slug ?? []),
    tags: [listTag('productsPage'), ...tags],
  };
}

/**
 * The slug of every product page: published ones, like articles (published-articles.ts).
 * @throws ContentUnavailableError
 */
export const getPublishedProducts = defineCachedRead({
  name: 'published products',
  hasDrafts: false,
  load: loadPublishedProducts,
});
