import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { ASSET, ENTRY, EXPORT_FILE, MODEL_FILE, SPACE_FILE } from './schema.ts';
import type { Asset, AssetBytes, ContentType, EditorInterface, Entry, Locale, Space } from './types.ts';
import { IndexedView } from './view.ts';

/** A file of the space cannot be used; the message names the file and what is wrong. */
export class ContentSourceError extends Error {
  override readonly name = 'ContentSourceError';
}

/** Everything that a source holds, before it is seen as published or preview. */
export interface Source {
  contentTypes: Map<string, ContentType>;
  editorInterfaces: Map<string, EditorInterface>;
  locales: Locale[];
  tags: { sys: { id: string; [key: string]: unknown }; name: string }[];
  publishedEntries: Map<string, Entry>;
  draftEntries: Map<string, Entry>;
  publishedAssets: Map<string, Asset>;
  draftAssets: Map<string, Asset>;
  /** The folder with the bytes of assets; undefined for an export file. */
  filesFolder: string | undefined;
}

function readJson<T>(path: string, schema: z.ZodType<T>): T {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ContentSourceError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ContentSourceError(`${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}`);
}

function jsonFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

function loadFolder(folder: string): Source {
  const space = readJson(join(folder, 'space.json'), SPACE_FILE);
  const source: Source = {
    contentTypes: new Map(),
    editorInterfaces: new Map(),
    locales: space.locales,
    tags: space.tags,
    publishedEntries: new Map(),
    draftEntries: new Map(),
    publishedAssets: new Map(),
    draftAssets: new Map(),
    filesFolder: join(folder, 'assets', 'files'),
  };
  for (const path of jsonFiles(join(folder, 'model'))) {
    const { contentType, editorInterface } = readJson(path, MODEL_FILE);
    source.contentTypes.set(contentType.sys.id, contentType);
    source.editorInterfaces.set(contentType.sys.id, editorInterface);
  }
  const entries = join(folder, 'entries');
  for (const type of existsSync(entries) ? readdirSync(entries).sort() : []) {
    if (!statSync(join(entries, type)).isDirectory()) continue;
    for (const path of jsonFiles(join(entries, type))) readEntryFile(source, path);
  }
  for (const path of jsonFiles(join(folder, 'assets'))) readAssetFile(source, path);
  return source;
}

/** Reads one entry file into the source; `<id>.draft.json` is an unpublished change or a new draft. */
export function readEntryFile(source: Source, path: string): Entry {
  const entry = readJson(path, ENTRY);
  const expected = basename(path).replace(/(\.draft)?\.json$/, '');
  if (entry.sys.id !== expected) throw new ContentSourceError(`${path}: sys.id is ${entry.sys.id}, not ${expected}`);
  (path.endsWith('.draft.json') ? source.draftEntries : source.publishedEntries).set(entry.sys.id, entry);
  return entry;
}

/** Reads one asset file into the source. */
export function readAssetFile(source: Source, path: string): Asset {
  const asset = readJson(path, ASSET);
  (path.endsWith('.draft.json') ? source.draftAssets : source.publishedAssets).set(asset.sys.id, asset);
  return asset;
}

/**
 * An entity of an export counts as published when it has `publishedAt` or, in an export made with a delivery
 * token, only `publishedVersion` or `revision` (fact sheet "Delivery REST facts").
 */
function isPublished(sys: { publishedAt?: string; publishedVersion?: number; revision?: number; version?: number }): boolean {
  return sys.publishedAt !== undefined || sys.publishedVersion !== undefined || sys.revision !== undefined;
}

function loadExport(path: string): Source {
  const file = readJson(path, EXPORT_FILE);
  const source: Source = {
    contentTypes: new Map(file.contentTypes.map((type) => [type.sys.id, type])),
    editorInterfaces: new Map(),
    locales: file.locales.length > 0 ? file.locales : [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }],
    tags: file.tags,
    publishedEntries: new Map(),
    draftEntries: new Map(),
    publishedAssets: new Map(),
    draftAssets: new Map(),
    filesFolder: undefined,
  };
  file.contentTypes.forEach((type, index) => {
    const editorInterface = file.editorInterfaces[index];
    if (editorInterface) source.editorInterfaces.set(type.sys.id, editorInterface);
  });
  for (const entry of file.entries) {
    if (entry.sys.archivedAt !== undefined) continue;
    (isPublished(entry.sys) ? source.publishedEntries : source.draftEntries).set(entry.sys.id, entry);
  }
  for (const asset of file.assets) {
    if (asset.sys.archivedAt !== undefined) continue;
    (isPublished(asset.sys) ? source.publishedAssets : source.draftAssets).set(asset.sys.id, asset);
  }
  return source;
}

/**
 * Reads a content source: a folder laid out like `content/`, or a Contentful export file.
 * @throws ContentSourceError naming the file that is missing or malformed
 */
export function loadSource(path: string): Source {
  if (!existsSync(path)) throw new ContentSourceError(`The content source ${path} does not exist`);
  return statSync(path).isDirectory() ? loadFolder(path) : loadExport(path);
}

const TOKENS = new Map<string, { mtimeMs: number; size: number; token: string }>();

function tokenOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const known = TOKENS.get(path);
  if (known && known.mtimeMs === stat.mtimeMs && known.size === stat.size) return known.token;
  const token = createHash('sha1').update(readFileSync(path)).digest('hex').slice(0, 10);
  TOKENS.set(path, { mtimeMs: stat.mtimeMs, size: stat.size, token });
  return token;
}

/** Makes the space that queries see out of a source, as of now. */
export function spaceOf(
  source: Source,
  names: { spaceId: string; environmentId: string; version: number; modelVersion: number },
): Space {
  const defaultLocale = source.locales.find((locale) => locale.default) ?? source.locales[0];
  if (!defaultLocale) throw new ContentSourceError('The content source has no locale');
  const publishedEntries = new Map(source.publishedEntries);
  const publishedAssets = new Map(source.publishedAssets);
  return {
    id: names.spaceId,
    environmentId: names.environmentId,
    version: names.version,
    modelVersion: names.modelVersion,
    contentTypes: source.contentTypes,
    editorInterfaces: source.editorInterfaces,
    locales: source.locales,
    defaultLocale,
    tags: source.tags,
    published: new IndexedView(publishedEntries, publishedAssets),
    preview: new IndexedView(
      new Map([...publishedEntries, ...source.draftEntries]),
      new Map([...publishedAssets, ...source.draftAssets]),
    ),
    assetFile(assetId, locale = defaultLocale.code): AssetBytes | undefined {
      const asset = source.draftAssets.get(assetId) ?? source.publishedAssets.get(assetId);
      const file = asset?.fields.file?.[locale] ?? asset?.fields.file?.[defaultLocale.code];
      if (!file || source.filesFolder === undefined) return undefined;
      // The name comes from a file that an editor may have written: it must stay one path segment.
      if (basename(file.fileName) !== file.fileName || basename(assetId) !== assetId) return undefined;
      const path = join(source.filesFolder, assetId, file.fileName);
      const token = tokenOf(path);
      return token === undefined ? undefined : { path, token, fileName: file.fileName, contentType: file.contentType };
    },
  };
}
