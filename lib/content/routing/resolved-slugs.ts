import { LRUCache } from 'lru-cache';
import { expirationVersion } from '@/lib/processes/tag-expirations';

const MAX_RESOLVED_SLUGS = 20_000;

declare global {
  // The proxy is a bundle of its own, and Next may load it more than once.
  var resolvedSlugs: LRUCache<string, number> | undefined;
}

/** The number of expirations before each slug was resolved. */
const versions = (globalThis.resolvedSlugs ??= new LRUCache<string, number>({ max: MAX_RESOLVED_SLUGS }));

/** Whether a slug resolved to a page, and nothing expired since: the page may be gone then, or redirect. */
export function isResolved(slug: string): boolean {
  return versions.get(slug) === expirationVersion();
}

/** Records that a slug resolved to a page. @param version `expirationVersion()` before it was resolved */
export function markResolved(slug: string, version: number): void {
  versions.set(slug, version);
}
