import { expirationVersion } from './tag-expirations.ts';

/**
 * Shares in-flight work by key. Work that began before the last expiration is not shared, because it may have read old
 * content.
 */
export class SingleFlight<Result> {
  /** `version` is the number of expirations when the work began. */
  readonly #running = new Map<string, { result: Promise<Result>; version: number }>();

  /** Returns the result of the in-flight work of a key, or starts the work. */
  join(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    const version = expirationVersion();
    if (running?.version === version) return running.result;
    const result = work().finally(() => {
      if (this.#running.get(key)?.result === result) this.#running.delete(key);
    });
    this.#running.set(key, { result, version });
    return result;
  }
}
