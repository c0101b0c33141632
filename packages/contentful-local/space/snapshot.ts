import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isFileName, wasPublished } from './asset-files.ts';
import { downloadedFile, storedFileName, tokenIn, urlFileName } from './asset-urls.ts';
import { asAsset } from './entity-type.ts';
import { ContentSourceError } from './files.ts';
import { isId, pathOfId } from './id.ts';
import { LayeredMap } from './layered-map.ts';
import type { Source } from './source.ts';
import type {
  Asset,
  AssetBytes,
  AssetFile,
  ContentType,
  EditorInterface,
  Entry,
  Locale,
  Space,
  Tag,
} from './types.ts';
import { IndexedView } from './view.ts';

export interface SpaceNames {
  spaceId: string;
  environmentId: string;
  version: number;
  modelVersion: number;
}

/** The published and draft states of an entity. Both are undefined if the entity is deleted or archived. */
export interface EntityState<T extends Entry | Asset> {
  published: T | undefined;
  draft: T | undefined;
  archived?: T | undefined;
}

export interface StateChanges {
  entries: ReadonlyMap<string, EntityState<Entry>>;
  assets: ReadonlyMap<string, EntityState<Asset>>;
}

/** The content model: content types with their editor interfaces, locales and tags. */
export type Model = Pick<Space, 'contentTypes' | 'draftTypes' | 'editorInterfaces' | 'locales' | 'tags'>;

const TOKENS = new Map<string, { mtimeMs: number; size: number; token: string }>();

/**
 * Returns the token of a file, or undefined if the file does not exist.
 * @param stored token in the name of the file's folder, so that large files need not be read
 */
function tokenOf(path: string, stored: string | undefined): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) return undefined;
  if (stored !== undefined) return stored;
  const cached = TOKENS.get(path);
  if (cached?.mtimeMs === stat.mtimeMs && cached.size === stat.size) return cached.token;
  const token = createHash('sha1').update(readFileSync(path)).digest('hex').slice(0, 10);
  TOKENS.set(path, { mtimeMs: stat.mtimeMs, size: stat.size, token });
  return token;
}

function archivedAfter(
  before: ReadonlyMap<string, Entry | Asset>,
  { entries, assets }: StateChanges,
): ReadonlyMap<string, Entry | Asset> {
  const after = new Map(before);
  for (const [type, states] of [
    ['Entry', entries],
    ['Asset', assets],
  ] as const) {
    for (const [id, { archived }] of states) {
      if (archived) after.set(`${type}:${id}`, archived);
      else after.delete(`${type}:${id}`);
    }
  }
  return after;
}

function mapped<T extends Entry | Asset>(
  states: ReadonlyMap<string, EntityState<T>>,
  state: (of: EntityState<T>) => T | undefined,
): Map<string, T | undefined> {
  return new Map([...states].map(([id, of]) => [id, state(of)]));
}

/** An immutable snapshot of the space. `changed` derives the next one. */
export class SpaceSnapshot implements Space {
  readonly id: string;
  readonly environmentId: string;
  readonly version: number;
  readonly modelVersion: number;
  readonly contentTypes: ReadonlyMap<string, ContentType>;
  readonly draftTypes: ReadonlyMap<string, ContentType>;
  readonly editorInterfaces: ReadonlyMap<string, EditorInterface>;
  readonly locales: readonly Locale[];
  readonly defaultLocale: Locale;
  readonly tags: readonly Tag[];
  readonly published: IndexedView;
  readonly preview: IndexedView;
  readonly archived: ReadonlyMap<string, Entry | Asset>;
  readonly filesFolder: string | undefined;
  readonly downloadsFolder: string | undefined;

  private constructor(
    model: Model & Pick<Source, 'filesFolder' | 'downloadsFolder'> & Pick<Space, 'archived'>,
    names: SpaceNames,
    views: { published: IndexedView; preview: IndexedView },
  ) {
    const defaultLocale = model.locales.find((locale) => locale.default) ?? model.locales[0];
    if (!defaultLocale) throw new ContentSourceError('The content source has no locale');
    this.id = names.spaceId;
    this.environmentId = names.environmentId;
    this.version = names.version;
    this.modelVersion = names.modelVersion;
    this.contentTypes = model.contentTypes;
    this.draftTypes = model.draftTypes;
    this.editorInterfaces = model.editorInterfaces;
    this.locales = model.locales;
    this.defaultLocale = defaultLocale;
    this.tags = model.tags;
    this.published = views.published;
    this.preview = views.preview;
    this.archived = model.archived;
    this.filesFolder = model.filesFolder;
    this.downloadsFolder = model.downloadsFolder;
  }

  /**
   * Creates the first snapshot of a source.
   * @throws ContentSourceError when the source has no locale
   */
  static of(source: Source, names: SpaceNames): SpaceSnapshot {
    return new SpaceSnapshot(source, names, {
      published: new IndexedView(
        new LayeredMap(source.publishedEntries),
        new LayeredMap(source.publishedAssets),
      ),
      preview: new IndexedView(
        new LayeredMap(new Map([...source.publishedEntries, ...source.draftEntries])),
        new LayeredMap(new Map([...source.publishedAssets, ...source.draftAssets])),
      ),
    });
  }

  /** Returns a snapshot with the changes applied. This snapshot is not modified. */
  changed(changes: StateChanges): SpaceSnapshot {
    const model = {
      ...this.#model(),
      archived: archivedAfter(this.archived, changes),
      filesFolder: this.filesFolder,
      downloadsFolder: this.downloadsFolder,
    };
    return new SpaceSnapshot(model, this.#next(this.modelVersion), {
      published: this.published.changed({
        entries: mapped(changes.entries, (state) => state.published),
        assets: mapped(changes.assets, (state) => state.published),
      }),
      preview: this.preview.changed({
        entries: mapped(changes.entries, (state) => state.draft ?? state.published),
        assets: mapped(changes.assets, (state) => state.draft ?? state.published),
      }),
    });
  }

  /**
   * Returns a snapshot with parts of the content model changed, and the same content. This snapshot is not modified.
   */
  withModel(model: Partial<Model>): SpaceSnapshot {
    const { archived, filesFolder, downloadsFolder } = this;
    return new SpaceSnapshot(
      { ...this.#model(), ...model, archived, filesFolder, downloadsFolder },
      this.#next(this.modelVersion + 1),
      { published: this.published, preview: this.preview },
    );
  }

  /** Returns the same state in another environment, which has its own files. */
  inEnvironment(environmentId: string, filesFolder: string): SpaceSnapshot {
    const { archived } = this;
    const names = { spaceId: this.id, environmentId, version: 1, modelVersion: 1 };
    const views = { published: this.published, preview: this.preview };
    return new SpaceSnapshot(
      { ...this.#model(), archived, filesFolder, downloadsFolder: undefined },
      names,
      views,
    );
  }

  #model(): Model {
    const { contentTypes, draftTypes, editorInterfaces, locales, tags } = this;
    return { contentTypes, draftTypes, editorInterfaces, locales, tags };
  }

  #next(modelVersion: number): SpaceNames {
    const { id: spaceId, environmentId, version } = this;
    return { spaceId, environmentId, version: version + 1, modelVersion };
  }

  publicFile(assetId: string, fileName: string, token: string): AssetBytes | undefined {
    const published = this.#named(this.published.asset(assetId), fileName);
    const withdrawn = this.#named(this.#unpublished(assetId), fileName).filter(wasPublished);
    return [...published, ...withdrawn].find((bytes) => bytes.token === token) ?? published[0];
  }

  #unpublished(assetId: string): Asset | undefined {
    return this.preview.asset(assetId) ?? asAsset(this.archived.get(`Asset:${assetId}`));
  }

  /** Returns the files of an asset, in any locale, that have this name on disk or in their URL. */
  #named(asset: Asset | undefined, fileName: string): AssetBytes[] {
    return Object.entries(asset?.fields.file ?? {})
      .filter(([, file]) => file.fileName === fileName || urlFileName(file.fileName) === fileName)
      .flatMap(([locale]) => (asset && this.bytesOf(asset, locale)) ?? []);
  }

  assetFile(assetId: string, locale?: string, fileName?: string, token?: string): AssetBytes | undefined {
    const draft = this.preview.asset(assetId);
    const published = this.published.asset(assetId);
    const latest = draft ?? published;
    if (fileName === undefined) return latest && this.bytesOf(latest, locale);
    const visible = this.#named(published, fileName);
    if (token === undefined) return visible[0] ?? this.#named(draft, fileName)[0];
    const hidden = this.#named(this.#unpublished(assetId), fileName);
    // Responses for an old token can be cached anywhere. Therefore, an unpublished file is sent for its own token only.
    return [...visible, ...hidden].find((bytes) => bytes.token === token) ?? visible[0];
  }

  bytesOf(asset: Asset, locale = this.defaultLocale.code): AssetBytes | undefined {
    const file = asset.fields.file?.[locale] ?? asset.fields.file?.[this.defaultLocale.code];
    const place = file && this.#placeOf(asset, file);
    const token = place && tokenOf(place.path, place.token);
    return file && place && token !== undefined
      ? { path: place.path, token, fileName: file.fileName, contentType: file.contentType }
      : undefined;
  }

  #placeOf({ sys: { id } }: Asset, file: AssetFile): { path: string; token: string | undefined } | undefined {
    if (this.downloadsFolder !== undefined) return downloadedFile(this.downloadsFolder, file.url);
    // Editors may have chosen the asset's id and the file name. Neither may lead out of the folder, and the file system
    // must accept both.
    if (this.filesFolder === undefined || !isId(id) || !isFileName(file.fileName)) return undefined;
    const token = tokenIn(file);
    return { path: join(pathOfId(this.filesFolder, id), token ?? '', storedFileName(file.fileName)), token };
  }
}
