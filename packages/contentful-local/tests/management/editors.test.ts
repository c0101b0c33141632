import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  acceptKey,
  editorClient,
  invite,
  signIn,
  tokenClient,
  type SignedIn,
  type TokenClient,
} from './editor-clients.ts';
import { ERROR, ManagedSpace, TOKEN } from './service.ts';

let space: ManagedSpace;
let workspace: TokenClient;
let author: TokenClient & SignedIn;
let publisher: TokenClient & SignedIn;
const note = { entryId: 'note-one' };
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'User', id } });
const PLACE = { spaceId: 'fixture', environmentId: 'master' };
const VERSIONED = { sys: { type: 'Link', linkType: 'Entry', id: 'note-one', version: 1 } };
const DENIED = { name: 'AccessDenied' };

beforeEach(async () => {
  space = new ManagedSpace();
  workspace = await tokenClient(space);
  author = await editorClient(space, 'Ada', 'author');
  publisher = await editorClient(space, 'Paul', 'publisher');
});
afterEach(async () => {
  for (const { close } of [workspace, author, publisher]) await close();
  space.close();
});

test('records who saved and published an entry', async () => {
  const { client } = author;
  const contentTypeId = 'note';
  const created = await client.entry.create({ contentTypeId }, { fields: { headline: { 'en-US': 'New' } } });
  expect(created.sys).toMatchObject({ createdBy: link(author.user), updatedBy: link(author.user) });
  const { entryId } = { entryId: created.sys.id };
  const published = await publisher.client.entry.publish({ entryId }, created);
  expect(published.sys).toMatchObject({
    createdBy: link(author.user),
    updatedBy: link(publisher.user),
    publishedBy: link(publisher.user),
  });
  const changed = await client.entry.update({ entryId }, published);
  expect(changed.sys).toMatchObject({
    createdBy: link(author.user),
    updatedBy: link(author.user),
    publishedBy: link(publisher.user),
  });
  const { items } = await client.snapshot.getManyForEntry({ entryId });
  expect(items).toMatchObject([{ sys: { createdBy: link(publisher.user) } }]);
  const unpublished = await workspace.client.entry.unpublish({ entryId });
  expect(unpublished.sys.updatedBy).toEqual(link('editor'));
  expect(unpublished.sys).not.toHaveProperty('publishedBy');
  space.restart();
  expect((await client.entry.get({ entryId })).sys.createdBy).toEqual(link(author.user));
});

test('ignores author fields set by the client', async () => {
  const { client } = author;
  const entry = await client.entry.get(note);
  const forged = { ...entry, sys: { ...entry.sys, updatedBy: link('editor'), createdBy: link('editor') } };
  expect((await client.entry.update(note, forged as typeof entry)).sys.updatedBy).toEqual(link(author.user));
});

test("lists users with their names and roles, and returns each user's own account", async () => {
  const { items } = await author.client.user.getManyForSpace({});
  expect(items).toMatchObject([
    { sys: { type: 'User', id: 'editor' }, firstName: 'Editor', role: 'administrator' },
    { sys: { type: 'User', id: author.user }, firstName: 'Ada', role: 'author' },
    { sys: { type: 'User', id: publisher.user }, firstName: 'Paul', role: 'publisher' },
  ]);
  expect(await author.client.user.getCurrent()).toMatchObject({ sys: { id: author.user }, firstName: 'Ada' });
  expect(await workspace.client.user.getCurrent()).toMatchObject({ sys: { id: 'editor' } });
  expect(await author.client.user.getForSpace({ userId: publisher.user })).toMatchObject({
    firstName: 'Paul',
  });
});

test('allows an author to write, upload, comment and validate', async () => {
  const { client } = author;
  const entry = await client.entry.get(note);
  await client.entry.update(note, entry);
  await client.comment.create(note, { body: 'Done' });
  const { sys } = await client.upload.create({}, { file: 'text' });
  await client.upload.delete({ uploadId: sys.id });
  const draft = await client.entry.create({ contentTypeId: 'note' }, { fields: {} });
  await client.entry.delete({ entryId: draft.sys.id });
  const items = [{ sys: { type: 'Link' as const, linkType: 'Entry' as const, id: 'note-one' } }];
  expect(
    await client.bulkAction.validate(PLACE, { entities: { sys: { type: 'Array' }, items } }),
  ).toMatchObject({
    sys: { createdBy: link(author.user) },
  });
});

test.each<[string, string, string, unknown?]>([
  ['publish', 'PUT', '/entries/note-one/published'],
  ['unpublish', 'DELETE', '/entries/note-one/published'],
  ['archive', 'PUT', '/entries/note-one/archived'],
  ['publish an asset', 'PUT', '/assets/any/published'],
  ['publish many', 'POST', '/bulk_actions/publish', { entities: { items: [VERSIONED] } }],
  [
    'publish many in the newer form',
    'POST',
    '/bulk_actions',
    {
      action: 'publish',
      entities: [{ entity: VERSIONED }],
    },
  ],
  ['make a release', 'POST', '/releases', { title: 'Spring', entities: { items: [] } }],
  ['schedule', 'POST', '/spaces/fixture/scheduled_actions', {}],
  ['make a tag', 'PUT', '/tags/new', {}],
])('does not allow an author to %s', async (_, method, path, body = undefined) => {
  const authorization = { authorization: `Bearer ${author.token}` };
  const { status, body: answer } = await space.call(method, path, body, authorization);
  expect([status, ERROR.parse(answer).sys.id]).toEqual([403, 'AccessDenied']);
});

test.each([
  ['PUT', '/content_types/note'],
  ['PUT', '/content_types/note/published'],
  ['DELETE', '/content_types/note'],
  ['PUT', '/content_types/note/editor_interface'],
  ['POST', '/locales'],
  ['GET', '/spaces/fixture/api_keys'],
  ['GET', '/spaces/fixture/preview_api_keys'],
  ['POST', '/spaces/fixture/api_keys'],
  ['GET', '/spaces/fixture/webhook_definitions'],
  ['PUT', '/spaces/fixture/webhook_definitions/mine'],
  ['POST', '/spaces/fixture/roles'],
  ['PUT', '/spaces/fixture/environments/other'],
  ['DELETE', '/spaces/fixture'],
  ['PUT', '/spaces/fixture'],
  ['PUT', '/entries/note-one/%70ublished/more'],
  ['PUT', '/%63ontent_types/note'],
])('does not allow editors to send %s %s', async (method, path) => {
  const approver = await signIn(space, 'Una', 'approver');
  const authorization = { authorization: `Bearer ${approver.token}` };
  const { status, body } = await space.call(method, path, undefined, authorization);
  expect([status, ERROR.parse(body).sys.id]).toEqual([403, 'AccessDenied']);
});

test('does not allow editors to invite or remove other editors', async () => {
  const headers = { authorization: `Bearer ${publisher.token}` };
  for (const [method, path] of [
    ['POST', '/organizations/embedded/invitations'],
    ['GET', '/organizations/embedded/invitations'],
    ['GET', '/organizations/embedded/access_tokens'],
    ['DELETE', `/organizations/embedded/users/${author.user}`],
    ['POST', '/spaces'],
  ] as const)
    expect((await space.app.request(path, { method, headers })).status).toBe(403);
});

test('allows a publisher to publish, schedule and create releases, and records who did it', async () => {
  const { client } = publisher;
  const release = await client.release.create(
    {},
    { title: 'Spring', entities: { sys: { type: 'Array' }, items: [] } },
  );
  expect(release.sys.createdBy).toEqual(link(publisher.user));
  const scheduled = await client.scheduledActions.create(
    { spaceId: 'fixture' },
    {
      action: 'publish',
      entity: { sys: { type: 'Link', linkType: 'Entry', id: 'note-one' } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      scheduledFor: { datetime: '2099-01-01T00:00:00.000Z', timezone: 'Europe/Berlin' },
    },
  );
  expect(scheduled.sys.createdBy).toEqual(link(publisher.user));
  const entry = await client.entry.get(note);
  await client.entry.publish(note, entry);
});

test('accepts a sign-in key only once, even across a restart', async () => {
  const { key } = await invite(space, 'Kim');
  space.restart();
  expect((await acceptKey(space, key)).status).toBe(201);
  const again = await acceptKey(space, key);
  expect([again.status, ERROR.parse(await again.json()).sys.id]).toEqual([401, 'AccessTokenInvalid']);
  expect((await acceptKey(space, `${key}x`)).status).toBe(401);
});

test('on a second invitation, reuses the user, and the role unless a different one is specified', async () => {
  const again = await invite(space, 'ada');
  expect(again.sys.user.sys.id).toBe(author.user);
  expect(await author.client.user.getCurrent()).toMatchObject({ role: 'author' });
  await invite(space, 'Ada', 'publisher');
  expect(await author.client.user.getCurrent()).toMatchObject({ role: 'publisher' });
});

test('creates and revokes further tokens for an editor', async () => {
  const { client } = author;
  const scopes = ['content_management_manage' as const];
  const { token = '', sys } = await client.accessToken.createPersonalAccessToken({
    name: 'Script',
    scopes,
    expiresIn: 60,
  });
  const script = await tokenClient(space, token);
  try {
    expect(await script.client.user.getCurrent()).toMatchObject({ sys: { id: author.user } });
    expect((await client.accessToken.getMany({})).items.map(({ name }) => name)).toEqual([
      'Sign-in',
      'Script',
    ]);
    await expect(publisher.client.accessToken.revoke({ tokenId: sys.id })).rejects.toMatchObject({
      name: 'NotFound',
    });
    await client.accessToken.revoke({ tokenId: sys.id });
    await expect(script.client.user.getCurrent()).rejects.toMatchObject({ name: 'AccessTokenInvalid' });
  } finally {
    await script.close();
  }
});

test('denies access to a removed editor but retains the name', async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const removed = await space.app.request(`/organizations/embedded/users/${author.user}`, {
    method: 'DELETE',
    headers,
  });
  expect(removed.status).toBe(204);
  await expect(author.client.entry.get(note)).rejects.toMatchObject({ name: 'AccessTokenInvalid' });
  expect(await publisher.client.user.getForSpace({ userId: author.user })).toMatchObject({
    activated: false,
  });
});

test('stores neither keys nor tokens in plain text', async () => {
  const { key } = await invite(space, 'Kim');
  const folder = join(space.folder, 'management', 'users');
  const stored = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
  expect(stored).toContain('Kim');
  for (const secret of [key, author.key, author.token]) expect(stored).not.toContain(secret);
});

test.each([
  ['no name', {}],
  ['another role', { firstName: 'Kim', role: 'administrator' }],
  ['a line break', { firstName: 'Kim\nroot' }],
])('rejects an invitation with %s', async (_, body) => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const path = '/organizations/embedded/invitations';
  const answer = await space.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect([answer.status, ERROR.parse(await answer.json()).sys.id]).toEqual([422, 'ValidationFailed']);
});

test('returns denials in the format that clients parse', async () => {
  await expect(author.client.entry.unpublish(note)).rejects.toMatchObject(DENIED);
});
