/**
 * The page numbers to offer: the first, the last, the current one with its neighbours; null where some are left out.
 * Pages count from 1.
 */
export function pagesOf(current: number, total: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    // One page left out takes no more room than the mark for it.
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
