/** A search index that follows the content: built in the background, updated by sync. */
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { SearchIndex } from './search-index';
import { SyncTokenRefusedError } from './source';
import type { SyncedChanges } from './synced-content';

export interface Source {
  changes(since: string | undefined): AsyncGenerator<SyncedChanges, string>;
}

/** Pause after a failure. */
const PAUSE_MS = 2_000;
/** How long a search waits for the first index, which is built in any case. */
const FIRST_INDEX_TIMEOUT_MS = 4_000;

interface Options {
  /** Age at which the index syncs even without a webhook. */
  maxAgeSeconds: number;
  /** Removed from the URLs of files on this site. */
  siteUrl?: string;
  /** How long a search waits for the first index. */
  waitMs?: number;
}

export class LiveIndex {
  readonly #source: Source;
  readonly #options: Required<Options>;
  #current: { index: SearchIndex; token: string; checkedAt: number } | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #failedAt = 0;

  constructor(source: Source, { siteUrl = '', waitMs = FIRST_INDEX_TIMEOUT_MS, maxAgeSeconds }: Options) {
    this.#source = source;
    this.#options = { siteUrl, waitMs, maxAgeSeconds };
  }

  get isBuilt(): boolean {
    return this.#current !== undefined;
  }

  /**
   * The current index. Only the first callers wait for it to be built; after that it serves searches while it is
   * updated. Undefined while there is none and the content service is unavailable.
   */
  async get(): Promise<SearchIndex | undefined> {
    if (!this.#current) await this.#first();
    if (!this.#current) return undefined;
    if (!this.#running && Date.now() - this.#current.checkedAt > this.#options.maxAgeSeconds * 1000)
      void this.refresh();
    return this.#current.index;
  }

  async #first(): Promise<void> {
    if (!this.#running && Date.now() - this.#failedAt < PAUSE_MS) return;
    const timeout = new AbortController();
    await Promise.race([
      this.#run(),
      wait(this.#options.waitMs, undefined, { ref: false, signal: timeout.signal }).catch(() => undefined),
    ]);
    timeout.abort();
  }

  /** Applies changes; resolves when everything published before the call can be found. Failures are logged, not thrown. */
  async refresh(): Promise<void> {
    // The running sync may have started before the change.
    if (this.#running) this.#again = true;
    await this.#run();
  }

  #run(): Promise<void> {
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #work(): Promise<void> {
    do {
      this.#again = false;
      try {
        await (this.#current ? this.#update() : this.#build());
      } catch (error) {
        this.#failedAt = Date.now();
        if (this.#current) this.#current.checkedAt = Date.now();
        log('error', 'SearchIndexFailure', { message: errorMessage(error) });
      }
    } while (this.#again);
  }

  async #update(): Promise<void> {
    const current = this.#current;
    if (!current) return;
    try {
      const token = await this.#read(current.index, current.token);
      this.#current = { ...current, token, checkedAt: Date.now() };
    } catch (error) {
      if (!(error instanceof SyncTokenRefusedError)) throw error;
      await this.#build();
    }
  }

  async #build(): Promise<void> {
    const started = Date.now();
    const index = new SearchIndex(this.#options.siteUrl);
    const token = await this.#read(index, undefined);
    await index.build();
    this.#current = { index, token, checkedAt: Date.now() };
    log('info', 'SearchIndexBuilt', { documents: index.size, milliseconds: Date.now() - started });
  }

  async #read(index: SearchIndex, since: string | undefined): Promise<string> {
    const changes = this.#source.changes(since);
    for (;;) {
      const { done, value } = await changes.next();
      if (done) return value;
      index.apply(value);
    }
  }
}
