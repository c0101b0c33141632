import 'server-only';
import {
  ListedProductsDocument,
  ProductsOfBrandDocument,
  type ListedProductFragment,
  type ProductTileFragment,
} from '@/graphql/generated/operations';
import { cacheUntilExpired } from '../cache/cache-until-expired';
import { LastGood } from '../cache/last-good';
import { entryTag, listTag } from '../cache/tags';
import {
  facetsOf,
  factsOf,
  isNarrowing,
  narrowed,
  withSample,
  type Facet,
  type FacetSetting,
  type ProductFacts,
} from './facets';
import { PRODUCTS_PAGE_SIZE } from '../client/limits';
import { isPreview, orLastGood } from '../pages/get-page';
import type { PageNamed } from '../pages/load-page';
import { pageCount, paginate, readPaginated, type Paginated } from '../pages/pagination';
import { factsOfCategory } from './product-facts';
import { LOCALE, queryContent } from '../client/query';

/** Products that visitors narrow by facets. */
export interface FacetedProducts extends Paginated<ListedProductFragment> {
  facets: Facet[];
  /** Whether the visitor narrows the list. */
  narrowing: boolean;
  /** Whether every product of the list has a registration number. */
  registered: boolean;
}

interface Tagged<T> {
  value: T;
  tags: string[];
}

declare global {
  // What was good last belongs to the whole process, not to one kind of route.
  var lastGoodProducts:
    | {
        brands: LastGood<Tagged<Paginated<ProductTileFragment>>>;
        listed: LastGood<Tagged<ListedProductFragment[]>>;
      }
    | undefined;
}

const MAX_PARTS = 500;
const lastGood = (globalThis.lastGoodProducts ??= {
  brands: new LastGood(MAX_PARTS),
  listed: new LastGood(MAX_PARTS),
});

const present = <T>(items: readonly (T | null)[] | undefined): T[] =>
  (items ?? []).filter((item) => item !== null);

async function loadBrandProducts(
  brand: string,
  page: number,
  preview: boolean,
): Promise<Tagged<Paginated<ProductTileFragment>>> {
  const { data, tags } = await queryContent(ProductsOfBrandDocument, {
    brand,
    limit: PRODUCTS_PAGE_SIZE,
    skip: (page - 1) * PRODUCTS_PAGE_SIZE,
    locale: LOCALE,
    preview,
  });
  const total = data.productCollection?.total ?? 0;
  return {
    value: {
      items: present(data.productCollection?.items),
      total,
      page,
      pages: pageCount(total, PRODUCTS_PAGE_SIZE),
    },
    tags: [...tags, listTag('product', brand)],
  };
}

async function getCachedBrandProducts(brand: string, page: number): Promise<Paginated<ProductTileFragment>> {
  'use cache';
  const { value, tags } = await orLastGood(lastGood.brands, JSON.stringify([brand, page]), () =>
    loadBrandProducts(brand, page, false),
  );
  cacheUntilExpired(tags);
  return value;
}

/** The products of a brand, by name. @throws ContentUnavailableError */
export async function productsOfBrand(
  brand: string,
  pageQuery: URLSearchParams,
): Promise<Paginated<ProductTileFragment>> {
  const preview = await isPreview();
  return readPaginated(pageQuery, async (page) =>
    preview ? (await loadBrandProducts(brand, page, true)).value : getCachedBrandProducts(brand, page),
  );
}

async function loadListed(ids: string[], preview: boolean): Promise<Tagged<ListedProductFragment[]>> {
  const { data, tags } = await queryContent(ListedProductsDocument, {
    ids,
    limit: PRODUCTS_PAGE_SIZE,
    locale: LOCALE,
    preview,
  });
  return { value: present(data.productCollection?.items), tags: [...tags, ...ids.map(entryTag)] };
}

async function getCachedListedProducts(ids: string[]): Promise<ListedProductFragment[]> {
  'use cache';
  const { value, tags } = await orLastGood(lastGood.listed, ids.join(), () => loadListed(ids, false));
  cacheUntilExpired(tags);
  return value;
}

/** The products with these ids, in the order of the ids. */
async function listed(ids: string[]): Promise<ListedProductFragment[]> {
  if (ids.length === 0) return [];
  const found = (await isPreview())
    ? (await loadListed(ids, true)).value
    : await getCachedListedProducts(ids);
  const byId = new Map(found.map((product) => [product.sys.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One page of the products of a list, those of its category or those that an editor chose, as a visitor narrows it. */
function facetedProducts(
  page: PageNamed<'ProductListPage'>,
  all: readonly ProductFacts[],
  pageQuery: URLSearchParams,
): { part: Paginated<ProductFacts>; facets: Facet[]; registered: boolean; narrowing: boolean } {
  const settings: FacetSetting[] = present(page.facetsCollection?.items);
  const [sample = null] = page.sampleProduct
    ? narrowed([factsOf(page.sampleProduct)], settings, pageQuery)
    : [];
  return {
    part: paginate(withSample(narrowed(all, settings, pageQuery), sample), PRODUCTS_PAGE_SIZE, pageQuery),
    facets: facetsOf(all, settings, pageQuery),
    registered: all.length > 0 && all.every(({ registered }) => registered),
    narrowing: isNarrowing(pageQuery),
  };
}

/**
 * The products of a list page as a visitor asks for them: what narrows the list is known of all products, and only
 * those that are shown are read whole.
 * @throws ContentUnavailableError
 */
export async function productsOfList(
  page: PageNamed<'ProductListPage'>,
  pageQuery: URLSearchParams,
): Promise<FacetedProducts> {
  const chosen = present(page.productsCollection?.items);
  const facts =
    chosen.length > 0
      ? chosen.map(factsOf)
      : page.category
        ? await factsOfCategory(page.category.sys.id)
        : [];
  const { part, ...list } = facetedProducts(page, facts, pageQuery);
  const ids = part.items.map(({ sys }) => sys.id);
  return { ...part, ...list, items: await listed(ids) };
}
