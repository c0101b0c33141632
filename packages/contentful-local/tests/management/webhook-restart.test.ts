import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Receiver } from './receiver.ts';
import { LIST, ManagedSpace, SPACE } from './service.ts';

let target: Receiver;
let managed: ManagedSpace;
let warnings: jest.SpiedFunction<typeof console.error>;
const SETTINGS = { name: 'Watcher', topics: ['Entry.publish'], headers: [{ key: 'x-own', value: 'yes' }] };

beforeEach(async () => {
  warnings = jest.spyOn(console, 'error').mockImplementation();
  target = new Receiver();
  await target.start();
  managed = new ManagedSpace();
  await managed.call('PUT', `${SPACE}/webhook_definitions/watcher`, { ...SETTINGS, url: target.url });
});
afterEach(async () => {
  managed.close();
  await target.stop();
  warnings.mockRestore();
});

const waiting = (): string => readFileSync(join(managed.folder, 'webhooks', 'watcher.ndjson'), 'utf8');

test('what the target missed arrives once it is back, though the service was restarted meanwhile', async () => {
  await target.stop();
  await managed.publish('/entries/note-one');
  await managed.publish('/entries/note-two');
  await managed.save('/entries/note-one', { headline: 'Newest' });
  await managed.publish('/entries/note-one');
  await managed.webhooks.settled();
  managed.restart();
  expect(waiting()).toContain('Newest');
  await managed.webhooks.settled();
  managed.restart();
  await target.start();
  await target.until(2);
  await managed.webhooks.settled();
  // Only the newest event per entity and topic is sent, with the headers of its definition.
  expect([...target.topics].sort()).toEqual(['Entry.publish note-one', 'Entry.publish note-two']);
  const one = target.received.find(({ id }) => id === 'note-one');
  expect(one?.body).toContain('Newest');
  expect(one?.headers['x-own']).toBe('yes');
  expect(waiting()).toBe('');
});

test('nothing is sent again after a restart that was delivered before', async () => {
  await managed.publish('/entries/note-one');
  await managed.webhooks.settled();
  managed.restart();
  await managed.publish('/entries/note-two');
  await managed.webhooks.settled();
  expect(target.topics).toEqual(['Entry.publish note-one', 'Entry.publish note-two']);
});

test('a webhook that was in flight when the process ended is sent again, with the same key', async () => {
  target.hang();
  void managed.publish('/entries/note-one');
  await target.until(1);
  managed.restart();
  target.release();
  await target.until(2);
  const keys = target.received.map(({ headers }) => headers['x-contentful-idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('a line that was cut off is ignored, and others are sent', async () => {
  await target.stop();
  await managed.publish('/entries/note-one');
  appendFileSync(join(managed.folder, 'webhooks', 'watcher.ndjson'), '{"number":99,"webhook":{"topic":"Cont');
  managed.restart();
  await target.start();
  await target.until(1);
  await managed.webhooks.settled();
  expect(target.topics).toEqual(['Entry.publish note-one']);
});

test('definitions survive, and an inactive or deleted webhook has nothing left to send', async () => {
  await target.stop();
  await managed.publish('/entries/note-one');
  const inactive = { ...SETTINGS, url: target.url, active: false };
  await managed.call('PUT', `${SPACE}/webhook_definitions/watcher`, inactive, {
    'x-contentful-version': '1',
  });
  managed.restart();
  const list = async () => LIST.parse((await managed.call('GET', `${SPACE}/webhook_definitions`)).body).items;
  expect(await list()).toMatchObject([{ ...SETTINGS, active: false, sys: { id: 'watcher', version: 2 } }]);
  expect(managed.webhooks.waiting).toBe(0);
  await managed.call('DELETE', `${SPACE}/webhook_definitions/watcher`);
  managed.restart();
  expect(await list()).toEqual([]);
});
