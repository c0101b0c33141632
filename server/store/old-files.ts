import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { statFiles, type FileStat } from './sealed-file.ts';
import { DATA_FOLDER, folderNames, MAX_PAGE_AGE_MS, PAGES_FOLDER } from './store-folder.ts';

const DAY_MS = 24 * 3600_000;
/**
 * Pages live for up to a day, then a CDN's copy for up to a day, then a tab that shows that copy for up to a day. The
 * last day is a margin.
 */
const MAX_DATA_AGE_MS = MAX_PAGE_AGE_MS + 3 * DAY_MS;
/** Limit for the folders of all other builds, configurations and processes together. */
const MAX_OTHER_BYTES = 2 * 1024 ** 3;

/**
 * Removes files that were written before a time.
 * @returns the remaining files
 */
async function removeOlder(folder: string, time: number): Promise<FileStat[]> {
  const files = await statFiles(folder);
  for (const { path, mtimeMs } of files) if (mtimeMs < time) await rm(path, { force: true });
  return files.filter(({ mtimeMs }) => mtimeMs >= time);
}

async function removeOldest(files: readonly FileStat[], maxBytes: number): Promise<void> {
  let bytes = 0;
  for (const { path, size } of files.toSorted((one, other) => other.mtimeMs - one.mtimeMs)) {
    bytes += size;
    if (bytes > maxBytes) await rm(path, { force: true });
  }
}

/** Whether a folder's process must have ended, because no checkpoint was written for a long time. */
async function isAbandoned(path: string, now: number): Promise<boolean> {
  // A running process changes its folder with each checkpoint.
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < now - MAX_DATA_AGE_MS;
}

/**
 * Removes pages that are too old to be used and, later, their hydration data. Also removes the empty folders of
 * processes that are gone. Covers the folders of all builds, configurations and processes.
 * @param own folder of this process
 * @param now in milliseconds since the epoch
 */
export async function removeOldFiles(
  root: string,
  own: string,
  now: number,
  maxOtherBytes = MAX_OTHER_BYTES,
): Promise<void> {
  const others: FileStat[] = [];
  for (const folder of await folderNames(root)) {
    const path = join(root, folder);
    const pages = await removeOlder(join(path, PAGES_FOLDER), now - MAX_PAGE_AGE_MS);
    const data = await removeOlder(join(path, DATA_FOLDER), now - MAX_DATA_AGE_MS);
    if (path === own) continue;
    others.push(...pages, ...data);
    if (pages.length + data.length === 0 && (await isAbandoned(path, now)))
      await rm(path, { recursive: true, force: true });
  }
  await removeOldest(others, maxOtherBytes);
}
