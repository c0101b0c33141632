import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkId } from './id.ts';
import { withRenamedStatus } from './locale-publishing.ts';
import { SPACE_FILE } from './schema.ts';
import type { ContentStore } from './store.ts';
import { checkVersion, StoreError } from './store-error.ts';
import type { Asset, Entry, Locale, Tag } from './types.ts';

export interface LocaleSettings {
  name: string;
  code: string;
  fallbackCode: string | null;
  optional: boolean;
  contentDeliveryApi: boolean;
  contentManagementApi: boolean;
}

/** Returns the id of a locale, or its code if the file has no id. */
const localeId = ({ sys, code }: Locale): string => (typeof sys?.id === 'string' ? sys.id : code);

const localeVersion = ({ sys }: Locale): number => (typeof sys?.version === 'number' ? sys.version : 1);

/** Returns the version of a tag. Tags in files may have none. */
export const tagVersion = ({ sys }: Tag): number => sys.version ?? 1;

/** Returns the locales, with each fallback to `from` replaced by `to`. */
export const moveFallbacks = (locales: readonly Locale[], from: string, to: string): Locale[] =>
  locales.map((locale) => (locale.fallbackCode === from ? { ...locale, fallbackCode: to } : locale));

/**
 * Changes the locales and tags of a space on behalf of editors (docs/services.md, "Contentful management"). Changes are
 * durable when the store's `saved` resolves.
 */
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
   * Changes a locale. If its code changes, values and fallbacks move to the new code.
   * @throws StoreError NotFound, VersionMismatch, ReadOnly
   */
  saveLocale(id: string, settings: LocaleSettings, version: number | undefined): Locale {
    const before = this.locale(id);
    if (!before) throw new StoreError('NotFound', 'The resource could not be found.');
    checkVersion(`Locale ${before.code}`, localeVersion(before), version);
    // Do not add a missing `createdAt`. A locale without it has always existed, so older content counts as published in
    // it.
    const sys = { ...before.sys, id, type: 'Locale', updatedAt: new Date().toISOString() };
    const locale = { ...before, ...settings, sys: { ...sys, version: localeVersion(before) + 1 } };
    const { code } = settings;
    if (code !== before.code)
      this.#store.rewrite((entity) => withValues(entity, (key) => (key === before.code ? code : key)));
    const saved = this.#store.current.locales.map((other) => (other === before ? locale : other));
    this.#write({ locales: moveFallbacks(saved, before.code, code) });
    return this.locale(id) ?? locale;
  }

  /**
   * Deletes a locale and all values in it.
   * @throws StoreError NotFound, ReadOnly, or BadRequest for the default locale and for the fallback of another one
   */
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
   * Creates or renames a tag. The visibility of an existing tag does not change.
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

  /**
   * Deletes a tag, and removes it from entries and assets.
   * @throws StoreError NotFound, VersionMismatch, ReadOnly
   */
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
    // The file may contain more than locales and tags, so read its latest content and replace only these.
    files.saveNow();
    const file = SPACE_FILE.parse({ ...SPACE_FILE.parse(JSON.parse(readFileSync(path, 'utf8'))), ...change });
    files.write(path, file);
    // Parse the file as the next start will read it.
    const { locales, tags } = SPACE_FILE.parse(JSON.parse(JSON.stringify(file)));
    this.#store.applyModel({ locales, tags }, { action: 'reload', contentTypes: [] });
  }
}

/**
 * Returns the entity with its locale codes renamed. Where `rename` returns undefined, the values in that locale are
 * removed.
 */
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
