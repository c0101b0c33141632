/**
 * Counts how documents and RSC responses were served, for the cache hit ratio. Plain numbers, because this runs for
 * each response.
 */

/** `uncacheable` pages are rendered for one visitor and never cached. */
export const PAGE_RESULTS = ['hit', 'stale', 'miss', 'uncacheable'] as const;
type PageResult = (typeof PAGE_RESULTS)[number];

const counts: Record<PageResult, number> = { hit: 0, stale: 0, miss: 0, uncacheable: 0 };

export function countPageResult(result: PageResult): void {
  counts[result] += 1;
}

/** Returns the number of pages per result since the process started. */
export const pageResults = (): Readonly<Record<PageResult, number>> => counts;

/** `hit`: the page was cached. `stale`: it was cached but may have changed since. `miss`: it had to be rendered. */
export type CacheResult = Exclude<PageResult, 'uncacheable'>;

const STATUSES: Record<CacheResult, string> = {
  hit: 'site; hit',
  stale: 'site; hit; detail=unchecked',
  miss: 'site; fwd=miss',
};

/** Returns the `Cache-Status` header of a response (RFC 9211). */
export const cacheStatus = (result: CacheResult): string => STATUSES[result];
