export interface Range {
  /** Indexes of the first and last item that is at least half visible. */
  first: number;
  last: number;
}

export interface Extent {
  start: number;
  end: number;
}

/** Returns the items that are at least half visible; if there are none, the item nearest to the start of the view. */
export function visibleRange(items: readonly Extent[], view: Extent): Range {
  const visible = items.flatMap(({ start, end }, index) => {
    const visible = Math.min(end, view.end) - Math.max(start, view.start);
    return visible >= (end - start) / 2 ? [index] : [];
  });
  const first = visible[0];
  const last = visible.at(-1);
  if (first !== undefined && last !== undefined) return { first, last };
  const distances = items.map(({ start }) => Math.abs(start - view.start));
  const nearest = Math.max(0, distances.indexOf(Math.min(...distances)));
  return { first: nearest, last: nearest };
}

/** Returns the number of items to page by: those that are wholly visible (within 1px), but at least one. */
export function itemsPerPage(items: readonly Extent[], view: Extent): number {
  const whole = items.filter(({ start, end }) => start >= view.start - 1 && end <= view.end + 1);
  return Math.max(1, whole.length);
}

/** Formats the visible items: `2 of 6`, `3 to 5 of 8`. */
export function positionText({ first, last }: Range, total: number): string {
  return first === last ? `${first + 1} of ${total}` : `${first + 1} to ${last + 1} of ${total}`;
}
