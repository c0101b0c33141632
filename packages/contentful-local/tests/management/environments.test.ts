/** Environments, their aliases and spaces, with Contentful's own client (docs/services.md, "Contentful management"). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { createImagesApp } from '../../images/routes.ts';
import { TOKENS } from '../graphql/service.ts';
import { managedClient, type ManagedClient } from './official-client.ts';

let space: ManagedClient['space'];
let client: ManagedClient['client'];
let close: ManagedClient['close'];

beforeEach(async () => {
  ({ space, client, close } = await managedClient());
});
afterEach(() => close());

const TITLES = z.object({ data: z.object({ note: z.object({ headline: z.string() }) }) });
const FIELDS = z.object({ fields: z.object({ headline: z.string() }) });
/** The client sends the locale, but its types lack it. */
const SECOND = { name: 'Second', defaultLocale: 'de' };
const staging = { environmentId: 'staging' };
const note = { entryId: 'note-one' };

async function untilReady(environmentId: string, spaceId?: string): Promise<void> {
  for (let reads = 0; reads < 1_000; reads += 1) {
    const { sys } = await client.environment.get({ environmentId, ...(spaceId && { spaceId }) });
    if (sys.status.sys.id === 'ready') return;
    expect(sys.status.sys.id).toBe('queued');
  }
  throw new Error(`${environmentId} was not copied`);
}

async function createStaging(): Promise<void> {
  const created = await client.environment.createWithId(
    { ...staging, sourceEnvironmentId: 'master' },
    { name: 'Staging' },
  );
  expect(created).toMatchObject({ name: 'Staging', sys: { id: 'staging', version: 1 } });
  await untilReady('staging');
}

async function publish(headline: string, environmentId?: string): Promise<void> {
  const where = { ...note, ...(environmentId && { environmentId }) };
  const entry = await client.entry.get(where);
  const fields = { ...entry.fields, headline: { 'en-US': headline } };
  await client.entry.publish(where, await client.entry.update(where, { ...entry, fields }));
}

/** Returns the headline in delivery, preview and GraphQL. */
async function headlines(environmentId: string): Promise<string[]> {
  const { app } = space.service;
  const path = `/spaces/fixture/environments/${environmentId}`;
  const read = async (prefix: string, token: string): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.request(`${prefix}${path}/entries/note-one`, { headers });
    return FIELDS.parse(await response.json()).fields.headline;
  };
  const response = await app.request(`/content/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKENS.deliveryToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ note(id: "note-one") { headline } }' }),
  });
  return [
    await read('/cdn', TOKENS.deliveryToken),
    await read('/preview', TOKENS.previewToken),
    TITLES.parse(await response.json()).data.note.headline,
  ];
}

test('copies an environment, after which changes to either do not affect the other', async () => {
  await publish('Before');
  await createStaging();
  expect(await headlines('staging')).toEqual(['Before', 'Before', 'Before']);
  await publish('In staging', 'staging');
  expect(await headlines('staging')).toEqual(['In staging', 'In staging', 'In staging']);
  expect(await headlines('master')).toEqual(['Before', 'Before', 'Before']);
  await publish('In master');
  await client.contentType.delete({ ...staging, contentTypeId: 'none' }).catch(() => undefined);
  const copied = await client.contentType.getMany(staging);
  expect(copied.total).toBe((await client.contentType.getMany({})).total);
  expect((await client.entry.getMany(staging)).items[0]?.sys.environment.sys.id).toBe('staging');

  space.restart();
  expect(await headlines('staging')).toEqual(['In staging', 'In staging', 'In staging']);
  expect(await headlines('master')).toEqual(['In master', 'In master', 'In master']);
});

test('the delivery API defaults to master when the URL has no environment', async () => {
  const { app } = space.service;
  const read = async (path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${TOKENS.deliveryToken}` };
    return (await app.request(`/cdn/spaces/fixture${path}`, { headers })).json();
  };
  for (const path of ['/entries/note-one', '/assets?limit=2', '/content_types'])
    expect(await read(path)).toEqual(await read(`/environments/master${path}`));
  expect(await read('')).toMatchObject({ sys: { type: 'Space', id: 'fixture' } });
  expect(await read('/environments/none/entries')).toMatchObject({ sys: { type: 'Error', id: 'NotFound' } });
});

test('copies drafts, archived entries, tags, locales and files to a new environment', async () => {
  const lists = async (where: { environmentId?: string }) => ({
    entries: (await client.entry.getMany(where)).items.map(({ sys, fields }) => ({ id: sys.id, fields })),
    assets: (await client.asset.getMany(where)).items.map(({ sys }) => [sys.id, sys.publishedVersion]),
    tags: (await client.tag.getMany(where)).items.map(({ name }) => name),
    locales: (await client.locale.getMany(where)).items.map(({ code }) => code),
    interfaces: (await client.editorInterface.getMany(where)).items.map(({ controls }) => controls),
  });
  await client.entry.unpublish(note);
  await client.entry.archive(note);
  await createStaging();
  expect(await lists(staging)).toEqual(await lists({}));
  space.restart();
  expect(await lists(staging)).toEqual(await lists({}));
  const images = createImagesApp({
    spaces: space.spaces,
    mayReadDrafts: () => false,
    dataDir: space.folder,
    conversions: 1,
  });
  const { fields } = await client.asset.get({ ...staging, assetId: 'logo' });
  const url = fields.file['en-US']?.url ?? '';
  const response = await images.request(new URL(url).pathname.replace(/^\/images/, ''));
  expect(response.status).toBe(200);
});

test('serves a file uploaded to another environment', async () => {
  await createStaging();
  const bytes = await sharp({ create: { width: 7, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const asset = await client.asset.createFromFiles(staging, {
    fields: {
      title: { 'en-US': 'Poster' },
      description: { 'en-US': '' },
      file: {
        'en-US': { fileName: 'poster.png', contentType: 'image/png', file: new Uint8Array(bytes).buffer },
      },
    },
  });
  const processed = await client.asset.processForAllLocales(staging, asset);
  const [, spaceId = '', id = '', token = '', name = ''] =
    /images\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(processed.fields.file['en-US']?.url ?? '') ?? [];
  expect(space.spaces.assetFile(spaceId, id, name, token)?.token).toBe(token);
  await expect(client.asset.get({ assetId: id })).rejects.toMatchObject({ name: 'NotFound' });
});

test('lists, renames and deletes environments, but cannot delete the first one', async () => {
  await createStaging();
  const names = async () => (await client.environment.getMany({})).items.map(({ name }) => name);
  expect(await names()).toEqual(['master', 'Staging']);
  const environment = await client.environment.get(staging);
  await client.environment.update(staging, { ...environment, name: 'Renamed' });
  expect(await names()).toEqual(['master', 'Renamed']);
  await client.environment.delete(staging);
  expect(await names()).toEqual(['master']);
  await expect(client.entry.getMany(staging)).rejects.toMatchObject({ name: 'NotFound' });
  await expect(client.environment.delete({ environmentId: 'master' })).rejects.toMatchObject({
    name: 'BadRequest',
  });
  await createStaging();
  expect((await client.entry.getMany(staging)).total).toBeGreaterThan(0);
});

test('resolves an alias in every API, and can point it to another environment', async () => {
  await createStaging();
  await publish('In staging', 'staging');
  const alias = { environmentAliasId: 'live' };
  const link = (id: string) => ({ sys: { type: 'Link' as const, linkType: 'Environment' as const, id } });
  const created = await client.environmentAlias.createWithId(alias, { environment: link('staging') });
  expect(created).toMatchObject({ environment: link('staging'), sys: { version: 1 } });
  expect(await headlines('live')).toEqual(['In staging', 'In staging', 'In staging']);
  expect((await client.environment.get({ environmentId: 'live' })).sys.aliasedEnvironment).toMatchObject(
    link('staging'),
  );
  await expect(client.environment.delete(staging)).rejects.toMatchObject({ name: 'BadRequest' });
  await client.environmentAlias.update(alias, { ...created, environment: link('master') });
  expect(await headlines('live')).toEqual(await headlines('master'));
  expect((await client.environmentAlias.getMany({})).total).toBe(1);
  await client.environmentAlias.delete(alias);
  await expect(client.environment.get({ environmentId: 'live' })).rejects.toMatchObject({ name: 'NotFound' });
});

test('creates an empty space, which can be used, renamed and deleted', async () => {
  const created = await client.space.create({ organizationId: 'embedded' }, SECOND);
  const { id: spaceId } = created.sys;
  const where = { spaceId, contentTypeId: 'recipe' };
  const type = await client.contentType.createWithId(where, {
    name: 'Recipe',
    description: '',
    displayField: 'title',
    fields: [{ id: 'title', name: 'Title', type: 'Symbol', localized: false, required: false }],
  });
  await client.contentType.publish(where, type);
  await client.entry.create(where, { fields: { title: { de: 'Seife' } } });
  space.restart();
  expect((await client.entry.getMany({ spaceId })).items).toMatchObject([
    { fields: { title: { de: 'Seife' } }, sys: { space: { sys: { id: spaceId } } } },
  ]);
  expect((await client.locale.getMany({ spaceId })).items).toMatchObject([{ code: 'de', name: 'German' }]);
  await client.space.update({ spaceId }, { ...(await client.space.get({ spaceId })), name: 'Renamed' });
  expect((await client.space.getMany({})).items.map(({ name }) => name)).toEqual(['fixture', 'Renamed']);
  await client.space.delete({ spaceId });
  await expect(client.space.get({ spaceId })).rejects.toMatchObject({ name: 'NotFound' });
  await expect(client.space.delete({})).rejects.toMatchObject({ name: 'BadRequest' });
});

test('returns one user and one organization', async () => {
  expect(await client.user.getCurrent()).toMatchObject({ sys: { type: 'User', id: 'editor' } });
  const { items } = await client.organization.getAll();
  expect(items).toMatchObject([{ sys: { type: 'Organization', id: 'embedded' } }]);
  expect(await client.organization.get({ organizationId: 'embedded' })).toMatchObject({
    sys: { id: 'embedded' },
  });
});

test('marks an environment as failed if copying it was interrupted, and starts all others', async () => {
  await createStaging();
  const record = { ...space.spaces.first.environments.record('staging'), id: 'half', status: 'queued' };
  writeFileSync(join(space.folder, 'management', 'environments', 'half.json'), JSON.stringify(record));
  space.restart();
  const { sys } = await client.environment.get({ environmentId: 'half' });
  expect(sys.status.sys.id).toBe('failed');
  expect((await client.entry.getMany(staging)).total).toBeGreaterThan(0);
});
