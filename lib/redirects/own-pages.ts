/** Pages that no entry has: those of routes without one, and the reviews of a product. */
import { ROOT } from '../content/routing/links.ts';
import { getReviewedProductSlug, isFixedRoute } from '../content/routing/routes.ts';

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
