/** @jest-environment node */
import { expirationVersion, expireTags } from '@/lib/processes/tag-expirations';
import { isResolved, missingBytes, recordResolution } from './resolved-slugs';

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
  for (let number = 0; number < 20_000; number += 1)
    recordResolution(`/${'%3B'.repeat(1_300)}${number}`, { kind: 'missing' }, expirationVersion());
  expect(missingBytes()).toBeLessThanOrEqual(4 * 1024 * 1024);
});
