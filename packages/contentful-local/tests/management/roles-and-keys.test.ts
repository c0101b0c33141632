import { ENDPOINT } from '../graphql/service.ts';
import { managedClient, type ManagedClient } from './official-client.ts';
import { ENVIRONMENT } from './service.ts';

let space: ManagedClient['space'];
let client: ManagedClient['client'];
let close: ManagedClient['close'];

beforeEach(async () => {
  ({ space, client, close } = await managedClient());
});
afterEach(() => close());

const ROLE = {
  name: 'Translator',
  description: 'German only',
  permissions: {
    ContentDelivery: 'all',
    ContentModel: ['read'],
    EnvironmentAliases: [],
    Environments: [],
    Settings: [],
    Tags: [],
  },
  policies: [
    {
      effect: 'allow',
      actions: ['read' as const, 'update' as const],
      constraint: { and: [{ equals: [{ doc: 'sys.type' }, 'Entry'] }] },
    },
  ],
};

test('returns an empty list of roles for a space without roles', async () => {
  const roles = await client.role.getMany({ query: { limit: 1000, order: 'sys.createdAt,sys.id' } });
  expect(roles).toMatchObject({ total: 0, items: [] });
});

test('creates, changes, lists and deletes a role', async () => {
  const created = await client.role.create({}, ROLE);
  expect(created).toMatchObject({ ...ROLE, sys: { type: 'Role', version: 1, space: {}, createdBy: {} } });
  const roleId = created.sys.id;
  expect(await client.role.get({ roleId })).toEqual(created);
  const changed = await client.role.update({ roleId }, { ...created, name: 'Editor' });
  expect(changed).toMatchObject({ name: 'Editor', sys: { version: 2 } });
  await expect(client.role.update({ roleId }, created)).rejects.toMatchObject({ name: 'VersionMismatch' });
  await client.role.createWithId({ roleId: 'author' }, { ...ROLE, name: 'Author' });
  space.restart();
  const { items } = await client.role.getMany({});
  expect(items.map(({ name }) => name)).toEqual(['Author', 'Editor']);
  expect((await client.role.getMany({ query: { name: 'Editor', limit: 1 } })).items).toEqual([changed]);
  await client.role.delete({ roleId });
  await expect(client.role.get({ roleId })).rejects.toMatchObject({ name: 'NotFound' });
});

test('rejects a role with a duplicate or an empty name', async () => {
  await client.role.create({}, ROLE);
  await expect(client.role.create({}, ROLE)).rejects.toMatchObject({ name: 'ValidationFailed' });
  await expect(client.role.create({}, { ...ROLE, name: '' })).rejects.toMatchObject({
    name: 'ValidationFailed',
  });
});

const link = { sys: { type: 'Link', linkType: 'Environment', id: 'master' } };
const createKey = (name = 'App') =>
  client.apiKey.create({}, { name, description: 'Of an app', environments: [link] });

test('creates an API key with a preview key, and changes, lists and deletes it', async () => {
  const created = await client.apiKey.create({}, { name: 'App', environments: [link] });
  expect(created).toMatchObject({
    sys: { type: 'ApiKey', version: 1, space: {} },
    name: 'App',
    accessToken: expect.stringMatching(/^[\w-]{43}$/),
    environments: [link],
    preview_api_key: { sys: { linkType: 'PreviewApiKey' } },
  });
  const apiKeyId = created.sys.id;
  const previewApiKeyId = created.preview_api_key.sys.id;
  const preview = await client.previewApiKey.get({ previewApiKeyId });
  expect(preview).toMatchObject({ sys: { type: 'PreviewApiKey', id: previewApiKeyId }, name: 'App' });
  expect(preview.accessToken).not.toBe(created.accessToken);
  const changed = await client.apiKey.update({ apiKeyId }, { ...created, name: 'Phone' });
  expect(changed).toMatchObject({ name: 'Phone', accessToken: created.accessToken, sys: { version: 2 } });
  await expect(client.apiKey.update({ apiKeyId }, created)).rejects.toMatchObject({
    name: 'VersionMismatch',
  });
  await client.apiKey.createWithId({ apiKeyId: 'own' }, { name: 'Own', environments: [link] });
  expect((await client.apiKey.getMany({})).items.map(({ name }) => name)).toEqual(['Own', 'Phone']);
  expect((await client.previewApiKey.getMany({})).total).toBe(2);
  await client.apiKey.delete({ apiKeyId });
  await expect(client.apiKey.get({ apiKeyId })).rejects.toMatchObject({ name: 'NotFound' });
  await expect(client.previewApiKey.get({ previewApiKeyId })).rejects.toMatchObject({ name: 'NotFound' });
});

test('rejects an API key with a duplicate name', async () => {
  await createKey();
  await expect(createKey()).rejects.toMatchObject({ name: 'ValidationFailed' });
});

/** Returns whether a token can read from delivery, preview, GraphQL of published content, and GraphQL of drafts. */
async function reads(token: string): Promise<boolean[]> {
  const { app } = space.service;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const [delivered, previewed] = ['/cdn', '/preview'].map((path) =>
    app.request(`${path}${ENVIRONMENT}/entries?limit=1`, { headers }),
  );
  const query = async (preview: boolean) => {
    const body = JSON.stringify({ query: `{ noteCollection(preview: ${preview}) { total } }` });
    return app.request(ENDPOINT, { method: 'POST', headers, body });
  };
  const responses = await Promise.all([delivered, previewed, query(false), query(true)]);
  return Promise.all(
    responses.map(async (response) => {
      const body: unknown = await response?.json();
      return response?.status === 200 && !Object.hasOwn(Object(body), 'errors');
    }),
  );
}

test('accepts the tokens of an API key until the key is deleted or loses access to the environment', async () => {
  const created = await createKey();
  const apiKeyId = created.sys.id;
  const previewApiKeyId = created.preview_api_key.sys.id;
  const { accessToken } = await client.previewApiKey.get({ previewApiKeyId });
  space.restart();
  expect(await reads(created.accessToken)).toEqual([true, false, true, false]);
  expect(await reads(accessToken)).toEqual([false, true, true, true]);
  const other = { sys: { ...link.sys, id: 'staging' } };
  const changed = await client.apiKey.update({ apiKeyId }, { ...created, environments: [other] });
  expect(await reads(created.accessToken)).toEqual([false, false, false, false]);
  await client.apiKey.update({ apiKeyId }, { ...changed, environments: [link] });
  expect(await reads(created.accessToken)).toEqual([true, false, true, false]);
  await client.apiKey.delete({ apiKeyId });
  expect(await reads(created.accessToken)).toEqual([false, false, false, false]);
  expect(await reads('')).toEqual([false, false, false, false]);
});
