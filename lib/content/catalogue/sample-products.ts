import 'server-only';
import { SampleProductsDocument } from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { LIST_PAGE_SIZE } from '../client/limits';
import { queryAllPages } from '../client/query-all-pages';

interface SampleProduct {
  slug: string;
  /** Brand and name: what the form displays, and what is stored with a request. */
  title: string;
}

async function loadSampleProducts(preview: boolean): Promise<Tagged<SampleProduct[]>> {
  const { items, tags } = await queryAllPages(
    SampleProductsDocument,
    { limit: LIST_PAGE_SIZE, preview },
    ({ productCollection }) => productCollection,
  );
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
