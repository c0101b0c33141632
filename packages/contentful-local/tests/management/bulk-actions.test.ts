import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BulkActionProps } from 'contentful-management';
import { z } from 'zod';
import { managedClient, type ManagedClient } from './official-client.ts';
import { Receiver } from './receiver.ts';

let space: ManagedClient['space'];
let client: ManagedClient['client'];
let close: ManagedClient['close'];
const PLACE = { spaceId: 'fixture', environmentId: 'master' };

beforeEach(async () => {
  ({ space, client, close } = await managedClient());
  await space.save('/entries/note-one', { headline: 'New one' });
  await space.save('/entries/note-two', { headline: 'New two' });
});
afterEach(() => close());

const link = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({
  sys: { type: 'Link' as const, linkType, id },
});
const versioned = async (id: string) => {
  const { version } = (await client.entry.get({ entryId: id })).sys;
  return { sys: { ...link(id).sys, version } };
};
const list = <T>(...items: T[]) => ({ entities: { sys: { type: 'Array' as const }, items } });

/** Returns the action once it is finished. The older API has a different URL. */
async function finished(action: BulkActionProps | string, older = true): Promise<BulkActionProps> {
  const bulkActionId = typeof action === 'string' ? action : action.sys.id;
  for (;;) {
    const { bulkAction } = client;
    const now = await (older
      ? bulkAction.get({ ...PLACE, bulkActionId })
      : bulkAction.getV2({ ...PLACE, bulkActionId }));
    if (now.sys.status === 'succeeded' || now.sys.status === 'failed') return now;
    await wait(1);
  }
}
const publishedHeadline = (id: string) => space.store.current.published.entry(id)?.fields.headline?.['en-US'];

test('publishes several entities together', async () => {
  const payload = list(await versioned('note-one'), await versioned('note-two'));
  const created = await client.bulkAction.publish(PLACE, payload);
  expect(created).toMatchObject({
    sys: { type: 'BulkAction', status: 'created', space: {}, environment: {}, createdBy: {} },
    action: 'publish',
    payload,
  });
  expect(await finished(created)).toMatchObject({ sys: { status: 'succeeded' }, payload });
  expect([publishedHeadline('note-one'), publishedHeadline('note-two')]).toEqual(['New one', 'New two']);
});

test('publishes nothing if one entity fails, and lists the failures', async () => {
  await space.save('/entries/note-two', { headline: 'x'.repeat(300) });
  const [one, two] = [await versioned('note-one'), await versioned('note-two')];
  const stale = { sys: { ...link('brand-dawn').sys, version: 1 } };
  const action = await finished(await client.bulkAction.publish(PLACE, list(one, two, stale)));
  expect(action).toMatchObject({
    sys: { status: 'failed' },
    error: {
      sys: { type: 'Error', id: 'BulkActionFailed' },
      details: {
        errors: [
          { entity: two, error: { sys: { id: 'InvalidEntry' }, details: { errors: [{ name: 'size' }] } } },
          { entity: stale, error: { sys: { id: 'VersionMismatch' } } },
        ],
      },
    },
  });
  expect(publishedHeadline('note-one')).not.toBe('New one');
});

test('unpublishes entities together, and validates without changing them', async () => {
  await finished(await client.bulkAction.validate(PLACE, list(link('note-one'))));
  expect(publishedHeadline('note-one')).not.toBe('New one');
  const unknown = await finished(await client.bulkAction.validate(PLACE, list(link('nothing'))));
  expect(unknown.error?.details?.errors).toMatchObject([{ error: { sys: { id: 'NotFound' } } }]);
  const unpublished = await client.bulkAction.unpublish(PLACE, list(link('note-one'), link('logo', 'Asset')));
  expect(await finished(unpublished)).toMatchObject({ sys: { status: 'succeeded' } });
  expect(publishedHeadline('note-one')).toBeUndefined();
  expect(space.store.current.published.asset('logo')).toBeUndefined();
});

test('changes nothing if one entity is not published or is archived', async () => {
  const unpublished = await client.bulkAction.unpublish(PLACE, list(link('note-one'), link('brand-secret')));
  expect((await finished(unpublished)).error?.details?.errors).toMatchObject([
    { entity: link('brand-secret'), error: { sys: { id: 'NotFound' } } },
  ]);
  expect(publishedHeadline('note-one')).toBeDefined();
  await client.entry.archive({ entryId: 'brand-secret' });
  const entities = list(await versioned('note-one'), await versioned('brand-secret'));
  const action = await finished(await client.bulkAction.publish(PLACE, entities));
  expect(action.error?.details?.errors).toMatchObject([{ error: { sys: { id: 'BadRequest' } } }]);
  expect(publishedHeadline('note-one')).not.toBe('New one');
});

test('publishes, validates and unpublishes single locales', async () => {
  const entity = await versioned('product-next');
  const locales = { fields: { '*': ['de-DE'] } };
  const published = await client.bulkAction.publishV2(PLACE, {
    action: 'publish',
    entities: [{ entity, add: locales }],
  });
  expect(await finished(published, false)).toMatchObject({ sys: { status: 'succeeded' } });
  const validated = await client.bulkAction.validateV2(PLACE, {
    action: 'validate',
    entities: [{ entity: link('product-next'), add: locales }],
  });
  expect(await finished(validated, false)).toMatchObject({ sys: { status: 'succeeded' } });
  // Contentful's documentation has this payload, but the client's types do not.
  const removing = [{ entity: await versioned('product-next'), remove: locales }];
  const removed = await space.call('POST', '/bulk_actions', { action: 'publish', entities: removing });
  const { sys: action } = z.object({ sys: z.object({ id: z.string() }) }).parse(removed.body);
  expect(await finished(action.id, false)).toMatchObject({ sys: { status: 'succeeded' } });
  const { sys } = await client.entry.get({ entryId: 'product-next' });
  expect(sys.fieldStatus?.['*']).toMatchObject({ 'en-US': 'published', 'de-DE': 'draft' });
  const unpublished = await client.bulkAction.unpublishV2(PLACE, {
    action: 'unpublish',
    entities: [{ entity: link('product-next') }],
  });
  expect(await finished(unpublished, false)).toMatchObject({ sys: { status: 'succeeded' } });
  expect(space.store.current.published.entry('product-next')).toBeUndefined();
});

test('rejects too many, duplicate or unversioned entities and an unknown action', async () => {
  const many = Array.from({ length: 201 }, (_value, index) => ({
    sys: { ...link(`e${index}`).sys, version: 1 },
  }));
  const one = await versioned('note-one');
  for (const items of [many, [one, one], []])
    await expect(client.bulkAction.publish(PLACE, list(...items))).rejects.toMatchObject({
      name: 'ValidationFailed',
    });
  const without = await space.call('POST', '/bulk_actions/publish', list(link('note-one')));
  expect(without).toMatchObject({ status: 422, body: { sys: { id: 'ValidationFailed' } } });
  await expect(client.bulkAction.get({ ...PLACE, bulkActionId: 'nothing' })).rejects.toMatchObject({
    name: 'NotFound',
  });
});

test('sends webhooks for the action and for each entity', async () => {
  const receiver = new Receiver();
  await receiver.start();
  try {
    const topics = ['BulkAction.*', 'Entry.publish'];
    await client.webhook.create({}, { name: 'All', url: receiver.url, topics, headers: [] });
    const { sys } = await client.bulkAction.publish(PLACE, list(await versioned('note-one')));
    await receiver.until(3);
    expect(receiver.topics.toSorted()).toEqual([
      `BulkAction.create ${sys.id}`,
      `BulkAction.execute ${sys.id}`,
      'Entry.publish note-one',
    ]);
  } finally {
    await receiver.stop();
  }
});

test('preserves actions across a restart and marks interrupted ones as failed', async () => {
  const { sys } = await finished(await client.bulkAction.publish(PLACE, list(await versioned('note-one'))));
  const interrupted = {
    id: 'interrupted',
    status: 'inProgress',
    action: 'publish',
    payload: {},
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  const folder = join(space.folder, 'management', 'bulk_actions');
  writeFileSync(join(folder, 'interrupted.json'), JSON.stringify(interrupted));
  space.restart();
  expect(await space.call('GET', `/bulk_actions/${sys.id}`)).toMatchObject({
    body: { sys: { status: 'succeeded' } },
  });
  expect(await space.call('GET', '/bulk_actions/interrupted')).toMatchObject({
    body: { sys: { status: 'failed' }, error: { sys: { id: 'BulkActionFailed' } } },
  });
});
