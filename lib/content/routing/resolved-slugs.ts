import { LRUCache } from 'lru-cache';
import { expirationVersion } from '@/lib/expiration/tag-expirations';
import { createAddressCache } from './address-cache';
import type { RouteResolution } from './route-resolution';

/** How long a slug counts as missing, however little is published. */
const MISSING_TTL_MS = 60_000;
const MAX_SLUGS = 20_000;
/** Upper bound on the memory that made-up addresses take. */
const MAX_MISSING_BYTES = 4 * 1024 * 1024;

interface ResolvedSlugs {
  /** Slugs of pages and redirects: bounded by the content, however many addresses are requested. */
  existing: LRUCache<string, true>;
  /** The number of expirations before each slug was found missing. */
  missing: LRUCache<string, number>;
}

declare global {
  // The proxy is a bundle of its own, and Next may load it more than once.
  var resolvedSlugs: ResolvedSlugs | undefined;
}

const slugs = (globalThis.resolvedSlugs ??= {
  existing: new LRUCache<string, true>({ max: MAX_SLUGS }),
  missing: createAddressCache(MAX_MISSING_BYTES, MISSING_TTL_MS),
});

/** Whether a slug was a page or a redirect when it was resolved last, however long ago, or is one by the sync. */
export const isExisting = (slug: string): boolean =>
  slugs.existing.has(slug) || globalThis.siteSync?.isPublished(slug) === true;

/** Whether a slug resolved to nothing less than a minute ago, and nothing expired since. */
export const isMissing = (slug: string): boolean => slugs.missing.get(slug) === expirationVersion();

/** Records what a slug resolved to. @param version `expirationVersion()` before it was resolved */
export function recordResolution(slug: string, { kind }: RouteResolution, version: number): void {
  if (kind !== 'missing') {
    slugs.existing.set(slug, true);
  } else {
    if (version === expirationVersion()) slugs.existing.delete(slug);
    slugs.missing.set(slug, version);
  }
}
