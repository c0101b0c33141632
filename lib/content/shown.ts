import 'server-only';
import type { ProductTileFragment } from '@/graphql/generated/operations';
import { orUnavailable } from './failures';
import type { LoadedPage } from './pages';
import type { Part } from './parts';
import { productsOfBrand, productsOfList, type FacetedPart } from './product-lists';
import { siteMapOf, type SiteMapPart } from './site-map';

/** The parts of long lists that a page shows, as a visitor asks for them; null where the page has no such list. */
export interface ShownLists {
  brand: Part<ProductTileFragment> | null;
  products: FacetedPart | null;
  siteMap: SiteMapPart | null;
  /** What was asked for cannot be read right now, and was not read before. */
  unavailable: boolean;
}

const NONE: ShownLists = { brand: null, products: null, siteMap: null, unavailable: false };

async function read({ page }: LoadedPage, asked: URLSearchParams): Promise<ShownLists> {
  if (page.__typename === 'ContentPage' && page.brand)
    return { ...NONE, brand: await productsOfBrand(page.brand.sys.id, asked) };
  if (page.__typename === 'ProductListPage') return { ...NONE, products: await productsOfList(page, asked) };
  if (page.__typename === 'SiteMap') return { ...NONE, siteMap: await siteMapOf(asked) };
  return NONE;
}

/**
 * Reads what a page shows of the lists that are too long to be shown whole.
 * @throws ContentUnavailableError for the page itself, which must not be kept without its list; an answer to a
 * visitor's question is kept by nobody, and says so
 */
export async function shownLists(loaded: LoadedPage, asked: URLSearchParams): Promise<ShownLists> {
  const lists = await orUnavailable(read(loaded, asked), asked.size === 0);
  return lists === 'unavailable' ? { ...NONE, unavailable: true } : lists;
}
