/** CDN-specific behavior: the headers for cache tags and lifetime, and the purge API. */
export interface CdnAdapter {
  tagHeader: string;
  tagSeparator: string;
  /**
   * Returns the headers that say how long the CDN may store a response. 0 means that it must not store the response.
   */
  ageHeaders: (seconds: number) => Record<string, string>;
  /** Whether the CDN ignores `Vary` and serves one variant of a page to every visitor. */
  ignoresVary?: boolean;
  maxTagsPerPurge: number;
  /**
   * Whether the CDN's caches fetch pages from each other and are purged in no fixed order. A purged cache may then
   * refill from a cache that still has the old page, so every purge is repeated.
   */
  purgesCachesInAnyOrder?: boolean;
  purgeRequest: (tags: readonly string[], token: string) => PurgeRequest;
}

/** A purge request without its URL, which the operator configures (`CDN_PURGE_URL`). */
interface PurgeRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Returns `CDN-Cache-Control` (RFC 9213), which only CDNs read and which takes precedence over `Cache-Control`. With 0
 * seconds it is `no-store`.
 */
export const cdnCacheControl = (seconds: number): Record<string, string> => ({
  'cdn-cache-control': seconds === 0 ? 'no-store' : `max-age=${seconds}`,
});
