/**
 * Decides which paths are pages, and which route renders them (docs/product.md, "Routes"). Plain Node loads this file
 * too, so imports need file extensions. The script of every page contains this file, so keep it small.
 */
import { getReviewedProductSlug, isFixedRoute } from '@cleanpro/content-values/paths/own-pages';
import { isSignedIn, MEMBER_PAGE, SIGN_IN_PAGE } from '../../members/pages.ts';
import { parsePageQuery } from '../pages/page-query.ts';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { HOME, isSlug } from '@cleanpro/content-values/paths/slug';

export const WRITE_REVIEW = 'write-review';
export const RECOMMENDER = 'recommender';

/** Route that renders a content page for a single request, with its query parameters. */
const WITH_QUERY = `${ROOT}/_with-query`;
/**
 * Route that renders the reviews of a product. It is not below the product's own path, because Next's router predicts
 * the tree of a page only if no other route has a folder next to the catch-all route. With such a folder, browsers
 * would fetch the tree of every page of a brand before the page itself.
 */
const REVIEWS = `${ROOT}/_reviews`;

/** Content pages that redirect members to their account. For all other visitors, the pages are cached. */
const PAGES_FOR_GUESTS: ReadonlySet<string> = new Set([SIGN_IN_PAGE, 'user-registration']);

/** Whether a page redirects the visitor with these cookies to the account, if the session is still valid. */
export const leadsToAccount = (slug: string, cookies: string): boolean =>
  PAGES_FOR_GUESTS.has(slug) && isSignedIn(cookies);

/** Whether a slug belongs to the guided assistant. */
export const isInRecommender = (slug: string): boolean =>
  slug === RECOMMENDER || slug.startsWith(`${RECOMMENDER}/`);

const isRecommenderPath = (path: string): boolean => isInRecommender(path.slice(ROOT.length + 1));

/** Whether two paths have the same header and footer. The guided assistant has its own. */
export const haveSameLayout = (path: string, other: string): boolean =>
  isRecommenderPath(path) === isRecommenderPath(other);

/** Whether the route of a slug is rendered per request and reads the query string itself. */
export const readsOwnQuery = (slug: string): boolean =>
  isFixedRoute(slug) ||
  slug === WRITE_REVIEW ||
  isInRecommender(slug) ||
  getReviewedProductSlug(slug) !== null;

/** Returns the slug of the page at a canonical path, or null if no page can have this path. */
export function pageSlug(pathname: string): string | null {
  if (pathname === ROOT) return HOME;
  const slug = pathname.startsWith(`${ROOT}/`) ? pathname.slice(ROOT.length + 1) : '';
  return isSlug(slug) && slug !== HOME ? slug : null;
}

/**
 * Returns the internal path that renders a page for a single request: because of its query parameters, for a signed-in
 * member, or because it lists reviews. Returns null if the page's own path renders it. That page is cached unless its
 * route reads the query string.
 */
export function getPerRequestPath(
  slug: string,
  searchParams: URLSearchParams,
  cookies: string,
): string | null {
  const product = getReviewedProductSlug(slug);
  if (product !== null) return `${REVIEWS}/${product.replace(/^brands\//, '')}?${searchParams}`;
  const pageQuery = parsePageQuery(searchParams);
  const perRequest =
    slug === MEMBER_PAGE || leadsToAccount(slug, cookies) || (pageQuery.size > 0 && !readsOwnQuery(slug));
  if (!perRequest) return null;
  return `${WITH_QUERY}${slug === HOME ? '' : `/${slug}`}?${pageQuery}`;
}

/**
 * Whether a path and its query give every visitor the same cached page. This requires that the page reads no parameter
 * of the query, and that its route is not rendered per request.
 */
export function isSharedPage({ pathname, search }: { pathname: string; search: string }): boolean {
  const slug = pageSlug(pathname);
  if (slug === null || readsOwnQuery(slug)) return false;
  return getPerRequestPath(slug, new URLSearchParams(search), '') === null;
}

/** Whether the page at a path redirects the visitor with these cookies, so that the cached page must not be served. */
export function isRenderedForMember(pathname: string, cookies: string): boolean {
  if (!isSignedIn(cookies)) return false;
  const slug = pageSlug(pathname);
  return slug !== null && leadsToAccount(slug, cookies);
}
