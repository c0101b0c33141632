import { compareValues } from './operators.ts';

/**
 * Returns items sorted by several values, which are read once per item. The sort is stable. Missing values come last in
 * both directions.
 * @param signs one per value: 1 ascending, -1 descending
 */
export function sortedByValues<T>(
  items: readonly T[],
  signs: readonly number[],
  valuesOf: (item: T) => readonly unknown[],
): T[] {
  const rows = items.map((item) => ({ item, values: valuesOf(item) }));
  const compare = (a: (typeof rows)[number], b: (typeof rows)[number]): number => {
    for (let index = 0; index < signs.length; index += 1) {
      const left = a.values[index] ?? undefined;
      const right = b.values[index] ?? undefined;
      if (left === right) continue;
      if (left === undefined) return 1;
      if (right === undefined) return -1;
      const result = compareValues(left, right) ?? 0;
      if (result !== 0) return result * (signs[index] ?? 1);
    }
    return 0;
  };
  return rows.sort(compare).map(({ item }) => item);
}
