import 'server-only';
import { cache } from 'react';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import { isContentUnavailable } from '../client/content-unavailable';
import { isPreview } from '../preview/draft-mode';
import { ReadCache, type Tagged } from './read-cache';

export { FALLBACK_SECONDS, type Tagged } from './read-cache';

/** The default for one read. */
const MAX_BYTES = 8 * 1024 * 1024;

/** What can be part of a cache key. */
type Argument = string | number | null | readonly string[];

interface Definition<Args extends readonly Argument[], Value> {
  /** Unique among all reads; names the read in logs. */
  name: string;
  /** @param preview whether drafts are read */
  load: (preview: boolean, ...args: Args) => Promise<Tagged<Value>>;
  /** Whether the service has drafts, as the content service does; true by default. */
  hasDrafts?: boolean;
  /** How much memory the values take, about, as bytes of JSON: arguments that visitors choose evict no other read. */
  maxBytes?: number;
  /** Whether a loaded value may be served while the service is down; by default every one. */
  isGood?: (value: Value) => boolean;
  /** What replaces a failed load; undefined rethrows. By default the last good value while Contentful is unavailable. */
  onFailure?: (
    error: unknown,
    lastGood: Tagged<Value> | undefined,
    args: NoInfer<Args>,
  ) => Tagged<Value> | undefined;
}

declare global {
  // Next loads a module once per kind of route; the values belong to the whole process.
  var readCaches: Map<string, Pick<ReadCache<unknown>, 'name' | 'size'>> | undefined;
}

/** Whether a cache is that of the read with this name, and so holds its values. */
const isCacheOf = <Value>(
  cache: { readonly name: string } | undefined,
  name: string,
): cache is ReadCache<Value> => cache?.name === name;

/** The cache of a read. In development a module that was edited begins with an empty one. */
function cacheOf<Value>(name: string, maxBytes: number): ReadCache<Value> {
  const caches = (globalThis.readCaches ??= new Map());
  const existing = process.env.NODE_ENV === 'development' ? undefined : caches.get(name);
  if (isCacheOf<Value>(existing, name)) return existing;
  const created = new ReadCache<Value>(name, maxBytes);
  caches.set(name, created);
  return created;
}

/** The last good value while the content service is down: stale is better than an error. */
function lastGoodOf<Value>(name: string, key: string) {
  return (error: unknown, lastGood: Tagged<Value> | undefined): Tagged<Value> | undefined => {
    if (!isContentUnavailable(error) || !lastGood) return undefined;
    log('warn', 'ContentServedStale', { read: name, key, reason: errorMessage(error) });
    // Its own age has nothing to do with when the service is back.
    return { value: lastGood.value, tags: lastGood.tags };
  };
}

/**
 * Defines a read of an outside service that all requests share: loaded once, until one of its tags expires. A preview loads
 * drafts instead, once per rendering and without fallback.
 *
 * ```ts
 * export const getShell = defineCachedRead({ name: 'shell', load: loadShell });
 * ```
 */
export function defineCachedRead<Args extends readonly Argument[], Value>({
  name,
  load,
  hasDrafts = true,
  maxBytes = MAX_BYTES,
  isGood = () => true,
  onFailure,
}: Definition<Args, Value>): (...args: Args) => Promise<Value> {
  const values = cacheOf<Value>(name, maxBytes);
  const draftsOfRendering = cache(() => new Map<string, Promise<Value>>());

  const readDraft = (key: string, args: Args): Promise<Value> => {
    const drafts = draftsOfRendering();
    const draft = drafts.get(key) ?? load(true, ...args).then(({ value }) => value);
    drafts.set(key, draft);
    return draft;
  };

  return async (...args) => {
    const key = JSON.stringify(args);
    if (hasDrafts && (await isPreview())) return readDraft(key, args);
    return values.read(key, {
      load: () => load(false, ...args),
      isGood,
      replace: onFailure ? (error, lastGood) => onFailure(error, lastGood, args) : lastGoodOf(name, key),
    });
  };
}
