/**
 * Contentful's own management client, unmodified, on the port of the service (docs/services.md, "Contentful
 * management").
 */
import sharp from 'sharp';
import { managedClient, type ManagedClient } from './official-client.ts';
import { testOperations, type Operation } from './operations.ts';

let client: ManagedClient['client'];
let close: ManagedClient['close'];

beforeAll(async () => {
  ({ client, close } = await managedClient());
});
afterAll(() => close());

const TITLE = { id: 'title', name: 'Title', type: 'Symbol', localized: false, required: false };
const recipe = { contentTypeId: 'recipe' };
const lye = { entryId: 'lye' };
const poster = { assetId: 'poster' };
const italian = { name: 'Italian', code: 'it-IT', fallbackCode: 'en-US', optional: true };
const entry = (title: string) => ({ fields: { title: { 'en-US': title } } });
const metadata = { tags: [] };
const text = (value: string) => ({ 'en-US': value });
const file = (bytes: ArrayBuffer) => ({
  fields: {
    title: text('Poster'),
    description: text(''),
    file: { 'en-US': { fileName: 'poster.png', contentType: 'image/png', file: bytes } },
  },
});
const picture = async (width: number): Promise<ArrayBuffer> => {
  const bytes = await sharp({ create: { width, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return new Uint8Array(bytes).buffer;
};
const webhook = { name: 'Watcher', url: 'http://127.0.0.1:9/', topics: ['Entry.archive'], headers: [] };
let uploadId = '';
let localeId = '';
let createdAsset = '';
let webhookDefinitionId = '';

const OPERATIONS: Operation[] = [
  ['space.getMany', () => client.space.getMany({}), { total: 1 }],
  ['space.get', () => client.space.get({}), { sys: { id: 'fixture' } }],
  ['user.getManyForSpace', () => client.user.getManyForSpace({}), { items: [{ firstName: 'Editor' }] }],
  ['user.getForSpace', () => client.user.getForSpace({ userId: 'editor' }), { sys: { type: 'User' } }],
  ['spaceMember.getMany', () => client.spaceMember.getMany({}), { items: [{ admin: true, roles: [] }] }],
  [
    'spaceMember.get',
    () => client.spaceMember.get({ spaceId: 'fixture', spaceMemberId: 'fixture-editor' }),
    { sys: { type: 'SpaceMember', user: { sys: { id: 'editor' } } } },
  ],
  ['environment.getMany', () => client.environment.getMany({}), { items: [{ sys: { id: 'master' } }] }],
  ['environment.get', () => client.environment.get({}), { sys: { status: { sys: { id: 'ready' } } } }],

  ['locale.getMany', () => client.locale.getMany({}), { total: 3 }],
  [
    'locale.create',
    async () => {
      const locale = await client.locale.create(
        {},
        { ...italian, contentDeliveryApi: true, contentManagementApi: true },
      );
      localeId = locale.sys.id;
      return locale;
    },
    { ...italian, sys: { version: 1 } },
  ],
  ['locale.get', () => client.locale.get({ localeId }), { code: 'it-IT' }],
  [
    'locale.update',
    async () =>
      client.locale.update({ localeId }, { ...(await client.locale.get({ localeId })), name: 'Italiano' }),
    { name: 'Italiano', sys: { version: 2 } },
  ],
  ['locale.delete', () => client.locale.delete({ localeId }), ''],

  [
    'tag.createWithId',
    () => client.tag.createWithId({ tagId: 'spring' }, { name: 'Spring', sys: { visibility: 'public' } }),
    { name: 'Spring', sys: { visibility: 'public', version: 1 } },
  ],
  ['tag.getMany', () => client.tag.getMany({ query: { order: 'sys.id' } }), { total: 2 }],
  ['tag.get', () => client.tag.get({ tagId: 'spring' }), { name: 'Spring' }],
  [
    'tag.update',
    async () => {
      const tag = await client.tag.get({ tagId: 'spring' });
      return client.tag.update({ tagId: 'spring' }, { ...tag, name: 'In spring' });
    },
    { name: 'In spring', sys: { version: 2 } },
  ],
  ['tag.delete', () => client.tag.delete({ tagId: 'spring', version: 2 }), ''],

  [
    'contentType.createWithId',
    () =>
      client.contentType.createWithId(recipe, {
        name: 'Recipe',
        description: '',
        displayField: 'title',
        fields: [TITLE],
      }),
    { sys: { id: 'recipe', version: 1 } },
  ],
  [
    'contentType.update',
    async () => {
      const type = await client.contentType.get(recipe);
      return client.contentType.update(recipe, {
        ...type,
        fields: [...type.fields, { ...TITLE, id: 'note', name: 'Note' }],
      });
    },
    { fields: [{ id: 'title' }, { id: 'note' }], sys: { version: 2 } },
  ],
  [
    'contentType.publish',
    async () => client.contentType.publish(recipe, await client.contentType.get(recipe)),
    { sys: { version: 3, publishedVersion: 2 } },
  ],
  [
    'contentType.omitAndDeleteField',
    async () => client.contentType.omitAndDeleteField(recipe, await client.contentType.get(recipe), 'note'),
    { fields: [{ id: 'title' }] },
  ],
  [
    'contentType.create',
    () =>
      client.contentType.create(
        {},
        { name: 'Other', description: '', displayField: 'title', fields: [TITLE] },
      ),
    { name: 'Other', sys: { version: 1 } },
  ],
  [
    'contentType.getMany',
    () => client.contentType.getMany({ query: { 'sys.id[in]': 'note,recipe', order: 'name' } }),
    { items: [{ name: 'Note' }, { name: 'Recipe' }] },
  ],
  [
    'contentType.getManyWithCursor',
    () => client.contentType.getManyWithCursor({ query: { limit: 2 } }),
    { items: [{}, {}], pages: { next: expect.any(String) } },
  ],
  ['editorInterface.get', () => client.editorInterface.get(recipe), { sys: { version: 3 } }],
  ['editorInterface.getMany', () => client.editorInterface.getMany({}), { items: expect.any(Array) }],
  [
    'editorInterface.update',
    async () =>
      client.editorInterface.update(recipe, {
        ...(await client.editorInterface.get(recipe)),
        controls: [{ fieldId: 'title', widgetNamespace: 'builtin', widgetId: 'singleLine' }],
      }),
    { controls: [{ fieldId: 'title', widgetId: 'singleLine' }], sys: { version: 4 } },
  ],

  [
    'entry.createWithId',
    () => client.entry.createWithId({ ...recipe, ...lye }, entry('Lye')),
    { sys: { id: 'lye', contentType: { sys: { id: 'recipe' } } } },
  ],
  ['entry.create', () => client.entry.create(recipe, entry('Soap')), { fields: { title: text('Soap') } }],
  [
    'entry.update',
    async () => client.entry.update(lye, { ...(await client.entry.get(lye)), ...entry('Caustic') }),
    { fields: { title: text('Caustic') }, sys: { version: 2 } },
  ],
  [
    'entry.publish',
    async () => client.entry.publish(lye, await client.entry.get(lye)),
    { sys: { publishedVersion: 2 } },
  ],
  [
    'entry.getMany',
    () => client.entry.getMany({ query: { content_type: 'recipe', 'fields.title': 'Caustic' } }),
    { total: 1, items: [{ sys: { id: 'lye' } }] },
  ],
  [
    'entry.getPublished',
    () => client.entry.getPublished({ query: { content_type: 'recipe' } }),
    { total: 1, items: [{ sys: { id: 'lye' } }] },
  ],
  [
    'entry.getManyWithCursor',
    () => client.entry.getManyWithCursor({ query: { limit: 1 } }),
    { items: [{}], pages: { next: expect.any(String) } },
  ],
  ['entry.unpublish', () => client.entry.unpublish(lye), { sys: { id: 'lye', version: 4 } }],
  ['entry.archive', () => client.entry.archive(lye), { sys: { archivedVersion: 4 } }],
  ['entry.unarchive', () => client.entry.unarchive(lye), { sys: { version: 6 } }],
  ['entry.delete', () => client.entry.delete(lye), ''],

  [
    'upload.create',
    async () => {
      const upload = await client.upload.create({}, { file: await picture(5) });
      uploadId = upload.sys.id;
      return upload;
    },
    { sys: { type: 'Upload' } },
  ],
  ['upload.get', () => client.upload.get({ uploadId }), { sys: { type: 'Upload' } }],
  [
    'asset.createWithId',
    () =>
      client.asset.createWithId(poster, {
        fields: {
          title: text('Poster'),
          file: {
            'en-US': {
              fileName: 'poster.png',
              contentType: 'image/png',
              uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: uploadId } },
            },
          },
        },
      }),
    { sys: { id: 'poster', version: 1 } },
  ],
  [
    'asset.processForLocale',
    async () => client.asset.processForLocale({}, await client.asset.get(poster), 'en-US'),
    { fields: { file: { 'en-US': { details: { image: { width: 5 } } } } } },
  ],
  [
    'asset.update',
    async () => client.asset.update(poster, { ...(await client.asset.get(poster)), metadata }),
    { sys: { version: 3 } },
  ],
  [
    'asset.publish',
    async () => client.asset.publish(poster, await client.asset.get(poster)),
    { sys: { publishedVersion: 3 } },
  ],
  [
    'asset.createFromFiles',
    async () => {
      const asset = await client.asset.createFromFiles({}, file(await picture(7)));
      createdAsset = asset.sys.id;
      return asset;
    },
    { fields: { file: { 'en-US': { uploadFrom: { sys: { linkType: 'Upload' } } } } } },
  ],
  [
    'asset.processForAllLocales',
    async () => client.asset.processForAllLocales({}, await client.asset.get({ assetId: createdAsset })),
    { fields: { file: { 'en-US': { details: { image: { width: 7 } } } } } },
  ],
  [
    'asset.create',
    () => client.asset.create({}, { fields: { title: text('Empty'), file: {} } }),
    { fields: { title: text('Empty') } },
  ],
  ['asset.getMany', () => client.asset.getMany({ query: { 'sys.id': 'poster' } }), { total: 1 }],
  ['asset.getPublished', () => client.asset.getPublished({ query: { 'sys.id': 'poster' } }), { total: 1 }],
  [
    'asset.getManyWithCursor',
    () => client.asset.getManyWithCursor({ query: { limit: 1 } }),
    { items: [{}], pages: { next: expect.any(String) } },
  ],
  ['asset.unpublish', () => client.asset.unpublish(poster), { sys: { id: 'poster' } }],
  ['asset.archive', () => client.asset.archive(poster), { sys: { archivedAt: expect.any(String) } }],
  ['asset.unarchive', () => client.asset.unarchive(poster), { sys: { id: 'poster' } }],
  ['asset.delete', () => client.asset.delete(poster), ''],
  ['upload.delete', () => client.upload.delete({ uploadId }), ''],

  [
    'webhook.create',
    async () => {
      const created = await client.webhook.create({}, webhook);
      webhookDefinitionId = created.sys.id;
      return created;
    },
    { name: 'Watcher', sys: { type: 'WebhookDefinition' } },
  ],
  ['webhook.get', () => client.webhook.get({ webhookDefinitionId }), { name: 'Watcher' }],
  ['webhook.getMany', () => client.webhook.getMany({}), { total: 1 }],
  [
    'webhook.update',
    async () => {
      const before = await client.webhook.get({ webhookDefinitionId });
      return client.webhook.update({ webhookDefinitionId }, { ...before, active: false });
    },
    { active: false, sys: { version: 2 } },
  ],
  [
    'webhook.getManyCallDetails',
    () => client.webhook.getManyCallDetails({ webhookDefinitionId }),
    { total: 0 },
  ],
  [
    'webhook.getHealthStatus',
    () => client.webhook.getHealthStatus({ webhookDefinitionId }),
    { calls: { total: 0 } },
  ],
  ['webhook.delete', () => client.webhook.delete({ webhookDefinitionId }), ''],

  [
    'contentType.unpublish',
    async () => {
      const { items } = await client.entry.getMany({ query: { content_type: 'recipe' } });
      for (const { sys } of items) await client.entry.delete({ entryId: sys.id });
      return client.contentType.unpublish(recipe);
    },
    { sys: { id: 'recipe' } },
  ],
  ['contentType.delete', () => client.contentType.delete(recipe), ''],
];

testOperations(OPERATIONS);

test.each<[string, () => Promise<unknown>]>([
  [
    'VersionMismatch',
    async () => {
      const type = await client.contentType.get({ contentTypeId: 'note' });
      return client.contentType.update(
        { contentTypeId: 'note' },
        { ...type, sys: { ...type.sys, version: 1 } },
      );
    },
  ],
  ['NotFound', () => client.entry.get({ entryId: 'nothing' })],
  [
    'ValidationFailed',
    () =>
      client.contentType.createWithId(
        { contentTypeId: 'empty' },
        { name: '', description: '', displayField: 'title', fields: [TITLE] },
      ),
  ],
  [
    'BadRequest',
    async () => {
      const type = await client.contentType.get({ contentTypeId: 'note' });
      return client.contentType.update(
        { contentTypeId: 'note' },
        { ...type, fields: type.fields.slice(0, 1) },
      );
    },
  ],
  ['InvalidQuery', () => client.entry.getMany({ query: { 'sys.colour': 'red' } })],
])('the client parses the error %s', async (name, operate) => {
  await expect(operate()).rejects.toMatchObject({ name });
});
