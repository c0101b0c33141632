/**
 * Pages that this process has just sent to the CDN. If such a page changes, its old version may still be in transit
 * while the CDN purges it. The state is on `globalThis` because Next's bundles and the server each load this module.
 */
import { haveExpiredSince } from '../expiration/tag-expirations.ts';

/** Upper bound on the time until the CDN has stored a page that was sent to it. */
export const CDN_STORE_DELAY_MS = 3_000;

interface SentPage {
  tags: readonly string[];
  /** Milliseconds since the epoch. */
  renderedAt: number;
}

declare global {
  /** `recent`: pages sent in up to the last three seconds. `earlier`: pages sent in the three seconds before that. */
  var sentPages: { recent: Set<SentPage>; earlier: Set<SentPage> } | undefined;
}

const sent = (globalThis.sentPages ??= { recent: new Set(), earlier: new Set() });

function forgetEarlier(): void {
  sent.earlier = sent.recent;
  sent.recent = new Set();
  if (sent.earlier.size > 0) setTimeout(forgetEarlier, CDN_STORE_DELAY_MS).unref();
}

/** Records a page that was sent and that the CDN may store until a purge. */
export function markSent(page: SentPage): void {
  if (sent.recent.size + sent.earlier.size === 0) setTimeout(forgetEarlier, CDN_STORE_DELAY_MS).unref();
  sent.recent.add(page);
}

/** Whether a recently sent page is stale because one of these tags expired. Covers at least the last three seconds. */
export function wasStalePageSent(expired: readonly string[]): boolean {
  const isExpired = new Set(expired);
  return [...sent.recent, ...sent.earlier].some(({ tags, renderedAt }) =>
    haveExpiredSince(
      tags.filter((tag) => isExpired.has(tag)),
      renderedAt,
    ),
  );
}
