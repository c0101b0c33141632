import 'server-only';
import type { ProductTileFragment } from '@/graphql/generated/operations';
import type { ListedArticles } from '../catalogue/article-list';
import type { IncompatibleProducts } from '../catalogue/incompatible-products';
import type { FacetedProducts } from '../catalogue/product-lists';
import { orUnavailable } from '../client/content-unavailable';
import type { PageBelow } from './pages-below';
import type { Paginated } from './pagination';
import type { SiteMapLists } from './site-map';

/** The loaded parts of the lists that are no part of a page's entry; null or empty where a page has no such list. */
export interface PageLists {
  brandProducts: Paginated<ProductTileFragment> | null;
  products: FacetedProducts | null;
  articles: ListedArticles | null;
  incompatible: IncompatibleProducts[];
  siteMap: SiteMapLists | null;
  pagesBelow: PageBelow[];
  /** The content service is unavailable, and this part of the list is not cached. */
  unavailable: boolean;
}

const NONE: PageLists = {
  brandProducts: null,
  products: null,
  articles: null,
  incompatible: [],
  siteMap: null,
  pagesBelow: [],
  unavailable: false,
};

/**
 * Completes the lists that a page type loads.
 * @throws ContentUnavailableError without query parameters, since a page must not be cached without its list; with
 * parameters the page is rendered for one request, and its lists are `unavailable`
 */
export async function loadPageLists(
  lists: Promise<Partial<PageLists>> | undefined,
  pageQuery: URLSearchParams,
): Promise<PageLists> {
  if (!lists) return NONE;
  const loaded = await orUnavailable(lists, pageQuery.size === 0);
  return loaded === 'unavailable' ? { ...NONE, unavailable: true } : { ...NONE, ...loaded };
}
