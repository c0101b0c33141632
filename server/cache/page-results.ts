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
