import { constants, readdirSync, statSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { BackupError } from './manifest.ts';

/**
 * Maximum number of copy rounds. Each round copies what changed during the previous one, so only a constant stream of
 * changes reaches the limit.
 */
const MAX_ROUNDS = 200;
/** Temporary files that `writeJson`, uploads or emails are still writing. */
const UNFINISHED = /\.tmp$|^\..*\.part$/;

/** Returns the files of a folder by path, each with a fingerprint that changes when the file is rewritten. */
function scan(folder: string, only: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string): void => {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    // The file may have been renamed or removed since the folder was listed.
    if (stat?.isFile())
      files.set(relative(folder, path), `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`);
  };
  for (const name of only) {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isFile()) add(path);
    if (!stat?.isDirectory()) continue;
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !UNFINISHED.test(entry.name)) add(join(entry.parentPath, entry.name));
  }
  return files;
}

/**
 * Copies a file.
 * @returns whether the file existed
 */
async function copy(source: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    // If the file reappears, the next round copies it.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
      return false;
    throw error;
  }
}

/**
 * Copies a consistent snapshot of a folder while other processes replace and remove its files. The copy matches what
 * the services would find after a power failure.
 * @param only files and folders to copy, relative to `source`
 * @throws BackupError if the folder changes too often to get a snapshot
 */
export async function copyFolder(source: string, target: string, only: readonly string[]): Promise<void> {
  const copied = new Map<string, string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const files = scan(source, only);
    const gone = [...copied.keys()].filter((path) => !files.has(path));
    const changed = [...files].filter(([path, state]) => copied.get(path) !== state);
    if (gone.length + changed.length === 0) return;
    for (const path of gone) {
      await rm(join(target, path), { force: true });
      copied.delete(path);
    }
    for (const [path, state] of changed)
      if (await copy(join(source, path), join(target, path))) copied.set(path, state);
  }
  throw new BackupError(
    `${source} changed during every attempt to copy it. Back up when no import runs and fewer editors change content.`,
  );
}
