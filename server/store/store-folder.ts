/**
 * Folders of stored pages: one per build, configuration and process. A process takes over the folder of an earlier one
 * by renaming it, so that no two processes use the same folder.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../content-hash.ts';

/** Folder of documents, RSC responses and the not-found page. */
export const PAGES_FOLDER = 'pages';
/** Folder of hydration data, which every process can use. */
export const DATA_FOLDER = 'data';
export const CHECKPOINT_FILE = 'checkpoint';

/** Pages are rendered again after a day. */
export const MAX_PAGE_AGE_MS = 24 * 3600_000;

const NAME = /^[\w-]{22}\.[\da-f-]{36}$/;

/**
 * Returns a key that identifies the build and the configuration, including the port. Stored pages depend on nothing
 * else, except content.
 */
export const storeKey = (buildId: string, config: unknown): string =>
  contentHash(JSON.stringify([buildId, config]));

/** Returns the names of the folders below the root. */
export const folderNames = async (root: string): Promise<string[]> =>
  (await readdir(root).catch(() => [])).filter((name) => NAME.test(name));

/**
 * Takes over the most recently used folder for a key, or creates one.
 * @returns its path
 */
export async function takeFolder(root: string, key: string): Promise<string> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const own = join(root, `${key}.${randomUUID()}`);
  const former = await Promise.all(
    (await folderNames(root))
      .filter((name) => name.startsWith(`${key}.`))
      .map(async (name) => ({
        path: join(root, name),
        usedAt: (await stat(join(root, name, CHECKPOINT_FILE)).catch(() => undefined))?.mtimeMs ?? 0,
      })),
  );
  for (const { path } of former.toSorted((one, other) => other.usedAt - one.usedAt)) {
    const isTaken = await rename(path, own).then(
      () => true,
      // Another process has just taken over this folder.
      () => false,
    );
    if (isTaken) return own;
  }
  await mkdir(own, { mode: 0o700 });
  return own;
}
