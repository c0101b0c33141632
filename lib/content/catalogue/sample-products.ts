import 'server-only';
import { SampleProductsDocument } from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { LIST_PAGE_SIZE } from '../client/limits';
import { queryAllPages } from '../client/query-all-pages';

interface SampleProduct {
  slug: string;
  /** Brand and name, as shown in the form and stored with the request. */
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
 * Returns the products that have samples, sorted by brand and name. A single read returns all of them, so that requests
 * with made-up products cause no queries and fill no cache.
 * @throws ContentUnavailableError
 */
export const getSampleProducts = defineCachedRead({ name: 'sample products', load: loadSampleProducts });
