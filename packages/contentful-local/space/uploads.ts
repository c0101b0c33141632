import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Contentful accepts 1,000 MB. The images and PDFs of a website need less. */
const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;
const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024;
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const ID = /^[0-9a-f-]{36}$/;

/** Thrown when a file is empty or too large, or too many uploads are waiting. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly tooLarge: boolean;

  constructor(message: string, tooLarge: boolean) {
    super(message);
    this.tooLarge = tooLarge;
  }
}

export interface Upload {
  id: string;
  path: string;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Stores files that editors uploaded, until they become asset files (docs/services.md, "Contentful management").
 * Uploads expire after a day.
 */
export class Uploads {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Stores a file. Durable when resolved.
   * @throws UploadError
   */
  async save(body: AsyncIterable<Uint8Array>): Promise<Upload> {
    let total = this.#sweep();
    const id = randomUUID();
    const path = join(this.#folder, id);
    const temporary = `${path}.tmp`;
    const file = await open(temporary, 'wx', 0o600);
    try {
      let size = 0;
      for await (const chunk of body) {
        size += chunk.length;
        total += chunk.length;
        if (size > MAX_UPLOAD_BYTES)
          throw new UploadError(`A file has at most ${MAX_UPLOAD_BYTES} bytes`, true);
        if (total > MAX_TOTAL_BYTES) throw new UploadError('Too many uploads wait to be processed', true);
        await file.writeFile(chunk);
      }
      if (size === 0) throw new UploadError('The file is empty', false);
      await file.sync();
      await rename(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return uploadAt(id, path, new Date());
  }

  /** Returns an upload that has not expired. */
  get(id: string): Upload | undefined {
    if (!ID.test(id)) return undefined;
    const path = join(this.#folder, id);
    const stat = statSync(path, { throwIfNoEntry: false });
    const upload = stat && uploadAt(id, path, stat.mtime);
    return upload && upload.expiresAt > new Date() ? upload : undefined;
  }

  remove(id: string): void {
    if (ID.test(id)) rmSync(join(this.#folder, id), { force: true });
  }

  /**
   * Removes expired uploads.
   * @returns the total size of all others, in bytes
   */
  #sweep(): number {
    mkdirSync(this.#folder, { recursive: true });
    let bytes = 0;
    for (const name of readdirSync(this.#folder)) {
      const path = join(this.#folder, name);
      const stat = statSync(path, { throwIfNoEntry: false });
      if (stat && stat.mtimeMs < Date.now() - LIFETIME_MS) rmSync(path, { force: true });
      else bytes += stat?.size ?? 0;
    }
    return bytes;
  }
}

const uploadAt = (id: string, path: string, createdAt: Date): Upload => ({
  id,
  path,
  createdAt,
  expiresAt: new Date(createdAt.getTime() + LIFETIME_MS),
});
