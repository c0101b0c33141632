/**
 * The folders of stored pages: one for each build, configuration and process. A process takes the one that an earlier one
 * left by renaming it, so that no two ever use the same.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../content-hash.ts';

/** Where documents, RSC answers and the not-found page are. */
export const PAGES_FOLDER = 'pages';
/** Where data for hydration is, which is of use to every process. */
export const DATA_FOLDER = 'data';
export const CHECKPOINT_FILE = 'checkpoint';

/** A page is rendered again after a day. */
export const MAX_PAGE_AGE_MS = 24 * 3600_000;

const NAME = /^[\w-]{22}\.[\da-f-]{36}$/;

/** What stored pages depend on beside content: the build, and all of the configuration, its port too. */
export const storeKey = (buildId: string, config: unknown): string =>
  contentHash(JSON.stringify([buildId, config]));

/** The folders below the root. */
export const folderNames = async (root: string): Promise<string[]> =>
  (await readdir(root).catch(() => [])).filter((name) => NAME.test(name));

/** Takes the folder that was used last under a key, or makes one. @returns its path */
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
      // Another process took it a moment ago.
      () => false,
    );
    if (isTaken) return own;
  }
  await mkdir(own, { mode: 0o700 });
  return own;
}
