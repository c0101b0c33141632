import 'server-only';
import { currentTime, haveExpiredSince } from '@/lib/processes/tag-expirations';
import { isPreview } from '../preview/draft-mode';
import { cacheUntilExpired, MAX_AGE_SECONDS } from './cache-until-expired';
import { lastGoodStore, loadOrLastGood, type LoadedOrLastGood } from './last-good';
import { ALL_CONTENT_TAG } from './tags';

/** Soon, because no change may announce that the service is back. */
export const FALLBACK_SECONDS = 30;

/** A loaded value with what it was made from. */
export interface Tagged<Value> {
  value: Value;
  /** The cache tags that expire it (lib/content/cache/tags.ts). */
  tags: string[];
  /** Seconds until it is loaded again though nothing expired it; a day by default. */
  maxAge?: number;
}

interface Loaded<Value> extends Tagged<Value> {
  /** When loading it began, in milliseconds; undefined for what replaces a failure. */
  loadedAt?: number;
}

/** What can be part of a cache key. */
type Argument = string | number | null | readonly string[];

interface Definition<Args extends readonly Argument[], Value> {
  /** Unique among all reads; names the read in logs. */
  name: string;
  /** @param preview whether drafts are read */
  load: (preview: boolean, ...args: Args) => Promise<Tagged<Value>>;
  /** Whether the service has drafts, as the content service does; true by default. */
  hasDrafts?: boolean;
  /** How many last good values the process holds, one per arguments. */
  maxLastGood?: number;
  /** Whether a loaded value may be served while the service is down; by default every one. */
  isGood?: (value: Value) => boolean;
  /** What replaces a failed load; undefined rethrows. By default the last good value while Contentful is unavailable. */
  onFailure?: (
    error: unknown,
    lastGood: Tagged<Value> | undefined,
    args: NoInfer<Args>,
  ) => Tagged<Value> | undefined;
}

export interface CachedRead<Args extends readonly Argument[], Value> {
  /** The body of the read's `'use cache'` function: loads, falls back, sets tags and cache life. */
  cached: (...args: Args) => Promise<Value>;
  /**
   * Calls the `'use cache'` function; with draft mode on, where Next caches nothing, it loads drafts instead, uncached and
   * without fallback. Of a service without drafts it gives the last value that was loaded, unless that expired.
   */
  read: (getCached: (...args: Args) => Promise<Value>, ...args: Args) => Promise<Value>;
}

const isFresh = ({ tags, maxAge = MAX_AGE_SECONDS, loadedAt = 0 }: Loaded<unknown>): boolean =>
  currentTime() < loadedAt + maxAge * 1000 && !haveExpiredSince([ALL_CONTENT_TAG, ...tags], loadedAt);

/**
 * Defines a read of an outside service that is cached until one of its tags expires. The compiler wants the directive
 * in a function of its own:
 *
 * ```ts
 * const layout = defineCachedRead({ name: 'layout', load: loadLayout });
 *
 * async function getCachedLayout(): Promise<Layout> {
 *   'use cache';
 *   return layout.cached();
 * }
 *
 * export const getLayout = cache(() => layout.read(getCachedLayout));
 * ```
 */
export function defineCachedRead<Args extends readonly Argument[], Value>({
  name,
  load,
  hasDrafts = true,
  maxLastGood = 1,
  isGood = () => true,
  onFailure,
}: Definition<Args, Value>): CachedRead<Args, Value> {
  const lastGood = lastGoodStore<Loaded<Value>>(name, maxLastGood);

  const loadPublished = (args: Args): Promise<LoadedOrLastGood<Loaded<Value>>> => {
    const loadedAt = currentTime();
    return loadOrLastGood(
      lastGood,
      JSON.stringify(args),
      async () => ({ ...(await load(false, ...args)), loadedAt }),
      {
        isGood: ({ value }) => isGood(value),
        onFailure: onFailure && ((error, stale) => onFailure(error, stale, args)),
      },
    );
  };

  return {
    async cached(...args) {
      const { value: loaded, isFallback } = await loadPublished(args);
      cacheUntilExpired(loaded.tags, loaded.maxAge ?? (isFallback ? FALLBACK_SECONDS : undefined));
      return loaded.value;
    },
    async read(getCached, ...args) {
      if (!(await isPreview())) return getCached(...args);
      if (hasDrafts) return (await load(true, ...args)).value;
      const last = lastGood.get(JSON.stringify(args));
      return (last && isFresh(last) ? last : (await loadPublished(args)).value).value;
    },
  };
}
