import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { ContentSourceError, foldersOf, JsonFiles, jsonFiles } from './files.ts';
import { exportedSource } from './export-file.ts';
import { ASSET, ENTRY, EXPORT_FILE, MODEL_FILE, SPACE_FILE } from './schema.ts';
import type { Source } from './source.ts';
import { SpaceSnapshot } from './snapshot.ts';
import type { Asset, Entry, Locale, Space } from './types.ts';

export { ContentSourceError } from './files.ts';

/** Locale of a source that has none. */
export const ENGLISH: Locale = {
  code: 'en-US',
  name: 'English (United States)',
  default: true,
  fallbackCode: null,
};

/** Returns the folder of the asset files in a content folder. */
export const assetFilesFolder = (folder: string): string => join(folder, 'assets', 'files');

function emptySource(): Source {
  return {
    contentTypes: new Map(),
    draftTypes: new Map(),
    editorInterfaces: new Map(),
    locales: [ENGLISH],
    tags: [],
    publishedEntries: new Map(),
    draftEntries: new Map(),
    publishedAssets: new Map(),
    draftAssets: new Map(),
    archived: new Map(),
    isFolder: false,
    filesFolder: undefined,
    downloadsFolder: undefined,
  };
}

/**
 * Reads an object in the shape of an export, such as responses of a delivery API. Does not look for the files of its
 * assets.
 * @param name identifies the source in log lines about invalid items
 */
export const exportSource = (name: string, exported: z.input<typeof EXPORT_FILE>): Source => ({
  ...emptySource(),
  ...exportedSource(name, EXPORT_FILE.parse(exported)),
  downloadsFolder: undefined,
});

/** Reads sources. Files are cached, so a second read parses only what changed. */
export class SourceReader {
  readonly #spaces = new JsonFiles(SPACE_FILE);
  readonly #models = new JsonFiles(MODEL_FILE);
  readonly #entries = new JsonFiles(ENTRY);
  readonly #assets = new JsonFiles(ASSET);
  readonly #exports = new JsonFiles<z.infer<typeof EXPORT_FILE>>(EXPORT_FILE);

  /**
   * Reads a content source.
   * @throws ContentSourceError naming the file that is missing or malformed
   */
  read(path: string): Source {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) throw new ContentSourceError(`The content source ${path} does not exist`);
    return stat.isDirectory() ? this.#folder(path) : this.#export(path);
  }

  #folder(folder: string): Source {
    const source = emptySource();
    const space = this.#spaces.read(join(folder, 'space.json'));
    source.locales = space.locales;
    source.tags = space.tags;
    source.isFolder = true;
    source.filesFolder = assetFilesFolder(folder);
    this.#model(folder, source);
    const places = new Map<string, string>();
    for (const typeFolder of foldersOf(join(folder, 'entries'))) {
      for (const path of jsonFiles(typeFolder)) {
        const entry = this.#entries.read(path);
        const type = entry.sys.contentType.sys.id;
        if (type !== basename(typeFolder))
          throw new ContentSourceError(`${path}: the content type is ${type}, but must be the folder's name`);
        if (!source.contentTypes.has(type))
          throw new ContentSourceError(`${path}: the content type ${type} is not in the model`);
        put(path, entry, source, source.publishedEntries, source.draftEntries);
        const place = places.get(entry.sys.id);
        if (place !== undefined && place !== typeFolder)
          throw new ContentSourceError(`${path}: the id ${entry.sys.id} is already used in ${place}`);
        places.set(entry.sys.id, typeFolder);
      }
    }
    for (const path of jsonFiles(join(folder, 'assets')))
      put(path, this.#assets.read(path), source, source.publishedAssets, source.draftAssets);
    dropStaleDrafts(source.publishedEntries, source.draftEntries);
    dropStaleDrafts(source.publishedAssets, source.draftAssets);
    return source;
  }

  #model(folder: string, source: Source): void {
    for (const path of jsonFiles(join(folder, 'model'))) {
      const { contentType, editorInterface } = this.#models.read(path);
      const { id } = contentType.sys;
      const draft = path.endsWith('.draft.json');
      const expected = basename(path, draft ? '.draft.json' : '.json');
      if (id !== expected)
        throw new ContentSourceError(
          `${path}: sys.id is ${id}, but must be ${draft ? expected : "the file's name"}`,
        );
      (draft ? source.draftTypes : source.contentTypes).set(id, contentType);
      // The editor interface of a published content type is in its own file, even if there is a draft file too.
      if (!draft || !source.contentTypes.has(id)) source.editorInterfaces.set(id, editorInterface);
    }
    for (const [id, draft] of source.draftTypes) {
      const newer = source.contentTypes.get(id)?.sys.version;
      if (newer !== undefined && (draft.sys.version ?? 0) < newer) source.draftTypes.delete(id);
    }
  }

  #export(path: string): Source {
    return { ...emptySource(), ...exportedSource(path, this.#exports.read(path)) };
  }
}

/**
 * Adds the entity in a file. `<id>.json` is the published entity. `<id>.draft.json` is an unpublished change, an entity
 * that was never published, or an archived one if it has `archivedAt`.
 */
function put<T extends Entry | Asset>(
  path: string,
  entity: T,
  source: Source,
  published: Map<string, T>,
  drafts: Map<string, T>,
): void {
  const expected = basename(path).replace(/(\.draft)?\.json$/, '');
  if (entity.sys.id !== expected)
    throw new ContentSourceError(`${path}: sys.id is ${entity.sys.id}, but must be ${expected}`);
  const draft = path.endsWith('.draft.json');
  if (draft && entity.sys.archivedAt !== undefined)
    source.archived.set(`${entity.sys.type}:${expected}`, entity);
  else (draft ? drafts : published).set(expected, entity);
}

/** Drops drafts that are older than the published entity: leftovers of a crash between the two steps of a publish. */
function dropStaleDrafts(published: Map<string, Entry | Asset>, drafts: Map<string, Entry | Asset>): void {
  for (const [id, draft] of drafts) {
    const newer = published.get(id)?.sys.version;
    if (newer !== undefined && draft.sys.version !== undefined && draft.sys.version < newer)
      drafts.delete(id);
  }
}

/**
 * Reads a content source: a folder, or an export file.
 * @throws ContentSourceError naming the file that is missing or malformed
 */
export function loadSource(path: string): Source {
  return new SourceReader().read(path);
}

/**
 * Loads the space of a content source.
 * @throws ContentSourceError naming the file that is missing or malformed
 */
export function loadSpace(path: string, names: { spaceId: string; environmentId: string }): Space {
  return SpaceSnapshot.of(loadSource(path), { ...names, version: 1, modelVersion: 1 });
}
