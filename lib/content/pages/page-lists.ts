import 'server-only';
import type { ProductTileFragment } from '@/graphql/generated/operations';
import type { ListedArticles } from '../catalogue/article-list';
import type { IncompatibleProducts } from '../catalogue/incompatible-products';
import type { FacetedProducts } from '../catalogue/product-lists';
import { orUnavailable } from '../client/content-unavailable';
import type { ChildPage } from './child-pages';
import type { Paginated } from './pagination';
import type { SiteMapLists } from './site-map';

/** Lists that are loaded separately from a page's entry. Null or empty if a page has no such list. */
export interface PageLists {
  brandProducts: Paginated<ProductTileFragment> | null;
  products: FacetedProducts | null;
  articles: ListedArticles | null;
  incompatible: IncompatibleProducts[];
  siteMap: SiteMapLists | null;
  childPages: ChildPage[];
  /** Whether the content service is unavailable and this part of the list is not cached. */
  unavailable: boolean;
}

const NONE: PageLists = {
  brandProducts: null,
  products: null,
  articles: null,
  incompatible: [],
  siteMap: null,
  childPages: [],
  unavailable: false,
};

/**
 * Waits for the lists of a page. Lists that the page does not have are null or empty.
 * @throws ContentUnavailableError for requests without query parameters, because a page must not be cached without its
 * lists. With parameters, the page is rendered for one request, and its lists are `unavailable`.
 */
export async function loadPageLists(
  lists: Promise<Partial<PageLists>> | undefined,
  pageQuery: URLSearchParams,
): Promise<PageLists> {
  if (!lists) return NONE;
  const loaded = await orUnavailable(lists, pageQuery.size === 0);
  return loaded === 'unavailable' ? { ...NONE, unavailable: true } : { ...NONE, ...loaded };
}
