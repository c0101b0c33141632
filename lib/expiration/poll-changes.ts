/** Polls outside services while the process runs, and expires what changed there. */
import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { ALL_CONTENT_TAG } from '@/lib/content/cache/tags';
import { currentYear } from '@/lib/content/current-year';
import { OFFER_OPENINGS_POSITION, OfferOpenings } from '@/lib/content/sync/offer-openings';
import { siteSync } from '@/lib/content/sync/site-sync';
import { PrivacyLinkChanges } from '@/lib/privacy/privacy-link-changes';
import { REVIEWS_POSITION, ReviewChanges } from '@/lib/reviews/changed-reviews';
import { startSearch } from '@/lib/search/search';
import { followPosition, markCaughtUp, restoredPosition } from './checkpoint';
import { expireAndPurge } from './expire-and-purge';
import { PollLoop } from '../upstream/poll-loop';

/** An hour is enough, because the privacy document changes only a few times a year. */
const PRIVACY_INTERVAL_MS = 3600_000;
/** Interval for sources that change only because time passes, such as offers that end. */
const CLOCK_INTERVAL_MS = 30_000;

/** Polls `read`, and expires the tags that it returns. */
function pollAndExpire(
  name: 'offers' | 'reviews' | 'privacy' | 'year',
  intervalMs: number,
  read: () => string[] | Promise<string[]>,
): void {
  const poll = async () => {
    const tags = await read();
    if (tags.length > 0) expireAndPurge(tags);
    markCaughtUp(name);
    return 'complete' as const;
  };
  new PollLoop({ name, intervalMs, poll }).start();
}

/** Starts polling. Call it once, when the server starts. */
export function startPolling(): void {
  const intervalMs = serverConfig().CONTENT_MAX_AGE * 1000;
  // Start the search index before the first sync, so that it receives all content.
  startSearch();
  const sync = siteSync();
  const openings = new OfferOpenings(Date.now, restoredPosition('offers', OFFER_OPENINGS_POSITION));
  sync.content.follow(openings);
  followPosition('offers', () => openings.position);
  pollAndExpire('offers', CLOCK_INTERVAL_MS, () => openings.read());
  sync.start();
  const reviews = new ReviewChanges(Date.now, restoredPosition('reviews', REVIEWS_POSITION));
  followPosition('reviews', () => reviews.position);
  pollAndExpire('reviews', intervalMs, () => reviews.read());
  const privacy = new PrivacyLinkChanges(restoredPosition('privacy', z.string()));
  followPosition('privacy', () => privacy.position);
  pollAndExpire('privacy', PRIVACY_INTERVAL_MS, () => privacy.read());
  let year = restoredPosition('year', z.number()) ?? currentYear();
  followPosition('year', () => year);
  pollAndExpire('year', CLOCK_INTERVAL_MS, () => {
    const isOver = year !== currentYear();
    year = currentYear();
    return isOver ? [ALL_CONTENT_TAG] : [];
  });
}
