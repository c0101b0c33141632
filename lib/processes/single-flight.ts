import { expirationVersion } from './tag-expirations.ts';

/** Work in flight, by key: whoever needs the same joins it. What began before the last expiration is joined by nobody. */
export class SingleFlight<Result> {
  /** With the number of expirations before each. */
  readonly #running = new Map<string, { result: Promise<Result>; version: number }>();

  /** Joins the work of a key, or begins it. */
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
