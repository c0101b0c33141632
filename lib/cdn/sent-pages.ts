/**
 * The pages that this process has just sent to the CDN: one of them that changes may be on its way there while the CDN
 * purges it. On `globalThis`, because Next's bundles and the server load this module once each.
 */
import { haveExpiredSince } from '../expiration/tag-expirations.ts';

/** The CDN has stored a page by then. */
export const MAX_WAY_MS = 3_000;

interface SentPage {
  tags: readonly string[];
  /** In milliseconds since the epoch. */
  renderedAt: number;
}

declare global {
  /** Pages sent in up to the last three seconds, and in the three seconds before. */
  var sentPages: { recent: Set<SentPage>; earlier: Set<SentPage> } | undefined;
}

const sent = (globalThis.sentPages ??= { recent: new Set(), earlier: new Set() });

function forgetEarlier(): void {
  sent.earlier = sent.recent;
  sent.recent = new Set();
  if (sent.earlier.size > 0) setTimeout(forgetEarlier, MAX_WAY_MS).unref();
}

/** Records that a page is sent which the CDN may store until it is purged. */
export function markSent(page: SentPage): void {
  if (sent.recent.size + sent.earlier.size === 0) setTimeout(forgetEarlier, MAX_WAY_MS).unref();
  sent.recent.add(page);
}

/** Whether a page that one of the expired tags made stale was sent in the last three to six seconds. */
export function isOnItsWay(expired: readonly string[]): boolean {
  const isExpired = new Set(expired);
  return [...sent.recent, ...sent.earlier].some(({ tags, renderedAt }) =>
    haveExpiredSince(
      tags.filter((tag) => isExpired.has(tag)),
      renderedAt,
    ),
  );
}
