/** @jest-environment node */
import { expirationVersion, expireTags } from '@/lib/processes/tag-expirations';
import { isResolved, markResolved } from './resolved-slugs';

test('a slug counts as resolved until something expires', () => {
  expect(isResolved('brands/dawn')).toBe(false);
  markResolved('brands/dawn', expirationVersion());
  expect(isResolved('brands/dawn')).toBe(true);
  expireTags(['entry:brand-dawn']);
  expect(isResolved('brands/dawn')).toBe(false);
});

test('a slug that was resolved while something expired does not', () => {
  const version = expirationVersion();
  expireTags(['entry:brand-dawn']);
  markResolved('brands/dawn', version);
  expect(isResolved('brands/dawn')).toBe(false);
});
