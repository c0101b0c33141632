/** Entries and assets as one, and apart. */
import type { EntityState } from './snapshot.ts';
import type { Asset, Entry } from './types.ts';

/** The states of an entity of one type. */
export function stateOf<T extends Entry | Asset>(
  { published, draft, archived }: EntityState<Entry | Asset>,
  narrow: (entity: Entry | Asset | undefined) => T | undefined,
): EntityState<T> {
  return { published: narrow(published), draft: narrow(draft), archived: narrow(archived) };
}

export function isEntry(entity: Entry | Asset): entity is Entry {
  return entity.sys.type === 'Entry';
}

export const entryOf = (entity: Entry | Asset | undefined): Entry | undefined =>
  entity && isEntry(entity) ? entity : undefined;
export const assetOf = (entity: Entry | Asset | undefined): Asset | undefined =>
  entity && !isEntry(entity) ? entity : undefined;

/** An entity with properties of its `sys` changed. */
export function withSys(entity: Entry | Asset, sys: Partial<Entry['sys']>): Entry | Asset {
  return isEntry(entity)
    ? { ...entity, sys: { ...entity.sys, ...sys } }
    : { ...entity, sys: { ...entity.sys, ...sys } };
}
