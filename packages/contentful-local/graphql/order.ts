import type { Asset, EntitySys, Entry } from '../space/types.ts';
import { sortedByValues } from './sort-by-values.ts';

/** Returns a system property. An export made with a delivery token has `revision` instead of `publishedVersion`. */
export function sysValue(sys: EntitySys, key: string): unknown {
  if (key === 'publishedVersion') return sys.publishedVersion ?? sys.revision;
  if (key === 'firstPublishedAt') return sys.firstPublishedAt ?? sys.publishedAt;
  return sys[key];
}

/**
 * Returns items sorted by order values such as `title_ASC`. The sort is stable. Missing values come last in both
 * directions.
 */
export function sorted<T extends Entry | Asset>(
  items: readonly T[],
  order: readonly string[],
  valueOf: (item: T, key: string) => unknown,
): readonly T[] {
  if (order.length === 0) return items;
  const keys = order.map((value) => value.replace(/_(ASC|DESC)$/, ''));
  const signs = order.map((value) => (value.endsWith('_DESC') ? -1 : 1));
  return sortedByValues(items, signs, (item) =>
    keys.map((key) =>
      key.startsWith('sys_') ? sysValue(item.sys, key.slice('sys_'.length)) : valueOf(item, key),
    ),
  );
}
