import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Too many conversions are waiting; the client should retry later. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Converted images on disk: limited concurrency, one conversion per key, least recently used files removed. */
export class ImageCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #written = 0;

  constructor(options: { folder: string; maxBytes?: number; concurrency: number; maxWaiting?: number }) {
    this.#folder = options.folder;
    this.#maxBytes = options.maxBytes ?? 1024 ** 3;
    this.#concurrency = Math.max(1, options.concurrency);
    this.#maxWaiting = options.maxWaiting ?? 400;
  }

  /** The cached bytes of a hexadecimal key, or those that `convert` returns. @throws BusyError */
  async get(key: string, convert: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.#folder, key.slice(0, 2), key);
    try {
      const bytes = await readFile(path);
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined);
      return bytes;
    } catch {
      // Not cached yet.
    }
    const running = this.#inFlight.get(key);
    if (running) return running;
    const converted = this.#queued(convert)
      .then(async (bytes) => {
        await this.#store(path, bytes);
        return bytes;
      })
      .finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, converted);
    return converted;
  }

  async #queued(convert: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#running >= this.#concurrency) {
      if (this.#waiting.length >= this.#maxWaiting)
        throw new BusyError('Too many images are being converted');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running += 1;
    try {
      return await convert();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #store(path: string, bytes: Buffer): Promise<void> {
    await mkdir(join(path, '..'), { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    await writeFile(temporary, bytes);
    await rename(temporary, path);
    this.#written += bytes.length;
    // Listing the folder is expensive, so it happens only after each twentieth of the limit was written.
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
