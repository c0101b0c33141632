import { cdnCacheControl, type CdnAdapter } from './adapter.ts';

/** Fastly: surrogate keys, purged in batches. The address ends with `/service/ID/purge`. */
export const fastly: CdnAdapter = {
  tagHeader: 'surrogate-key',
  tagSeparator: ' ',
  // Fastly takes this one off before it answers a visitor.
  ageHeaders: (seconds) => ({ ...cdnCacheControl(seconds), 'surrogate-control': `max-age=${seconds}` }),
  maxTagsPerPurge: 256,
  // With shielding; Fastly says to purge twice, two seconds apart.
  purgesInAnyOrder: true,
  purgeRequest: (tags, token) => ({
    method: 'POST',
    headers: { 'fastly-key': token, 'content-type': 'application/json' },
    body: JSON.stringify({ surrogate_keys: tags }),
  }),
};
