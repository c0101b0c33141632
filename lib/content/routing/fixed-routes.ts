import { productOfReviews } from './slug';

/** Routes that are not entries of content: the proxy lets them through, and their titles are breadcrumbs of content. */
const FIXED_ROUTES: ReadonlySet<string> = new Set(['search', 'compare-products']);

/** Whether a route of its own answers at this slug. */
export const isFixedRoute = (slug: string): boolean => FIXED_ROUTES.has(slug);

/** Whether the route at this slug reads its query string itself: it is rendered at each request. */
export const readsOwnQuery = (slug: string): boolean =>
  isFixedRoute(slug) ||
  slug === 'write-review' ||
  /^recommender(\/|$)/.test(slug) ||
  productOfReviews(slug) !== null;
