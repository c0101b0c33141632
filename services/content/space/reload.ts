/** Compares the space before and after a reload. */
import type { Source } from './source.ts';
import type { EntityState, StateChanges } from './snapshot.ts';
import type { Asset, Entry, Space } from './types.ts';
import type { Change } from './change.ts';

const sameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether content types, editor interfaces, locales and tags are unchanged. */
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
): { states: Map<string, EntityState<T>>; notifications: Change[] } {
  const states = new Map<string, EntityState<T>>();
  const notifications: Change[] = [];
  for (const id of new Set([...before.all, ...after.all].map((entity) => entity.sys.id))) {
    const was = before.published(id);
    const is = after.published(id);
    const previous = before.newest(id);
    const newest = after.newest(id);
    const publishedStays = sameJson(was, is);
    if (publishedStays && sameJson(previous, newest)) continue;
    states.set(id, { published: is, draft: newest === is ? undefined : newest });
    if (!newest) notifications.push({ action: 'delete', entity: previous });
    else if (publishedStays) notifications.push({ action: 'save', entity: newest });
    else notifications.push(is ? { action: 'publish', entity: is } : { action: 'unpublish', entity: newest });
  }
  return { states, notifications };
}

/** The entities whose published or draft state changed, and a notification for each. */
export function differences(before: Space, after: Space): { changes: StateChanges; notifications: Change[] } {
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
    notifications: [...ofAssets.notifications, ...ofEntries.notifications],
  };
}
