/**
 * Releases, and publishing with references, with Contentful's own client (docs/services.md, "Contentful management").
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseActionProps } from 'contentful-management';
import { z } from 'zod';
import { until } from '../../../dev/test-stages/until.ts';
import { managedClient, type ManagedClient } from './official-client.ts';

let space: ManagedClient['space'];
let client: ManagedClient['client'];
let legacy: ManagedClient['legacy'];
let close: ManagedClient['close'];

beforeEach(async () => {
  ({ space, client, legacy, close } = await managedClient());
});
afterEach(() => close());

const link = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({
  sys: { type: 'Link' as const, linkType, id },
});
const payload = (title: string, ...ids: string[]) => ({
  title,
  entities: { sys: { type: 'Array' as const }, items: ids.map((id) => link(id)) },
});
const published = (id: string) => space.store.current.published.entry(id)?.fields;

async function finished({ sys }: ReleaseActionProps): Promise<ReleaseActionProps> {
  const where = { releaseId: sys.release.sys.id, actionId: sys.id };
  await until(async () => !/created|inProgress/.test((await client.releaseAction.get(where)).sys.status));
  return client.releaseAction.get(where);
}

test('creates, changes, lists, archives and deletes a release', async () => {
  const created = await client.release.create({}, payload('Spring', 'note-one'));
  const { id: releaseId } = created.sys;
  expect(created).toMatchObject({
    title: 'Spring',
    entities: { items: [link('note-one')] },
    sys: { type: 'Release', status: 'active', version: 1, environment: { sys: { id: 'master' } } },
  });
  const saved = await client.release.update(
    { releaseId, version: 1 },
    payload('Summer', 'note-one', 'note-two'),
  );
  expect(saved).toMatchObject({ title: 'Summer', sys: { version: 2 } });
  await expect(client.release.update({ releaseId, version: 1 }, payload('Late'))).rejects.toMatchObject({
    name: 'VersionMismatch',
  });
  await client.release.create({}, payload('Empty'));
  space.restart();
  const titles = async (query: Record<string, string | boolean>) =>
    (await client.release.query({ query })).items.map(({ title }) => title);
  expect(await titles({ 'entities.sys.id[in]': 'note-two,other' })).toEqual(['Summer']);
  expect(await titles({ 'entities[exists]': false })).toEqual(['Empty']);
  expect(await titles({ 'title[match]': 'umm', 'sys.status[in]': 'active' })).toEqual(['Summer']);
  const archived = await client.release.archive({ releaseId, version: 2 });
  expect(archived.sys).toMatchObject({ status: 'archived', version: 3 });
  await expect(client.release.publish({ releaseId, version: 3 })).rejects.toMatchObject({
    name: 'BadRequest',
  });
  expect(await titles({ 'sys.status[in]': 'archived' })).toEqual(['Summer']);
  await client.release.unarchive({ releaseId, version: 3 });
  await client.release.delete({ releaseId });
  await expect(client.release.get({ releaseId })).rejects.toMatchObject({ name: 'NotFound' });
});

test('publishes and unpublishes all entities in a release together', async () => {
  await space.save('/entries/note-one', { headline: 'Together' });
  await space.save('/entries/note-two', { headline: 'With it' });
  const { sys } = await client.release.create({}, payload('Spring', 'note-one', 'note-two'));
  const where = { releaseId: sys.id };
  const begun = await client.release.publish({ ...where, version: 1 });
  expect(begun).toMatchObject({ action: 'publish', sys: { type: 'ReleaseAction' } });
  expect((await finished(begun)).sys.status).toBe('succeeded');
  expect(published('note-one')).toMatchObject({ headline: { 'en-US': 'Together' } });
  expect(published('note-two')).toMatchObject({ headline: { 'en-US': 'With it' } });
  expect((await client.release.get(where)).sys.lastAction?.sys.id).toBe(begun.sys.id);
  // Entities that are already published are not published again.
  const { version } = (await client.entry.get({ entryId: 'note-one' })).sys;
  await finished(await client.release.publish({ ...where, version: 1 }));
  expect((await client.entry.get({ entryId: 'note-one' })).sys.version).toBe(version);
  await finished(await client.release.unpublish({ ...where, version: 1 }));
  expect([published('note-one'), published('note-two')]).toEqual([undefined, undefined]);
  expect((await client.releaseAction.queryForRelease(where)).items.map(({ action }) => action)).toEqual([
    'unpublish',
    'publish',
    'publish',
  ]);
});

test('publishes nothing if one entity fails, and returns the reason on publish and validation', async () => {
  await space.save('/entries/note-one', { headline: 'Together' });
  await space.save('/entries/note-two', { headline: undefined, score: 'high' });
  const before = published('note-one');
  const { sys } = await client.release.create({}, payload('Spring', 'note-one', 'note-two'));
  const where = { releaseId: sys.id };
  const validated = await finished(await client.release.validate(where));
  const failed = await finished(await client.release.publish({ ...where, version: 1 }));
  for (const action of [validated, failed])
    expect(action).toMatchObject({
      sys: { status: 'failed' },
      error: { details: { errors: [{ entity: link('note-two'), error: { sys: { id: 'InvalidEntry' } } }] } },
    });
  expect(published('note-one')).toBe(before);
  const unpublishing = await client.release.validate(where, { action: 'unpublish' });
  expect((await finished(unpublishing)).sys.status).toBe('succeeded');
});

test('rejects releases with the newer schema version', async () => {
  const newer = {
    ...payload('Newer'),
    sys: { type: 'Release' as const, schemaVersion: 'Release.v2' as const },
  };
  await expect(
    client.release.create({}, { ...newer, entities: { sys: { type: 'Array' }, items: [] } }),
  ).rejects.toMatchObject({ name: 'ValidationFailed' });
  await expect(client.release.query({ query: { 'sys.schemaVersion': 'Release.v2' } })).rejects.toMatchObject({
    name: 'BadRequest',
  });
});

test('supports the legacy client, which polls until an action ends', async () => {
  const { ofEnvironment } = await legacy();
  await space.save('/entries/note-one', { headline: 'Legacy' });
  const release = await ofEnvironment.createRelease(payload('Legacy', 'note-one'));
  const action = await release.publish({ initialDelayMs: 1, retryIntervalMs: 1 });
  expect(action.sys.status).toBe('succeeded');
  expect(published('note-one')).toMatchObject({ headline: { 'en-US': 'Legacy' } });
});

const STORED = z.looseObject({ scheduledFor: z.looseObject({}) });
/** Schedules an action, and restarts the service after its time has come. */
async function scheduled(entity: { linkType: 'Entry' | 'Release'; id: string }, withReferences: boolean) {
  const { sys } = await client.scheduledActions.create(
    {},
    {
      action: 'publish',
      entity: { sys: { type: 'Link', ...entity } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      scheduledFor: { datetime: new Date(Date.now() + 3_600_000).toISOString() },
      ...(withReferences && {
        payload: { withReferences: { 'sys.contentType.metadata.annotations.ContentType[nin]': [] } },
      }),
    },
  );
  const file = join(space.folder, 'management', 'scheduled_actions', `${sys.id}.json`);
  const record = STORED.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...record, scheduledFor: { datetime: new Date(0).toISOString() } }));
  space.restart();
  const where = { spaceId: 'fixture', environmentId: 'master', scheduledActionId: sys.id };
  return client.scheduledActions.get(where);
}

test('publishes a release at a scheduled time', async () => {
  await space.save('/entries/note-one', { headline: 'In time' });
  const { sys } = await client.release.create({}, payload('Spring', 'note-one'));
  expect((await scheduled({ linkType: 'Release', id: sys.id }, false)).sys.status).toBe('succeeded');
  expect(published('note-one')).toMatchObject({ headline: { 'en-US': 'In time' } });
});

test('publishes an entry with its references at a scheduled time', async () => {
  const product = space.store.current.preview
    .entries()
    .find(({ sys }) => sys.contentType.sys.id === 'product');
  const id = product?.sys.id ?? '';
  const { items, includes } = await client.entry.references({ entryId: id, include: 10 });
  const linked = includes?.Entry?.[0]?.sys.id ?? '';
  expect(items).toHaveLength(1);
  const { fields } = await client.entry.get({ entryId: linked });
  const entry = await client.entry.get({ entryId: linked });
  await client.entry.update({ entryId: linked }, { ...entry, fields });
  const before = space.store.current.published.entry(linked);
  expect((await scheduled({ linkType: 'Entry', id }, true)).sys.status).toBe('succeeded');
  expect(space.store.current.published.entry(linked)?.sys.version).toBeGreaterThan(before?.sys.version ?? 0);
});
