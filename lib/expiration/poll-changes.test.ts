import { PrivacyLinkChanges } from '@/lib/privacy/privacy-link-changes';
import { ReviewChanges } from '@/lib/reviews/changed-reviews';
import type { SyncFollower } from '@/lib/content/sync/content-sync';
import { startPolling } from './poll-changes';
import { expirationVersion, lastExpiration } from './tag-expirations';

jest.mock('@/lib/config/server', () => ({ serverConfig: () => ({ CONTENT_MAX_AGE: 60 }) }));
const START = Date.UTC(2026, 11, 31, 23, 30);
/** Sends the follower one offer, which ends within the hour. */
const follow = (follower: SyncFollower): void => {
  follower.begin();
  follower.apply({ entries: [OFFER], assets: [], deletedEntries: [], deletedAssets: [] });
  void follower.end();
};
const OFFER = {
  sys: {
    id: 'soap',
    type: 'Entry',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'offer' } },
  },
  fields: { endDate: { 'en-US': new Date(START + 10.5 * 60_000).toISOString() } },
};
jest.mock('@/lib/content/sync/site-sync', () => ({
  siteSync: () => ({ start: () => undefined, content: { follow } }),
}));
jest.mock('@/lib/search/search', () => ({ startSearch: () => undefined }));

const MINUTE_MS = 60_000;

test('expires changed content, ended offers, and every page at the end of the year', async () => {
  jest.useFakeTimers({ now: START });
  const reviews = jest.spyOn(ReviewChanges.prototype, 'read').mockResolvedValue([]);
  const privacy = jest.spyOn(PrivacyLinkChanges.prototype, 'read').mockResolvedValue([]);
  startPolling();
  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(expirationVersion()).toBe(0);
  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect([lastExpiration(['entry:soap']) > 0, expirationVersion()]).toEqual([true, 1]);
  expect(reviews.mock.calls.length).toBeGreaterThanOrEqual(20);
  expect(privacy).toHaveBeenCalledTimes(1);

  reviews.mockResolvedValueOnce(['reviews:soap']);
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect([lastExpiration(['reviews:soap']) > 0, expirationVersion()]).toEqual([true, 2]);

  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect([lastExpiration(['everything']) > 0, expirationVersion()]).toEqual([true, 3]);
  jest.useRealTimers();
});
