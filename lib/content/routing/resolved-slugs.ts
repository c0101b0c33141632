/** How long an address that was found is not asked for again, where no webhook says that it went. */
const RESOLVED_TTL_MS = 60_000;
const MAX_RESOLVED_SLUGS = 20_000;

declare global {
  // The proxy and the webhook's route are bundles of their own in one process.
  var resolvedSlugs: Map<string, number> | undefined;
}

const known = (globalThis.resolvedSlugs ??= new Map<string, number>());

/** Whether a page was found at this slug a moment ago. */
export function isResolved(slug: string): boolean {
  return (known.get(slug) ?? 0) > Date.now();
}

/** Notes that a page stands at this slug. */
export function markResolved(slug: string): void {
  if (known.size >= MAX_RESOLVED_SLUGS) known.clear();
  known.set(slug, Date.now() + RESOLVED_TTL_MS);
}

/** Forgets all addresses: content changed, and which pages went is not said (an unpublish carries no slug). */
export function clearResolved(): void {
  known.clear();
}
