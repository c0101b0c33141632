/** @jest-environment node */
import { expirationVersion, expireTags } from '@/lib/processes/tag-expirations';
import { isResolved, recordResolution } from './resolved-slugs';

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
