import assert from 'node:assert/strict';
import { test } from 'node:test';
import { merge } from './merge.ts';

const of = (text: string) => ({ 'en-US': text });

test('merges fields that only one editor changed', () => {
  const { fields, conflicts } = merge(
    { title: of('a'), text: of('b') },
    { title: of('mine'), text: of('b') },
    { title: of('a'), text: of('theirs') },
  );
  assert.deepEqual(fields, { title: of('mine'), text: of('theirs') });
  assert.deepEqual(conflicts, []);
});

test('reports a conflict for a field that both editors changed, and uses the local value for now', () => {
  const { fields, conflicts } = merge({ title: of('a') }, { title: of('mine') }, { title: of('theirs') });
  assert.deepEqual(fields, { title: of('mine') });
  assert.deepEqual(conflicts, [{ field: 'title', locale: 'en-US', mine: 'mine', theirs: 'theirs' }]);
});

test('reports no conflict if both editors made the same change', () => {
  const { conflicts } = merge({ title: of('a') }, { title: of('b') }, { title: of('b') });
  assert.deepEqual(conflicts, []);
});

test('omits a field that was removed locally, unless the other editor changed it', () => {
  assert.deepEqual(merge({ title: of('a') }, {}, { title: of('a') }), { fields: {}, conflicts: [] });
  assert.equal(merge({ title: of('a') }, {}, { title: of('theirs') }).conflicts.length, 1);
});

test('omits a field that the other editor removed, unless it was changed locally', () => {
  assert.deepEqual(merge({ title: of('a') }, { title: of('a') }, {}), { fields: {}, conflicts: [] });
  assert.equal(merge({ title: of('a') }, { title: of('mine') }, {}).conflicts.length, 1);
});

test('merges each locale of a field separately', () => {
  const { fields, conflicts } = merge(
    { title: { 'en-US': 'a', fr: 'b' } },
    { title: { 'en-US': 'mine', fr: 'b' } },
    { title: { 'en-US': 'a', fr: 'theirs' } },
  );
  assert.deepEqual(fields, { title: { 'en-US': 'mine', fr: 'theirs' } });
  assert.deepEqual(conflicts, []);
});
