import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface CachedImage {
  bytes: Buffer;
  /** False when the image was converted for this request. */
  wasCached: boolean;
}

/**
 * Caches converted images on disk. Concurrent requests for a key share one conversion. The least recently used files
 * are removed first.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  #written = 0;

  constructor(options: { folder: string; maxBytes?: number }) {
    this.#folder = options.folder;
    this.#maxBytes = options.maxBytes ?? 1024 ** 3;
  }

  /** Returns the cached image of a hexadecimal key, or converts it and stores the result. */
  async get(key: string, convert: () => Promise<Buffer>): Promise<CachedImage> {
    const path = join(this.#folder, key.slice(0, 2), key);
    try {
      const bytes = await readFile(path);
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined);
      return { bytes, wasCached: true };
    } catch {
      // The image is not cached yet.
    }
    const running = this.#inFlight.get(key);
    if (running) return { bytes: await running, wasCached: true };
    const converted = convert()
      .then(async (bytes) => {
        await this.#store(path, bytes);
        return bytes;
      })
      .finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, converted);
    return { bytes: await converted, wasCached: false };
  }

  async #store(path: string, bytes: Buffer): Promise<void> {
    await mkdir(join(path, '..'), { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    await writeFile(temporary, bytes);
    await rename(temporary, path);
    this.#written += bytes.length;
    // Listing the folder is expensive, so it is trimmed only after a twentieth of the limit has been written.
    if (this.#written > this.#maxBytes / 20) {
      this.#written = 0;
      await this.#trim();
    }
  }

  async #trim(): Promise<void> {
    const files: { path: string; size: number; used: number }[] = [];
    for (const entry of await readdir(this.#folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await stat(path).catch(() => undefined);
      if (found) files.push({ path, size: found.size, used: found.mtimeMs });
    }
    let total = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files.sort((a, b) => a.used - b.used)) {
      if (total <= this.#maxBytes) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
  }
}
