import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ScheduledActionProps } from 'contentful-management';
import { z } from 'zod';
import { managedClient, type ManagedClient } from './official-client.ts';
import { Receiver } from './receiver.ts';

let space: ManagedClient['space'];
let client: ManagedClient['client'];
let close: ManagedClient['close'];
const PLACE = { spaceId: 'fixture', environmentId: 'master' };
const RECORD = z.looseObject({ scheduledFor: z.looseObject({}) });

beforeEach(async () => {
  ({ space, client, close } = await managedClient());
  await space.save('/entries/note-one', { headline: 'Scheduled' });
});
afterEach(() => close());

const later = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOUR = 3_600_000;
const action = (datetime = later(HOUR), of: 'publish' | 'unpublish' = 'publish', id = 'note-one') => ({
  action: of,
  entity: { sys: { type: 'Link' as const, linkType: 'Entry' as const, id } },
  environment: { sys: { type: 'Link' as const, linkType: 'Environment' as const, id: 'master' } },
  scheduledFor: { datetime, timezone: 'Europe/Berlin' },
});
const create = (...settings: Parameters<typeof action>) =>
  client.scheduledActions.create({}, action(...settings));
/**
 * Schedules an action for the near future. On a busy machine, the time can be in the past when the request arrives.
 * Then retries with a later time.
 */
async function createSoon(of: 'publish' | 'unpublish' = 'publish'): Promise<ScheduledActionProps> {
  for (let ms = 30; ; ms *= 2) {
    const created = await create(later(ms), of).catch((error: unknown) => {
      if (ms > 4_000) throw error;
    });
    if (created) return created;
  }
}
const list = (query: Record<string, unknown> = {}) =>
  client.scheduledActions.getMany({ query: { 'environment.sys.id': 'master', ...query } });
const publishedHeadline = () => space.store.current.published.entry('note-one')?.fields.headline?.['en-US'];

async function executed({ sys }: ScheduledActionProps): Promise<ScheduledActionProps> {
  for (;;) {
    const now = await client.scheduledActions.get({ ...PLACE, scheduledActionId: sys.id });
    if (now.sys.status !== 'scheduled') return now;
    await wait(2);
  }
}

test('publishes an entry at the scheduled time, then unpublishes it', async () => {
  const publish = await createSoon();
  expect(publish).toMatchObject({
    ...action(publish.scheduledFor.datetime),
    sys: {
      type: 'ScheduledAction',
      status: 'scheduled',
      version: 1,
      space: {},
      createdBy: {},
      updatedBy: {},
    },
  });
  expect((await executed(publish)).sys).toMatchObject({ status: 'succeeded', version: 2 });
  expect(publishedHeadline()).toBe('Scheduled');
  const unpublish = await executed(await createSoon('unpublish'));
  expect(unpublish.sys.status).toBe('succeeded');
  expect(publishedHeadline()).toBeUndefined();
});

test('reports why an action failed', async () => {
  await space.save('/entries/note-one', { headline: 'x'.repeat(300) });
  expect(await executed(await createSoon())).toMatchObject({
    sys: { status: 'failed' },
    error: { sys: { type: 'Error', id: 'InvalidEntry' }, details: { errors: [{ name: 'size' }] } },
  });
});

test('executes overdue actions at startup and leaves later ones pending', async () => {
  const due = await create();
  const waiting = await create(later(2 * HOUR), 'unpublish');
  const file = join(space.folder, 'management', 'scheduled_actions', `${due.sys.id}.json`);
  const record = RECORD.parse(JSON.parse(readFileSync(file, 'utf8')));
  const scheduledFor = { ...record.scheduledFor, datetime: later(-HOUR) };
  writeFileSync(file, JSON.stringify({ ...record, scheduledFor }));
  space.restart();
  const { items } = await list();
  expect(items.map(({ sys }) => [sys.id, sys.status])).toEqual([
    [due.sys.id, 'succeeded'],
    [waiting.sys.id, 'scheduled'],
  ]);
  expect(publishedHeadline()).toBe('Scheduled');
});

test('changes and cancels an action before it is executed', async () => {
  const { sys } = await create();
  const scheduledActionId = sys.id;
  const changed = await client.scheduledActions.update(
    { scheduledActionId, version: 1 },
    action(later(2 * HOUR), 'unpublish'),
  );
  expect(changed).toMatchObject({ action: 'unpublish', sys: { version: 2, status: 'scheduled' } });
  await expect(
    client.scheduledActions.update({ scheduledActionId, version: 1 }, action()),
  ).rejects.toMatchObject({ name: 'VersionMismatch' });
  const canceled = await client.scheduledActions.delete({ ...PLACE, scheduledActionId });
  expect(canceled.sys).toMatchObject({ status: 'canceled', canceledAt: expect.any(String), canceledBy: {} });
  await expect(client.scheduledActions.delete({ ...PLACE, scheduledActionId })).rejects.toMatchObject({
    name: 'BadRequest',
  });
});

test('filters, orders and paginates lists', async () => {
  const first = await create(later(HOUR));
  const second = await create(later(2 * HOUR), 'unpublish', 'note-two');
  const third = await create(later(3 * HOUR));
  await client.scheduledActions.delete({ ...PLACE, scheduledActionId: third.sys.id });
  const idsOf = ({ items }: { items: ScheduledActionProps[] }) => items.map(({ sys }) => sys.id);
  expect(idsOf(await list({ 'entity.sys.id': 'note-one', 'sys.status': 'scheduled' }))).toEqual([
    first.sys.id,
  ]);
  expect(idsOf(await list({ 'sys.status[in]': 'scheduled,failed' }))).toEqual([first.sys.id, second.sys.id]);
  expect(idsOf(await list({ order: '-scheduledFor.datetime', limit: 1 }))).toEqual([third.sys.id]);
  expect(idsOf(await list({ 'scheduledFor.datetime[gte]': later(1.5 * HOUR) }))).toHaveLength(2);
  const page = await list({ limit: 2 });
  expect(idsOf(page)).toEqual([first.sys.id, second.sys.id]);
  const next = new URL(z.object({ next: z.string() }).parse(page.pages).next, 'http://localhost')
    .searchParams;
  expect(idsOf(await list(Object.fromEntries(next)))).toEqual([third.sys.id]);
  await expect(list({ colour: 'red' })).rejects.toMatchObject({ name: 'InvalidQuery' });
  await expect(client.scheduledActions.getMany({ query: {} })).rejects.toMatchObject({ name: 'BadRequest' });
});

test.each([
  ['a time that has passed', { scheduledFor: { datetime: later(-1) } }],
  ['no time', { scheduledFor: { datetime: 'tomorrow' } }],
  ['an unknown time zone', { scheduledFor: { datetime: later(HOUR), timezone: 'Europe/Atlantis' } }],
  ['an unknown action', { action: 'archive' }],
  ['a choice of references', { payload: { withReferences: { depth: 3 } } }],
  ['no environment', { environment: undefined }],
])('rejects an action with %s', async (_name, change) => {
  const answer = await space.call('POST', '/spaces/fixture/scheduled_actions', { ...action(), ...change });
  expect(answer).toMatchObject({
    status: 422,
    body: { sys: { id: 'ValidationFailed' }, details: { errors: [{ path: expect.any(Array) }] } },
  });
});

test('returns NotFound for an unknown entity, environment or action', async () => {
  for (const refused of [
    create(later(HOUR), 'publish', 'nothing'),
    list({ 'environment.sys.id': 'other' }),
    client.scheduledActions.get({ ...PLACE, scheduledActionId: 'nothing' }),
  ])
    await expect(refused).rejects.toMatchObject({ name: 'NotFound' });
});

test('sends webhooks for each step', async () => {
  const receiver = new Receiver();
  await receiver.start();
  try {
    const topics = ['ScheduledAction.*'];
    await client.webhook.create({}, { name: 'All', url: receiver.url, topics, headers: [] });
    const canceled = await create();
    await client.scheduledActions.delete({ ...PLACE, scheduledActionId: canceled.sys.id });
    const due = await createSoon();
    await receiver.until(4);
    expect(receiver.topics.toSorted()).toEqual(
      [
        `ScheduledAction.create ${canceled.sys.id}`,
        `ScheduledAction.delete ${canceled.sys.id}`,
        `ScheduledAction.create ${due.sys.id}`,
        `ScheduledAction.execute ${due.sys.id}`,
      ].toSorted(),
    );
  } finally {
    await receiver.stop();
  }
});
