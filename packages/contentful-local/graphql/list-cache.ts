import { LRUCache } from 'lru-cache';
import type { ContentType, Entry, Space } from '../space/types.ts';
import type { PageArguments } from './collections.ts';
import type { ReadContext } from './nodes.ts';
import type { Scope } from './scope.ts';

const MAX_LISTS = 64;

/** Cached lists by state of the space. Every content change creates a new state, whose cache starts empty. */
const LISTS = new WeakMap<Space, LRUCache<string, readonly Entry[]>>();

/**
 * Returns the filtered and sorted list of a query. The list is cached, so it is filtered and sorted only once for a
 * client that reads all pages.
 */
export function getCachedList(
  { space, publishedLocalesOnly }: ReadContext,
  scope: Scope,
  type: ContentType,
  { where, order }: PageArguments,
  find: () => readonly Entry[],
): readonly Entry[] {
  if (!where && !order) return find();
  const lists = LISTS.get(space) ?? new LRUCache<string, readonly Entry[]>({ max: MAX_LISTS });
  LISTS.set(space, lists);
  const { locale, preview, fallback } = scope;
  const key = JSON.stringify([type.sys.id, locale, preview, fallback, publishedLocalesOnly, where, order]);
  const cached = lists.get(key);
  if (cached) return cached;
  const list = find();
  lists.set(key, list);
  return list;
}
