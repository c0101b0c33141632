import { COMPARE_PRODUCTS, SEARCH } from '@cleanpro/content-values/paths/own-pages';
import { WRITE_REVIEW } from '@/lib/content/routing/routes';
import type { RateLimitRule } from '@/lib/incoming-requests/rate-limit';

/** Limits searches per network, because every search is rendered. Several visitors may share an IP address. */
export const SEARCH_RATE: RateLimitRule = {
  name: 'search',
  times: 60,
  seconds: 30,
  message: 'Too many searches came from your network. Please wait a few seconds and try again.',
};

/** Query parameter that makes a page search the index, by the page's slug. The search page always searches it. */
const SEARCH_PARAMETERS = new Map([
  [WRITE_REVIEW, 'q'],
  [COMPARE_PRODUCTS, 'find'],
]);

/** Whether the page at a slug searches the index for this request. */
export function isSearch(slug: string, parameters: URLSearchParams): boolean {
  const parameter = SEARCH_PARAMETERS.get(slug);
  return slug === SEARCH || (parameter !== undefined && parameters.has(parameter));
}
