/** The CDN in front of the site (docs/services.md, "CDN"); imported with file extensions, so that plain Node can load it. */
import type { CdnAdapter } from './adapter.ts';
import { cloudflare } from './cloudflare.ts';
import { fastly } from './fastly.ts';
import { varnish } from './varnish.ts';

const ADAPTERS = { fastly, cloudflare, varnish } satisfies Record<string, CdnAdapter>;

/** The names of the CDNs that can be configured. */
export const CDN_NAMES = ['fastly', 'cloudflare', 'varnish'] as const;
export type CdnName = (typeof CDN_NAMES)[number];

/** How to speak with a CDN. */
export const cdnAdapter = (name: CdnName): CdnAdapter => ADAPTERS[name];
