/** How long a slug counts as resolved, in case no webhook reports that its page is gone. */
const RESOLVED_TTL_MS = 60_000;
const MAX_RESOLVED_SLUGS = 20_000;

declare global {
  // The proxy and the webhook's route are separate bundles in one process.
  var resolvedSlugs: Map<string, number> | undefined;
}

/** The time when each slug has to be resolved again. */
const expirations = (globalThis.resolvedSlugs ??= new Map<string, number>());

/** Whether a slug resolved to a page less than a minute ago. */
export function isResolved(slug: string): boolean {
  return (expirations.get(slug) ?? 0) > Date.now();
}

/** Records that a slug resolved to a page. */
export function markResolved(slug: string): void {
  if (expirations.size >= MAX_RESOLVED_SLUGS) expirations.clear();
  expirations.set(slug, Date.now() + RESOLVED_TTL_MS);
}

/** Clears every slug after content changed: the message of an unpublished entry does not contain its slug. */
export function clearResolved(): void {
  expirations.clear();
}
