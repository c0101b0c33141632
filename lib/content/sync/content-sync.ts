/** Follows published content: one reader of the sync per process, and whoever has to know what changed. */
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { SyncTokenRefusedError, type SyncedChanges, type SyncSource } from './sync-source';

/** Receives all content once, and then every change. May receive a change twice. */
export interface SyncFollower {
  /** All content follows from here: at the start, and when the token was refused. */
  begin: () => void;
  apply: (changes: SyncedChanges) => void;
  /** All content, or all changes so far, were applied. */
  end: () => void | Promise<void>;
}

export class ContentSync {
  readonly #source: SyncSource;
  readonly #followers: SyncFollower[] = [];
  #token: string | undefined;
  #running: Promise<boolean> | undefined;
  #again = false;
  #isFailing = false;

  constructor(source: SyncSource) {
    this.#source = source;
  }

  /** Adds a follower; the next poll reads all content for it. */
  follow(follower: SyncFollower): void {
    this.#followers.push(follower);
    this.#token = undefined;
  }

  /**
   * Reads what changed; a poll that is running is followed by another one, for it may have begun before the change. A
   * failure is logged once, until a poll succeeds.
   * @returns whether the followers have everything that the sync had at the call
   */
  poll(): Promise<boolean> {
    if (this.#running) this.#again = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #work(): Promise<boolean> {
    let isDone: boolean;
    do {
      this.#again = false;
      isDone = await this.#attempt();
    } while (this.#again);
    return isDone;
  }

  async #attempt(): Promise<boolean> {
    try {
      await this.#readChanges();
    } catch (error) {
      if (!this.#isFailing) log('error', 'ContentSyncFailure', { message: errorMessage(error) });
      this.#isFailing = true;
      return false;
    }
    if (this.#isFailing) log('info', 'ContentSyncRecovered');
    this.#isFailing = false;
    return true;
  }

  async #readChanges(): Promise<void> {
    try {
      await this.#read();
    } catch (error) {
      if (!(error instanceof SyncTokenRefusedError)) throw error;
      log('warn', 'SyncTokenRefused', { message: error.message });
      this.#token = undefined;
      await this.#read();
    }
  }

  async #read(): Promise<void> {
    if (this.#token === undefined) for (const follower of this.#followers) follower.begin();
    const followers = [...this.#followers];
    const changes = this.#source.changes(this.#token);
    for (;;) {
      const { done, value } = await changes.next();
      if (done) {
        for (const follower of followers) await follower.end();
        // Who began to follow meanwhile has not received all content.
        if (followers.length === this.#followers.length) this.#token = value;
        return;
      }
      for (const follower of followers) follower.apply(value);
    }
  }
}
