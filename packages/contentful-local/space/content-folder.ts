import { constants, existsSync } from 'node:fs';
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileName } from './asset-files.ts';
import { storedFileName, storedFileUrl } from './asset-urls.ts';
import { pathOfId } from './id.ts';
import { assetFilesFolder } from './load.ts';
import type { EntityState, SpaceSnapshot } from './snapshot.ts';
import type { Asset, AssetFile, Space } from './types.ts';

/** Number of files that are written in parallel. */
const PARALLEL = 16;

interface FoldedSpace {
  /** The space, with its file URLs as in a content folder. */
  snapshot: SpaceSnapshot;
  /** Current paths of the files, by their new paths below the content folder's `assets/files`. */
  files: ReadonlyMap<string, string>;
}

/**
 * Converts a space to the form of a content folder. A space from a folder stays the same. Files that were downloaded
 * with an export are assigned paths in the folder. All other files keep their URLs.
 */
export function toContentFolder(snapshot: SpaceSnapshot): FoldedSpace {
  const files = new Map<string, string>();
  if (snapshot.downloadsFolder === undefined) return { snapshot, files };

  function stored<T extends Asset | undefined>(asset: T): T {
    const { file } = asset?.fields ?? {};
    if (!asset || !file) return asset;
    const { id } = asset.sys;
    const placed: Record<string, AssetFile> = Object.fromEntries(
      Object.entries(file).map(([locale, value]) => {
        const bytes = isFileName(value.fileName) ? snapshot.bytesOf(asset, locale) : undefined;
        if (!bytes) return [locale, value];
        const { token, fileName, path } = bytes;
        files.set(join(pathOfId('', id), token, storedFileName(fileName)), path);
        return [locale, { ...value, url: storedFileUrl(snapshot.id, id, token, fileName) }];
      }),
    );
    return { ...asset, fields: { ...asset.fields, file: placed } };
  }

  const assets = new Map<string, EntityState<Asset>>();
  for (const latest of snapshot.preview.assets()) {
    const { id } = latest.sys;
    const published = snapshot.published.asset(id);
    const draft = latest === published ? undefined : latest;
    assets.set(id, { published: stored(published), draft: stored(draft) });
  }
  return { snapshot: snapshot.changed({ entries: new Map(), assets }), files };
}

/** Yields the path and the content of every JSON file of a content folder. */
function* filesOf(space: Space): Generator<[path: string, content: unknown]> {
  const { locales, tags, contentTypes, draftTypes, editorInterfaces, published, preview, archived } = space;
  yield ['space.json', { locales, tags }];
  const interfaceOf = (id: string) => editorInterfaces.get(id) ?? { controls: [] };
  for (const [id, contentType] of contentTypes)
    yield [pathOfId('model', id, '.json'), { contentType, editorInterface: interfaceOf(id) }];
  for (const [id, contentType] of draftTypes)
    yield [pathOfId('model', id, '.draft.json'), { contentType, editorInterface: interfaceOf(id) }];
  const folderOf = (contentType: string | undefined): string =>
    contentType === undefined ? 'assets' : pathOfId('entries', contentType);
  for (const entity of [...published.entries(), ...published.assets()])
    yield [pathOfId(folderOf(entity.sys.contentType?.sys.id), entity.sys.id, '.json'), entity];
  for (const entity of [...preview.entries(), ...preview.assets(), ...archived.values()]) {
    const { id, type, contentType } = entity.sys;
    if (entity !== (type === 'Entry' ? published.entry(id) : published.asset(id)))
      yield [pathOfId(folderOf(contentType?.sys.id), id, '.draft.json'), entity];
  }
}

async function inParallel<T>(items: IterableIterator<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const item of items) await work(item);
    }),
  );
}

/** Writes one state of a space as a content folder with its files. The space itself may change in the meantime. */
export async function writeContentFolder({ snapshot, files }: FoldedSpace, folder: string): Promise<void> {
  const folders = [...snapshot.contentTypes.keys()].map((id) => pathOfId('entries', id));
  for (const path of ['model', 'assets', ...folders]) await mkdir(join(folder, path), { recursive: true });
  await inParallel(filesOf(snapshot), ([path, content]) =>
    writeFile(join(folder, path), `${JSON.stringify(content, null, 2)}\n`),
  );
  await inParallel(files.entries(), async ([path, from]) => {
    const to = join(assetFilesFolder(folder), path);
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  });
  // A space without uploads might not have this folder.
  const { filesFolder } = snapshot;
  if (filesFolder === undefined || !existsSync(filesFolder)) return;
  // If the file system supports copy-on-write, copies share their bytes until one of them changes.
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
  await cp(filesFolder, assetFilesFolder(folder), options);
}
