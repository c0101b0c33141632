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

test('delivers missed webhooks once the target is back, even after a restart', async () => {
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
  // Only the latest event per entity and topic is sent, with the headers of its definition.
  expect([...target.topics].sort()).toEqual(['Entry.publish note-one', 'Entry.publish note-two']);
  const one = target.received.find(({ id }) => id === 'note-one');
  expect(one?.body).toContain('Newest');
  expect(one?.headers['x-own']).toBe('yes');
  expect(waiting()).toBe('');
});

test('does not resend delivered webhooks after a restart', async () => {
  await managed.publish('/entries/note-one');
  await managed.webhooks.settled();
  managed.restart();
  await managed.publish('/entries/note-two');
  await managed.webhooks.settled();
  expect(target.topics).toEqual(['Entry.publish note-one', 'Entry.publish note-two']);
});

test('resends an in-flight webhook after a restart with the same idempotency key', async () => {
  target.hang();
  void managed.publish('/entries/note-one');
  await target.until(1);
  managed.restart();
  target.release();
  await target.until(2);
  const keys = target.received.map(({ headers }) => headers['x-contentful-idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('ignores a truncated line in the journal and sends all other webhooks', async () => {
  await target.stop();
  await managed.publish('/entries/note-one');
  appendFileSync(join(managed.folder, 'webhooks', 'watcher.ndjson'), '{"number":99,"webhook":{"topic":"Cont');
  managed.restart();
  await target.start();
  await target.until(1);
  await managed.webhooks.settled();
  expect(target.topics).toEqual(['Entry.publish note-one']);
});

test('preserves webhook definitions, but drops pending events for inactive or deleted webhooks', async () => {
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
