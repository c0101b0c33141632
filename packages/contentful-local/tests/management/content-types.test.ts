import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { printedSchema } from '../../graphql/print.ts';
import { createContentGraphqlHandler } from '../../graphql/handler.ts';
import { createDeliveryApp } from '../../rest/delivery.ts';
import { ContentStore } from '../../space/store.ts';
import { answerOf, codesOf, ENDPOINT, NAMES, TOKENS } from '../graphql/service.ts';
import { ENVIRONMENT, ERROR, IMAGES, LIST, ManagedSpace, type Answer } from './service.ts';

const TYPE = z.looseObject({
  sys: z.looseObject({ id: z.string(), version: z.number(), publishedVersion: z.number().optional() }),
  fields: z.array(z.looseObject({ id: z.string() })),
});
type Type = z.infer<typeof TYPE>;

const NOTE = '/content_types/note';
const RECIPE = '/content_types/recipe';
const TITLE = { id: 'title', name: 'Title', type: 'Symbol' };

let space: ManagedSpace;
beforeEach(() => {
  space = new ManagedSpace();
});
afterEach(() => space.close());

const versionOf = ({ sys }: Type) => ({ 'x-contentful-version': String(sys.version) });

async function read(path: string): Promise<Type> {
  return TYPE.parse((await space.call('GET', path)).body);
}
async function change(path: string, edit: (type: Type) => Record<string, unknown>): Promise<Answer> {
  const type = await read(path);
  return space.call('PUT', path, { ...type, ...edit(type) }, versionOf(type));
}
const publish = async (path: string): Promise<Answer> =>
  space.call('PUT', `${path}/published`, undefined, versionOf(await read(path)));
const editField = (id: string, edit: Record<string, unknown>) => (type: Type) => ({
  fields: type.fields.map((field) => (field.id === id ? { ...field, ...edit } : field)),
});
const withoutField = (id: string) => (type: Type) => ({
  fields: type.fields.filter((field) => field.id !== id),
});

function refusal({ status, body }: Answer): [number, string, string] {
  const { sys, message } = ERROR.parse(body);
  return [status, sys.id, message];
}

async function query(text: string): Promise<{ data: unknown; codes: string[] }> {
  const handle = createContentGraphqlHandler({ store: space.store, ...TOKENS, publicImageBase: IMAGES });
  const response = await handle(
    new Request(`${ENDPOINT}?query=${encodeURIComponent(text)}`, {
      headers: { authorization: `Bearer ${TOKENS.deliveryToken}` },
    }),
  );
  const answer = await answerOf(response);
  return { data: answer.data, codes: codesOf(answer) };
}

test('applies a published content type to the schema, delivery and entries, even after a restart', async () => {
  const created = await space.call('PUT', RECIPE, { name: 'Recipe', displayField: 'title', fields: [TITLE] });
  expect(created).toMatchObject({
    status: 201,
    body: {
      sys: { id: 'recipe', type: 'ContentType', version: 1, space: { sys: { id: 'fixture' } } },
      fields: [
        { ...TITLE, localized: false, required: false, omitted: false, disabled: false, validations: [] },
      ],
    },
  });
  expect(TYPE.parse(created.body).sys.publishedVersion).toBeUndefined();
  const entry = { fields: { title: { 'en-US': 'Lye' } } };
  const ofType = { 'x-contentful-content-type': 'recipe' };
  expect(refusal(await space.call('PUT', '/entries/lye', entry, ofType))).toEqual([
    400,
    'BadRequest',
    'The content type you sent could not be found or was not activated.',
  ]);
  expect((await query('{ recipeCollection { total } }')).codes).toEqual(['GRAPHQL_VALIDATION_FAILED']);

  expect(await publish(RECIPE)).toMatchObject({
    status: 200,
    body: { sys: { version: 2, publishedVersion: 1, publishedCounter: 1 } },
  });
  expect(await space.call('PUT', '/entries/lye', entry, ofType)).toMatchObject({ status: 201 });
  expect(await space.publish('/entries/lye')).toMatchObject({ status: 200 });
  expect(await query('{ recipeCollection { items { title } } }')).toEqual({
    data: { recipeCollection: { items: [{ title: 'Lye' }] } },
    codes: [],
  });
  const delivery = createDeliveryApp({
    store: space.store,
    preview: false,
    token: 'delivery',
    publicImageBase: IMAGES,
    publicBase: 'http://127.0.0.1:4100/cdn',
  });
  const types = await delivery.request(`${ENVIRONMENT}/content_types?access_token=delivery&sys.id=recipe`);
  expect(LIST.parse(await types.json()).items).toHaveLength(1);
  const restarted = new ContentStore(space.folder, NAMES).current;
  expect(restarted.contentTypes.get('recipe')).toEqual(space.store.current.contentTypes.get('recipe'));
  expect(printedSchema(space.folder, 'fixture')).toContain('type Recipe implements Entry');
});

test('exposes a draft only through the management API, even after a restart', async () => {
  const schema = printedSchema(space.folder, 'fixture');
  const before = space.store.current.contentTypes;
  expect(await change(NOTE, (type) => ({ fields: [...type.fields, TITLE] }))).toMatchObject({
    status: 200,
    body: { sys: { version: 3, publishedVersion: 1 } },
  });
  expect(space.store.current.contentTypes).toBe(before);
  expect(printedSchema(space.folder, 'fixture')).toBe(schema);
  const restarted = new ContentStore(space.folder, NAMES).current;
  expect(restarted.draftTypes.get('note')).toEqual(space.store.current.draftTypes.get('note'));
  expect(restarted.contentTypes.get('note')?.fields).toHaveLength(3);
  const list = LIST.parse((await space.call('GET', '/content_types?sys.id=note')).body);
  expect(list.items).toEqual([
    expect.objectContaining({ fields: expect.arrayContaining([expect.objectContaining(TITLE)]) }),
  ]);
  expect(await publish(NOTE)).toMatchObject({
    status: 200,
    body: { sys: { version: 4, publishedVersion: 3 } },
  });
  expect(existsSync(join(space.folder, 'model', 'note.draft.json'))).toBe(false);
  // A reload finds no differences between the files and memory.
  const { version } = space.store.current;
  space.store.reload();
  expect(space.store.current.version).toBe(version);
});

test.each([
  ['none', {}],
  ['an old one', { 'x-contentful-version': '1' }],
])('rejects a save as a conflict if its version is %s', async (_name, headers) => {
  const body = await read(NOTE);
  expect(refusal(await space.call('PUT', NOTE, body, headers))).toEqual([
    409,
    'VersionMismatch',
    'Content type note is at version 2',
  ]);
  expect(
    (await space.call('PUT', `${NOTE}/published`, undefined, { 'x-contentful-version': '1' })).status,
  ).toBe(409);
});

test('requires a published field to be omitted before it can be deleted with its values', async () => {
  await space.save('/entries/note-one', { message: 'A draft' });
  const mustOmit = [400, 'BadRequest', 'You need to omit a field before deleting it'];
  expect(refusal(await change(NOTE, withoutField('message')))).toEqual(mustOmit);
  expect(refusal(await change(NOTE, editField('message', { deleted: true })))).toEqual(mustOmit);
  expect(await change(NOTE, editField('message', { omitted: true }))).toMatchObject({ status: 200 });
  // The field is omitted in a draft only.
  expect(refusal(await change(NOTE, withoutField('message')))).toEqual(mustOmit);
  await publish(NOTE);
  expect((await query('{ noteCollection { items { message } } }')).codes).toEqual([
    'GRAPHQL_VALIDATION_FAILED',
  ]);
  const { version } = (await space.read('/entries/note-one')).sys;

  expect(await change(NOTE, editField('message', { deleted: true }))).toMatchObject({ status: 200 });
  expect((await space.read('/entries/note-one')).fields).toHaveProperty('message');
  expect(await publish(NOTE)).toMatchObject({ status: 200 });
  for (const { current } of [space.store, new ContentStore(space.folder, NAMES)])
    for (const view of [current.published, current.preview])
      expect(view.entry('note-one')?.fields).not.toHaveProperty('message');
  expect((await space.read('/entries/note-one')).sys.version).toBe(version);
  expect(await space.publish('/entries/note-one')).toMatchObject({ status: 200 });
});

test.each<[string, Record<string, unknown>]>([
  ['type', { type: 'Text' }],
  ['target', { type: 'Link', linkType: 'Asset' }],
])('rejects a change to the %s of a published field', async (_name, edit) => {
  const reason = [400, 'BadRequest', 'Previously published fields are invalid'];
  expect(refusal(await change(NOTE, editField('headline', edit)))).toEqual(reason);
  // A field with a different id counts as a different field.
  const other = refusal(await change(NOTE, editField('message', { id: 'text' })));
  expect(other).toEqual([400, 'BadRequest', 'You need to omit a field before deleting it']);
});

test.each<[string, unknown, (string | number)[]]>([
  ['no JSON', undefined, []],
  ['no name', { fields: [] }, ['name']],
  ['no fields', { name: 'Recipe' }, ['fields']],
  [
    'an unknown type of field',
    { name: 'Recipe', fields: [{ ...TITLE, type: 'Colour' }] },
    ['fields', 0, 'type'],
  ],
  ['a field id that is none', { name: 'Recipe', fields: [{ ...TITLE, id: '../a' }] }, ['fields', 0, 'id']],
  ['a field id twice', { name: 'Recipe', fields: [TITLE, TITLE] }, ['fields', 1, 'id']],
  ['a link to nothing', { name: 'Recipe', fields: [{ ...TITLE, type: 'Link' }] }, ['fields', 0, 'linkType']],
  ['a list of nothing', { name: 'Recipe', fields: [{ ...TITLE, type: 'Array' }] }, ['fields', 0, 'items']],
  [
    'a display field that is none',
    { name: 'Recipe', displayField: 'name', fields: [TITLE] },
    ['displayField'],
  ],
  [
    'a pattern that is none',
    { name: 'Recipe', fields: [{ ...TITLE, validations: [{ regexp: { pattern: '[' } }] }] },
    ['fields', 0, 'validations', 0, 'regexp'],
  ],
  [
    'too many fields',
    { name: 'Recipe', fields: Array.from({ length: 51 }, (_, index) => ({ ...TITLE, id: `f${index}` })) },
    ['fields'],
  ],
])('rejects a content type with %s, and reports the path of the error', async (_name, body, path) => {
  const { status, body: answer } = await space.call('PUT', RECIPE, body);
  const error = ERROR.parse(answer);
  expect([status, error.sys.id, error.message]).toEqual([422, 'ValidationFailed', 'Validation error']);
  expect(error.details?.errors?.[0]).toMatchObject({
    path,
    details: expect.any(String),
    name: expect.any(String),
  });
  expect(existsSync(join(space.folder, 'model', 'recipe.draft.json'))).toBe(false);
});

test.each(['..%2f..%2fevil', '.hidden', 'a.draft', 'x'.repeat(65)])('rejects %s as an id', async (id) => {
  const answer = await space.call('PUT', `/content_types/${id}`, { name: 'Recipe', fields: [TITLE] });
  expect([answer.status, ERROR.parse(answer.body).sys.id]).toEqual([422, 'InvalidId']);
});

test('unpublishes and deletes a content type only when it has no entries', async () => {
  expect(refusal(await space.call('DELETE', `${NOTE}/published`)).slice(0, 2)).toEqual([400, 'BadRequest']);
  const created = await space.call('POST', '/content_types', { name: 'Recipe', fields: [TITLE] });
  const { id } = TYPE.parse(created.body).sys;
  expect([created.status, /^[0-9A-Za-z]{22}$/.test(id)]).toEqual([201, true]);
  const path = `/content_types/${id}`;
  expect(refusal(await space.call('DELETE', `${path}/published`))).toEqual([
    400,
    'BadRequest',
    'Not published',
  ]);
  await publish(path);
  expect(refusal(await space.call('DELETE', path))).toEqual([400, 'BadRequest', 'Cannot delete published']);
  const unpublished = await space.call('DELETE', `${path}/published`);
  expect([unpublished.status, TYPE.parse(unpublished.body).sys.publishedVersion]).toEqual([200, undefined]);
  expect(space.store.current.contentTypes.has(id)).toBe(false);
  expect(new ContentStore(space.folder, NAMES).current.draftTypes.has(id)).toBe(true);
  expect(await space.call('DELETE', path)).toEqual({ status: 204, body: undefined });
  expect(await space.call('GET', path)).toMatchObject({ status: 404 });
  expect(new ContentStore(space.folder, NAMES).current.draftTypes.has(id)).toBe(false);
});

test('versions an editor interface and stores it with its content type', async () => {
  const path = `${NOTE}/editor_interface`;
  const controls = [{ fieldId: 'headline', widgetNamespace: 'builtin', widgetId: 'singleLine' }];
  expect((await space.call('PUT', path, { controls })).status).toBe(409);
  const saved = await space.call('PUT', path, { controls, sidebar: [] }, { 'x-contentful-version': '1' });
  expect(saved).toMatchObject({
    status: 200,
    body: {
      controls,
      sidebar: [],
      sys: { id: 'default', type: 'EditorInterface', version: 2, contentType: { sys: { id: 'note' } } },
    },
  });
  await change(NOTE, (type) => ({ fields: [...type.fields, TITLE] }));
  await publish(NOTE);
  // Publishing the content type increments the editor interface's version, as contentful-migration expects.
  expect(await space.call('GET', path)).toMatchObject({
    body: { controls, sidebar: [], sys: { id: 'default', version: 3, contentType: { sys: { id: 'note' } } } },
  });
  const file: unknown = JSON.parse(readFileSync(join(space.folder, 'model', 'note.json'), 'utf8'));
  expect(file).toMatchObject({ contentType: { sys: { version: 4 } }, editorInterface: { controls } });
  expect((await space.call('PUT', path, { controls: 1 }, { 'x-contentful-version': '3' })).status).toBe(422);
});

test('renames a field in every entry on publish', async () => {
  const values = (id: string, state: string): unknown => {
    const file: unknown = JSON.parse(
      readFileSync(join(space.folder, 'entries/note', `${id}${state}`), 'utf8'),
    );
    return file;
  };
  const controls = [{ fieldId: 'headline', widgetId: 'singleLine', widgetNamespace: 'builtin' }];
  const editorLayout = [{ groupId: 'main', items: [{ fieldId: 'headline' }, { fieldId: 'rank' }] }];
  const settings = { controls, editorLayout };
  await space.call('PUT', `${NOTE}/editor_interface`, settings, { 'x-contentful-version': '1' });
  const published = { fields: { headline: { 'en-US': expect.any(String) } } };
  expect(values('note-one', '.json')).toMatchObject(published);

  const saved = await change(NOTE, (type) => ({
    ...editField('headline', { newId: 'title' })(type),
    displayField: 'headline',
  }));
  expect(saved.status).toBe(200);
  // Nothing changes before the publish.
  expect((await query('{ noteCollection { items { headline } } }')).codes).toEqual([]);
  expect((await publish(NOTE)).body).toMatchObject({ displayField: 'title', fields: expect.any(Array) });
  const type = await read(NOTE);
  expect(type.fields.find(({ id }) => id === 'title')).toMatchObject({ id: 'title', name: 'headline' });
  expect(JSON.stringify(type)).not.toMatch(/newId|"id":"headline"/);
  expect(values('note-one', '.json')).toMatchObject({ fields: { title: published.fields.headline } });
  expect(values('note-one', '.json')).not.toHaveProperty('fields.headline');
  expect((await query('{ noteCollection { items { title } } }')).codes).toEqual([]);
  expect((await space.call('GET', `${NOTE}/editor_interface`)).body).toMatchObject({
    controls: [{ fieldId: 'title' }],
    editorLayout: [{ items: [{ fieldId: 'title' }, { fieldId: 'rank' }] }],
  });
  const restarted = new ContentStore(space.folder, NAMES);
  expect(restarted.current.preview.entry('note-one')?.fields).toHaveProperty('title');
});

test('swaps the ids of two fields', async () => {
  const before = space.store.current.preview.entry('note-one')?.fields;
  await change(NOTE, ({ fields }) => ({
    displayField: null,
    fields: fields.map((field) =>
      field.id === 'headline'
        ? { ...field, newId: 'message' }
        : field.id === 'message'
          ? { ...field, newId: 'headline' }
          : field,
    ),
  }));
  expect((await publish(NOTE)).status).toBe(200);
  const after = space.store.current.preview.entry('note-one')?.fields;
  expect([after?.headline, after?.message]).toEqual([before?.message, before?.headline]);
});

test.each(['rank', '1st', 'with space', ''])('rejects the new field id %j', async (newId) => {
  const { status } = await change(NOTE, editField('headline', { newId }));
  expect(status).toBe(422);
});

test('emits an event for each change to a content type', async () => {
  const changes: string[] = [];
  space.store.subscribe(({ contentTypes = [] }) => {
    changes.push(...contentTypes.map(({ action, contentType }) => `${contentType.sys.id} ${action}`));
  });
  await space.call('PUT', RECIPE, { name: 'Recipe', fields: [TITLE] });
  await change(RECIPE, () => ({ name: 'Recipes' }));
  await publish(RECIPE);
  await space.call('DELETE', `${RECIPE}/published`);
  await space.call('DELETE', RECIPE);
  expect(changes).toEqual(
    ['create', 'save', 'publish', 'unpublish', 'delete'].map((action) => `recipe ${action}`),
  );
});

test('returns 413 for a body that is too large', async () => {
  const body = { name: 'Recipe', description: 'x'.repeat(4 * 1024 * 1024), fields: [TITLE] };
  const answer = await space.call('PUT', RECIPE, body);
  expect([answer.status, ERROR.parse(answer.body).sys.id]).toEqual([413, 'PayloadTooLarge']);
});
