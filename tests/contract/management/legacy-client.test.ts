/** @jest-environment node */
/** The older, nested form of Contentful's own client (docs/services.md, "Contentful management"). */
import { legacyClient } from './official-client';
import { ManagedSpace } from './service';

let space: ManagedSpace;
let official: Awaited<ReturnType<typeof legacyClient>>;

beforeEach(async () => {
  // It warns that it is deprecated.
  jest.spyOn(console, 'warn').mockImplementation();
  space = new ManagedSpace();
  official = await legacyClient(space);
});
afterEach(async () => {
  await official.close();
  space.close();
});

test('an entry is patched, published and read with its references and snapshots', async () => {
  const entry = await official.ofEnvironment.getEntry('note-one');
  const patched = await entry.patch([{ op: 'replace', path: '/fields/headline/en-US', value: 'Patched' }]);
  const published = await patched.publish();
  expect(published.sys.fieldStatus?.['*']['en-US']).toBe('published');
  const { items } = await published.getSnapshots();
  expect(items[0]).toMatchObject({ snapshot: { fields: { headline: { 'en-US': 'Patched' } } } });
  expect(await published.references({ include: 1 })).toMatchObject({ items: [{ sys: { id: 'note-one' } }] });
});

test('a bulk action is waited for', async () => {
  await space.save('/entries/note-one', { headline: 'Bulk' });
  const { sys } = await official.ofEnvironment.getEntry('note-one');
  const entity = {
    sys: { type: 'Link' as const, linkType: 'Entry' as const, id: sys.id, version: sys.version },
  };
  const action = await official.ofEnvironment.createPublishBulkAction({ entities: { items: [entity] } });
  const finished = await action.waitProcessing({ initialDelayMs: 1, retryIntervalMs: 1 });
  expect(finished.sys.status).toBe('succeeded');
});

test('comments, tasks, scheduled actions, roles and keys are read and changed', async () => {
  const { ofEnvironment, ofSpace } = official;
  const entry = await ofEnvironment.getEntry('note-one');
  const comment = await entry.createComment({ body: 'Text' });
  await comment.delete();
  const assignedTo = { sys: { type: 'Link' as const, linkType: 'User' as const, id: 'editor' } };
  const task = await entry.createTask({ body: 'Check', status: 'active', assignedTo });
  task.status = 'resolved';
  expect((await task.update()).sys.version).toBe(2);
  const action = await ofSpace.createScheduledAction({
    action: 'publish',
    entity: { sys: { type: 'Link', linkType: 'Entry', id: 'note-one' } },
    environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
    scheduledFor: { datetime: new Date(Date.now() + 3_600_000).toISOString() },
  });
  expect((await action.delete()).sys.status).toBe('canceled');
  expect((await ofSpace.getRoles()).items).toEqual([]);
  const link = { sys: { type: 'Link', linkType: 'Environment', id: 'master' } };
  const key = await ofSpace.createApiKey({ name: 'App', environments: [link] });
  key.name = 'Phone';
  expect((await key.update()).name).toBe('Phone');
  expect((await ofSpace.getPreviewApiKeys()).items).toMatchObject([{ name: 'Phone' }]);
});
