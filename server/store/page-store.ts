import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CHECKPOINT,
  restoreCheckpoint,
  takeCheckpoint,
  whenCaughtUp,
} from '../../lib/expiration/checkpoint.ts';
import { currentTime, expirationVersion } from '../../lib/expiration/tag-expirations.ts';
import { errorMessage } from '../../lib/telemetry/error-message.ts';
import { log } from '../../lib/telemetry/log.ts';
import type { FinishedPage, PageStorage, StoredPage } from '../cache/finished-pages.ts';
import { isPageDataAddress } from '../documents/page-data-address.ts';
import { removeOldFiles } from './old-files.ts';
import { PageFiles, readPage } from './page-files.ts';
import { readSealed, writeSealed } from './sealed-file.ts';
import {
  CHECKPOINT_FILE,
  DATA_FOLDER,
  folderNames,
  MAX_PAGE_AGE_MS,
  PAGES_FOLDER,
  takeFolder,
} from './store-folder.ts';

/** Maximum total size of the stored documents. The same limit applies separately to the stored hydration data. */
const MAX_BYTES = 256 * 1024 * 1024;
/**
 * Maximum number of pages waiting to be written. If the disk is slower than rendering, the pages beyond it are not
 * stored.
 */
const MAX_PENDING = 1_000;
const LOG_INTERVAL_MS = 60_000;
const CHECKPOINT_INTERVAL_MS = 2_000;
/**
 * Maximum time between two checkpoints, even if nothing has expired. The older the checkpoint, the more changes a
 * restart has to look for.
 */
const MAX_CHECKPOINT_AGE_MS = 5 * 60_000;
const REMOVAL_INTERVAL_MS = 3600_000;
/** How long startup waits for the services to report changes since the earlier process. */
const CHECK_TIMEOUT_MS = 2_000;

interface Options {
  root: string;
  /** Identifies the build and the configuration (store-folder.ts). */
  key: string;
  maxBytes?: number;
}

/**
 * Stores this process's finished pages on disk, so that the next process can serve them immediately
 * (docs/decisions/0010).
 */
export class PageStore implements PageStorage {
  readonly #root: string;
  readonly #folder: string;
  readonly #pages: PageFiles;
  readonly #data: PageFiles;
  readonly #pending = new Map<string, FinishedPage>();
  readonly #timers: ReturnType<typeof setInterval>[] = [];
  #writing: Promise<void> | undefined;
  #loggedAt = -Infinity;
  #checkpointVersion = -1;
  #checkpointAt = -Infinity;

  private constructor(root: string, folder: string, pages: PageFiles, data: PageFiles) {
    this.#root = root;
    this.#folder = folder;
    this.#pages = pages;
    this.#data = data;
  }

  /**
   * Opens the store with the pages that an earlier process of the same build and configuration left. They may have
   * expired in the meantime (`checked`).
   * @throws Error when the folder cannot be used
   */
  static async open({ root, key, maxBytes = MAX_BYTES }: Options): Promise<PageStore> {
    const folder = await takeFolder(root, key);
    const pagesFolder = join(folder, PAGES_FOLDER);
    const bytes = await readSealed(join(folder, CHECKPOINT_FILE));
    const checkpoint = bytes && CHECKPOINT.safeParse(JSON.parse(bytes.toString())).data;
    // Without a checkpoint, or with one from the future because the clock was ahead, there is no record of expired
    // tags.
    if (checkpoint && checkpoint.savedAt <= currentTime()) restoreCheckpoint(checkpoint);
    else await rm(pagesFolder, { recursive: true, force: true });
    const [pages, data] = await Promise.all([
      PageFiles.open(pagesFolder, maxBytes),
      PageFiles.open(join(folder, DATA_FOLDER), maxBytes),
    ]);
    return new PageStore(root, folder, pages, data);
  }

  /** Writes checkpoints and removes old files in the background, until `close`. */
  start(): void {
    const repeat = (work: () => Promise<void>, intervalMs: number): void => {
      this.#timers.push(setInterval(() => void this.#try(work), intervalMs).unref());
    };
    repeat(() => this.#saveCheckpoint(), CHECKPOINT_INTERVAL_MS);
    const removeOld = (): Promise<void> => removeOldFiles(this.#root, this.#folder, currentTime());
    repeat(removeOld, REMOVAL_INTERVAL_MS);
    void this.#try(removeOld);
  }

  /**
   * Waits for up to two seconds until changes since the earlier process are known. Its pages count as stale until then.
   */
  async checked(): Promise<void> {
    if (!this.hasPages) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, CHECK_TIMEOUT_MS)));
    await Promise.race([whenCaughtUp(), timeout]);
    clearTimeout(timer);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.flush();
  }

  /** Waits for the current writes, and writes a checkpoint. */
  async flush(): Promise<void> {
    await this.#writing;
    await this.#try(() => this.#saveCheckpoint());
  }

  has(key: string): boolean {
    return this.#filesOf(key).has(key);
  }

  async read(key: string): Promise<StoredPage | undefined> {
    const page = await this.#filesOf(key).read(key);
    if (!page || isPageDataAddress(key)) return page;
    const age = currentTime() - page.renderedAt;
    // Expirations are recorded only for the maximum age of a page. A page from the future, written while the clock was
    // ahead, may have missed some.
    return age >= 0 && age <= MAX_PAGE_AGE_MS ? page : undefined;
  }

  async readElsewhere(address: string): Promise<StoredPage | undefined> {
    for (const name of await folderNames(this.#root)) {
      const page = await readPage(join(this.#root, name, DATA_FOLDER), address);
      if (page) return page;
    }
    return undefined;
  }

  write(key: string, page: FinishedPage): void {
    if (this.#pending.size >= MAX_PENDING) return;
    this.#pending.set(key, page);
    this.#writing ??= this.#writePending();
  }

  remove(key: string): void {
    this.#filesOf(key).remove(key);
  }

  /** Whether pages can be sent without the services. */
  get hasPages(): boolean {
    return this.#pages.bytes > 0;
  }

  get pending(): number {
    return this.#pending.size;
  }

  /** Total size of all files, in bytes. */
  get bytes(): number {
    return this.#pages.bytes + this.#data.bytes;
  }

  #filesOf(key: string): PageFiles {
    return isPageDataAddress(key) ? this.#data : this.#pages;
  }

  async #writePending(): Promise<void> {
    for (const [key, page] of this.#pending) {
      this.#pending.delete(key);
      await this.#try(() => this.#filesOf(key).write(key, page));
    }
    this.#writing = undefined;
  }

  async #saveCheckpoint(): Promise<void> {
    const now = currentTime();
    const version = expirationVersion();
    if (version === this.#checkpointVersion && now < this.#checkpointAt + MAX_CHECKPOINT_AGE_MS) return;
    const checkpoint = takeCheckpoint(now, MAX_PAGE_AGE_MS);
    if (!checkpoint) return;
    this.#checkpointVersion = version;
    this.#checkpointAt = now;
    try {
      await writeSealed(join(this.#folder, CHECKPOINT_FILE), Buffer.from(JSON.stringify(checkpoint)));
    } catch (error) {
      this.#checkpointVersion = -1;
      throw error;
    }
  }

  /**
   * Logs a failure, at most once a minute. A full or read-only disk costs the next process its pages, but affects no
   * visitor.
   */
  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (currentTime() < this.#loggedAt + LOG_INTERVAL_MS) return;
      this.#loggedAt = currentTime();
      log('error', 'PageNotStored', { message: errorMessage(error) });
    }
  }
}
