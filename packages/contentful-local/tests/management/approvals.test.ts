import { editorClient, tokenClient, type SignedIn, type TokenClient } from './editor-clients.ts';
import { ManagedSpace } from './service.ts';

const symbol = (id: string) => ({ id, name: id, type: 'Symbol', localized: false, required: false });
const SHEET = {
  name: 'Safety data sheet',
  displayField: 'title',
  fields: ['title', 'signalWord', 'pictograms'].map(symbol),
};
const FIELDS = { title: { 'en-US': 'Spray' }, signalWord: { 'en-US': 'Danger' } };
const entryId = 'sheet';
const PLACE = { spaceId: 'fixture', environmentId: 'master' };

let space: ManagedSpace;
let workspace: TokenClient;
let publisher: TokenClient & SignedIn;
let approver: TokenClient & SignedIn;
let second: TokenClient & SignedIn;

beforeEach(async () => {
  space = new ManagedSpace();
  workspace = await tokenClient(space);
  const { client } = workspace;
  const contentType = await client.contentType.createWithId({ contentTypeId: 'safetyDataSheet' }, SHEET);
  await client.contentType.publish({ contentTypeId: 'safetyDataSheet' }, contentType);
  publisher = await editorClient(space, 'Paul', 'publisher');
  approver = await editorClient(space, 'Una', 'approver');
  second = await editorClient(space, 'Sue', 'approver');
});
afterEach(async () => {
  for (const { close } of [workspace, publisher, approver, second]) await close();
  space.close();
});

const create = ({ client }: TokenClient) =>
  client.entry.createWithId({ entryId, contentTypeId: 'safetyDataSheet' }, { fields: FIELDS });

async function publish({ client }: TokenClient) {
  return client.entry.publish({ entryId }, await client.entry.get({ entryId }));
}

async function change({ client }: TokenClient, field: string, value: string): Promise<void> {
  const entry = await client.entry.get({ entryId });
  await client.entry.update(
    { entryId },
    { ...entry, fields: { ...entry.fields, [field]: { 'en-US': value } } },
  );
}

/** Requests the approval of fields, which is not part of Contentful's API and so not of the client's types. */
async function request({ client }: TokenClient, ...approves: string[]): Promise<string> {
  const assignedTo = { sys: { type: 'Link' as const, linkType: 'User' as const, id: approver.user } };
  const task = { body: 'Please approve', status: 'active' as const, assignedTo, approves };
  return (await client.task.create({ entryId }, task)).sys.id;
}

async function resolve({ client }: TokenClient, taskId: string) {
  const task = await client.task.get({ entryId, taskId });
  return client.task.update({ entryId, taskId }, { ...task, status: 'resolved' });
}

/** Matches the client's error, whose message contains the response. */
const refusal = (field: string) => ({
  name: 'ValidationFailed',
  message: expect.stringContaining(`A second person must approve \\"${field}\\"`),
});

test('publishes a regulated field once a second person has approved it', async () => {
  await create(publisher);
  await expect(publish(publisher)).rejects.toMatchObject(refusal('signalWord'));
  const task = await request(publisher, 'signalWord');
  await expect(publish(publisher)).rejects.toMatchObject(refusal('signalWord'));
  expect(await resolve(approver, task)).toMatchObject({
    status: 'resolved',
    approves: ['signalWord'],
    approvedBy: { sys: { id: approver.user } },
  });
  space.restart();
  expect((await publish(publisher)).sys.publishedBy).toMatchObject({ sys: { id: publisher.user } });
});

test('lists the fields that still need approval', async () => {
  await create(publisher);
  await change(publisher, 'pictograms', 'GHS05');
  await resolve(approver, await request(publisher, 'signalWord'));
  const authorization = { authorization: `Bearer ${publisher.token}`, 'x-contentful-version': '2' };
  const { status, body } = await space.call('PUT', `/entries/${entryId}/published`, undefined, authorization);
  expect(status).toBe(422);
  expect(body).toMatchObject({
    sys: { id: 'ValidationFailed' },
    details: { errors: [{ name: 'approval', path: ['fields', 'pictograms'] }] },
  });
});

test('returns the state of each regulated field, and lists the tasks for all entries', async () => {
  await create(publisher);
  const authorization = { authorization: `Bearer ${publisher.token}` };
  const read = async (path: string) => (await space.call('GET', path, undefined, authorization)).body;
  const changedBy = { sys: { type: 'Link', linkType: 'User', id: publisher.user } };
  const path = `/entries/${entryId}/regulated_fields`;
  expect(await read(path)).toMatchObject({
    items: [
      { field: 'signalWord', status: 'unapproved', changedBy },
      { field: 'pictograms', status: 'published' },
    ],
  });
  const id = await request(publisher, 'signalWord');
  const waiting = { items: [{ sys: { id }, status: 'active', approves: ['signalWord'] }] };
  expect(await read('/tasks?status=active')).toMatchObject(waiting);
  await resolve(approver, id);
  expect(await read('/tasks?status=active')).toMatchObject({ items: [] });
  expect(await read(path)).toMatchObject({ items: [{ status: 'approved' }, { status: 'published' }] });
});

test('requires no approval for unregulated fields', async () => {
  await create(publisher);
  await publish(workspace);
  await change(publisher, 'title', 'Foam');
  expect((await publish(publisher)).fields.title).toEqual({ 'en-US': 'Foam' });
});

test('allows the workspace token to publish without approval', async () => {
  await create(publisher);
  expect((await publish(workspace)).sys.publishedBy).toMatchObject({ sys: { id: 'editor' } });
});

test('rejects approvals by the editor who made the change, and any approval by a publisher', async () => {
  await create(approver);
  const task = await request(approver, 'signalWord');
  await expect(resolve(approver, task)).rejects.toMatchObject({ name: 'AccessDenied' });
  await expect(resolve(publisher, task)).rejects.toMatchObject({ name: 'AccessDenied' });
  await resolve(second, task);
  await publish(approver);
});

test('invalidates an approval or a request when the value changes', async () => {
  await create(publisher);
  await resolve(approver, await request(publisher, 'signalWord'));
  await change(publisher, 'signalWord', 'Harmless');
  await expect(publish(publisher)).rejects.toMatchObject(refusal('signalWord'));
  const stale = await request(publisher, 'signalWord');
  await change(publisher, 'signalWord', 'Fine');
  await expect(resolve(approver, stale)).rejects.toMatchObject({ name: 'VersionMismatch' });
});

test('rejects an approval from an approver who changed the value', async () => {
  await create(publisher);
  const task = await request(publisher, 'signalWord');
  await change(approver, 'signalWord', 'Warning');
  await change(approver, 'signalWord', 'Danger');
  await expect(resolve(approver, task)).rejects.toMatchObject({ name: 'AccessDenied' });
});

test('requires no approval to republish the published value', async () => {
  await create(publisher);
  await publish(workspace);
  await change(publisher, 'signalWord', 'Warning');
  await change(publisher, 'signalWord', 'Danger');
  expect((await publish(publisher)).sys.publishedCounter).toBe(2);
});

test('deletes approvals when their entry is deleted', async () => {
  await create(publisher);
  await resolve(approver, await request(publisher, 'signalWord'));
  await publisher.client.entry.delete({ entryId });
  await create(publisher);
  await expect(publish(publisher)).rejects.toMatchObject(refusal('signalWord'));
});

test('requires approval in bulk actions, releases and scheduled actions', async () => {
  const { client } = publisher;
  const { sys } = await create(publisher);
  const link = { type: 'Link' as const, linkType: 'Entry' as const, id: entryId };
  const list = <T>(item: T) => ({ sys: { type: 'Array' as const }, items: [item] });
  const { sys: bulk } = await client.bulkAction.publish(PLACE, {
    entities: list({ sys: { ...link, version: sys.version } }),
  });
  const { sys: release } = await client.release.create({}, { title: 'All', entities: list({ sys: link }) });
  const { sys: action } = await client.release.publish({ releaseId: release.id, version: release.version });
  const results = async () => [
    (await client.bulkAction.get({ ...PLACE, bulkActionId: bulk.id })).sys.status,
    (await client.releaseAction.get({ releaseId: release.id, actionId: action.id })).sys.status,
  ];
  let statuses = await results();
  while (statuses.includes('created')) statuses = await results();
  expect(statuses).toEqual(['failed', 'failed']);

  const soon = { datetime: new Date(Date.now() + 1_000).toISOString() };
  const environment = { sys: { type: 'Link' as const, linkType: 'Environment' as const, id: 'master' } };
  const scheduled = await client.scheduledActions.create(
    { spaceId: 'fixture' },
    { action: 'publish', entity: { sys: link }, environment, scheduledFor: soon },
  );
  const params = { ...PLACE, scheduledActionId: scheduled.sys.id };
  let { status } = scheduled.sys;
  while (status === 'scheduled') ({ status } = (await client.scheduledActions.get(params)).sys);
  expect(status).toBe('failed');
  expect(space.store.current.published.entry(entryId)).toBeUndefined();
});

test('rejects approval requests for fields that are not regulated', async () => {
  await create(publisher);
  await expect(request(publisher, 'title')).rejects.toMatchObject({ name: 'ValidationFailed' });
  await expect(request(publisher, 'unknown')).rejects.toMatchObject({ name: 'ValidationFailed' });
});
