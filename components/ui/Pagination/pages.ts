/**
 * The page numbers to link to, from 1: the first, the last, the current one and its neighbors; null for an ellipsis.
 */
export function getPageLinks(current: number, total: number): (number | null)[] {
  const linked = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(linked)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    // A single page takes no more room than an ellipsis.
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
