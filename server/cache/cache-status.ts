/** What the page cache did for a request: it had the page, had one that may have changed since, or had it rendered. */
export type CacheResult = 'hit' | 'stale' | 'miss';

const STATUSES: Record<CacheResult, string> = {
  hit: 'site; hit',
  stale: 'site; hit; detail=unchecked',
  miss: 'site; fwd=miss',
};

/** The `Cache-Status` of a response (RFC 9211). */
export const cacheStatus = (result: CacheResult): string => STATUSES[result];
