/** Changes of locales and tags by editors (docs/services.md, "Contentful management"). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkId } from './id.ts';
import { withRenamedStatus } from './locale-publishing.ts';
import { SPACE_FILE } from './schema.ts';
import type { ContentStore } from './store.ts';
import { checkVersion, StoreError } from './store-error.ts';
import type { Asset, Entry, Locale, Tag } from './types.ts';

/** What a client may set of a locale. */
export interface LocaleSettings {
  name: string;
  code: string;
  fallbackCode: string | null;
  optional: boolean;
  contentDeliveryApi: boolean;
  contentManagementApi: boolean;
}

/** The id of a locale; in files without ids it is the code. */
const localeId = ({ sys, code }: Locale): string => (typeof sys?.id === 'string' ? sys.id : code);

/** The version of a locale; in files they have none. */
const localeVersion = ({ sys }: Locale): number => (typeof sys?.version === 'number' ? sys.version : 1);

/** The version of a tag; in files they have none. */
export const tagVersion = ({ sys }: Tag): number => sys.version ?? 1;

/** Locales whose fallback was one code, and is now another. */
export const moveFallbacks = (locales: readonly Locale[], from: string, to: string): Locale[] =>
  locales.map((locale) => (locale.fallbackCode === from ? { ...locale, fallbackCode: to } : locale));

/** What an editor may do with the locales and tags of a space. Changes are durable when the store's `saved` resolves. */
export class SettingsEditor {
  readonly #store: ContentStore;

  constructor(store: ContentStore) {
    this.#store = store;
  }

  /** @throws StoreError InvalidId, ReadOnly */
  createLocale(id: string, settings: LocaleSettings): Locale {
    checkId(id);
    const now = new Date().toISOString();
    const sys = { id, type: 'Locale', version: 1, createdAt: now, updatedAt: now };
    const locale = { ...settings, default: false, sys };
    this.#write({ locales: [...this.#store.current.locales, locale] });
    return this.locale(id) ?? locale;
  }

  locale(id: string): Locale | undefined {
    return this.#store.current.locales.find((locale) => localeId(locale) === id);
  }

  /**
   * Changes a locale. With another code, values and fallbacks move to it.
   * @throws StoreError NotFound, VersionMismatch, ReadOnly
   */
  saveLocale(id: string, settings: LocaleSettings, version: number | undefined): Locale {
    const before = this.locale(id);
    if (!before) throw new StoreError('NotFound', 'The resource could not be found.');
    checkVersion(`Locale ${before.code}`, localeVersion(before), version);
    // Without a date of its own it was always there, and stays so: what is published is published in it.
    const sys = { ...before.sys, id, type: 'Locale', updatedAt: new Date().toISOString() };
    const locale = { ...before, ...settings, sys: { ...sys, version: localeVersion(before) + 1 } };
    const { code } = settings;
    if (code !== before.code)
      this.#store.rewrite((entity) => withValues(entity, (key) => (key === before.code ? code : key)));
    const saved = this.#store.current.locales.map((other) => (other === before ? locale : other));
    this.#write({ locales: moveFallbacks(saved, before.code, code) });
    return this.locale(id) ?? locale;
  }

  /** Deletes a locale and all values in it. @throws StoreError NotFound, ReadOnly, or BadRequest when it is needed */
  removeLocale(id: string): void {
    const locale = this.locale(id);
    if (!locale) throw new StoreError('NotFound', 'The resource could not be found.');
    const { locales } = this.#store.current;
    if (locale.default) throw new StoreError('BadRequest', 'The default locale cannot be deleted');
    if (locales.some(({ fallbackCode }) => fallbackCode === locale.code))
      throw new StoreError('BadRequest', 'The locale is the fallback of another one');
    this.#store.rewrite((entity) => withValues(entity, (key) => (key === locale.code ? undefined : key)));
    this.#write({ locales: locales.filter((other) => other !== locale) });
  }

  tag(id: string): Tag | undefined {
    return this.#store.current.tags.find(({ sys }) => sys.id === id);
  }

  /**
   * Creates or renames a tag; its visibility stays.
   * @throws StoreError VersionMismatch, InvalidId, ReadOnly
   */
  saveTag(
    id: string,
    { name, visibility }: { name: string; visibility: 'public' | 'private' },
    version: number | undefined,
  ): Tag {
    checkId(id);
    const before = this.tag(id);
    if (before) checkVersion(`Tag ${id}`, tagVersion(before), version);
    const now = new Date().toISOString();
    const tag: Tag = {
      name,
      sys: before
        ? { ...before.sys, updatedAt: now, version: tagVersion(before) + 1 }
        : { id, type: 'Tag', visibility, version: 1, createdAt: now, updatedAt: now },
    };
    const { tags } = this.#store.current;
    this.#write({ tags: before ? tags.map((other) => (other === before ? tag : other)) : [...tags, tag] });
    return this.tag(id) ?? tag;
  }

  /** Deletes a tag, and takes it from entries and assets. @throws StoreError NotFound, VersionMismatch, ReadOnly */
  removeTag(id: string, version: number | undefined): void {
    const tag = this.tag(id);
    if (!tag) throw new StoreError('NotFound', 'The resource could not be found.');
    if (version !== undefined) checkVersion(`Tag ${id}`, tagVersion(tag), version);
    this.#store.rewrite((entity) => withoutTag(entity, id));
    this.#write({ tags: this.#store.current.tags.filter((other) => other !== tag) });
  }

  #write(change: { locales?: Locale[]; tags?: Tag[] }): void {
    const { files, folder } = this.#store;
    const path = join(folder, 'space.json');
    // It may have more than locales and tags.
    files.saveNow();
    const file = SPACE_FILE.parse({ ...SPACE_FILE.parse(JSON.parse(readFileSync(path, 'utf8'))), ...change });
    files.write(path, file);
    // As the next start will read it.
    const { locales, tags } = SPACE_FILE.parse(JSON.parse(JSON.stringify(file)));
    this.#store.applyModel({ locales, tags }, { action: 'reload', contentTypes: [] });
  }
}

/** The entity with its locale codes renamed; undefined takes the values in that locale. */
function withValues<T extends Entry | Asset>(entity: T, rename: (code: string) => string | undefined): T {
  let changes = false;
  const fields = Object.fromEntries(
    Object.entries(entity.fields).map(([id, values]: [string, object | undefined]) => [
      id,
      Object.fromEntries(
        Object.entries(values ?? {}).flatMap(([code, value]: [string, unknown]) => {
          const next = rename(code);
          changes ||= next !== code;
          return next === undefined ? [] : [[next, value]];
        }),
      ),
    ]),
  );
  return withRenamedStatus(changes ? { ...entity, fields } : entity, rename);
}

function withoutTag<T extends Entry | Asset>(entity: T, tag: string): T {
  const tags = entity.metadata.tags.filter(({ sys }) => sys.id !== tag);
  return tags.length === entity.metadata.tags.length
    ? entity
    : { ...entity, metadata: { ...entity.metadata, tags } };
}
