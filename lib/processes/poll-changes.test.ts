/** @jest-environment node */
import { PrivacyLinkChanges } from '@/lib/privacy/changed-link';
import { ReviewChanges } from '@/lib/reviews/changed-reviews';
import { startPolling } from './poll-changes';
import { expirationVersion, lastExpiration } from './tag-expirations';

jest.mock('@/lib/config/server', () => ({ serverConfig: () => ({ CONTENT_MAX_AGE: 60 }) }));
jest.mock('@/lib/content/sync/site-sync', () => ({ siteSync: () => ({ start: () => undefined }) }));
jest.mock('@/lib/search/search', () => ({ startSearch: () => undefined }));

const MINUTE_MS = 60_000;

test('expires what changed, every page when the year in the footer is over, and otherwise nothing', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 11, 31, 23, 30) });
  const reviews = jest.spyOn(ReviewChanges.prototype, 'read').mockResolvedValue([]);
  const privacy = jest.spyOn(PrivacyLinkChanges.prototype, 'read').mockResolvedValue([]);
  startPolling();
  await jest.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(expirationVersion()).toBe(0);
  expect(reviews.mock.calls.length).toBeGreaterThanOrEqual(20);
  expect(privacy).toHaveBeenCalledTimes(1);

  reviews.mockResolvedValueOnce(['reviews:soap']);
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect([lastExpiration(['reviews:soap']) > 0, expirationVersion()]).toEqual([true, 1]);

  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect([lastExpiration(['everything']) > 0, expirationVersion()]).toEqual([true, 2]);
  jest.useRealTimers();
});
