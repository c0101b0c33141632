/** Which items of a track can be seen, from where each begins and ends and what part of the track is in view. */
export interface Range {
  /** First and last item that is at least half in view, from 0. */
  first: number;
  last: number;
}

export interface Extent {
  start: number;
  end: number;
}

/** The items in view; when none is half in view, the one nearest to the start of the view. */
export function inView(items: readonly Extent[], view: Extent): Range {
  const shown = items.flatMap(({ start, end }, index) => {
    const visible = Math.min(end, view.end) - Math.max(start, view.start);
    return visible >= (end - start) / 2 ? [index] : [];
  });
  const first = shown[0];
  const last = shown.at(-1);
  if (first !== undefined && last !== undefined) return { first, last };
  const distances = items.map(({ start }) => Math.abs(start - view.start));
  const nearest = Math.max(0, distances.indexOf(Math.min(...distances)));
  return { first: nearest, last: nearest };
}

/** By how many items a page goes on: as many as are seen whole, to a pixel, and at least one. */
export function pageLength(items: readonly Extent[], view: Extent): number {
  const whole = items.filter(({ start, end }) => start >= view.start - 1 && end <= view.end + 1);
  return Math.max(1, whole.length);
}

/** What is in view, in words: `2 of 6`, `3 to 5 of 8`. */
export function positionText({ first, last }: Range, total: number): string {
  return first === last ? `${first + 1} of ${total}` : `${first + 1} to ${last + 1} of ${total}`;
}
