/** From where documents and RSC answers came, for the page cache's hit ratio. Plain numbers: this is counted for each one. */

/** `uncacheable` is what is rendered for one visitor, whatever the cache holds. */
export const PAGE_RESULTS = ['hit', 'stale', 'miss', 'uncacheable'] as const;
type PageResult = (typeof PAGE_RESULTS)[number];

const counts: Record<PageResult, number> = { hit: 0, stale: 0, miss: 0, uncacheable: 0 };

export function countPageResult(result: PageResult): void {
  counts[result] += 1;
}

/** The number of pages with a result since the start of the process. */
export const pageResults = (): Readonly<Record<PageResult, number>> => counts;

/** What the page cache did for a request: it had the page, had one that may have changed since, or had it rendered. */
export type CacheResult = Exclude<PageResult, 'uncacheable'>;

const STATUSES: Record<CacheResult, string> = {
  hit: 'site; hit',
  stale: 'site; hit; detail=unchecked',
  miss: 'site; fwd=miss',
};

/** The `Cache-Status` of a response (RFC 9211). */
export const cacheStatus = (result: CacheResult): string => STATUSES[result];
