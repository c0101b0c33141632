import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** More conversions wait than the service will hold; the caller should come back later. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Converted pictures on disk: made once, by a few at a time, and the longest unused removed beyond a size. */
export class PictureCache {
  readonly #folder: string;
  readonly #maximumBytes: number;
  readonly #concurrency: number;
  readonly #maximumWaiting: number;
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #written = 0;

  constructor(options: {
    folder: string;
    maximumBytes?: number;
    concurrency: number;
    maximumWaiting?: number;
  }) {
    this.#folder = options.folder;
    this.#maximumBytes = options.maximumBytes ?? 1024 ** 3;
    this.#concurrency = Math.max(1, options.concurrency);
    this.#maximumWaiting = options.maximumWaiting ?? 400;
  }

  /** The kept bytes under a key (hexadecimal), or those that `make` gives. @throws BusyError */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.#folder, key.slice(0, 2), key);
    try {
      const bytes = await readFile(path);
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined);
      return bytes;
    } catch {
      // Not kept yet.
    }
    const running = this.#inFlight.get(key);
    if (running) return running;
    const made = this.#inTurn(make)
      .then(async (bytes) => {
        await this.#keep(path, bytes);
        return bytes;
      })
      .finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, made);
    return made;
  }

  async #inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#running >= this.#concurrency) {
      if (this.#waiting.length >= this.#maximumWaiting)
        throw new BusyError('Too many pictures are being converted');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running += 1;
    try {
      return await make();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #keep(path: string, bytes: Buffer): Promise<void> {
    await mkdir(join(path, '..'), { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    await writeFile(temporary, bytes);
    await rename(temporary, path);
    this.#written += bytes.length;
    // Looking at the whole folder costs, so it happens once for each twentieth of its size that was written.
    if (this.#written > this.#maximumBytes / 20) {
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
      if (total <= this.#maximumBytes) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
  }
}
