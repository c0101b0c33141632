import 'server-only';
import {
  ListedProductsDocument,
  ProductsOfBrandDocument,
  type ListedProductFragment,
  type ProductTileFragment,
} from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { entryTag, listTag } from '../cache/tags';
import { PRODUCTS_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';
import { queryOnInput } from '../client/query-on-input';
import type { PageNamed } from '../pages/page-documents';
import { paginate, readPaginated, toPaginated, type Paginated } from '../pages/pagination';
import { present } from '../present';
import {
  countFacets,
  filterByFacets,
  hasFacetFilter,
  insertSample,
  toFacts,
  type Facet,
  type FacetSetting,
  type ProductFacts,
} from './facets';
import { getProductFacts } from './product-facts';

export interface FacetedProducts extends Paginated<ListedProductFragment> {
  facets: Facet[];
  isFiltered: boolean;
  /** Whether every product in the list has an EPA registration number. */
  areAllRegistered: boolean;
}

async function loadBrandProducts(
  preview: boolean,
  brand: string,
  page: number,
): Promise<Tagged<Paginated<ProductTileFragment>>> {
  const query = page === 1 ? queryContent : queryOnInput;
  const { data, tags } = await query(ProductsOfBrandDocument, {
    brand,
    limit: PRODUCTS_PAGE_SIZE,
    skip: (page - 1) * PRODUCTS_PAGE_SIZE,
    locale: LOCALE,
    preview,
  });
  return {
    value: toPaginated(data.productCollection, page, PRODUCTS_PAGE_SIZE),
    tags: [...tags, listTag('product', brand)],
  };
}

const brandProducts = defineCachedRead({ name: 'brand products', load: loadBrandProducts });

/** Returns one page of a brand's products, sorted by name. @throws ContentUnavailableError */
export const getBrandProducts = (
  brand: string,
  pageQuery: URLSearchParams,
): Promise<Paginated<ProductTileFragment>> => readPaginated(pageQuery, (page) => brandProducts(brand, page));

/** Source of the selection: only the page, or also the query string of the request. */
type Selection = 'page' | 'query';

async function loadListedProducts(
  preview: boolean,
  ids: string[],
  selection: Selection,
): Promise<Tagged<ListedProductFragment[]>> {
  const query = selection === 'page' ? queryContent : queryOnInput;
  const { data, tags } = await query(ListedProductsDocument, {
    ids,
    limit: PRODUCTS_PAGE_SIZE,
    locale: LOCALE,
    preview,
  });
  return { value: present(data.productCollection?.items), tags: [...tags, ...ids.map(entryTag)] };
}

const listedProducts = defineCachedRead({ name: 'listed products', load: loadListedProducts });

/** Returns the products with these ids, in the same order. */
async function getListedProducts(ids: string[], selection: Selection): Promise<ListedProductFragment[]> {
  if (ids.length === 0) return [];
  const products = await listedProducts(ids, selection);
  const byId = new Map(products.map((product) => [product.sys.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function filterProducts(
  page: PageNamed<'ProductListPage'>,
  all: readonly ProductFacts[],
  pageQuery: URLSearchParams,
): { part: Paginated<ProductFacts>; facets: Facet[]; areAllRegistered: boolean; isFiltered: boolean } {
  const settings: FacetSetting[] = present(page.facetsCollection?.items);
  const [sample = null] = page.sampleProduct
    ? filterByFacets([toFacts(page.sampleProduct)], settings, pageQuery)
    : [];
  return {
    part: paginate(
      insertSample(filterByFacets(all, settings, pageQuery), sample),
      PRODUCTS_PAGE_SIZE,
      pageQuery,
    ),
    facets: countFacets(all, settings, pageQuery),
    areAllRegistered: all.length > 0 && all.every(({ registered }) => registered),
    isFiltered: hasFacetFilter(pageQuery),
  };
}

/**
 * Returns one page of the products on a product list page: those of its category, those that an editor chose, or all
 * products, filtered by the facets in the query. Facets are computed from the facts of all products. Only the returned
 * products are loaded in full.
 * @throws ContentUnavailableError
 */
export async function getFacetedProducts(
  page: PageNamed<'ProductListPage'>,
  pageQuery: URLSearchParams,
): Promise<FacetedProducts> {
  const chosen = present(page.productsCollection?.items);
  const facts =
    chosen.length > 0
      ? chosen.map(toFacts)
      : page.category || page.listsAllProducts
        ? await getProductFacts(page.category?.sys.id ?? null)
        : [];
  const { part, ...list } = filterProducts(page, facts, pageQuery);
  const ids = part.items.map(({ sys }) => sys.id);
  return { ...part, ...list, items: await getListedProducts(ids, pageQuery.size === 0 ? 'page' : 'query') };
}
