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

test('reports a conflict for a field that both changed, and uses my value until it is resolved', () => {
  const { fields, conflicts } = merge({ title: of('a') }, { title: of('mine') }, { title: of('theirs') });
  assert.deepEqual(fields, { title: of('mine') });
  assert.deepEqual(conflicts, [{ field: 'title', locale: 'en-US', mine: 'mine', theirs: 'theirs' }]);
});

test('reports no conflict if both made the same change', () => {
  const { conflicts } = merge({ title: of('a') }, { title: of('b') }, { title: of('b') });
  assert.deepEqual(conflicts, []);
});

test('leaves out a field that I removed, unless they changed it', () => {
  assert.deepEqual(merge({ title: of('a') }, {}, { title: of('a') }), { fields: {}, conflicts: [] });
  assert.equal(merge({ title: of('a') }, {}, { title: of('theirs') }).conflicts.length, 1);
});

test('removes a field that they removed, unless I changed it', () => {
  assert.deepEqual(merge({ title: of('a') }, { title: of('a') }, {}), { fields: {}, conflicts: [] });
  assert.equal(merge({ title: of('a') }, { title: of('mine') }, {}).conflicts.length, 1);
});

test('merges locales of a field separately', () => {
  const { fields, conflicts } = merge(
    { title: { 'en-US': 'a', fr: 'b' } },
    { title: { 'en-US': 'mine', fr: 'b' } },
    { title: { 'en-US': 'a', fr: 'theirs' } },
  );
  assert.deepEqual(fields, { title: { 'en-US': 'mine', fr: 'theirs' } });
  assert.deepEqual(conflicts, []);
});
