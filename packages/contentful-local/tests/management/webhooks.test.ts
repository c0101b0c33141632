/** Tests the content of webhooks, and that nothing has to wait for them (docs/services.md, "Contentful webhooks"). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyRequest } from '@contentful/node-apps-toolkit/requests';
import { z } from 'zod';
import type { WebhookDefinition } from '../../webhooks/definition.ts';
import { LIST, MANAGED, ManagedSpace, SECRET, SPACE } from './service.ts';
import { publishWebhook, Receiver } from './receiver.ts';

const OTHER = '/entries/note-two';
const NOTE = '/entries/note-one';

let target: Receiver;
let space: ManagedSpace | undefined;
let warnings: jest.SpiedFunction<typeof console.error>;

beforeEach(async () => {
  warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  target = new Receiver();
  await target.start();
});
afterEach(async () => {
  space?.close();
  await target.stop();
  jest.restoreAllMocks();
});

const all = (url: string, id = 'all'): WebhookDefinition => ({
  ...publishWebhook(url),
  id,
  name: id,
  topics: ['*.*'],
});
const open = (...definitions: WebhookDefinition[]): ManagedSpace => (space = new ManagedSpace(definitions));

test('publishes while the target is down, and delivers the webhook once it recovers', async () => {
  const managed = open(publishWebhook(target.url));
  await target.stop();
  expect(await managed.publish(OTHER)).toMatchObject({ status: 200 });
  await managed.webhooks.settled();
  expect(target.received).toEqual([]);
  await target.start();
  await target.until(1);
  expect(target.topics).toEqual(['Entry.publish note-two']);
});

test('publishes without waiting for a hanging target', async () => {
  const managed = open(publishWebhook(target.url));
  target.hang();
  const versions: unknown[] = [];
  for (let publish = 0; publish < 20; publish += 1) {
    expect(await managed.publish(OTHER)).toMatchObject({ status: 200 });
    versions.push((await managed.read(OTHER)).sys.publishedVersion);
  }
  await target.until(1);
  // The first request is still open, so no publish waited for the target.
  expect({ received: target.received.length, open: target.hanging }).toEqual({ received: 1, open: 1 });
  target.release();
  // All later webhooks are about the same entity, so only the latest is sent.
  await target.until(2);
  await managed.webhooks.settled();
  expect(target.received).toHaveLength(2);
  expect(JSON.parse(target.received[1]?.body ?? '')).toMatchObject({
    sys: { publishedVersion: versions.at(-1) },
  });
});

test('delivers to other targets while one target hangs', async () => {
  const other = new Receiver();
  await other.start();
  try {
    const managed = open(all(target.url, 'hanging'), all(other.url, 'healthy'));
    target.hang();
    for (const path of [OTHER, NOTE, OTHER]) await managed.publish(path);
    await other.until(3);
    expect(other.topics).toEqual([
      'Entry.publish note-two',
      'Entry.publish note-one',
      'Entry.publish note-two',
    ]);
    target.release();
  } finally {
    await other.stop();
  }
});

test('tries a failing webhook three times without delaying others', async () => {
  const managed = open(publishWebhook(target.url));
  target.statusOf = ({ id }) => (id === 'note-two' ? 500 : 200);
  await managed.publish(OTHER);
  await managed.publish(NOTE);
  await target.until(4);
  await managed.webhooks.settled();
  expect(target.topics.filter((topic) => topic.endsWith('note-two'))).toHaveLength(3);
  expect(target.topics.filter((topic) => topic.endsWith('note-one'))).toHaveLength(1);
  expect(warnings.mock.calls.flat().join()).toContain('WebhookDropped');
});

test('does not retry a webhook that the target rejects', async () => {
  const managed = open(publishWebhook(target.url));
  target.statusOf = ({ id }) => (id === 'note-two' ? 401 : 200);
  await managed.publish(OTHER);
  await managed.publish(NOTE);
  await target.until(2);
  await managed.webhooks.settled();
  expect(target.topics).toEqual(['Entry.publish note-two', 'Entry.publish note-one']);
});

test('delivers the events for an entity in order, even after failures', async () => {
  const managed = open(publishWebhook(target.url));
  await target.stop();
  await managed.publish(NOTE);
  const { sys } = await managed.read(NOTE);
  const version = { 'x-contentful-version': String(sys.version) };
  expect(await managed.call('DELETE', `${NOTE}/published`, undefined, version)).toMatchObject({
    status: 200,
  });
  expect(await managed.call('DELETE', NOTE)).toMatchObject({ status: 204 });
  await target.start();
  await target.until(3);
  expect(target.topics).toEqual(
    ['publish', 'unpublish', 'delete'].map((action) => `Entry.${action} note-one`),
  );
  expect(JSON.parse(target.received[2]?.body ?? '')).toMatchObject({ sys: { type: 'DeletedEntry' } });
});

test('sends each topic only to its subscribers, and only published content to the site', async () => {
  const other = new Receiver();
  await other.start();
  try {
    const managed = open(all(target.url), publishWebhook(other.url));
    const made = { fields: { headline: { 'en-US': 'New' } } };
    await managed.call('PUT', '/entries/note-new', made, { 'x-contentful-content-type': 'note' });
    await managed.save('/entries/note-new', { headline: 'Newer' });
    await managed.call('PUT', '/entries/note-new/archived');
    await managed.call('DELETE', '/entries/note-new/archived');
    await managed.webhooks.settled();
    const files = join(managed.folder, 'entries', 'note');
    const draft = readFileSync(join(files, 'note-new.draft.json'), 'utf8');
    for (const change of [{ archivedAt: '2026-01-01T00:00:00.000Z' }, {}]) {
      const file = MANAGED.parse(JSON.parse(draft));
      writeFileSync(
        join(files, 'note-new.draft.json'),
        JSON.stringify({ ...file, sys: { ...file.sys, ...change } }),
      );
      managed.store.reload();
      await managed.webhooks.settled();
    }
    const path = join(managed.folder, 'model', 'note.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"name": "', '"name": "Renamed '));
    managed.store.reload();
    await managed.webhooks.settled();
    expect(target.topics).toEqual([
      'Entry.create note-new',
      'Entry.save note-new',
      'Entry.archive note-new',
      'Entry.unarchive note-new',
      'Entry.archive note-new',
      'Entry.unarchive note-new',
      'ContentType.save note',
      'ContentType.publish note',
    ]);
    expect(other.received).toEqual([]);
  } finally {
    await other.stop();
  }
});

test("sends Contentful's headers and signature, and one idempotency key per event", async () => {
  const managed = open({ ...all(target.url), headers: [{ key: 'X-Custom', value: 'one' }] });
  target.statusOf = () => (target.received.length === 1 ? 500 : 200);
  await managed.publish(OTHER);
  await target.until(2);
  await managed.publish(OTHER);
  await target.until(3);
  const keys = target.received.map(({ headers }) => headers['x-contentful-idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  for (const { headers, body } of target.received) {
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-webhook-name': 'all',
      'x-custom': 'one',
    });
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const request = { method: 'POST' as const, path: '/hook?from=contentful', headers: signed, body };
    expect(verifyRequest(SECRET, request)).toBe(true);
  }
});

test('skips an inactive webhook, and does not resend missed events once it is active again', async () => {
  const managed = open(publishWebhook(target.url));
  const address = `${SPACE}/webhook_definitions/site`;
  const before = z.looseObject({ sys: z.looseObject({ version: z.number() }) });
  const setActive = async (active: boolean): Promise<void> => {
    const { sys, ...settings } = before.parse((await managed.call('GET', address)).body);
    const headers = { 'x-contentful-version': String(sys.version) };
    const saved = await managed.call('PUT', address, { ...settings, active }, headers);
    expect(saved).toMatchObject({ status: 200, body: { active, sys: { version: sys.version + 1 } } });
  };
  await setActive(false);
  await managed.publish(OTHER);
  await setActive(true);
  await managed.publish(NOTE);
  await managed.webhooks.settled();
  expect(target.topics).toEqual(['Entry.publish note-one']);
});

test('creates, lists and deletes webhooks as Contentful does, and rejects unsupported settings', async () => {
  const managed = open();
  const settings = { name: 'Search', url: target.url, topics: ['Entry.*'] };
  const made = await managed.call('PUT', `${SPACE}/webhook_definitions/search`, settings);
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...settings,
      active: true,
      headers: [],
      sys: { type: 'WebhookDefinition', id: 'search', version: 1 },
    },
  });
  await managed.publish(OTHER);
  await managed.webhooks.settled();
  expect(target.topics).toEqual(['Entry.publish note-two']);
  const calls = LIST.parse((await managed.call('GET', `${SPACE}/webhooks/search/calls`)).body);
  expect(calls.items).toEqual([
    expect.objectContaining({ statusCode: 200, eventType: 'publish', errors: [] }),
  ]);
  const call = await managed.call('GET', `${SPACE}/webhooks/search/calls/${calls.items[0]?.sys.id}`);
  expect(call).toMatchObject({ status: 200, body: { request: { body: target.received[0]?.body } } });
  expect(await managed.call('GET', `${SPACE}/webhooks/search/health`)).toMatchObject({
    body: { calls: { total: 1, healthy: 1 } },
  });
  const filters = [{ equals: [{ doc: 'fields.title' }, 'x'] }];
  for (const wrong of [{ ...settings, filters }, { ...settings, topics: ['publish'] }, { name: 'x' }])
    expect(await managed.call('PUT', `${SPACE}/webhook_definitions/wrong`, wrong)).toMatchObject({
      status: 422,
    });
  expect(await managed.call('DELETE', `${SPACE}/webhook_definitions/search`)).toMatchObject({ status: 204 });
  await managed.publish(NOTE);
  await managed.webhooks.settled();
  expect(target.received).toHaveLength(1);
});
