import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { FinishedPage, StoredPage } from '../cache/finished-pages.ts';
import { decodePage, encodePage } from './page-format.ts';
import { readSealed, statFiles, UNFINISHED, writeSealed } from './sealed-file.ts';

const fileName = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Reads a page from its file. Returns undefined if there is no intact file. */
export async function readPage(folder: string, key: string): Promise<StoredPage | undefined> {
  const bytes = await readSealed(join(folder, fileName(key)));
  return bytes && decodePage(key, bytes);
}

/**
 * Pages in one folder, one file each. When their total size exceeds the limit, the least recently used ones are
 * removed.
 */
export class PageFiles {
  readonly #folder: string;
  /** Size of each file in bytes, by name. */
  readonly #files: LRUCache<string, number>;

  private constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_, name, reason) => {
        if (reason === 'evict' || reason === 'delete')
          rm(join(folder, name), { force: true }).catch(() => undefined);
      },
    });
  }

  static async open(folder: string, maxBytes: number): Promise<PageFiles> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const pages = new PageFiles(folder, maxBytes);
    const found = await statFiles(folder);
    for (const { path, size } of found.toSorted((one, other) => one.mtimeMs - other.mtimeMs))
      if (size > 0 && !path.endsWith(UNFINISHED)) pages.#files.set(basename(path), size);
      else await rm(path, { force: true });
    return pages;
  }

  has(key: string): boolean {
    return this.#files.has(fileName(key));
  }

  async read(key: string): Promise<StoredPage | undefined> {
    if (this.#files.get(fileName(key)) === undefined) return undefined;
    const page = await readPage(this.#folder, key);
    if (!page) this.remove(key);
    return page;
  }

  async write(key: string, page: FinishedPage): Promise<void> {
    const name = fileName(key);
    this.#files.set(name, await writeSealed(join(this.#folder, name), encodePage(key, page)));
  }

  remove(key: string): void {
    this.#files.delete(fileName(key));
  }

  /** Total size of all files, in bytes. */
  get bytes(): number {
    return this.#files.calculatedSize;
  }
}
