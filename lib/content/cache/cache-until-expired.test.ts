/** @jest-environment node */
import { cacheLife, cacheTag } from 'next/cache';
import { cacheUntilExpired } from './cache-until-expired';

jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));

test('caches for a day, or for less, under more tags than Next accepts in one call', () => {
  const tags = Array.from({ length: 250 }, (_, id) => `entry:${id}`);
  cacheUntilExpired(tags);
  const calls = jest.mocked(cacheTag).mock.calls;
  expect(calls.flat()).toEqual(['everything', ...tags]);
  expect(Math.max(...calls.map((call) => call.length))).toBeLessThanOrEqual(128);
  expect(cacheLife).toHaveBeenLastCalledWith(expect.objectContaining({ revalidate: 86_400 }));
  cacheUntilExpired([], 10);
  expect(cacheLife).toHaveBeenLastCalledWith(expect.objectContaining({ revalidate: 10 }));
});
