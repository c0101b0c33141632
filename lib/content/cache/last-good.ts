import 'server-only';
import { LRUCache } from 'lru-cache';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { isContentUnavailable } from '../client/content-unavailable';

interface Entry<Value> {
  store: string;
  value: Value;
}

declare global {
  // Next loads a module once per kind of route; the last good values belong to the whole process.
  var lastGoodStores: Map<string, LRUCache<string, Entry<unknown>>> | undefined;
}

/** The last good value of each key in this process, bounded; the least recently used one is evicted first. */
export interface LastGoodStore<Value> {
  readonly name: string;
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
}

/**
 * The process-wide store of this name, created by the first caller.
 * @param name unique among all stores
 * @param max how many values it holds
 */
export function lastGoodStore<Value>(name: string, max: number): LastGoodStore<Value> {
  const stores = (globalThis.lastGoodStores ??= new Map());
  const entries = stores.get(name) ?? new LRUCache<string, Entry<unknown>>({ max });
  stores.set(name, entries);
  const isOwn = (entry: Entry<unknown> | undefined): entry is Entry<Value> => entry?.store === name;
  return {
    name,
    get: (key) => {
      const entry = entries.get(key);
      return isOwn(entry) ? entry.value : undefined;
    },
    set: (key, value) => void entries.set(key, { store: name, value }),
    delete: (key) => void entries.delete(key),
  };
}

export interface LastGoodPolicy<Value> {
  /** Whether a loaded value may be served later: content that was removed must not reappear during an outage. */
  isGood?: (value: Value) => boolean;
  /** What replaces a failed load; undefined rethrows. By default the last good value while Contentful is unavailable. */
  onFailure?: (error: unknown, lastGood: Value | undefined) => Value | undefined;
}

export interface LoadedOrLastGood<Value> {
  value: Value;
  /** Whether it replaces a load that failed. */
  isFallback: boolean;
}

/**
 * The loaded value, or the last good one where the load fails: stale is better than an error.
 * @throws the load's error when nothing can replace it
 */
export async function loadOrLastGood<Value>(
  store: LastGoodStore<Value>,
  key: string,
  load: () => Promise<Value>,
  { isGood = () => true, onFailure }: LastGoodPolicy<Value> = {},
): Promise<LoadedOrLastGood<Value>> {
  try {
    const value = await load();
    if (isGood(value)) store.set(key, value);
    else store.delete(key);
    return { value, isFallback: false };
  } catch (error) {
    const lastGood = store.get(key);
    const fallback = onFailure
      ? onFailure(error, lastGood)
      : isContentUnavailable(error)
        ? lastGood
        : undefined;
    if (fallback === undefined) {
      globalThis.telemetryReporter?.remember(error);
      throw error;
    }
    if (!onFailure) log('warn', 'ContentServedStale', { read: store.name, key, reason: errorMessage(error) });
    return { value: fallback, isFallback: true };
  }
}
