import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { SyncTokenRefusedError, type SyncedChanges, type SyncSource } from './sync-source';

/** Receives all content once, and then every change. The same change may arrive twice. */
export interface SyncFollower {
  /** Called before all content is sent: at the start, and after the content service refused the sync token. */
  begin: () => void;
  apply: (changes: SyncedChanges) => void;
  /** Called after all content, or all changes of a poll, were applied. */
  end: () => void | Promise<void>;
}

/** Reads published content from the sync, once per process, and passes it to all followers. */
export class ContentSync {
  readonly #source: SyncSource;
  readonly #onCurrent: () => void;
  readonly #followers: SyncFollower[] = [];
  #token: string | undefined;
  /** Follower that continues where an earlier process stopped. */
  #resumed: { follower: SyncFollower; token: string } | undefined;
  #running: Promise<boolean> | undefined;
  #again = false;
  #isFailing = false;

  /** @param onCurrent called when the resumed follower, and then all followers, are up to date with the sync */
  constructor(source: SyncSource, onCurrent = (): void => undefined) {
    this.#source = source;
    this.#onCurrent = onCurrent;
  }

  /** Token from which a resumed follower would continue. Undefined while all content is being read. */
  get token(): string | undefined {
    return this.#resumed?.token ?? this.#token;
  }

  /**
   * Adds a follower that already has all content up to a token. It receives the changes since then, before other
   * followers receive all content. If the token is refused, it receives all content too.
   */
  resume(follower: SyncFollower, token: string): void {
    this.follow(follower);
    this.#resumed = { follower, token };
  }

  /** Adds a follower. The next poll reads all content for it. */
  follow(follower: SyncFollower): void {
    this.#followers.push(follower);
    this.#token = undefined;
  }

  /**
   * Reads what changed. If a poll is already running, another one follows it, because the running poll may have started
   * before the change. A failure is logged once, until a poll succeeds.
   * @returns whether the followers have everything that the sync had at the time of the call
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
      this.#resumed = undefined;
      await this.#read();
    }
  }

  async #read(): Promise<void> {
    await this.#catchUp();
    const { length } = this.#followers;
    const followers = this.#followers.filter((follower) => follower !== this.#resumed?.follower);
    if (this.#token === undefined) for (const follower of followers) follower.begin();
    const token = await this.#apply(this.#token, followers);
    // The other followers have just read all content. Some of it may be newer than what the resumed follower has seen.
    await this.#catchUp();
    // A follower that was added in the meantime has not received all content.
    if (length === this.#followers.length) {
      this.#token = token;
      this.#resumed = undefined;
    }
    this.#onCurrent();
  }

  async #catchUp(): Promise<void> {
    if (!this.#resumed) return;
    this.#resumed.token = await this.#apply(this.#resumed.token, [this.#resumed.follower]);
    this.#onCurrent();
  }

  /** Applies the changes since a token, or all content. @returns the token of the next sync */
  async #apply(since: string | undefined, followers: readonly SyncFollower[]): Promise<string> {
    const changes = this.#source.changes(since);
    for (;;) {
      const { done, value } = await changes.next();
      if (done) {
        for (const follower of followers) await follower.end();
        return value;
      }
      for (const follower of followers) follower.apply(value);
    }
  }
}
