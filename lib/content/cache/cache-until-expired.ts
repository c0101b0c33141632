import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { serverConfig } from '@/lib/config/server';

/** Next takes at most 128 tags in one call and drops the rest, so they are given in parts. */
const TAGS_PER_CALL = 100;
const MONTH = 30 * 24 * 3600;
/** The tag of all that is kept. */
export const ALL_CONTENT_TAG = 'everything';

/**
 * Keeps the result of the surrounding `'use cache'` function until one of its tags expires or it is too old (DESIGN
 * "Freshness").
 * @param seconds how old it may be at most, `CONTENT_MAX_AGE` or less; less for what had to do without a service
 */
export function cacheUntilExpired(tags: Iterable<string>, seconds = serverConfig().CONTENT_MAX_AGE): void {
  const all = [...new Set([ALL_CONTENT_TAG, ...tags])];
  for (let index = 0; index < all.length; index += TAGS_PER_CALL)
    cacheTag(...all.slice(index, index + TAGS_PER_CALL));
  cacheLife({ stale: 0, revalidate: Math.min(seconds, serverConfig().CONTENT_MAX_AGE), expire: MONTH });
}
