import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PublishHistory } from '../../space/publish-history.ts';
import { managedClient, type ManagedClient } from './official-client.ts';

let space: ManagedClient['space'];
let client: ManagedClient['client'];
let close: ManagedClient['close'];
const note = { entryId: 'note-one' };

beforeEach(async () => {
  ({ space, client, close } = await managedClient());
});
afterEach(() => close());

async function publish(...headlines: string[]): Promise<void> {
  for (const headline of headlines) {
    await space.save('/entries/note-one', { headline });
    await space.publish('/entries/note-one');
  }
}
const headlines = (history: PublishHistory) =>
  history.list('Entry', 'note-one').map(({ snapshot }) => snapshot.fields);

test('stores a snapshot each time an entry is published, but not when it is saved', async () => {
  await publish('First', 'Second');
  await space.save('/entries/note-one', { headline: 'Draft' });
  const { items, total } = await client.snapshot.getManyForEntry(note);
  expect(items).toMatchObject([
    { snapshot: { fields: { headline: { 'en-US': 'Second' } } } },
    { snapshot: { fields: { headline: { 'en-US': 'First' } } } },
    { snapshot: { sys: { publishedCounter: 1 } } },
  ]);
  expect(total).toBe(3);
  const snapshotId = items[1]?.sys.id ?? '';
  const first = await client.snapshot.getForEntry({ ...note, snapshotId });
  expect(first).toEqual(items[1]);
  expect(first).toMatchObject({
    sys: { type: 'Snapshot', snapshotType: 'publish', snapshotEntityType: 'Entry', space: {} },
    snapshot: { sys: { id: 'note-one', publishedVersion: expect.any(Number), environment: {} } },
  });
});

test('includes the version published before the first recorded publish', async () => {
  const before = await client.entry.get(note);
  await publish('A mistake');
  const { items } = await client.snapshot.getManyForEntry(note);
  expect(items).toMatchObject([
    { snapshot: { fields: { headline: { 'en-US': 'A mistake' } } } },
    { sys: { createdAt: before.sys.publishedAt }, snapshot: { fields: before.fields } },
  ]);
});

test('paginates snapshots and returns NotFound for unknown ones', async () => {
  await publish('First', 'Second', 'Third');
  const page = await client.snapshot.getManyForEntry({ ...note, query: { limit: 1, skip: 1 } });
  expect(page).toMatchObject({
    total: 4,
    items: [{ snapshot: { fields: { headline: { 'en-US': 'Second' } } } }],
  });
  for (const refused of [
    client.snapshot.getForEntry({ ...note, snapshotId: 'nothing' }),
    client.snapshot.getManyForEntry({ entryId: 'nothing' }),
    client.snapshot.getManyForContentType({ contentTypeId: 'nothing' }),
  ])
    await expect(refused).rejects.toMatchObject({ name: 'NotFound' });
});

test('stores a snapshot each time a content type is published', async () => {
  const type = { contentTypeId: 'note' };
  const before = await client.contentType.get(type);
  const saved = await client.contentType.update(type, { ...before, name: 'Remark' });
  await client.contentType.publish(type, saved);
  const { items } = await client.snapshot.getManyForContentType(type);
  expect(items).toMatchObject([
    { sys: { snapshotEntityType: 'ContentType' }, snapshot: { name: 'Remark', sys: { id: 'note' } } },
  ]);
  const snapshotId = items[0]?.sys.id ?? '';
  expect(await client.snapshot.getForContentType({ ...type, snapshotId })).toEqual(items[0]);
});

test('preserves snapshots across a restart, but deletes them with their entry', async () => {
  await publish('First');
  const folder = join(space.folder, 'snapshots');
  expect(headlines(new PublishHistory(folder, space.store))).toHaveLength(2);
  await client.entry.unpublish(note);
  await client.entry.delete(note);
  expect(headlines(new PublishHistory(folder, space.store))).toEqual([]);
});

test('skips a truncated line and returns all other snapshots', async () => {
  const file = join(space.folder, 'snapshots', 'entries', 'note-one.ndjson');
  const whole = { id: 'whole', createdAt: '2026-01-01T00:00:00.000Z', snapshot: { sys: { id: 'note-one' } } };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(whole)}\n{"id":"torn","crea`);
  await publish('Second');
  const { items } = await client.snapshot.getManyForEntry(note);
  expect(items).toMatchObject([
    { snapshot: { fields: { headline: { 'en-US': 'Second' } } } },
    { sys: { id: 'whole' } },
  ]);
});

test('retains the newest 100 snapshots', async () => {
  await publish('First');
  const file = join(space.folder, 'snapshots', 'entries', 'note-one.ndjson');
  writeFileSync(file, readFileSync(file, 'utf8').repeat(75));
  const folder = join(space.folder, 'snapshots');
  const history = new PublishHistory(folder, space.store);
  space.store.publish('Entry', 'note-one');
  space.store.publish('Entry', 'note-one');
  expect(headlines(history)).toHaveLength(100);
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(160);
});
