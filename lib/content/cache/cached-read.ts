import 'server-only';
import { isPreview } from '../preview/draft-mode';
import { cacheUntilExpired } from './cache-until-expired';
import { lastGoodStore, loadOrLastGood } from './last-good';

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

/** What can be part of a cache key. */
type Argument = string | number | null | readonly string[];

interface Definition<Args extends readonly Argument[], Value> {
  /** Unique among all reads; names the read in logs. */
  name: string;
  /** @param preview whether drafts are read; never for services that have none */
  load: (preview: boolean, ...args: Args) => Promise<Tagged<Value>>;
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
  /** Calls the `'use cache'` function; with draft mode on it loads drafts instead, uncached and without fallback. */
  read: (getCached: (...args: Args) => Promise<Value>, ...args: Args) => Promise<Value>;
}

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
  maxLastGood = 1,
  isGood = () => true,
  onFailure,
}: Definition<Args, Value>): CachedRead<Args, Value> {
  const lastGood = lastGoodStore<Tagged<Value>>(name, maxLastGood);
  return {
    async cached(...args) {
      const { value: loaded, isFallback } = await loadOrLastGood(
        lastGood,
        JSON.stringify(args),
        () => load(false, ...args),
        {
          isGood: ({ value }) => isGood(value),
          onFailure: onFailure && ((error, stale) => onFailure(error, stale, args)),
        },
      );
      cacheUntilExpired(loaded.tags, loaded.maxAge ?? (isFallback ? FALLBACK_SECONDS : undefined));
      return loaded.value;
    },
    async read(getCached, ...args) {
      return (await isPreview()) ? (await load(true, ...args)).value : getCached(...args);
    },
  };
}
