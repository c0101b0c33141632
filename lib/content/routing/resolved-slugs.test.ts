/** @jest-environment node */
import { expirationVersion, expireTags } from '@/lib/processes/tag-expirations';
import { isMissing, isResolved, recordResolution } from './resolved-slugs';

test('a slug counts as resolved until something expires', () => {
  expect(isResolved('brands/dawn')).toBe(false);
  recordResolution('brands/dawn', { kind: 'page' }, expirationVersion());
  expect(isResolved('brands/dawn')).toBe(true);
  expireTags(['entry:brand-dawn']);
  expect(isResolved('brands/dawn')).toBe(false);
});

test('a slug that was resolved while something expired does not', () => {
  const version = expirationVersion();
  expireTags(['entry:brand-dawn']);
  recordResolution('brands/dawn', { kind: 'page' }, version);
  expect(isResolved('brands/dawn')).toBe(false);
});

test('long made-up addresses take a few megabytes, however many are requested', () => {
  const addresses = Array.from({ length: 20_000 }, (_, number) => `/${'%3B'.repeat(1_300)}${number}`);
  for (const address of addresses) recordResolution(address, { kind: 'missing' }, expirationVersion());
  const stored = addresses.filter(isMissing);
  expect(stored.length).toBeGreaterThan(0);
  // A character takes two bytes, and an entry 200 more.
  const bytes = stored.reduce((sum, { length }) => sum + 2 * length + 200, 0);
  expect(bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
});
