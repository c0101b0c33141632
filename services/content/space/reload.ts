/** What is different between two readings of the same source. */
import type { Source } from './load.ts';
import type { EntityState, StateChanges } from './snapshot.ts';
import type { Asset, Entry, Space } from './types.ts';
import type { Change } from './store.ts';

const sameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether content types, editor interfaces, locales and tags are as they were. */
export function sameModel(before: Space, after: Source): boolean {
  const sameMap = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean =>
    a.size === b.size && [...a].every(([id, value]) => b.has(id) && sameJson(value, b.get(id)));
  return (
    sameMap(before.contentTypes, after.contentTypes) &&
    sameMap(before.editorInterfaces, after.editorInterfaces) &&
    sameJson(before.locales, after.locales) &&
    sameJson(before.tags, after.tags)
  );
}

interface Side<T> {
  all: readonly T[];
  published: (id: string) => T | undefined;
  newest: (id: string) => T | undefined;
}

function compare<T extends Entry | Asset>(
  before: Side<T>,
  after: Side<T>,
): { states: Map<string, EntityState<T>>; told: Change[] } {
  const states = new Map<string, EntityState<T>>();
  const told: Change[] = [];
  for (const id of new Set([...before.all, ...after.all].map((entity) => entity.sys.id))) {
    const was = before.published(id);
    const is = after.published(id);
    const previous = before.newest(id);
    const newest = after.newest(id);
    const publishedStays = sameJson(was, is);
    if (publishedStays && sameJson(previous, newest)) continue;
    states.set(id, { published: is, draft: newest === is ? undefined : newest });
    if (!newest) told.push({ action: 'delete', entity: previous });
    else if (publishedStays) told.push({ action: 'save', entity: newest });
    else told.push(is ? { action: 'publish', entity: is } : { action: 'unpublish', entity: newest });
  }
  return { states, told };
}

/** The entities whose published or drafted state is another one, and what to tell about each. */
export function differences(before: Space, after: Space): { changes: StateChanges; told: Change[] } {
  const entries = (space: Space): Side<Entry> => ({
    all: space.preview.entries(),
    published: (id) => space.published.entry(id),
    newest: (id) => space.preview.entry(id),
  });
  const assets = (space: Space): Side<Asset> => ({
    all: space.preview.assets(),
    published: (id) => space.published.asset(id),
    newest: (id) => space.preview.asset(id),
  });
  const ofEntries = compare(entries(before), entries(after));
  const ofAssets = compare(assets(before), assets(after));
  return {
    changes: { entries: ofEntries.states, assets: ofAssets.states },
    told: [...ofAssets.told, ...ofEntries.told],
  };
}
