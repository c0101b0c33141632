import { expirationVersion, expireTags } from '@/lib/expiration/tag-expirations';
import { isExisting, isMissing, recordResolution } from './resolved-slugs';

test('remembers a missing slug until something expires, and an existing one indefinitely', () => {
  recordResolution('brands/dawn', { kind: 'page' }, expirationVersion());
  recordResolution('brands/down', { kind: 'missing' }, expirationVersion());
  expect(['brands/dawn', 'brands/down'].map(isMissing)).toEqual([false, true]);
  expireTags(['entry:brand-dawn']);
  expect(isMissing('brands/down')).toBe(false);
  expect(['brands/dawn', 'brands/down'].map(isExisting)).toEqual([true, false]);
});

test('bounds the memory of long made-up paths to 4 MB', () => {
  const addresses = Array.from({ length: 20_000 }, (_, number) => `/${'%3B'.repeat(1_300)}${number}`);
  for (const address of addresses) recordResolution(address, { kind: 'missing' }, expirationVersion());
  const stored = addresses.filter(isMissing);
  expect(stored.length).toBeGreaterThan(0);
  // Two bytes per character, and 200 per entry.
  const bytes = stored.reduce((sum, { length }) => sum + 2 * length + 200, 0);
  expect(bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
});
