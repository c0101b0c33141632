import { LRUCache } from 'lru-cache';
import type { RouteResolution } from './route-resolution';

/** How long a resolution counts, in case no webhook reports that it changed. */
const RESOLVED_TTL_MS = 60_000;
const MAX_SLUGS = 20_000;

interface ExistingSlug {
  isPage: boolean;
  /** The number of clearings before it was resolved. */
  version: number;
  /** In milliseconds. */
  resolvedAt: number;
}

interface ResolvedSlugs {
  /** Slugs of pages and redirects: bounded by the content, however many addresses are requested. */
  existing: LRUCache<string, ExistingSlug>;
  missing: LRUCache<string, true>;
  /** How often content changed. */
  version: number;
}

declare global {
  // The proxy and the webhook's route are separate bundles in one process.
  var resolvedSlugs: ResolvedSlugs | undefined;
}

const slugs = (globalThis.resolvedSlugs ??= {
  existing: new LRUCache<string, ExistingSlug>({ max: MAX_SLUGS }),
  missing: new LRUCache<string, true>({ max: MAX_SLUGS, ttl: RESOLVED_TTL_MS }),
  version: 0,
});

/** Whether a slug resolved to a page less than a minute ago. */
export function isResolved(slug: string): boolean {
  const found = slugs.existing.get(slug);
  return (
    found !== undefined &&
    found.isPage &&
    found.version === slugs.version &&
    Date.now() - found.resolvedAt < RESOLVED_TTL_MS
  );
}

/** Whether a slug was a page or a redirect when it was resolved last, however long ago. */
export const isExisting = (slug: string): boolean => slugs.existing.has(slug);

/** Whether a slug resolved to nothing less than a minute ago. */
export const isMissing = (slug: string): boolean => slugs.missing.has(slug);

/** The state of content that a resolution which begins now belongs to. */
export const resolvedVersion = (): number => slugs.version;

/** Records what a slug resolved to. @param version `resolvedVersion` when the resolution began */
export function recordResolution(slug: string, { kind }: RouteResolution, version: number): void {
  if (kind !== 'missing') {
    slugs.existing.set(slug, { isPage: kind === 'page', version, resolvedAt: Date.now() });
  } else if (version === slugs.version) {
    slugs.existing.delete(slug);
    slugs.missing.set(slug, true);
  }
}

/** Clears every resolution after content changed: the message of an unpublished entry does not contain its slug. */
export function clearResolved(): void {
  slugs.version += 1;
  slugs.missing.clear();
}
