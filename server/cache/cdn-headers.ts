import type { OutgoingHttpHeaders } from 'node:http';
import { cdnAdapter, type CdnName } from '../../lib/cdn/cdn.ts';
import { shortTag } from '../../lib/cdn/short-tag.ts';
import { haveExpiredSince, isSettling } from '../../lib/expiration/tag-expirations.ts';
import type { CachedPageInfo } from './finished-pages.ts';

/** CDNs accept 16 kB of tags. A page with more tags is marked as not storable. */
const MAX_TAG_BYTES = 16_000;
const MONTH_SECONDS = 30 * 24 * 3600;
/**
 * Maximum age in the CDN, in seconds, of a page whose tags will soon expire again without another purge
 * (expire-and-purge.ts).
 */
const SETTLING_SECONDS = 3;

export interface CdnHeaders {
  uncached: Record<string, string>;
  /**
   * Returns the headers of a page that the CDN may store until one of its tags is purged. Browsers revalidate the page
   * on each visit.
   * @param variesByConsent whether the content security policy depends on the visitor, which a CDN that ignores `Vary`
   *   cannot detect
   */
  page: (info: CachedPageInfo, variesByConsent: boolean) => OutgoingHttpHeaders;
}

/** Creates the headers that let a CDN cache pages and purge them by tag. */
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
