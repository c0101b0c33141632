/** Tests spaces and everything in them with the older, nested API of Contentful's own client. */
import { managedClient, type LegacyClient, type ManagedClient } from '../official-client.ts';
import { afterDeletion, testOperations } from '../operations.ts';

let close: ManagedClient['close'];
let client: LegacyClient['client'];
let space: LegacyClient['ofSpace'];

beforeAll(async () => {
  const managed = await managedClient();
  ({ close } = managed);
  ({ client, ofSpace: space } = await managed.legacy());
});
afterAll(() => close());
// Silence a warning about a property of memberships, which the client prints for any server.
beforeAll(() => void jest.spyOn(console, 'warn').mockImplementation());

const link = (linkType: 'Environment', id: string) => ({ sys: { type: 'Link' as const, linkType, id } });
const master = link('Environment', 'master');
const webhook = { name: 'Watcher', url: 'http://127.0.0.1:9/', topics: ['Entry.archive'], headers: [] };
const permissions = {
  ContentDelivery: 'all',
  ContentModel: ['read'],
  EnvironmentAliases: [],
  Environments: [],
  Settings: [],
  Tags: [],
};
const role = { name: 'Translator', description: 'German only', permissions, policies: [] };
const MEMBER = 'fixture-editor';
/** Ids chosen by the service. */
const ids = { space: '', environment: '', webhook: '', role: '', key: '', preview: '' };

describe('spaces and users', () => {
  testOperations([
    ['getSpaces', () => client.getSpaces(), { total: 1, items: [{ name: 'fixture' }] }],
    [
      'createSpace',
      async () => {
        const created = await client.createSpace({ name: 'Second' }, 'embedded');
        ids.space = created.sys.id;
        return created;
      },
      { name: 'Second', sys: { type: 'Space', version: 1 } },
    ],
    ['getSpace', () => client.getSpace(ids.space), { name: 'Second' }],
    [
      'space.update',
      async () => Object.assign(await client.getSpace(ids.space), { name: 'Renamed' }).update(),
      { name: 'Renamed', sys: { version: 2 } },
    ],
    ['space.delete', () => afterDeletion(() => client.getSpace(ids.space)), 'NotFound'],
    ['getOrganizations', () => client.getOrganizations(), { items: [{ sys: { id: 'embedded' } }] }],
    ['getOrganization', () => client.getOrganization('embedded'), { sys: { type: 'Organization' } }],
    ['getCurrentUser', () => client.getCurrentUser(), { sys: { type: 'User', id: 'editor' } }],
    ['space.getSpaceUsers', () => space.getSpaceUsers(), { total: 1, items: [{ firstName: 'Editor' }] }],
    ['space.getSpaceUser', () => space.getSpaceUser('editor'), { sys: { type: 'User', id: 'editor' } }],
    ['space.getSpaceMembers', () => space.getSpaceMembers(), { items: [{ admin: true, roles: [] }] }],
    [
      'space.getSpaceMember',
      () => space.getSpaceMember(MEMBER),
      { sys: { user: { sys: { id: 'editor' } }, relatedMemberships: [{ sys: { id: MEMBER } }] } },
    ],
    ['space.getSpaceMemberships', () => space.getSpaceMemberships(), { items: [{ admin: true }] }],
    [
      'space.getSpaceMembership',
      () => space.getSpaceMembership(MEMBER),
      { user: { sys: { id: 'editor' } }, sys: { space: { sys: { id: 'fixture' } } } },
    ],
  ]);
});

describe('environments and aliases', () => {
  testOperations([
    ['space.getEnvironments', () => space.getEnvironments(), { items: [{ name: 'master' }] }],
    [
      'space.createEnvironment',
      async () => {
        const created = await space.createEnvironment({ name: 'Trial' });
        ids.environment = created.sys.id;
        return created;
      },
      { name: 'Trial', sys: { type: 'Environment', version: 1 } },
    ],
    [
      'space.createEnvironmentWithId',
      () => space.createEnvironmentWithId('staging', { name: 'Staging' }, 'master'),
      { name: 'Staging', sys: { id: 'staging' } },
    ],
    ['space.getEnvironment', () => space.getEnvironment('staging'), { name: 'Staging' }],
    [
      'environment.update',
      async () => Object.assign(await space.getEnvironment('staging'), { name: 'Stage' }).update(),
      { name: 'Stage', sys: { id: 'staging' } },
    ],
    [
      'space.createEnvironmentAliasWithId',
      () => space.createEnvironmentAliasWithId('live', { environment: master }),
      { environment: master, sys: { type: 'EnvironmentAlias', id: 'live', version: 1 } },
    ],
    ['space.getEnvironmentAlias', () => space.getEnvironmentAlias('live'), { environment: master }],
    ['space.getEnvironmentAliases', () => space.getEnvironmentAliases(), { total: 1 }],
    [
      'alias.update',
      async () => {
        const alias = await space.getEnvironmentAlias('live');
        return Object.assign(alias, { environment: link('Environment', 'staging') }).update();
      },
      { environment: link('Environment', 'staging'), sys: { version: 2 } },
    ],
    ['alias.delete', () => afterDeletion(() => space.getEnvironmentAlias('live')), 'NotFound'],
    ['environment.delete', () => afterDeletion(() => space.getEnvironment(ids.environment)), 'NotFound'],
  ]);
});

describe('webhooks', () => {
  testOperations([
    [
      'space.createWebhook',
      async () => {
        const created = await space.createWebhook(webhook);
        ids.webhook = created.sys.id;
        return created;
      },
      { name: 'Watcher', sys: { type: 'WebhookDefinition', version: 1 } },
    ],
    [
      'space.createWebhookWithId',
      () => space.createWebhookWithId('other', { ...webhook, name: 'Other' }),
      { name: 'Other', sys: { id: 'other' } },
    ],
    ['space.getWebhook', () => space.getWebhook(ids.webhook), { name: 'Watcher' }],
    ['space.getWebhooks', () => space.getWebhooks(), { total: 2 }],
    [
      'webhook.update',
      async () => Object.assign(await space.getWebhook('other'), { active: false }).update(),
      { active: false, sys: { version: 2 } },
    ],
    ['webhook.getCalls', async () => (await space.getWebhook('other')).getCalls(), { total: 0 }],
    ['webhook.getHealth', async () => (await space.getWebhook('other')).getHealth(), { calls: { total: 0 } }],
    ['webhook.delete', () => afterDeletion(() => space.getWebhook('other')), 'NotFound'],
  ]);
});

describe('roles and keys', () => {
  testOperations([
    [
      'space.createRole',
      async () => {
        const created = await space.createRole(role);
        ids.role = created.sys.id;
        return created;
      },
      { ...role, sys: { type: 'Role', version: 1 } },
    ],
    [
      'space.createRoleWithId',
      () => space.createRoleWithId('author', { ...role, name: 'Author' }),
      { name: 'Author', sys: { id: 'author' } },
    ],
    ['space.getRole', () => space.getRole(ids.role), { name: 'Translator' }],
    ['space.getRoles', () => space.getRoles(), { items: [{ name: 'Author' }, { name: 'Translator' }] }],
    [
      'role.update',
      async () => Object.assign(await space.getRole('author'), { name: 'Writer' }).update(),
      { name: 'Writer', sys: { version: 2 } },
    ],
    ['role.delete', () => afterDeletion(() => space.getRole('author')), 'NotFound'],
    [
      'space.createApiKey',
      async () => {
        const created = await space.createApiKey({ name: 'App', environments: [master] });
        ids.key = created.sys.id;
        ids.preview = created.preview_api_key.sys.id;
        return created;
      },
      { name: 'App', environments: [master], accessToken: expect.any(String) },
    ],
    [
      'space.createApiKeyWithId',
      () => space.createApiKeyWithId('own', { name: 'Own', environments: [master] }),
      { name: 'Own', sys: { id: 'own' } },
    ],
    ['space.getApiKey', () => space.getApiKey(ids.key), { name: 'App' }],
    ['space.getApiKeys', () => space.getApiKeys(), { total: 2 }],
    [
      'key.update',
      async () => Object.assign(await space.getApiKey(ids.key), { name: 'Phone' }).update(),
      { name: 'Phone', sys: { version: 2 } },
    ],
    ['space.getPreviewApiKeys', () => space.getPreviewApiKeys(), { total: 2 }],
    ['space.getPreviewApiKey', () => space.getPreviewApiKey(ids.preview), { name: 'Phone' }],
    ['key.delete', () => afterDeletion(() => space.getApiKey('own')), 'NotFound'],
  ]);
});
