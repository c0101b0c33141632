import { LRUCache } from 'lru-cache';
import {
  ANY_TAG,
  currentTime,
  expirationVersion,
  haveExpiredSince,
} from '../../expiration/tag-expirations.ts';
import { runOutsideRequests } from '../../incoming-requests/outside-requests.ts';
import { SingleFlight } from '../../expiration/single-flight.ts';
import { currentScope, ReadScope } from './read-scope.ts';
import { ALL_CONTENT_TAG } from './tags.ts';

const MAX_AGE_SECONDS = 24 * 3600;
/** Delay before a failed load is retried. Short, because nothing announces that the service has recovered. */
export const FALLBACK_SECONDS = 30;

export interface Tagged<Value> {
  value: Value;
  /** Cache tags that expire the value (lib/content/cache/tags.ts). */
  tags: string[];
  /** Maximum age in seconds. Default: one day. */
  maxAge?: number;
}

type Result<Value> = { value: Value } | { error: unknown };

interface Entry<Value> {
  result: Result<Value>;
  tags: readonly string[];
  /** Start of the load and end of validity, in milliseconds since the epoch. */
  loadedAt: number;
  expiresAt: number;
  /** Value of `expirationVersion()` at the last check that found none of the tags expired. */
  checkedVersion: number;
  lastGood?: Tagged<Value>;
}

export interface ReadPolicy<Value> {
  load: () => Promise<Tagged<Value>>;
  isGood: (value: Value) => boolean;
  /** Returns a replacement for a failed load, or undefined if there is none. */
  replace: (error: unknown, lastGood: Tagged<Value> | undefined) => Tagged<Value> | undefined;
}

/**
 * Deep-freezes a value, except in production. All pages share it, so code that mutates it fails in development and
 * tests.
 */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** Approximate overhead per entry, and per remembered error with its cause, in bytes. */
const ENTRY_BYTES = 1024;
const ERROR_BYTES = 4096;

const sizeOf = ({ result, lastGood, tags }: Entry<unknown>, key: string): number =>
  ENTRY_BYTES +
  ('error' in result ? ERROR_BYTES : 0) +
  key.length +
  JSON.stringify(['value' in result ? result.value : lastGood?.value, tags]).length;

/** In-memory cache for one read. Stores values by the key of the arguments until they expire. */
export class ReadCache<Value> {
  readonly name: string;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #loads = new SingleFlight<Entry<Value>>();

  /** @param maxBytes approximate limit; the least recently used value is evicted first */
  constructor(name: string, maxBytes: number) {
    this.name = name;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // lru-cache would not store an entry larger than the cache. Let it fill the cache instead.
      sizeCalculation: (entry, key) => Math.min(sizeOf(entry, key), maxBytes),
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  /**
   * Returns the value for a key, and loads it unless a current one is cached. Reports its tags and expiry to the
   * current scope.
   * @throws the error of the load if there is no replacement. The load is not retried for half a minute.
   */
  async read(key: string, policy: ReadPolicy<Value>): Promise<Value> {
    const stored = this.#entries.get(key);
    const { result, tags, expiresAt } =
      stored && isCurrent(stored) ? stored : await this.#loads.join(key, () => this.#load(key, policy));
    currentScope()?.add(tags, expiresAt);
    if ('error' in result) throw result.error;
    return result.value;
  }

  async #load(key: string, policy: ReadPolicy<Value>): Promise<Entry<Value>> {
    const entry = await loadEntry(policy, () => this.#entries.peek(key)?.lastGood);
    // A load that started later may have finished first.
    const stored = this.#entries.peek(key);
    if (!stored || stored.loadedAt <= entry.loadedAt) this.#entries.set(key, entry);
    return entry;
  }
}

function isCurrent(entry: Entry<unknown>): boolean {
  if (currentTime() >= entry.expiresAt) return false;
  const version = expirationVersion();
  if (entry.checkedVersion === version) return true;
  if (haveExpiredSince(entry.tags, entry.loadedAt)) return false;
  entry.checkedVersion = version;
  return true;
}

async function loadEntry<Value>(
  { load, isGood, replace }: ReadPolicy<Value>,
  lastGood: () => Tagged<Value> | undefined,
): Promise<Entry<Value>> {
  const scope = new ReadScope(true);
  const loadedAt = scope.startedAt;
  const toEntry = (
    { value, tags, maxAge = MAX_AGE_SECONDS }: Tagged<Value>,
    good: Tagged<Value> | undefined,
  ): Entry<Value> => {
    if (process.env.NODE_ENV !== 'production') freeze(value);
    scope.add([ALL_CONTENT_TAG, ...tags], currentTime() + maxAge * 1000);
    return {
      result: { value },
      tags: scope.tags,
      loadedAt,
      expiresAt: scope.expiresAt,
      checkedVersion: -1,
      lastGood: good,
    };
  };
  try {
    const loaded = await runOutsideRequests(() => scope.run(load));
    return toEntry(loaded, isGood(loaded.value) ? loaded : undefined);
  } catch (error) {
    const good = lastGood();
    const replacement = replace(error, good);
    if (replacement) return toEntry({ maxAge: FALLBACK_SECONDS, ...replacement }, good);
    const expiresAt = currentTime() + FALLBACK_SECONDS * 1000;
    // The tags of a failed load are unknown, so any expiration also expires the remembered error.
    return { result: { error }, tags: [ANY_TAG], loadedAt, expiresAt, checkedVersion: -1, lastGood: good };
  }
}
