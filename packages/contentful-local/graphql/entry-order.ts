import type { Entry } from '../space/types.ts';
import { fieldValue, type ReadContext } from './nodes.ts';
import type { Scope } from './scope.ts';
import { sorted } from './order.ts';

/** Returns entries sorted by order values such as `title_ASC`, using the values of the scope's locale. */
export function orderedEntries(
  context: ReadContext,
  scope: Scope,
  entries: readonly Entry[],
  order: readonly string[],
): readonly Entry[] {
  return sorted(entries, order, (entry, key) => {
    const type = context.space.contentTypes.get(entry.sys.contentType.sys.id);
    const field = type?.fields.find(({ id }) => id === key);
    return field ? fieldValue(context.space, entry, field, scope) : undefined;
  });
}
