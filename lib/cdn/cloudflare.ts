import { cdnCacheControl, type CdnAdapter } from './adapter.ts';

/** Cloudflare, purged by cache tags. `CDN_PURGE_URL` ends with `/zones/ID/purge_cache`. */
export const cloudflare: CdnAdapter = {
  tagHeader: 'cache-tag',
  tagSeparator: ',',
  ageHeaders: cdnCacheControl,
  ignoresVary: true,
  maxTagsPerPurge: 30,
  purgeRequest: (tags, token) => ({
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  }),
};
