/** Tests locales, tags and content types with the older, nested API of Contentful's own client. */
import type { ContentTypeProps } from 'contentful-management';
import { managedClient, type LegacyClient, type ManagedClient } from '../official-client.ts';
import { afterDeletion, testOperations } from '../operations.ts';

let close: ManagedClient['close'];
let environment: LegacyClient['ofEnvironment'];

beforeAll(async () => {
  const managed = await managedClient();
  ({ close } = managed);
  ({ ofEnvironment: environment } = await managed.legacy());
});
afterAll(() => close());

const title = { id: 'title', name: 'Title', type: 'Symbol', localized: false, required: false };
const recipe = { name: 'Recipe', description: '', displayField: 'title', fields: [title] };
const note: ContentTypeProps['fields'][number] = { ...title, id: 'note', name: 'Note' };
const readRecipe = () => environment.getContentType('recipe');
let localeId = '';
let snapshotId = '';

describe('locales and tags', () => {
  testOperations([
    [
      'environment.createLocale',
      async () => {
        const created = await environment.createLocale({
          name: 'Italian',
          code: 'it-IT',
          fallbackCode: 'en-US',
          optional: true,
          contentDeliveryApi: true,
          contentManagementApi: true,
        });
        localeId = created.sys.id;
        return created;
      },
      { code: 'it-IT', sys: { type: 'Locale', version: 1 } },
    ],
    ['environment.getLocale', () => environment.getLocale(localeId), { code: 'it-IT' }],
    ['environment.getLocales', () => environment.getLocales(), { total: 4 }],
    [
      'locale.update',
      async () => Object.assign(await environment.getLocale(localeId), { name: 'Italiano' }).update(),
      { name: 'Italiano', sys: { version: 2 } },
    ],
    ['locale.delete', () => afterDeletion(() => environment.getLocale(localeId)), 'NotFound'],
    [
      'environment.createTag',
      () => environment.createTag('spring', 'Spring', 'public'),
      { name: 'Spring', sys: { visibility: 'public', version: 1 } },
    ],
    ['environment.getTag', () => environment.getTag('spring'), { name: 'Spring' }],
    ['environment.getTags', () => environment.getTags(), { total: 2 }],
    [
      'tag.update',
      async () => Object.assign(await environment.getTag('spring'), { name: 'In spring' }).update(),
      { name: 'In spring', sys: { version: 2 } },
    ],
    ['tag.delete', () => afterDeletion(() => environment.getTag('spring')), 'NotFound'],
  ]);
});

describe('content types', () => {
  testOperations([
    [
      'environment.createContentType',
      () => environment.createContentType({ ...recipe, name: 'Other' }),
      { name: 'Other', sys: { type: 'ContentType', version: 1 } },
    ],
    [
      'environment.createContentTypeWithId',
      () => environment.createContentTypeWithId('recipe', recipe),
      { name: 'Recipe', sys: { id: 'recipe' } },
    ],
    ['environment.getContentType', readRecipe, { name: 'Recipe' }],
    [
      'environment.getContentTypes',
      () => environment.getContentTypes({ 'sys.id[in]': 'recipe,note', order: 'name' }),
      { items: [{ name: 'Note' }, { name: 'Recipe' }] },
    ],
    [
      'environment.getContentTypesWithCursor',
      () => environment.getContentTypesWithCursor({ limit: 2 }),
      { items: [{}, {}], pages: { next: expect.any(String) } },
    ],
    [
      'contentType.update',
      async () => {
        const type = await readRecipe();
        type.fields.push(note);
        return type.update();
      },
      { fields: [{ id: 'title' }, { id: 'note' }], sys: { version: 2 } },
    ],
    [
      'contentType.publish',
      async () => (await readRecipe()).publish(),
      { sys: { publishedVersion: 2, version: 3 } },
    ],
    [
      'contentType.omitAndDeleteField',
      async () => (await readRecipe()).omitAndDeleteField('note'),
      { fields: [{ id: 'title' }] },
    ],
    [
      'contentType.getSnapshots',
      async () => {
        const snapshots = await (await readRecipe()).getSnapshots();
        snapshotId = snapshots.items[0]?.sys.id ?? '';
        return snapshots;
      },
      { total: 2, items: [{ snapshot: { name: 'Recipe' } }, {}] },
    ],
    [
      'contentType.getSnapshot',
      async () => (await readRecipe()).getSnapshot(snapshotId),
      { snapshot: { name: 'Recipe' } },
    ],
    [
      'environment.getContentTypeSnapshots',
      () => environment.getContentTypeSnapshots('recipe', { limit: 1 }),
      { items: [{ sys: { type: 'Snapshot' } }] },
    ],
    [
      'contentType.getEditorInterface',
      async () => (await readRecipe()).getEditorInterface(),
      { sys: { type: 'EditorInterface' } },
    ],
    [
      'environment.getEditorInterfaceForContentType',
      () => environment.getEditorInterfaceForContentType('recipe'),
      { sys: { contentType: { sys: { id: 'recipe' } } } },
    ],
    [
      'environment.getEditorInterfaces',
      () => environment.getEditorInterfaces(),
      { items: expect.any(Array), total: expect.any(Number) },
    ],
    [
      'editorInterface.update',
      async () => {
        const editor = await environment.getEditorInterfaceForContentType('recipe');
        editor.controls = [{ fieldId: 'title', widgetNamespace: 'builtin', widgetId: 'singleLine' }];
        return editor.update();
      },
      { controls: [{ fieldId: 'title', widgetId: 'singleLine' }] },
    ],
    [
      'editorInterface.getControlForField',
      async () => {
        const editor = await environment.getEditorInterfaceForContentType('recipe');
        return editor.getControlForField('title');
      },
      { widgetId: 'singleLine' },
    ],
    ['contentType.unpublish', async () => (await readRecipe()).unpublish(), { sys: { id: 'recipe' } }],
    ['contentType.delete', () => afterDeletion(readRecipe), 'NotFound'],
  ]);
});
