/** Pages without a content entry: fixed routes, and the review lists of products. */
import { ROOT } from './links.ts';

export const SEARCH = 'search';
export const COMPARE_PRODUCTS = 'compare-products';

const FIXED_ROUTES: ReadonlySet<string> = new Set([SEARCH, COMPARE_PRODUCTS]);

/** Whether a slug is a fixed route, which has no entry. Editors can only change its breadcrumb title. */
export const isFixedRoute = (slug: string): boolean => FIXED_ROUTES.has(slug);

/**
 * Returns the slug of the product whose reviews are listed at a slug (`brands/dawn/pan-soak/reviews`); null for other
 * slugs.
 */
export const getReviewedProductSlug = (slug: string): string | null =>
  /^(brands\/[^/]+\/[^/]+)\/reviews$/.exec(slug)?.[1] ?? null;

/**
 * Returns the path of the entry that decides whether a page exists at a normalized path: the product's path for its
 * review list, otherwise the path itself. Null for fixed routes, which always exist.
 */
export function decidingPath(path: string): string | null {
  const slug = path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length + 1) : '';
  if (isFixedRoute(slug)) return null;
  const product = getReviewedProductSlug(slug);
  return product === null ? path : `${ROOT}/${product}`;
}
