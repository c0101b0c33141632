/** Validation before a publish, and entities that cannot be deleted (docs/services.md, "Contentful management"). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentStore } from '../../space/store.ts';
import { NAMES } from '../graphql/service.ts';
import { ERROR, IMAGES, MANAGED, ManagedSpace, type Answer } from './service.ts';

const NOTE = '/entries/note-one';
const LINK = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const MODEL = z.looseObject({
  contentType: z.looseObject({ fields: z.array(z.looseObject({ id: z.string() })) }),
});

let space: ManagedSpace;
beforeEach(() => {
  space = new ManagedSpace();
});
afterEach(() => space.close());

function changeField(id: string, change: Record<string, unknown>): void {
  const path = join(space.folder, 'model', 'note.json');
  const model = MODEL.parse(JSON.parse(readFileSync(path, 'utf8')));
  const fields = model.contentType.fields.map((field) => (field.id === id ? { ...field, ...change } : field));
  writeFileSync(path, JSON.stringify({ ...model, contentType: { ...model.contentType, fields } }));
  space.store.reload();
}

async function publishChanged(change: Record<string, unknown>): Promise<Answer> {
  expect(await space.save(NOTE, change)).toMatchObject({ status: 200 });
  return space.publish(NOTE);
}

/** Returns the errors of a refused publish, in the shape that Contentful's clients parse. */
function errorsOf({ status, body }: Answer, id = 'InvalidEntry'): Record<string, unknown>[] {
  const error = ERROR.parse(body);
  expect([status, error.sys.id, error.message]).toEqual([422, id, 'Validation error']);
  return error.details?.errors ?? [];
}

test('lists every invalid field with its rule, path and value', async () => {
  changeField('headline', { required: true });
  changeField('message', {
    validations: [{ size: { max: 5 } }, { in: ['one', 'two'], message: 'One or two' }],
  });
  changeField('rank', { validations: [{ range: { min: 1, max: 3 } }] });
  const published = space.store.current.published.entry('note-one');
  const errors = errorsOf(await publishChanged({ headline: undefined, message: 'too long', rank: 9 }));
  expect(errors).toEqual([
    { name: 'required', path: ['fields', 'headline'], details: 'The property "headline" is required here' },
    {
      name: 'size',
      max: 5,
      value: 'too long',
      path: ['fields', 'message', 'en-US'],
      details: 'Size must be at most 5',
    },
    {
      name: 'in',
      expected: ['one', 'two'],
      value: 'too long',
      path: ['fields', 'message', 'en-US'],
      details: 'Value must be one of expected values',
      customMessage: 'One or two',
    },
    {
      name: 'range',
      min: 1,
      max: 3,
      value: 9,
      path: ['fields', 'rank', 'en-US'],
      details: 'Value must be between 1 and 3',
    },
  ]);
  expect(space.store.current.published.entry('note-one')?.fields).toEqual(published?.fields);
});

test.each<[string, Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]>([
  [
    'a wrong type',
    {},
    { rank: 'first' },
    { name: 'type', type: 'Integer', path: ['fields', 'rank', 'en-US'] },
  ],
  ['a symbol that is too long', {}, { message: 'x'.repeat(257) }, { name: 'size', max: 256 }],
  ['a pattern', { validations: [{ regexp: { pattern: '^a' } }] }, { message: 'b' }, { name: 'regexp' }],
  [
    'a forbidden pattern',
    { validations: [{ prohibitRegexp: { pattern: '^b' } }] },
    { message: 'b' },
    { name: 'prohibitRegexp' },
  ],
  ['a field that does not exist', {}, { color: 1 }, { name: 'unknown', path: ['fields', 'color'] }],
])('rejects an invalid value: %s', async (_name, field, change, error) => {
  changeField('message', field);
  expect(errorsOf(await publishChanged(change))).toEqual([expect.objectContaining(error)]);
});

const richText = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content });

test('publishes valid rich text even if the site cannot display it', async () => {
  changeField('message', { type: 'RichText' });
  const sys = {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: 'crn:contentful:::content:spaces/training/entries/ladder-safety',
  };
  const embed = { nodeType: 'embedded-resource-block', data: { target: { sys } }, content: [] };
  let nested: unknown = { nodeType: 'paragraph', data: {}, content: [] };
  for (let level = 0; level < 40; level += 1) {
    const item = { nodeType: 'list-item', data: {}, content: [nested] };
    nested = { nodeType: 'unordered-list', data: {}, content: [item] };
  }
  expect(await publishChanged({ message: richText(embed, nested) })).toMatchObject({ status: 200 });
});

test('rejects malformed rich text and reports its first malformed node', async () => {
  changeField('message', { type: 'RichText' });
  const embed = { nodeType: 'embedded-resource-block', data: {}, content: [] };
  expect(errorsOf(await publishChanged({ message: richText(embed) }))).toEqual([
    {
      name: 'required',
      details: 'The property "target" is required here',
      path: ['fields', 'message', 'en-US', 'content', 0, 'data', 'target'],
    },
  ]);
  const values = Array.from({ length: 130_000 }, () => 1);
  expect(errorsOf(await publishChanged({ message: { ...richText(), content: values } }))).toEqual([
    expect.objectContaining({ name: 'type', path: ['fields', 'message', 'en-US', 'content', 0] }),
  ]);
});

test('reports the conflicting entry for a value that must be unique', async () => {
  changeField('headline', { validations: [{ unique: true }] });
  expect(await publishChanged({ headline: 'Mine' })).toMatchObject({ status: 200 });
  // The entry's own published value is not a conflict.
  expect(await publishChanged({ headline: 'Mine' })).toMatchObject({ status: 200 });
  await space.save('/entries/note-two', { headline: 'Mine' });
  expect(errorsOf(await space.publish('/entries/note-two'))).toEqual([
    expect.objectContaining({ name: 'unique', value: 'Mine', conflicting: [LINK('note-one')] }),
  ]);
});

test('requires links to existing entries of an allowed type', async () => {
  const product = '/entries/product-next';
  await space.save(product, { brand: LINK('note-one'), sections: [LINK('note-one'), LINK('brand-dawn')] });
  expect(errorsOf(await space.publish(product))).toEqual([
    expect.objectContaining({ name: 'linkContentType', path: ['fields', 'brand', 'en-US'] }),
    expect.objectContaining({ name: 'linkContentType', path: ['fields', 'sections', 'en-US', 1] }),
  ]);
  // A draft is enough, because it may be published later.
  await space.save(product, { brand: LINK('brand-secret'), sections: [LINK('note-one'), LINK('gone')] });
  expect(errorsOf(await space.publish(product), 'UnresolvedLinks')).toEqual([
    { name: 'notResolvable', link: LINK('gone').sys, path: ['fields', 'sections', 'en-US', 1] },
  ]);
});

test('rejects an old version as a conflict without validating the fields', async () => {
  await space.save(NOTE, { rank: 'first' });
  const stale = await space.call('PUT', `${NOTE}/published`, undefined, { 'x-contentful-version': '1' });
  expect([stale.status, ERROR.parse(stale.body).sys.id]).toEqual([409, 'VersionMismatch']);
});

test('rejects an asset without a file', async () => {
  await space.call('PUT', '/assets/empty', { fields: { title: { 'en-US': 'Empty' } } });
  expect(errorsOf(await space.publish('/assets/empty'), 'InvalidAsset')).toEqual([
    expect.objectContaining({ name: 'required', path: ['fields', 'file'] }),
  ]);
});

test.each([NOTE, '/assets/logo'])('refuses to delete %s while it is published', async (path) => {
  const refused = await space.call('DELETE', path);
  expect(refused.status).toBe(400);
  expect(ERROR.parse(refused.body)).toMatchObject({
    sys: { id: 'BadRequest' },
    message: 'Cannot delete published',
  });
  expect(await space.call('DELETE', `${path}/published`)).toMatchObject({ status: 200 });
  expect(await space.call('DELETE', path)).toMatchObject({ status: 204 });
  expect(await space.call('GET', path)).toMatchObject({ status: 404 });
});

test('hides an archived entry and rejects changes until it is unarchived', async () => {
  const archived = `${NOTE}/archived`;
  const refused = { status: 400, body: { sys: { id: 'BadRequest' } } };
  expect(await space.call('PUT', archived)).toMatchObject(refused);
  await space.call('DELETE', `${NOTE}/published`);
  const { sys } = await space.read(NOTE);
  expect(await space.call('PUT', archived)).toMatchObject({
    status: 200,
    body: { sys: { archivedVersion: sys.version, version: sys.version + 1 } },
  });
  for (const store of [space.store, new ContentStore(space.folder, NAMES)]) {
    expect(store.current.preview.entry('note-one')).toBeUndefined();
    expect(store.find('Entry', 'note-one')?.sys.archivedAt).toBeDefined();
  }
  expect(await space.call('PUT', archived)).toMatchObject(refused);
  expect(await space.save(NOTE, { headline: 'Changed' })).toMatchObject(refused);
  expect(await space.publish(NOTE)).toMatchObject(refused);
  const list = '/entries?content_type=note&order=sys.id';
  expect(await space.call('GET', list)).toMatchObject({ body: { total: 2 } });
  expect(await space.call('GET', `${list}&sys.archivedAt[exists]=false`)).toMatchObject({
    body: { items: [{ sys: { id: 'note-two' } }] },
  });
  expect(await space.call('DELETE', archived)).toMatchObject({ status: 200 });
  expect(space.store.current.preview.entry('note-one')?.sys.archivedAt).toBeUndefined();
  expect(await space.publish(NOTE)).toMatchObject({ status: 200 });
});

test('returns absolute file URLs of the running service but does not store them', async () => {
  const before = MANAGED.parse(JSON.parse(readFileSync(join(space.folder, 'assets', 'logo.json'), 'utf8')));
  const answered = await space.read('/assets/logo');
  expect(answered.fields.file).toMatchObject({
    'en-US': { url: expect.stringMatching(`^${IMAGES}/fixture/logo/[0-9a-f]{10}/logo\\.png$`) },
  });
  expect(await space.save('/assets/logo', { title: 'Renamed' })).toMatchObject({ status: 200 });
  expect(await space.publish('/assets/logo')).toMatchObject({ status: 200 });
  const after = MANAGED.parse(JSON.parse(readFileSync(join(space.folder, 'assets', 'logo.json'), 'utf8')));
  expect(after.fields.title).toEqual({ 'en-US': 'Renamed' });
  expect(after.fields.file).toEqual(before.fields.file);
});
