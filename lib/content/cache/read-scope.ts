/**
 * Collects the tags and the age of all cached reads that a page or a value is made from. On `globalThis`, because Next's
 * bundles and the server load this module once each.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { currentTime } from '../../expiration/tag-expirations.ts';

declare global {
  var readScopes: AsyncLocalStorage<ReadScope> | undefined;
}

const scopes = (globalThis.readScopes ??= new AsyncLocalStorage());

/** Receives the reports of cached reads while a page is rendered or a value is loaded. */
export class ReadScope {
  /** In milliseconds since the epoch. */
  readonly startedAt = currentTime();
  readonly #tags: (readonly string[])[] = [];
  /** When the first of what was read is too old, in milliseconds since the epoch. */
  expiresAt = Infinity;
  /** Whether a part could not be made, so that the whole must not be used again. */
  hasFailed = false;

  /** Whether it is for everybody, and so made from published content only. */
  readonly isPublic: boolean;

  constructor(isPublic = false) {
    this.isPublic = isPublic;
  }

  /** The tags of all reads. Computed on demand: a page for one request does not need them. */
  get tags(): string[] {
    return [...new Set(this.#tags.flat())];
  }

  /** Adds what one read was made from. */
  add(tags: readonly string[], expiresAt: number): void {
    this.#tags.push(tags);
    this.expiresAt = Math.min(this.expiresAt, expiresAt);
  }

  /** Does work whose reads report here. */
  run<Result>(work: () => Result): Result {
    return scopes.run(this, work);
  }
}

/** The scope of what is being made; undefined outside of one, as under `next start`. */
export const currentScope = (): ReadScope | undefined => scopes.getStore();
