import 'server-only';
import { SampleProductsDocument } from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { fetchAllPages } from '../client/fetch-all-pages';
import { LIST_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';

interface SampleProduct {
  slug: string;
  /** Brand and name: what the form displays, and what is stored with a request. */
  title: string;
}

async function loadSampleProducts(preview: boolean): Promise<Tagged<SampleProduct[]>> {
  const { items, tags } = await fetchAllPages(LIST_PAGE_SIZE, async (page) => {
    const { data, tags: pageTags } = await queryContent(SampleProductsDocument, {
      ...page,
      locale: LOCALE,
      preview,
    });
    const { items: products, total } = data.productCollection ?? {};
    return { items: products, total, tags: pageTags };
  });
  return {
    value: items.flatMap(({ slug, productBrand, productName }) =>
      slug && productName ? [{ slug, title: [productBrand, productName].filter(Boolean).join(' ') }] : [],
    ),
    tags: [listTag('product'), ...tags],
  };
}

/**
 * The products that have samples, by brand and name. One read for all of them, so that requests with made-up products
 * cost no query and fill no cache.
 * @throws ContentUnavailableError
 */
export const getSampleProducts = defineCachedRead({ name: 'sample products', load: loadSampleProducts });
