import { isEntry } from './entity-type.ts';
import type { EntityState } from './snapshot.ts';
import type { Asset, Entry } from './types.ts';

/** Returns the states of an entity, narrowed to one type. */
export function stateOf<T extends Entry | Asset>(
  { published, draft, archived }: EntityState<Entry | Asset>,
  narrow: (entity: Entry | Asset | undefined) => T | undefined,
): EntityState<T> {
  return { published: narrow(published), draft: narrow(draft), archived: narrow(archived) };
}

/** Returns an entity with some properties of its `sys` changed. */
export function withSys(entity: Entry | Asset, sys: Partial<Entry['sys']>): Entry | Asset {
  return isEntry(entity)
    ? { ...entity, sys: { ...entity.sys, ...sys } }
    : { ...entity, sys: { ...entity.sys, ...sys } };
}
