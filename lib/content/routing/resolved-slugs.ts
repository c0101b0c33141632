import { LRUCache } from 'lru-cache';
import { expirationVersion } from '@/lib/expiration/tag-expirations';
import { createAddressCache } from './address-cache';
import type { RouteResolution } from './route-resolution';

/** How long a slug counts as missing if no content changes in the meantime. */
const MISSING_TTL_MS = 60_000;
const MAX_SLUGS = 20_000;
/** Upper bound on memory for made-up addresses. */
const MAX_MISSING_BYTES = 4 * 1024 * 1024;

interface ResolvedSlugs {
  /**
   * Slugs of pages and redirects. Their number is bounded by the content, not by the addresses that visitors request.
   */
  existing: LRUCache<string, true>;
  /** Missing slugs, each with the value of `expirationVersion()` before the lookup that found nothing. */
  missing: LRUCache<string, number>;
}

declare global {
  // On `globalThis` because the proxy is a separate bundle, and Next may load it more than once.
  var resolvedSlugs: ResolvedSlugs | undefined;
}

const slugs = (globalThis.resolvedSlugs ??= {
  existing: new LRUCache<string, true>({ max: MAX_SLUGS }),
  missing: createAddressCache(MAX_MISSING_BYTES, MISSING_TTL_MS),
});

/**
 * Whether a slug is known to exist: its last lookup, however long ago, found a page or a redirect, or the sync shows it
 * as published.
 */
export const isExisting = (slug: string): boolean =>
  slugs.existing.has(slug) || globalThis.siteSync?.isPublished(slug) === true;

/** Whether a slug resolved to nothing within the last minute, and nothing has expired since. */
export const isMissing = (slug: string): boolean => slugs.missing.get(slug) === expirationVersion();

/** Records what a slug resolved to. @param version `expirationVersion()` from before the lookup */
export function recordResolution(slug: string, { kind }: RouteResolution, version: number): void {
  if (kind !== 'missing') {
    slugs.existing.set(slug, true);
  } else {
    if (version === expirationVersion()) slugs.existing.delete(slug);
    slugs.missing.set(slug, version);
  }
}
