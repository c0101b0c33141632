/** Files that are whole or count as missing: written beside their place, then renamed, with the hash of what is in them. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Ends the name of a file that is being written. */
export const UNFINISHED = '.part';
const HASH_LENGTH = 64;

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Writes a file that its owner alone can read. @returns its size in bytes */
export async function writeSealed(path: string, content: Buffer): Promise<number> {
  await writeFile(path + UNFINISHED, [hashOf(content), content], { mode: 0o600 });
  await rename(path + UNFINISHED, path);
  return HASH_LENGTH + content.byteLength;
}

/** What is in a file; undefined when there is none, or when it is not what was written. */
export async function readSealed(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  const content = bytes?.subarray(HASH_LENGTH);
  return content && bytes?.toString('latin1', 0, HASH_LENGTH) === hashOf(content) ? content : undefined;
}

export interface FileStat {
  path: string;
  /** In bytes. */
  size: number;
  /** When it was written, in milliseconds since the epoch. */
  mtimeMs: number;
}

/** The files of a folder; none when there is no folder. Another process may remove some meanwhile. */
export async function statFiles(folder: string): Promise<FileStat[]> {
  const names = await readdir(folder).catch(() => []);
  const stats = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      return found ? [{ path, size: found.size, mtimeMs: found.mtimeMs }] : [];
    }),
  );
  return stats.flat();
}
