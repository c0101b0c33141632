import type { ContentType, Entry, Space } from '../space/types.ts';
import type { PageArguments } from './collections.ts';
import type { Scope } from './nodes.ts';

const MAX_LISTS = 64;

/** What was found in a state of the space; a change of content makes another state, which begins with nothing. */
const FOUND = new WeakMap<Space, Map<string, readonly Entry[]>>();

/**
 * The list that a filter and an order give, found once for all its pages: who reads a list part by part does not make
 * the service find and sort all of it for each part.
 */
export function foundOnce(
  space: Space,
  scope: Scope,
  type: ContentType,
  { where, order }: PageArguments,
  find: () => readonly Entry[],
): readonly Entry[] {
  if (!where && !order) return find();
  const lists = FOUND.get(space) ?? new Map<string, readonly Entry[]>();
  FOUND.set(space, lists);
  const key = JSON.stringify([type.sys.id, scope.locale, scope.preview, scope.fallback, where, order]);
  const known = lists.get(key) ?? find();
  // The list used longest ago goes first.
  lists.delete(key);
  lists.set(key, known);
  const oldest = lists.keys().next();
  if (lists.size > MAX_LISTS && !oldest.done) lists.delete(oldest.value);
  return known;
}
