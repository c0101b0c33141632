import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { serverConfig } from '@/lib/config/server';

/** Next accepts 128 tags per call and drops the rest, so they are set in several calls. */
const TAGS_PER_CALL = 100;
const MONTH_SECONDS = 30 * 24 * 3600;
/** The tag of every cached read. */
export const ALL_CONTENT_TAG = 'everything';

/**
 * Caches the result of the surrounding `'use cache'` function until one of its tags expires or it is too old
 * (docs/architecture.md, "Freshness").
 * @param maxAge in seconds
 */
export function cacheUntilExpired(tags: Iterable<string>, maxAge = serverConfig().CONTENT_MAX_AGE): void {
  const all = [...new Set([ALL_CONTENT_TAG, ...tags])];
  for (let index = 0; index < all.length; index += TAGS_PER_CALL)
    cacheTag(...all.slice(index, index + TAGS_PER_CALL));
  cacheLife({ stale: 0, revalidate: maxAge, expire: MONTH_SECONDS });
}
