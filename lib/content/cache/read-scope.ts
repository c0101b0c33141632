import { AsyncLocalStorage } from 'node:async_hooks';
import { currentTime } from '../../expiration/tag-expirations.ts';

declare global {
  // On `globalThis` because Next's bundles and the server each load their own copy of this module.
  var readScopes: AsyncLocalStorage<ReadScope> | undefined;
}

const scopes = (globalThis.readScopes ??= new AsyncLocalStorage());

/** Collects the tags and expiry of cached reads while a page is rendered or a value is loaded. */
export class ReadScope {
  /** In milliseconds since the epoch. */
  readonly startedAt = currentTime();
  readonly #tags: (readonly string[])[] = [];
  /** Earliest expiry of all reads, in milliseconds since the epoch. */
  expiresAt = Infinity;
  /** Whether part of the page failed to render. Such a page must not be cached. */
  hasFailed = false;

  /** Whether all visitors share the result. If so, reads return only published content. */
  readonly isPublic: boolean;

  constructor(isPublic = false) {
    this.isPublic = isPublic;
  }

  /** Tags of all reads. Computed on demand, because pages rendered for one request do not need them. */
  get tags(): string[] {
    return [...new Set(this.#tags.flat())];
  }

  add(tags: readonly string[], expiresAt: number): void {
    this.#tags.push(tags);
    this.expiresAt = Math.min(this.expiresAt, expiresAt);
  }

  /** Runs work whose cached reads report to this scope. */
  run<Result>(work: () => Result): Result {
    return scopes.run(this, work);
  }
}

/** Returns the current scope. Undefined outside of one, for example under `next start`. */
export const currentScope = (): ReadScope | undefined => scopes.getStore();
