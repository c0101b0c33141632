/** Sorting of entities (docs/services.md, "Contentful GraphQL"). */
import type { Asset, EntitySys, Entry } from '../space/types.ts';
import { compareValues } from './operators.ts';

/** A system property. An export made with a delivery token has `revision` instead of `publishedVersion`. */
export function sysValue(sys: EntitySys, key: string): unknown {
  if (key === 'publishedVersion') return sys.publishedVersion ?? sys.revision;
  if (key === 'firstPublishedAt') return sys.firstPublishedAt ?? sys.publishedAt;
  return sys[key];
}

/** Sorts by order values such as `title_ASC`. Stable; missing values come last in both directions. */
export function sorted<T extends Entry | Asset>(
  items: readonly T[],
  order: readonly string[],
  valueOf: (item: T, key: string) => unknown,
): readonly T[] {
  if (order.length === 0) return items;
  const keys = order.map((value) => value.replace(/_(ASC|DESC)$/, ''));
  const signs = order.map((value) => (value.endsWith('_DESC') ? -1 : 1));
  const rows = items.map((item) => ({
    item,
    values: keys.map((key) =>
      key.startsWith('sys_') ? sysValue(item.sys, key.slice('sys_'.length)) : valueOf(item, key),
    ),
  }));
  rows.sort((a, b) => {
    for (const [index, sign] of signs.entries()) {
      const left = a.values[index] ?? undefined;
      const right = b.values[index] ?? undefined;
      if (left === undefined && right === undefined) continue;
      if (left === undefined) return 1;
      if (right === undefined) return -1;
      const result = compareValues(left, right, false) ?? 0;
      if (result !== 0) return result * sign;
    }
    return 0;
  });
  return rows.map(({ item }) => item);
}
