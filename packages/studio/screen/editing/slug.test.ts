import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followingSlug, slugify } from './slug.ts';

const entry = { sys: { id: 'one', version: 1, contentType: { sys: { id: 'page' } } } };

test('a title becomes lower-case letters, digits and hyphens', () => {
  assert.equal(slugify("  Crème brûlée – the cook's No. 1! "), 'creme-brulee-the-cooks-no-1');
});

test('the slug follows the title, behind its prefix', () => {
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

test('a slug that was written by hand, or published, stays', () => {
  const values = { slug: 'by-hand', before: 'Old', after: 'New', prefix: '' };
  assert.equal(followingSlug(entry, values), undefined);
  const published = { sys: { ...entry.sys, publishedVersion: 1 } };
  assert.equal(followingSlug(published, { ...values, slug: 'old' }), undefined);
});
