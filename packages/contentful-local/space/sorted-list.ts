/** Sorted lists that are changed without being sorted anew. */

type Compare<T> = (a: T, b: T) => number;

/** Changes that are each put in their place. */
const MAX_PLACED = 50;

/** Where an entity is in a sorted list, or would be. */
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
 * A sorted list without some of its members, and with others. No two members are equal in the order; of many changes it is
 * sorted anew.
 */
export function resorted<T>(
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
