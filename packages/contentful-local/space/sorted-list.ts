type Compare<T> = (a: T, b: T) => number;

/** Maximum number of changes applied in place. Above it, the whole list is sorted again. */
const MAX_PLACED = 50;

/** Returns the index of an entity in a sorted list, or the index at which to insert it. */
function placeIn<T>(list: readonly T[], entity: T, compare: Compare<T>): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const other = list[middle];
    if (other !== undefined && compare(other, entity) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Returns a sorted list with some members removed and others added. No two members may be equal in the order. A few
 * changes are inserted in place. With many changes, the whole list is sorted again.
 */
export function withSortedChanges<T>(
  list: readonly T[],
  removed: readonly T[],
  added: readonly T[],
  compare: Compare<T>,
): readonly T[] {
  if (removed.length === 0 && added.length === 0) return list;
  if (removed.length + added.length > MAX_PLACED) {
    const gone = new Set(removed);
    return [...list.filter((entity) => !gone.has(entity)), ...added].sort(compare);
  }
  const sorted = [...list];
  for (const entity of removed) {
    const place = placeIn(sorted, entity, compare);
    if (sorted[place] === entity) sorted.splice(place, 1);
  }
  for (const entity of added) sorted.splice(placeIn(sorted, entity, compare), 0, entity);
  return sorted;
}
