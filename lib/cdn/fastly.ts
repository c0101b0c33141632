import { cdnCacheControl, type CdnAdapter } from './adapter.ts';

/** Fastly, purged by surrogate keys in batches. `CDN_PURGE_URL` ends with `/service/ID/purge`. */
export const fastly: CdnAdapter = {
  tagHeader: 'surrogate-key',
  tagSeparator: ' ',
  // Fastly removes `Surrogate-Control` before it responds to a visitor.
  ageHeaders: (seconds) => ({ ...cdnCacheControl(seconds), 'surrogate-control': `max-age=${seconds}` }),
  maxTagsPerPurge: 256,
  // With shielding, a purged cache may refill from a shield that is not purged yet. Fastly therefore recommends purging
  // twice, two seconds apart.
  purgesCachesInAnyOrder: true,
  purgeRequest: (tags, token) => ({
    method: 'POST',
    headers: { 'fastly-key': token, 'content-type': 'application/json' },
    body: JSON.stringify({ surrogate_keys: tags }),
  }),
};
