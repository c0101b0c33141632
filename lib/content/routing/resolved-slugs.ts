import { LRUCache } from 'lru-cache';

/** How long a slug counts as resolved, in case no webhook reports that its page is gone. */
const RESOLVED_TTL_MS = 60_000;
const MAX_RESOLVED_SLUGS = 20_000;

declare global {
  // The proxy and the webhook's route are separate bundles in one process.
  var resolvedSlugs: LRUCache<string, true> | undefined;
}

const slugs = (globalThis.resolvedSlugs ??= new LRUCache<string, true>({
  max: MAX_RESOLVED_SLUGS,
  ttl: RESOLVED_TTL_MS,
}));

/** Whether a slug resolved to a page less than a minute ago. */
export function isResolved(slug: string): boolean {
  return slugs.has(slug);
}

/** Records that a slug resolved to a page. */
export function markResolved(slug: string): void {
  slugs.set(slug, true);
}

/** Clears every slug after content changed: the message of an unpublished entry does not contain its slug. */
export function clearResolved(): void {
  slugs.clear();
}
