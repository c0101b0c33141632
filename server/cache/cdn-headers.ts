import type { OutgoingHttpHeaders } from 'node:http';
import { cdnAdapter, type CdnName } from '../../lib/cdn/cdn.ts';
import { shortTag } from '../../lib/cdn/short-tag.ts';
import { haveExpiredSince, isSettling } from '../../lib/expiration/tag-expirations.ts';
import type { CachedPageInfo } from './finished-pages.ts';

/** CDNs take 16 kB; a page with more tags than fit is not stored by them. */
const MAX_TAG_BYTES = 16_000;
const MONTH_SECONDS = 30 * 24 * 3600;
/** For a page that expires once more without a purge (expire-and-purge.ts). */
const SETTLING_SECONDS = 3;

/** The headers for a CDN. */
export interface CdnHeaders {
  /** Of a response that the CDN must not store. */
  uncached: Record<string, string>;
  /**
   * Of a page that it may store until one of the page's tags is purged; visitors ask for it again each time.
   * @param variesByConsent whether visitors get it under different policies, which a CDN that ignores `Vary` cannot tell apart
   */
  page: (info: CachedPageInfo, variesByConsent: boolean) => OutgoingHttpHeaders;
}

/** The headers with which pages are cached and purged by tag in a CDN. */
export function cdnHeaders(name: CdnName): CdnHeaders {
  const { tagHeader, tagSeparator, ageHeaders, ignoresVary = false } = cdnAdapter(name);
  const uncached = ageHeaders(0);
  return {
    uncached,
    page({ tags, renderedAt, revalidate }, variesByConsent) {
      const value = [...new Set(tags.map(shortTag))].join(tagSeparator);
      const isStorable =
        revalidate !== 0 &&
        !(variesByConsent && ignoresVary) &&
        value.length <= MAX_TAG_BYTES &&
        !haveExpiredSince(tags, renderedAt);
      if (!isStorable) return { 'cache-control': 'private, no-store', ...uncached };
      const seconds = revalidate === false ? MONTH_SECONDS : revalidate;
      return {
        'cache-control': 'public, max-age=0, must-revalidate',
        ...ageHeaders(tags.some(isSettling) ? Math.min(seconds, SETTLING_SECONDS) : seconds),
        [tagHeader]: value,
      };
    },
  };
}
