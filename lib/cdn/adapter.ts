/** What differs between CDNs: how a page says its tags and its age, and how pages are purged by tag. */
export interface CdnAdapter {
  /** The response header with a page's tags, as the CDN reads it. */
  tagHeader: string;
  tagSeparator: string;
  /** How long the CDN may store a page; 0 for a response that it must not store. */
  ageHeaders: (seconds: number) => Record<string, string>;
  /** Whether it sends a response to requests that differ in what its `Vary` names. */
  ignoresVary?: boolean;
  /** How many tags one request may purge. */
  maxTagsPerPurge: number;
  /** Whether its caches get pages from each other, and are purged in any order: one may get an old page anew. */
  purgesInAnyOrder?: boolean;
  /** The request that purges pages by tag. */
  purgeRequest: (tags: readonly string[], token: string) => PurgeRequest;
}

/** Sent to the address that the operator configured. */
interface PurgeRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** RFC 9213: for CDNs only, and before `Cache-Control`. */
export const cdnCacheControl = (seconds: number): Record<string, string> => ({
  'cdn-cache-control': seconds === 0 ? 'no-store' : `max-age=${seconds}`,
});
