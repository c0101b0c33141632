import { cdnCacheControl, type CdnAdapter } from './adapter.ts';

/** Varnish with the xkey module, configured as in docs/deploy/varnish.vcl. */
export const varnish: CdnAdapter = {
  tagHeader: 'xkey',
  tagSeparator: ' ',
  ageHeaders: cdnCacheControl,
  maxTagsPerPurge: 100,
  purgeRequest: (tags) => ({ method: 'PURGE', headers: { 'xkey-purge': tags.join(' ') } }),
};
