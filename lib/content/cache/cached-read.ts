import 'server-only';
import { cache } from 'react';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import { isContentUnavailable } from '../client/content-unavailable';
import { isPreview } from '../preview/draft-mode';
import { ReadCache, type Tagged } from './read-cache';

export { FALLBACK_SECONDS, type Tagged } from './read-cache';

const MAX_BYTES = 8 * 1024 * 1024;

type Argument = string | number | null | readonly string[];

interface Definition<Args extends readonly Argument[], Value> {
  /** Unique among all reads. Also used in logs. */
  name: string;
  /** @param preview whether to load drafts */
  load: (preview: boolean, ...args: Args) => Promise<Tagged<Value>>;
  /** Whether the service has drafts, as Contentful does. Default: true. */
  hasDrafts?: boolean;
  /**
   * Approximate memory limit, in bytes of JSON. Every read has its own limit, so that arguments made up by visitors
   * cannot evict the values of other reads.
   */
  maxBytes?: number;
  /** Whether a loaded value may be served again while the service is down. Default: always. */
  isGood?: (value: Value) => boolean;
  /**
   * Returns a replacement for a failed load, or undefined to rethrow the error. By default, serves the last good value
   * while Contentful is unavailable.
   */
  onFailure?: (
    error: unknown,
    lastGood: Tagged<Value> | undefined,
    args: NoInfer<Args>,
  ) => Tagged<Value> | undefined;
}

declare global {
  // On `globalThis` because Next bundles this module once per kind of route.
  var readCaches: Map<string, Pick<ReadCache<unknown>, 'name' | 'size'>> | undefined;
}

/** Whether a cache belongs to the read with this name, and therefore holds values of its type. */
const isCacheOf = <Value>(
  cache: { readonly name: string } | undefined,
  name: string,
): cache is ReadCache<Value> => cache?.name === name;

/** Returns the cache of a read. In development, an edited module starts with an empty cache. */
function cacheOf<Value>(name: string, maxBytes: number): ReadCache<Value> {
  const caches = (globalThis.readCaches ??= new Map());
  const existing = process.env.NODE_ENV === 'development' ? undefined : caches.get(name);
  if (isCacheOf<Value>(existing, name)) return existing;
  const created = new ReadCache<Value>(name, maxBytes);
  caches.set(name, created);
  return created;
}

/** Returns an `onFailure` handler that serves the last good value while Contentful is down. */
function lastGoodOf<Value>(name: string, key: string) {
  return (error: unknown, lastGood: Tagged<Value> | undefined): Tagged<Value> | undefined => {
    if (!isContentUnavailable(error) || !lastGood) return undefined;
    log('warn', 'ContentServedStale', { read: name, key, reason: errorMessage(error) });
    // Omits the value's own `maxAge`, so that the load is retried after `FALLBACK_SECONDS`.
    return { value: lastGood.value, tags: lastGood.tags };
  };
}

/**
 * Defines a cached read of an external service. All requests share its values. Each value is loaded once, and again
 * after one of its tags expires. Previews load drafts instead, once per rendering and without a fallback.
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
