/**
 * Files that count as missing unless they are intact. Each is written under a temporary name and then renamed, and
 * begins with a hash of its content.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const UNFINISHED = '.part';
const HASH_LENGTH = 64;

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/**
 * Writes a file that only its owner can read.
 * @returns its size in bytes
 */
export async function writeSealed(path: string, content: Buffer): Promise<number> {
  await writeFile(path + UNFINISHED, [hashOf(content), content], { mode: 0o600 });
  await rename(path + UNFINISHED, path);
  return HASH_LENGTH + content.byteLength;
}

/** Reads the content of a file. Returns undefined if the file is missing or damaged. */
export async function readSealed(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  const content = bytes?.subarray(HASH_LENGTH);
  return content && bytes?.toString('latin1', 0, HASH_LENGTH) === hashOf(content) ? content : undefined;
}

export interface FileStat {
  path: string;
  /** In bytes. */
  size: number;
  /** Time of the last write, in milliseconds since the epoch. */
  mtimeMs: number;
}

/**
 * Returns the files in a folder, or an empty list if the folder does not exist. Files that another process removes in
 * the meantime are left out.
 */
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
