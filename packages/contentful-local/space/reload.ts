import { asAsset, asEntry, isEntry } from './entity-type.ts';
import type { Source } from './source.ts';
import type { EntityState, StateChanges } from './snapshot.ts';
import type { Asset, Entry, Space } from './types.ts';
import type { Change, ContentTypeChange } from './change.ts';

const sameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether content types, editor interfaces, locales and tags are unchanged. */
export function sameModel(before: Space, after: Source): boolean {
  const sameMap = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean =>
    a.size === b.size && [...a].every(([id, value]) => b.has(id) && sameJson(value, b.get(id)));
  return (
    sameMap(before.contentTypes, after.contentTypes) &&
    sameMap(before.draftTypes, after.draftTypes) &&
    sameMap(before.editorInterfaces, after.editorInterfaces) &&
    sameJson(before.locales, after.locales) &&
    sameJson(before.tags, after.tags)
  );
}

/** Returns the changes of published content types, as if an editor had made them one by one. */
export function contentTypeChanges(before: Space, after: Space): ContentTypeChange[] {
  const changes: ContentTypeChange[] = [];
  for (const [id, contentType] of after.contentTypes) {
    const previous = before.contentTypes.get(id);
    if (sameJson(previous, contentType)) continue;
    changes.push({ action: previous ? 'save' : 'create', contentType }, { action: 'publish', contentType });
  }
  for (const [id, contentType] of before.contentTypes) {
    if (!after.contentTypes.has(id))
      changes.push({ action: 'unpublish', contentType }, { action: 'delete', contentType });
  }
  return changes;
}

interface Side<T> {
  all: readonly T[];
  published: (id: string) => T | undefined;
  latest: (id: string) => T | undefined;
  archived: (id: string) => T | undefined;
}

/** Returns the change of an entity's latest state. An archived entity is in no view. */
function latestChange<T extends Entry | Asset>(
  id: string,
  before: Side<T>,
  after: Side<T>,
): Change | undefined {
  const latest = after.latest(id);
  const previous = before.latest(id);
  const archived = after.archived(id);
  if (archived) return before.archived(id) ? undefined : { action: 'archive', entity: archived };
  if (!latest) return { action: 'delete', entity: previous ?? before.archived(id) };
  if (before.archived(id)) return { action: 'unarchive', entity: latest };
  return { action: previous ? 'save' : 'create', entity: latest };
}

function compare<T extends Entry | Asset>(
  before: Side<T>,
  after: Side<T>,
): { states: Map<string, EntityState<T>>; notifications: Change[] } {
  const states = new Map<string, EntityState<T>>();
  const notifications: Change[] = [];
  for (const id of new Set([...before.all, ...after.all].map(({ sys }) => sys.id))) {
    const was = before.published(id);
    const is = after.published(id);
    const latest = after.latest(id);
    const archived = after.archived(id);
    const publishedStays = sameJson(was, is);
    if (publishedStays && sameJson(before.latest(id), latest) && sameJson(before.archived(id), archived))
      continue;
    states.set(id, { published: is, draft: latest === is ? undefined : latest, archived });
    if (publishedStays || !latest) {
      const change = latestChange(id, before, after);
      if (change) notifications.push(change);
    } else
      notifications.push(
        is ? { action: 'publish', entity: is, replaced: was } : { action: 'unpublish', entity: latest },
      );
  }
  return { states, notifications };
}

/** Returns the entities whose published, draft or archived state changed, and a notification for each. */
export function differences(before: Space, after: Space): { changes: StateChanges; notifications: Change[] } {
  const archivedOf = (space: Space): (Entry | Asset)[] => [...space.archived.values()];
  const entries = (space: Space): Side<Entry> => ({
    all: [...space.preview.entries(), ...archivedOf(space).filter(isEntry)],
    published: (id) => space.published.entry(id),
    latest: (id) => space.preview.entry(id),
    archived: (id) => asEntry(space.archived.get(`Entry:${id}`)),
  });
  const assets = (space: Space): Side<Asset> => ({
    all: [...space.preview.assets(), ...archivedOf(space).filter((entity) => !isEntry(entity))],
    published: (id) => space.published.asset(id),
    latest: (id) => space.preview.asset(id),
    archived: (id) => asAsset(space.archived.get(`Asset:${id}`)),
  });
  const ofEntries = compare(entries(before), entries(after));
  const ofAssets = compare(assets(before), assets(after));
  return {
    changes: { entries: ofEntries.states, assets: ofAssets.states },
    notifications: [...ofAssets.notifications, ...ofEntries.notifications],
  };
}
