/**
 * The CDN in front of the site (docs/services.md, "CDN"). Plain Node loads this file too, so imports need file
 * extensions.
 */
import type { CdnAdapter } from './adapter.ts';
import { cloudflare } from './cloudflare.ts';
import { fastly } from './fastly.ts';
import { varnish } from './varnish.ts';

const ADAPTERS = { fastly, cloudflare, varnish } satisfies Record<string, CdnAdapter>;

export const CDN_NAMES = ['fastly', 'cloudflare', 'varnish'] as const;
export type CdnName = (typeof CDN_NAMES)[number];

/** Returns the adapter of a CDN. */
export const cdnAdapter = (name: CdnName): CdnAdapter => ADAPTERS[name];
