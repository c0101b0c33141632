/**
 * Which paths are pages, and which route renders a page (docs/product.md, "Routes"). Pure, and imported with file
 * extensions, so that plain Node can load it too. Part of every page's script, so it is small.
 */
import { getReviewedProductSlug, isFixedRoute } from '@cleanpro/content-values/paths/own-pages';
import { isSignedIn, MEMBER_PAGE, SIGN_IN_PAGE } from '../../members/pages.ts';
import { parsePageQuery } from '../pages/page-query.ts';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { HOME, isSlug } from '@cleanpro/content-values/paths/slug';

export const WRITE_REVIEW = 'write-review';
export const RECOMMENDER = 'recommender';

/** The route that renders a content page for one request, with its query parameters. */
const WITH_QUERY = `${ROOT}/_with-query`;
/**
 * The route of a product's reviews. Under the product's own path, browsers would fetch the tree of each page of a brand before
 * the page: Next's router predicts trees only where no route has a folder beside the catch-all.
 */
const REVIEWS = `${ROOT}/_reviews`;

/** The content pages that lead members to their account; for everybody else they are cached. */
const PAGES_FOR_GUESTS: ReadonlySet<string> = new Set([SIGN_IN_PAGE, 'user-registration']);

/** Whether a page leads the visitor with these cookies to the member's account, if the session is still valid. */
export const leadsToAccount = (slug: string, cookies: string): boolean =>
  PAGES_FOR_GUESTS.has(slug) && isSignedIn(cookies);

/** Whether a slug belongs to the guided assistant. */
export const isInRecommender = (slug: string): boolean =>
  slug === RECOMMENDER || slug.startsWith(`${RECOMMENDER}/`);

const isRecommenderPath = (path: string): boolean => isInRecommender(path.slice(ROOT.length + 1));

/** Whether two paths have the same header and footer: the site's, or the assistant's own. */
export const haveSameLayout = (path: string, other: string): boolean =>
  isRecommenderPath(path) === isRecommenderPath(other);

/** Whether the route of a slug is rendered per request and reads its query string itself. */
export const readsOwnQuery = (slug: string): boolean =>
  isFixedRoute(slug) ||
  slug === WRITE_REVIEW ||
  isInRecommender(slug) ||
  getReviewedProductSlug(slug) !== null;

/** The slug of the page at a path in its one form; null for any other path, which no page has. */
export function pageSlug(pathname: string): string | null {
  if (pathname === ROOT) return HOME;
  const slug = pathname.startsWith(`${ROOT}/`) ? pathname.slice(ROOT.length + 1) : '';
  return isSlug(slug) && slug !== HOME ? slug : null;
}

/**
 * The internal path that renders a page for this request alone, because of its query parameters or its member, or since it
 * lists reviews; null when the page's own path does, which is cached unless its route reads the query string.
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
 * Whether a path and its query give every visitor the same page, which is cached once: the query has nothing that the page
 * reads, and the route is not rendered per request.
 */
export function isSharedPage({ pathname, search }: { pathname: string; search: string }): boolean {
  const slug = pageSlug(pathname);
  if (slug === null || readsOwnQuery(slug)) return false;
  return getPerRequestPath(slug, new URLSearchParams(search), '') === null;
}

/** Whether the page at a path leads the visitor with these cookies elsewhere, instead of what is cached. */
export function isRenderedForMember(pathname: string, cookies: string): boolean {
  if (!isSignedIn(cookies)) return false;
  const slug = pageSlug(pathname);
  return slug !== null && leadsToAccount(slug, cookies);
}
