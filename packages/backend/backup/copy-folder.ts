import { constants, readdirSync, statSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { BackupError } from './manifest.ts';

/** Each round copies what changed during the one before, so only a constant stream of changes needs more. */
const MAX_ROUNDS = 200;
/** Files that are being written, by `writeJson`, uploads, and mails. */
const UNFINISHED = /\.tmp$|^\..*\.part$/;

/** The files of a folder by path, each with what differs after it was written again. */
function scan(folder: string, only: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string): void => {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    // Renamed or removed since the folder was listed.
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

/** @returns whether the file was there */
async function copy(source: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    // It may be back by now: then it is copied in the next round.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
      return false;
    throw error;
  }
}

/**
 * Copies a folder as it is at one moment, while others replace and remove its files: what the services would find there
 * after a power failure at that moment.
 * @param only the files and folders in it that are copied
 * @throws BackupError when it is changed so often that there is no such moment
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
    `${source} is changed all the time: there is no moment to copy it at. Back up while fewer editors, or no import, change content.`,
  );
}
