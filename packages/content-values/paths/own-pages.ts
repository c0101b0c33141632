/** Pages that no entry has: those of routes without one, and the reviews of a product. */
import { ROOT } from './links.ts';

export const SEARCH = 'search';
export const COMPARE_PRODUCTS = 'compare-products';

/** Routes without an entry in the content service; only their breadcrumb titles are content. */
const FIXED_ROUTES: ReadonlySet<string> = new Set([SEARCH, COMPARE_PRODUCTS]);

/** Whether a slug is a route without an entry in the content service. */
export const isFixedRoute = (slug: string): boolean => FIXED_ROUTES.has(slug);

/** The slug of the product whose reviews a slug lists (`brands/dawn/pan-soak/reviews`), or null. */
export const getReviewedProductSlug = (slug: string): string | null =>
  /^(brands\/[^/]+\/[^/]+)\/reviews$/.exec(slug)?.[1] ?? null;

/**
 * The path of the page whose entry decides whether there is a page at a normalized path: a product's for its reviews, else
 * the path itself. Null for a route without an entry, which is always there.
 */
export function decidingPath(path: string): string | null {
  const slug = path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length + 1) : '';
  if (isFixedRoute(slug)) return null;
  const product = getReviewedProductSlug(slug);
  return product === null ? path : `${ROOT}/${product}`;
}
