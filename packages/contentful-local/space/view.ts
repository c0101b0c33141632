import { LayeredMap } from './layered-map.ts';
import { withSortedChanges } from './sorted-list.ts';
import type { Asset, Entry, Link, View } from './types.ts';

/** Whether a value is a link of any type. */
export function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sys' in value &&
    typeof value.sys === 'object' &&
    value.sys !== null &&
    'type' in value.sys &&
    value.sys.type === 'Link'
  );
}

/** Returns the links in the value of a link field or an array of links, but not those inside rich text. */
export function linksOf(value: unknown): Link[] {
  if (isLink(value)) return [value];
  if (Array.isArray(value)) return value.filter(isLink);
  return [];
}

/**
 * Returns all links in a value, including rich text. Rich text can be nested to any depth, so this does not recurse.
 */
export function deepLinksOf(value: unknown): Link[] {
  const found: Link[] = [];
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (isLink(next)) found.push(next);
    else if (typeof next === 'object' && next !== null)
      for (const item of Object.values(next).toReversed()) rest.push(item);
  }
  return found;
}

/** Compares entries in the API's default order: publication time descending, then id. */
export function newestFirst(a: Entry, b: Entry): number {
  const left = a.sys.publishedAt ?? '';
  const right = b.sys.publishedAt ?? '';
  if (left !== right) return left < right ? 1 : -1;
  return a.sys.id < b.sys.id ? -1 : 1;
}

const byId = (a: Asset, b: Asset): number => (a.sys.id < b.sys.id ? -1 : 1);

/** Changed entities by id; undefined for one that leaves the view. */
export interface ViewChanges {
  entries: ReadonlyMap<string, Entry | undefined>;
  assets: ReadonlyMap<string, Asset | undefined>;
}

/** Entries of one content type by the value of a symbol field in one locale. */
interface SymbolIndex {
  fieldId: string;
  locale: string;
  entries: LayeredMap<readonly Entry[]>;
}

interface Linking {
  entry: Entry;
  fieldIds: string[];
}

/**
 * Returns the states of changed entities before and after the change. Added and removed entities have only one state.
 */
function statesOf<T>(
  before: LayeredMap<T>,
  changes: ReadonlyMap<string, T | undefined>,
): { before: T[]; after: T[] } {
  return {
    before: [...changes.keys()].flatMap((id) => before.get(id) ?? []),
    after: [...changes.values()].filter((entity) => entity !== undefined),
  };
}

/** Returns the targets of an entry's links, as `Entry:id` or `Asset:id`, with the linking fields. */
function targetsOf(entry: Entry): Map<string, Linking> {
  const targets = new Map<string, Linking>();
  for (const [fieldId, values] of Object.entries(entry.fields)) {
    for (const { sys } of deepLinksOf(values)) {
      const target = `${sys.linkType}:${sys.id}`;
      const linking = targets.get(target);
      if (!linking) targets.set(target, { entry, fieldIds: [fieldId] });
      else if (!linking.fieldIds.includes(fieldId)) linking.fieldIds.push(fieldId);
    }
  }
  return targets;
}

/**
 * The entries and assets that a token may see, with indexes for queries. Indexes are built on first use. A change
 * updates them instead of rebuilding them.
 */
export class IndexedView implements View {
  readonly #entries: LayeredMap<Entry>;
  readonly #assets: LayeredMap<Asset>;
  #sortedEntries: readonly Entry[] | undefined;
  #sortedAssets: readonly Asset[] | undefined;
  #byType: ReadonlyMap<string, readonly Entry[]> | undefined;
  #linking: LayeredMap<readonly Linking[]> | undefined;
  readonly #bySymbol = new Map<string, SymbolIndex[]>();

  constructor(entries: LayeredMap<Entry>, assets: LayeredMap<Asset>) {
    this.#entries = entries;
    this.#assets = assets;
  }

  entry(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  asset(id: string): Asset | undefined {
    return this.#assets.get(id);
  }

  entries(): readonly Entry[] {
    return (this.#sortedEntries ??= [...this.#entries.values()].sort(newestFirst));
  }

  assets(): readonly Asset[] {
    return (this.#sortedAssets ??= [...this.#assets.values()].sort(byId));
  }

  entriesOf(contentTypeId: string): readonly Entry[] {
    if (!this.#byType) {
      const lists = new Map<string, Entry[]>();
      for (const entry of this.entries()) {
        const type = entry.sys.contentType.sys.id;
        const list = lists.get(type);
        if (list) list.push(entry);
        else lists.set(type, [entry]);
      }
      this.#byType = lists;
    }
    return this.#byType.get(contentTypeId) ?? [];
  }

  entriesWith(contentTypeId: string, fieldId: string, locale: string, value: string): readonly Entry[] {
    const indexes = this.#bySymbol.get(contentTypeId) ?? [];
    let index = indexes.find((candidate) => candidate.fieldId === fieldId && candidate.locale === locale);
    if (!index) {
      const lists = new Map<string, Entry[]>();
      for (const entry of this.entriesOf(contentTypeId)) {
        const found = entry.fields[fieldId]?.[locale];
        if (typeof found !== 'string') continue;
        const list = lists.get(found);
        if (list) list.push(entry);
        else lists.set(found, [entry]);
      }
      index = { fieldId, locale, entries: new LayeredMap<readonly Entry[]>(lists) };
      this.#bySymbol.set(contentTypeId, [...indexes, index]);
    }
    return index.entries.get(value) ?? [];
  }

  linkingTo(linkType: 'Entry' | 'Asset', id: string): readonly Linking[] {
    if (!this.#linking) {
      const index = new Map<string, Linking[]>();
      for (const entry of this.#entries.values()) {
        for (const [target, linking] of targetsOf(entry)) {
          const list = index.get(target);
          if (list) list.push(linking);
          else index.set(target, [linking]);
        }
      }
      this.#linking = new LayeredMap(index);
    }
    return this.#linking.get(`${linkType}:${id}`) ?? [];
  }

  /** Returns a view with the changes applied. This view is not modified. */
  changed(changes: ViewChanges): IndexedView {
    const next = new IndexedView(
      this.#entries.changed(changes.entries),
      this.#assets.changed(changes.assets),
    );
    const entries = statesOf(this.#entries, changes.entries);
    const assets = statesOf(this.#assets, changes.assets);
    next.#sortedEntries =
      this.#sortedEntries &&
      withSortedChanges(this.#sortedEntries, entries.before, entries.after, newestFirst);
    next.#sortedAssets =
      this.#sortedAssets && withSortedChanges(this.#sortedAssets, assets.before, assets.after, byId);

    const typeOf = ({ sys }: Entry): string => sys.contentType.sys.id;
    const touched = new Set([...entries.before, ...entries.after].map(typeOf));
    for (const [type, indexes] of this.#bySymbol) {
      const after = (index: SymbolIndex): SymbolIndex => this.#symbolsAfter(index, type, changes.entries);
      next.#bySymbol.set(type, touched.has(type) ? indexes.map(after) : indexes);
    }
    if (this.#byType) {
      const lists = new Map(this.#byType);
      for (const type of touched) {
        const ofType = (entry: Entry): boolean => typeOf(entry) === type;
        const [before, after] = [entries.before.filter(ofType), entries.after.filter(ofType)];
        lists.set(type, withSortedChanges(lists.get(type) ?? [], before, after, newestFirst));
      }
      next.#byType = lists;
    }
    if (this.#linking) next.#linking = this.#linkingAfter(this.#linking, changes.entries);
    return next;
  }

  #symbolsAfter(
    index: SymbolIndex,
    type: string,
    changes: ReadonlyMap<string, Entry | undefined>,
  ): SymbolIndex {
    const next = new Map<string, readonly Entry[]>();
    const list = (value: string): readonly Entry[] => next.get(value) ?? index.entries.get(value) ?? [];
    const valueOf = (entry: Entry): unknown =>
      entry.sys.contentType.sys.id === type && entry.fields[index.fieldId]?.[index.locale];
    const { before, after } = statesOf(this.#entries, changes);
    for (const entry of before) {
      const value = valueOf(entry);
      if (typeof value === 'string')
        next.set(value, withSortedChanges(list(value), [entry], [], newestFirst));
    }
    for (const entry of after) {
      const value = valueOf(entry);
      if (typeof value === 'string')
        next.set(value, withSortedChanges(list(value), [], [entry], newestFirst));
    }
    return { ...index, entries: index.entries.changed(next) };
  }

  #linkingAfter(
    current: LayeredMap<readonly Linking[]>,
    changes: ReadonlyMap<string, Entry | undefined>,
  ): LayeredMap<readonly Linking[]> {
    const next = new Map<string, readonly Linking[]>();
    const list = (target: string): readonly Linking[] => next.get(target) ?? current.get(target) ?? [];
    for (const [id, entry] of changes) {
      const before = this.#entries.get(id);
      for (const target of before ? targetsOf(before).keys() : []) {
        next.set(
          target,
          list(target).filter((linking) => linking.entry.sys.id !== id),
        );
      }
      for (const [target, linking] of entry ? targetsOf(entry) : [])
        next.set(target, [...list(target), linking]);
    }
    return current.changed(next);
  }
}
