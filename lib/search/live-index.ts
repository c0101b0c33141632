import { setTimeout as wait } from 'node:timers/promises';
import type { ContentSync, SyncFollower } from '@/lib/content/sync/content-sync';
import type { SyncedChanges } from '@/lib/content/sync/sync-source';
import { log } from '@/lib/telemetry/log';
import { SearchIndex } from './search-index';

/** Pause before the index is built again after a failure. */
const PAUSE_MS = 2_000;
/** How long a search waits for the first index. Building continues after that. */
const FIRST_INDEX_TIMEOUT_MS = 4_000;

interface Options {
  /** Site URL to remove from the URLs of the site's own files. */
  siteUrl?: string;
  waitMs?: number;
}

/** Search index that follows published content. It is built in the background and then updated by the sync. */
export class LiveIndex implements SyncFollower {
  readonly #sync: ContentSync;
  readonly #options: Required<Options>;
  #current: SearchIndex | undefined;
  /** Index of all content while it is being read. Replaces the current index when it is complete. */
  #next: { index: SearchIndex; startedAt: number } | undefined;
  #failedAt = 0;

  constructor(sync: ContentSync, { siteUrl = '', waitMs = FIRST_INDEX_TIMEOUT_MS }: Options = {}) {
    this.#sync = sync;
    this.#options = { siteUrl, waitMs };
    sync.follow(this);
  }

  begin(): void {
    this.#next = { index: new SearchIndex(this.#options.siteUrl), startedAt: Date.now() };
  }

  apply(changes: SyncedChanges): void {
    (this.#next?.index ?? this.#current)?.apply(changes);
  }

  async end(): Promise<void> {
    if (!this.#next) return;
    const { index, startedAt } = this.#next;
    await index.build();
    this.#current = index;
    this.#next = undefined;
    log('info', 'SearchIndexBuilt', { documents: index.size, milliseconds: Date.now() - startedAt });
  }

  /**
   * Returns the current index. Searches wait only for the first index to be built. Later, the current index serves
   * searches while it is updated.
   * @returns undefined while there is no index, for example because the content service is unavailable
   */
  async get(): Promise<SearchIndex | undefined> {
    if (!this.#current && Date.now() - this.#failedAt >= PAUSE_MS) await this.#build();
    return this.#current;
  }

  async #build(): Promise<void> {
    const timeout = new AbortController();
    await Promise.race([
      this.#sync.poll().then((isDone) => {
        if (!isDone) this.#failedAt = Date.now();
      }),
      wait(this.#options.waitMs, undefined, { ref: false, signal: timeout.signal }).catch(() => undefined),
    ]);
    timeout.abort();
  }
}
