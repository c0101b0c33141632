import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followingSlug, slugify } from './slug.ts';

const entry = { sys: { id: 'one', version: 1, contentType: { sys: { id: 'page' } } } };

test('converts a title to lower-case letters, digits and hyphens', () => {
  assert.equal(slugify("  Crème brûlée – the cook's No. 1! "), 'creme-brulee-the-cooks-no-1');
});

test('derives the slug from the title and preserves the path before it', () => {
  const prefix = 'articles/';
  assert.equal(
    followingSlug(entry, { slug: undefined, before: undefined, after: 'A page', prefix }),
    'articles/a-page',
  );
  assert.equal(
    followingSlug(entry, { slug: 'brands/dawn/old', before: 'Old', after: 'New one', prefix: '' }),
    'brands/dawn/new-one',
  );
});

test('does not change a slug that was edited by hand or published', () => {
  const values = { slug: 'by-hand', before: 'Old', after: 'New', prefix: '' };
  assert.equal(followingSlug(entry, values), undefined);
  const published = { sys: { ...entry.sys, publishedVersion: 1 } };
  assert.equal(followingSlug(published, { ...values, slug: 'old' }), undefined);
});
