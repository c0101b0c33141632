import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../api/client.ts';
import type { Entry } from '../api/schemas.ts';
import { Draft } from './draft.ts';
import { registerPendingText } from './pending-text.ts';

const entryOf = (version: number, fields: Record<string, string>): Entry => ({
  sys: { id: 'one', version, contentType: { sys: { id: 'card' } } },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
});

/** Fake API with one entry. It refuses to save any version but the current one. */
function serviceOf(first: Entry) {
  const service = {
    stored: first,
    saves: 0,
    entry: () => Promise.resolve(service.stored),
    save: (sent: Entry) => {
      if (sent.sys.version !== service.stored.sys.version) {
        return Promise.reject(new ApiError(409, { sys: { id: 'VersionMismatch' } }));
      }
      service.saves += 1;
      service.stored = { ...sent, sys: { ...sent.sys, version: sent.sys.version + 1 } };
      return Promise.resolve(service.stored);
    },
  };
  return service;
}

test('does not save an entry without changes', async () => {
  const service = serviceOf(entryOf(1, { title: 'a' }));
  const draft = new Draft(service, service.stored);
  draft.change('title', 'en-US', 'a');
  await draft.save();
  assert.equal(service.saves, 0);
});

test('saves changes typed during a save', async () => {
  const service = serviceOf(entryOf(1, { title: 'a' }));
  const draft = new Draft(service, service.stored);
  draft.change('title', 'en-US', 'ab');
  const first = draft.save();
  await Promise.resolve();
  draft.change('title', 'en-US', 'abc');
  await Promise.all([first, draft.save()]);
  assert.deepEqual(service.stored.fields, { title: { 'en-US': 'abc' } });
  assert.equal(draft.state, 'saved');
});

test("merges another editor's change to a different field before saving", async () => {
  const service = serviceOf(entryOf(1, { title: 'a', text: 'b' }));
  const draft = new Draft(service, service.stored);
  draft.change('title', 'en-US', 'mine');
  service.stored = entryOf(2, { title: 'a', text: 'theirs' });
  await draft.save();
  await draft.save();
  assert.deepEqual(service.stored.fields, { title: { 'en-US': 'mine' }, text: { 'en-US': 'theirs' } });
});

test('saves a field that both editors changed only after the conflict is resolved', async () => {
  const service = serviceOf(entryOf(1, { title: 'a' }));
  const draft = new Draft(service, service.stored);
  draft.change('title', 'en-US', 'mine');
  service.stored = entryOf(2, { title: 'theirs' });
  await draft.save();
  assert.equal(draft.state, 'conflict');
  assert.equal(service.saves, 0);
  draft.resolve({ field: 'title', locale: 'en-US' }, 'theirs');
  await draft.save();
  assert.deepEqual(draft.fields, { title: { 'en-US': 'theirs' } });
  assert.equal(draft.state, 'saved');
});

test('saves nothing when a removed value is entered again', async () => {
  const service = serviceOf(entryOf(1, { title: 'a' }));
  const draft = new Draft(service, service.stored);
  draft.change('title', 'en-US', undefined);
  assert.deepEqual(draft.fields, {});
  draft.change('title', 'en-US', 'a');
  await draft.save();
  assert.equal(service.saves, 0);
});

test('saves fields without a conflict while another conflict is open', async () => {
  const service = serviceOf(entryOf(1, { title: 'a', text: 'b' }));
  const draft = new Draft(service, service.stored);
  draft.change('title', 'en-US', 'mine');
  service.stored = entryOf(2, { title: 'theirs', text: 'b' });
  await draft.save();
  draft.change('text', 'en-US', 'new');
  await draft.save();
  assert.deepEqual(service.stored.fields, { title: { 'en-US': 'theirs' }, text: { 'en-US': 'new' } });
  assert.equal(draft.state, 'conflict');
  assert.equal(draft.value('title', 'en-US'), 'mine');
});

test("reopens a conflict instead of overwriting the other editor's value with a delayed change", async () => {
  const service = serviceOf(entryOf(1, { title: 'a' }));
  const draft = new Draft(service, service.stored);
  draft.change('title', 'en-US', 'mine');
  service.stored = entryOf(2, { title: 'theirs' });
  await draft.save();
  registerPendingText(() => draft.change('title', 'en-US', 'mine, longer'));
  const place = { field: 'title', locale: 'en-US' };
  draft.resolve(place, 'theirs');
  await draft.save();
  assert.equal(draft.state, 'conflict');
  assert.equal(draft.value('title', 'en-US'), 'mine, longer');
  draft.resolve(place, 'theirs');
  await draft.save();
  assert.equal(draft.state, 'saved');
  assert.deepEqual(service.stored.fields, { title: { 'en-US': 'theirs' } });
});

test('preserves typed changes when the service changes the entry', async () => {
  const service = serviceOf(entryOf(1, { title: 'a', text: 'b' }));
  const draft = new Draft(service, service.stored);
  draft.change('title', 'en-US', 'typed');
  service.stored = entryOf(2, { title: 'a', text: 'new' });
  draft.replace(service.stored);
  await draft.save();
  assert.deepEqual(service.stored.fields, { title: { 'en-US': 'typed' }, text: { 'en-US': 'new' } });
  assert.equal(draft.state, 'saved');
});

test('saves changes that a field editor reports late', async () => {
  const service = serviceOf(entryOf(1, { title: 'a' }));
  const draft = new Draft(service, service.stored);
  registerPendingText(() => draft.change('title', 'en-US', 'b'));
  await draft.save();
  assert.deepEqual(service.stored.fields, { title: { 'en-US': 'b' } });
});

test('retries a save that received no response', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const service = serviceOf(entryOf(1, { title: 'a' }));
  let away = true;
  const save = (sent: Entry) => (away ? Promise.reject(new TypeError('no answer')) : service.save(sent));
  const draft = new Draft({ ...service, save }, service.stored);
  draft.change('title', 'en-US', 'b');
  await draft.save();
  assert.equal(draft.state, 'failed');
  away = false;
  context.mock.timers.tick(1_000);
  await draft.save();
  assert.deepEqual(service.stored.fields, { title: { 'en-US': 'b' } });
  assert.equal(draft.state, 'saved');
});

test('undoes and redoes changes, treating continuous typing as one change', () => {
  const service = serviceOf(entryOf(1, { title: 'a', text: 'b' }));
  const draft = new Draft(service, service.stored);
  draft.change('title', 'en-US', 'a1');
  draft.change('title', 'en-US', 'a12');
  draft.change('text', 'en-US', 'c');
  assert.deepEqual(draft.undo(), { field: 'text', locale: 'en-US', before: 'c', after: 'b' });
  draft.undo();
  assert.deepEqual(draft.fields, service.stored.fields);
  assert.equal(draft.undo(), undefined);
  draft.redo();
  assert.equal(draft.value('title', 'en-US'), 'a12');
});

test("undo does not overwrite another editor's later change", async () => {
  const service = serviceOf(entryOf(1, { title: 'a', text: 'b' }));
  const draft = new Draft(service, service.stored);
  draft.change('title', 'en-US', 'mine');
  await draft.save();
  service.stored = { ...service.stored, ...entryOf(3, { title: 'theirs', text: 'b' }) };
  draft.change('text', 'en-US', 'c');
  await draft.save();
  await draft.save();
  draft.undo();
  draft.undo();
  assert.equal(draft.value('title', 'en-US'), 'theirs');
});

/** Returns a draft whose first save, from "a" to "ab", reached the API, but the response was lost. */
async function afterALostAnswer() {
  const service = serviceOf(entryOf(1, { title: 'a' }));
  let isLost = true;
  const save = async (sent: Entry) => {
    const saved = await service.save(sent);
    if (!isLost) return saved;
    isLost = false;
    throw new TypeError('no answer');
  };
  const draft = new Draft({ ...service, save }, service.stored);
  draft.change('title', 'en-US', 'ab');
  await draft.save();
  assert.equal(draft.state, 'failed');
  return { service, draft };
}

test('raises no conflict after a save whose response was lost', async () => {
  const { service, draft } = await afterALostAnswer();
  draft.change('title', 'en-US', 'abc');
  await draft.save();
  await draft.save();
  assert.deepEqual(draft.conflicts, []);
  assert.equal(draft.state, 'saved');
  assert.deepEqual(service.stored.fields, { title: { 'en-US': 'abc' } });
});

test('saves an undo after a save whose response was lost', async () => {
  const { service, draft } = await afterALostAnswer();
  draft.undo();
  await draft.save();
  await draft.save();
  assert.equal(draft.state, 'saved');
  assert.deepEqual(service.stored.fields, { title: { 'en-US': 'a' } });
});

test("raises a conflict with another editor's change after a lost response", async () => {
  const { service, draft } = await afterALostAnswer();
  service.stored = entryOf(3, { title: 'theirs' });
  draft.change('title', 'en-US', 'abc');
  await draft.save();
  assert.equal(draft.state, 'conflict');
  assert.deepEqual(service.stored.fields, { title: { 'en-US': 'theirs' } });
});

test('raises no conflict when a publish response arrives after a later save', async () => {
  const service = serviceOf(entryOf(1, { title: 'a' }));
  const draft = new Draft(service, service.stored);
  // The publish created version 2, but its response has not arrived yet.
  const published = entryOf(2, { title: 'a' });
  service.stored = published;
  draft.change('title', 'en-US', 'ab');
  await draft.save();
  await draft.save();
  draft.replace(published);
  draft.change('title', 'en-US', 'abc');
  await draft.save();
  assert.equal(draft.state, 'saved');
  assert.deepEqual(service.stored.fields, { title: { 'en-US': 'abc' } });
});
