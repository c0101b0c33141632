import { cdnCacheControl, type CdnAdapter } from './adapter.ts';

/** Varnish with the module xkey, configured as in docs/varnish.vcl, which knows who may purge by address. */
export const varnish: CdnAdapter = {
  tagHeader: 'xkey',
  tagSeparator: ' ',
  ageHeaders: cdnCacheControl,
  maxTagsPerPurge: 100,
  purgeRequest: (tags) => ({ method: 'PURGE', headers: { 'xkey-purge': tags.join(' ') } }),
};
