import { managedClient, type ManagedClient } from './official-client.ts';
import { Receiver } from './receiver.ts';

let space: ManagedClient['space'];
let client: ManagedClient['client'];
let close: ManagedClient['close'];
const note = { entryId: 'note-one' };
const editor = { sys: { type: 'Link' as const, linkType: 'User' as const, id: 'editor' } };
const task = { body: 'Check the rank', assignedTo: editor, status: 'active' as const };

beforeEach(async () => {
  ({ space, client, close } = await managedClient());
});
afterEach(() => close());

test('creates, reads, resolves and deletes a comment', async () => {
  const created = await client.comment.create(note, { body: 'Is this right?' });
  expect(created).toMatchObject({
    sys: {
      type: 'Comment',
      version: 1,
      space: {},
      environment: {},
      createdBy: editor,
      parentEntity: { sys: { type: 'Link', linkType: 'Entry', id: 'note-one' } },
      parent: null,
    },
    body: 'Is this right?',
    status: 'active',
  });
  const params = { ...note, commentId: created.sys.id };
  expect(await client.comment.get(params)).toEqual(created);
  const resolved = await client.comment.update(params, { ...created, status: 'resolved' });
  expect(resolved).toMatchObject({ status: 'resolved', sys: { version: 2 } });
  await expect(client.comment.update(params, created)).rejects.toMatchObject({ name: 'VersionMismatch' });
  await expect(client.comment.delete({ ...params, version: 1 })).rejects.toMatchObject({
    name: 'VersionMismatch',
  });
  await client.comment.delete({ ...params, version: 2 });
  await expect(client.comment.get(params)).rejects.toMatchObject({ name: 'NotFound' });
});

test('lists comments in order, by page and by status', async () => {
  for (const body of ['One', 'Two', 'Three']) await client.comment.create(note, { body });
  const { items } = await client.comment.getMany(note);
  expect(items.map(({ body }) => body)).toEqual(['One', 'Two', 'Three']);
  const page = await client.comment.getMany({ ...note, query: { limit: 1, skip: 1 } });
  expect(page).toMatchObject({ total: 3, items: [{ body: 'Two' }] });
  expect((await client.comment.getMany({ ...note, query: { status: 'resolved' } })).total).toBe(0);
  expect((await client.comment.getMany({ entryId: 'note-two' })).items).toEqual([]);
});

test('deletes the replies when a comment is deleted', async () => {
  const { sys } = await client.comment.create(note, { body: 'Question' });
  const answer = await client.comment.create({ ...note, parentCommentId: sys.id }, { body: 'Answer' });
  expect(answer.sys.parent).toEqual({ sys: { type: 'Link', linkType: 'Comment', id: sys.id } });
  await client.comment.delete({ ...note, commentId: sys.id, version: 1 });
  expect((await client.comment.getMany(note)).total).toBe(0);
});

test('converts comments between rich text and plain text', async () => {
  const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
  const mention = { nodeType: 'mention', data: { target: editor }, content: [text('@Editor')] };
  const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content });
  const body = {
    nodeType: 'document',
    data: {},
    content: [paragraph(text('Ask '), mention), paragraph(text('now'))],
  };
  const path = '/entries/note-one/comments';
  const rich = { 'x-contentful-comment-body-format': 'rich-text' };
  expect(await space.call('POST', path, { body }, rich)).toMatchObject({ status: 201, body: { body } });
  const { items } = await client.comment.getMany(note);
  expect(items).toMatchObject([{ body: 'Ask @Editor\nnow' }]);
  const plain = await client.comment.create(note, { body: 'One\ntwo' });
  const read = await client.comment.get({ ...note, commentId: plain.sys.id, bodyFormat: 'rich-text' });
  expect(read).toMatchObject({
    body: {
      nodeType: 'document',
      content: [{ content: [{ value: 'One' }] }, { content: [{ value: 'two' }] }],
    },
  });
});

test('supports comments on content types', async () => {
  const params = { parentEntityType: 'ContentType' as const, parentEntityId: 'note' };
  const created = await client.comment.create(
    { ...params, parentEntityReference: 'fields.headline' },
    { body: 'Why?' },
  );
  expect(created.sys.parentEntity.sys).toMatchObject({ linkType: 'ContentType', ref: 'fields.headline' });
  expect((await client.comment.getMany(params)).total).toBe(1);
});

test('assigns, changes, finds and deletes a task', async () => {
  const created = await client.task.create(note, { ...task, dueDate: '2030-01-01' });
  expect(created).toMatchObject({
    ...task,
    dueDate: '2030-01-01',
    sys: {
      type: 'Task',
      version: 1,
      space: {},
      parentEntity: { sys: { linkType: 'Entry', id: 'note-one' } },
    },
  });
  const params = { ...note, taskId: created.sys.id };
  expect(await client.task.get(params)).toEqual(created);
  const resolved = await client.task.update(params, { ...created, status: 'resolved' });
  expect(resolved).toMatchObject({ status: 'resolved', sys: { version: 2 } });
  await expect(client.task.update(params, created)).rejects.toMatchObject({ name: 'VersionMismatch' });
  const { items, total } = await client.task.getMany({ ...note, query: { status: 'resolved' } });
  expect([items, total]).toEqual([[resolved], 1]);
  await client.task.delete({ ...params, version: 2 });
  await expect(client.task.get(params)).rejects.toMatchObject({ name: 'NotFound' });
});

test.each([
  ['comments', {}],
  ['comments', { body: '' }],
  ['comments', { body: 'Text', status: 'closed' }],
  ['tasks', { body: 'Without anybody' }],
  ['tasks', { ...task, dueDate: 'tomorrow' }],
])('rejects %s with the body %j', async (path, body) => {
  expect(await space.call('POST', `/entries/note-one/${path}`, body)).toMatchObject({
    status: 422,
    body: { sys: { id: 'ValidationFailed' }, details: { errors: [{ path: expect.any(Array) }] } },
  });
  expect(await space.call('POST', `/entries/nobody/${path}`, { ...task })).toMatchObject({ status: 404 });
});

test('preserves comments and tasks across a restart, but deletes them with their entry', async () => {
  await client.comment.create(note, { body: 'Stays' });
  await client.task.create(note, task);
  space.restart();
  expect((await client.comment.getMany(note)).total).toBe(1);
  expect((await client.task.getMany(note)).total).toBe(1);
  const { sys, fields } = await client.entry.get(note);
  await client.entry.unpublish(note);
  await client.entry.delete(note);
  const contentTypeId = sys.contentType.sys.id;
  await client.entry.createWithId({ ...note, contentTypeId }, { fields });
  expect((await client.comment.getMany(note)).total).toBe(0);
  expect((await client.task.getMany(note)).total).toBe(0);
});

test('sends webhooks for comments and tasks', async () => {
  const receiver = new Receiver();
  await receiver.start();
  try {
    const topics = ['Comment.*', 'Task.*'];
    await client.webhook.create({}, { name: 'All', url: receiver.url, topics, headers: [] });
    const comment = await client.comment.create(note, { body: 'Text' });
    const commentId = comment.sys.id;
    await client.comment.update({ ...note, commentId }, { ...comment, status: 'resolved' });
    await client.comment.delete({ ...note, commentId, version: 2 });
    const created = await client.task.create(note, task);
    await receiver.until(4);
    expect(receiver.topics.toSorted()).toEqual([
      `Comment.create ${commentId}`,
      `Comment.delete ${commentId}`,
      `Comment.save ${commentId}`,
      `Task.create ${created.sys.id}`,
    ]);
  } finally {
    await receiver.stop();
  }
});
