import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefused, isRefusedSince, type Task } from './tasks.ts';

const link = (id: string) => ({ sys: { id } });

/** Returns an approval task that was rejected at the given time. A rejected task is assigned back to its author. */
const refusedAt = (updatedAt: string): Task => ({
  sys: {
    id: '3kZpVxQ8wYcGm2sTfLr0Ab',
    version: 2,
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt,
    createdBy: link('ada-o-neill'),
    updatedBy: link('una'),
    parentEntity: link('5tRnWqE7uIoPaSdFgHjKlZ'),
  },
  body: 'Please approve\n\nRejected: the word is corrosive',
  status: 'active',
  assignedTo: link('ada-o-neill'),
  approves: ['name'],
});

test('an approval request remains rejected until the entry is next published', () => {
  const refused = refusedAt('2026-03-02T09:00:00.000Z');
  assert.equal(isRefused(refused), true);
  assert.equal(isRefusedSince(undefined, refused), true);
  assert.equal(isRefusedSince('2026-03-01T12:00:00.000Z', refused), true);
  assert.equal(isRefusedSince('2026-03-03T12:00:00.000Z', refused), false);
});
