import 'server-only';
import type { ProductTileFragment } from '@/graphql/generated/operations';
import { orUnavailable } from '../client/content-unavailable';
import type { LoadedPage } from './load-page';
import type { Paginated } from './pagination';
import { getBrandProducts, getFacetedProducts, type FacetedProducts } from '../catalogue/product-lists';
import { loadSiteMapLists, type SiteMapLists } from './site-map';

/** The parts of long lists that a page shows, as a visitor asks for them; null where the page has no such list. */
export interface PageLists {
  brand: Paginated<ProductTileFragment> | null;
  products: FacetedProducts | null;
  siteMap: SiteMapLists | null;
  /** What was asked for cannot be read right now, and was not read before. */
  unavailable: boolean;
}

const NONE: PageLists = { brand: null, products: null, siteMap: null, unavailable: false };

async function read({ page }: LoadedPage, pageQuery: URLSearchParams): Promise<PageLists> {
  if (page.__typename === 'ContentPage' && page.brand)
    return { ...NONE, brand: await getBrandProducts(page.brand.sys.id, pageQuery) };
  if (page.__typename === 'ProductListPage')
    return { ...NONE, products: await getFacetedProducts(page, pageQuery) };
  if (page.__typename === 'SiteMap') return { ...NONE, siteMap: await loadSiteMapLists(pageQuery) };
  return NONE;
}

/**
 * Reads what a page shows of the lists that are too long to be shown whole.
 * @throws ContentUnavailableError for the page itself, which must not be kept without its list; an answer to a
 * visitor's question is kept by nobody, and says so
 */
export async function loadPageLists(loaded: LoadedPage, pageQuery: URLSearchParams): Promise<PageLists> {
  const lists = await orUnavailable(read(loaded, pageQuery), pageQuery.size === 0);
  return lists === 'unavailable' ? { ...NONE, unavailable: true } : lists;
}
