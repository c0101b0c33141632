import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field } from '../api/schemas.ts';
import { problems, sizeOf } from './validations.ts';

const fieldOf = (field: Partial<Field>): Field => ({
  id: 'one',
  name: 'One',
  type: 'Symbol',
  localized: false,
  required: false,
  disabled: false,
  omitted: false,
  validations: [],
  ...field,
});

test('requires a value only for required fields', () => {
  assert.deepEqual(problems(fieldOf({}), undefined), []);
  assert.equal(problems(fieldOf({ required: true }), '').length, 1);
});

test('limits the length of strings and lists, and treats a null limit as no limit', () => {
  const text = fieldOf({ validations: [{ size: { min: null, max: 3 } }] });
  assert.deepEqual(problems(text, 'abc'), []);
  assert.deepEqual(problems(text, 'abcd'), ['Must have at most 3 characters (currently 4).']);
  const list = fieldOf({
    type: 'Array',
    items: { type: 'Link' },
    validations: [{ size: { min: 2, max: 3 } }],
  });
  assert.deepEqual(problems(list, [1]), ['Must have between 2 and 3 links (currently 1).']);
  assert.equal(sizeOf(fieldOf({})).max, 256);
});

test('checks the range of numbers and the pattern of strings, and displays the custom message', () => {
  const range = fieldOf({ type: 'Integer', validations: [{ range: { min: 1, max: 6 } }] });
  assert.deepEqual(problems(range, 7), ['Must be between 1 and 6.']);
  const slug = fieldOf({
    validations: [{ regexp: { pattern: '^[a-z]+$', flags: null }, message: 'Letters only.' }],
  });
  assert.deepEqual(problems(slug, 'A1'), ['Letters only.']);
  assert.deepEqual(problems(slug, 'a'), []);
});

test('checks each item of a list against the allowed values', () => {
  const field = fieldOf({ type: 'Array', items: { type: 'Symbol', validations: [{ in: ['a', 'b'] }] } });
  assert.deepEqual(problems(field, ['a', 'c']), ['“c” isn’t allowed. Use one of: a, b.']);
});

test('rejects values that the site cannot use, even if the model allows them', () => {
  const film = fieldOf({ id: 'videoLink' });
  assert.match(problems(film, 'https://vimeo.com/brand').join(), /^This isn’t the URL of a video/);
  assert.deepEqual(problems(film, 'https://youtu.be/aqz-KE-bpKQ'), []);
  assert.match(problems(fieldOf({ id: 'title' }), ' \u200b').join(), /only spaces or invisible characters/);
  assert.match(problems(fieldOf({ id: 'link' }), 'javascript:alert(1)').join(), /can link to/);
  assert.deepEqual(problems(fieldOf({ id: 'link' }), ' HTTPS://example.com'), []);
});
