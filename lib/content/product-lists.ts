import 'server-only';
import {
  ListedProductsDocument,
  ProductsOfBrandDocument,
  type ListedProductFragment,
  type ProductTileFragment,
} from '@/graphql/generated/operations';
import { keepUntilChanged } from './cache/keep';
import { LastGood } from './cache/last-good';
import { entryTag, listTag } from './cache/tags';
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
import { PRODUCTS_AT_ONCE } from './limits';
import { isPreview, orLastGood } from './page';
import type { PageNamed } from './pages';
import { pagesOf, partOf, readPart, type Part } from './parts';
import { factsOfCategory } from './product-facts';
import { LOCALE, queryContent } from './query';

/** Products that visitors narrow by facets. */
export interface FacetedPart extends Part<ListedProductFragment> {
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
        brands: LastGood<Tagged<Part<ProductTileFragment>>>;
        listed: LastGood<Tagged<ListedProductFragment[]>>;
      }
    | undefined;
}

const PARTS_AT_MOST = 500;
const lastGood = (globalThis.lastGoodProducts ??= {
  brands: new LastGood(PARTS_AT_MOST),
  listed: new LastGood(PARTS_AT_MOST),
});

const present = <T>(items: readonly (T | null)[] | undefined): T[] =>
  (items ?? []).filter((item) => item !== null);

async function loadBrandPart(
  brand: string,
  page: number,
  preview: boolean,
): Promise<Tagged<Part<ProductTileFragment>>> {
  const { data, tags } = await queryContent(ProductsOfBrandDocument, {
    brand,
    limit: PRODUCTS_AT_ONCE,
    skip: (page - 1) * PRODUCTS_AT_ONCE,
    locale: LOCALE,
    preview,
  });
  const total = data.productCollection?.total ?? 0;
  return {
    value: {
      items: present(data.productCollection?.items),
      total,
      page,
      pages: pagesOf(total, PRODUCTS_AT_ONCE),
    },
    tags: [...tags, listTag('product', brand)],
  };
}

async function keptBrandPart(brand: string, page: number): Promise<Part<ProductTileFragment>> {
  'use cache';
  const { value, tags } = await orLastGood(lastGood.brands, JSON.stringify([brand, page]), () =>
    loadBrandPart(brand, page, false),
  );
  keepUntilChanged(tags);
  return value;
}

/** The products of a brand, by name. @throws ContentUnavailableError */
export async function productsOfBrand(
  brand: string,
  asked: URLSearchParams,
): Promise<Part<ProductTileFragment>> {
  const preview = await isPreview();
  return readPart(asked, async (page) =>
    preview ? (await loadBrandPart(brand, page, true)).value : keptBrandPart(brand, page),
  );
}

async function loadListed(ids: string[], preview: boolean): Promise<Tagged<ListedProductFragment[]>> {
  const { data, tags } = await queryContent(ListedProductsDocument, {
    ids,
    limit: PRODUCTS_AT_ONCE,
    locale: LOCALE,
    preview,
  });
  return { value: present(data.productCollection?.items), tags: [...tags, ...ids.map(entryTag)] };
}

async function keptListed(ids: string[]): Promise<ListedProductFragment[]> {
  'use cache';
  const { value, tags } = await orLastGood(lastGood.listed, ids.join(), () => loadListed(ids, false));
  keepUntilChanged(tags);
  return value;
}

/** The products with these ids, in the order of the ids. */
async function listed(ids: string[]): Promise<ListedProductFragment[]> {
  if (ids.length === 0) return [];
  const found = (await isPreview()) ? (await loadListed(ids, true)).value : await keptListed(ids);
  const byId = new Map(found.map((product) => [product.sys.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One page of the products of a list, those of its category or those that an editor chose, as a visitor narrows it. */
function facetedPart(
  page: PageNamed<'ProductListPage'>,
  all: readonly ProductFacts[],
  asked: URLSearchParams,
): { part: Part<ProductFacts>; facets: Facet[]; registered: boolean; narrowing: boolean } {
  const settings: FacetSetting[] = present(page.facetsCollection?.items);
  const [sample = null] = page.sampleProduct ? narrowed([factsOf(page.sampleProduct)], settings, asked) : [];
  return {
    part: partOf(withSample(narrowed(all, settings, asked), sample), PRODUCTS_AT_ONCE, asked),
    facets: facetsOf(all, settings, asked),
    registered: all.length > 0 && all.every(({ registered }) => registered),
    narrowing: isNarrowing(asked),
  };
}

/**
 * The products of a list page as a visitor asks for them: what narrows the list is known of all products, and only
 * those that are shown are read whole.
 * @throws ContentUnavailableError
 */
export async function productsOfList(
  page: PageNamed<'ProductListPage'>,
  asked: URLSearchParams,
): Promise<FacetedPart> {
  const chosen = present(page.productsCollection?.items);
  const facts =
    chosen.length > 0
      ? chosen.map(factsOf)
      : page.category
        ? await factsOfCategory(page.category.sys.id)
        : [];
  const { part, ...list } = facetedPart(page, facts, asked);
  const ids = part.items.map(({ sys }) => sys.id);
  return { ...part, ...list, items: await listed(ids) };
}
