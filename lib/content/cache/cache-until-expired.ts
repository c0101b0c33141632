import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { ALL_CONTENT_TAG } from './tags';

/** Next accepts 128 tags per call and drops the rest, so they are set in several calls. */
const TAGS_PER_CALL = 100;
/** When a read is loaded again though nothing expired it, and its pages are rendered again. */
export const MAX_AGE_SECONDS = 24 * 3600;
const MONTH_SECONDS = 30 * 24 * 3600;

/**
 * Caches the result of the surrounding `'use cache'` function until one of its tags expires or it is too old
 * (docs/architecture.md, "Freshness").
 * @param maxAge in seconds
 */
export function cacheUntilExpired(tags: Iterable<string>, maxAge = MAX_AGE_SECONDS): void {
  const all = [...new Set([ALL_CONTENT_TAG, ...tags])];
  for (let index = 0; index < all.length; index += TAGS_PER_CALL)
    cacheTag(...all.slice(index, index + TAGS_PER_CALL));
  cacheLife({ stale: 0, revalidate: maxAge, expire: MONTH_SECONDS });
}
