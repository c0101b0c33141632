import type { Asset, Entry, Link, View } from './types.ts';

function isLink(value: unknown): value is Link {
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

/** The links of a field's value: of a link field or an array of links, not those inside rich text. */
export function linksOf(value: unknown): Link[] {
  if (isLink(value)) return [value];
  if (Array.isArray(value)) return value.filter(isLink);
  return [];
}

/** All links of a value, rich text documents included. */
export function deepLinksOf(value: unknown): Link[] {
  if (isLink(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(deepLinksOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(deepLinksOf);
  return [];
}

function newestFirst(a: Entry, b: Entry): number {
  const left = a.sys.publishedAt ?? '';
  const right = b.sys.publishedAt ?? '';
  if (left !== right) return left < right ? 1 : -1;
  return a.sys.id < b.sys.id ? -1 : 1;
}

/** Entries and assets as one token sees them, with the indexes that queries use; each is built when first needed. */
export class IndexedView implements View {
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #assets: ReadonlyMap<string, Asset>;
  #byType: Map<string, Entry[]> | undefined;
  #linking: Map<string, { entry: Entry; fieldIds: string[] }[]> | undefined;
  readonly #bySymbol = new Map<string, Map<string, Entry[]>>();

  constructor(entries: ReadonlyMap<string, Entry>, assets: ReadonlyMap<string, Asset>) {
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
    return [...this.#entries.values()].sort(newestFirst);
  }

  assets(): readonly Asset[] {
    return [...this.#assets.values()].sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1));
  }

  entriesOf(contentTypeId: string): readonly Entry[] {
    if (!this.#byType) {
      this.#byType = new Map();
      for (const entry of this.#entries.values()) {
        const type = entry.sys.contentType.sys.id;
        const list = this.#byType.get(type);
        if (list) list.push(entry);
        else this.#byType.set(type, [entry]);
      }
      for (const list of this.#byType.values()) list.sort(newestFirst);
    }
    return this.#byType.get(contentTypeId) ?? [];
  }

  entriesWith(contentTypeId: string, fieldId: string, locale: string, value: string): readonly Entry[] {
    const key = `${contentTypeId}\u0000${fieldId}\u0000${locale}`;
    let index = this.#bySymbol.get(key);
    if (!index) {
      index = new Map();
      for (const entry of this.entriesOf(contentTypeId)) {
        const found = entry.fields[fieldId]?.[locale];
        if (typeof found !== 'string') continue;
        const list = index.get(found);
        if (list) list.push(entry);
        else index.set(found, [entry]);
      }
      this.#bySymbol.set(key, index);
    }
    return index.get(value) ?? [];
  }

  linkingTo(linkType: 'Entry' | 'Asset', id: string): readonly { entry: Entry; fieldIds: string[] }[] {
    if (!this.#linking) {
      this.#linking = new Map();
      for (const entry of this.#entries.values()) {
        const fieldsByTarget = new Map<string, Set<string>>();
        for (const [fieldId, values] of Object.entries(entry.fields)) {
          for (const link of Object.values(values).flatMap(deepLinksOf)) {
            const target = `${link.sys.linkType}:${link.sys.id}`;
            const fields = fieldsByTarget.get(target);
            if (fields) fields.add(fieldId);
            else fieldsByTarget.set(target, new Set([fieldId]));
          }
        }
        for (const [target, fields] of fieldsByTarget) {
          const list = this.#linking.get(target);
          const item = { entry, fieldIds: [...fields] };
          if (list) list.push(item);
          else this.#linking.set(target, [item]);
        }
      }
    }
    return this.#linking.get(`${linkType}:${id}`) ?? [];
  }
}
