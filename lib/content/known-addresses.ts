/** How long an address that was found is not asked for again, where no webhook says that it went. */
const KNOWN_FOR_MS = 60_000;
const KNOWN_AT_MOST = 20_000;

declare global {
  // The proxy and the webhook's route are bundles of their own in one process.
  var knownAddresses: Map<string, number> | undefined;
}

const known = (globalThis.knownAddresses ??= new Map<string, number>());

/** Whether a page was found at this slug a moment ago. */
export function isKnown(slug: string): boolean {
  return (known.get(slug) ?? 0) > Date.now();
}

/** Notes that a page stands at this slug. */
export function noteKnown(slug: string): void {
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(slug, Date.now() + KNOWN_FOR_MS);
}

/** Forgets all addresses: content changed, and which pages went is not said (an unpublish carries no slug). */
export function forgetKnown(): void {
  known.clear();
}
