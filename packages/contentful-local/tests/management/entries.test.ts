/** JSON Patch and references of entries, with Contentful's own client (docs/services.md, "Contentful management"). */
import type { OpPatch } from 'contentful-management';
import { managedClient, type ManagedClient } from './official-client.ts';

let space: ManagedClient['space'];
let client: ManagedClient['client'];
let close: ManagedClient['close'];
const note = { entryId: 'note-one' };

beforeEach(async () => {
  ({ space, client, close } = await managedClient());
});
afterEach(() => close());

const patch = async (...operations: OpPatch[]) =>
  client.entry.patch({ ...note, version: (await client.entry.get(note)).sys.version }, operations);

test('patches only the given fields, as a new draft version', async () => {
  const before = await client.entry.get(note);
  const after = await patch(
    { op: 'replace', path: '/fields/headline/en-US', value: 'Patched' },
    { op: 'add', path: '/fields/headline/de-DE', value: 'Geflickt' },
    { op: 'remove', path: '/fields/message' },
  );
  const { message: _message, ...others } = before.fields;
  expect(after.fields).toEqual({ ...others, headline: { 'en-US': 'Patched', 'de-DE': 'Geflickt' } });
  expect(after.sys.version).toBe(before.sys.version + 1);
  expect(space.store.current.published.entry('note-one')?.fields).toEqual(before.fields);
});

test('returns 409 for a patch with a wrong version or no version, and changes nothing', async () => {
  const { sys, fields } = await client.entry.get(note);
  const operations: OpPatch[] = [{ op: 'remove', path: '/fields/message' }];
  await expect(client.entry.patch({ ...note, version: sys.version - 1 }, operations)).rejects.toMatchObject({
    name: 'VersionMismatch',
  });
  const headers = { 'content-type': 'application/json-patch+json' };
  expect(await space.call('PATCH', '/entries/note-one', operations, headers)).toMatchObject({ status: 409 });
  expect((await client.entry.get(note)).fields).toEqual(fields);
});

test('applies no operation in a patch if one of them fails', async () => {
  const { fields } = await client.entry.get(note);
  const change: OpPatch = { op: 'replace', path: '/fields/headline/en-US', value: 'Half' };
  await expect(patch(change, { op: 'test', path: '/fields/rank/en-US', value: -1 })).rejects.toMatchObject({
    name: 'UnprocessableEntity',
  });
  expect((await client.entry.get(note)).fields).toEqual(fields);
});

test.each([
  ['sys', { op: 'replace', path: '/sys/id', value: 'other' }],
  ['a prototype', { op: 'add', path: '/fields/__proto__/polluted', value: 'yes' }],
  ['a value that is missing', { op: 'add', path: '/fields/headline/en-US' }],
  ['an unknown operation', { op: 'merge', path: '/fields/headline/en-US', value: 'x' }],
])('rejects a patch with an invalid operation: %s', async (_name, operation) => {
  const { version } = (await space.read('/entries/note-one')).sys;
  const headers = {
    'content-type': 'application/json-patch+json',
    'x-contentful-version': String(version),
  };
  expect(await space.call('PATCH', '/entries/note-one', [operation], headers)).toMatchObject({
    status: 422,
    body: { sys: { id: 'ValidationFailed' }, details: { errors: [{ path: expect.any(Array) }] } },
  });
  expect({}).not.toHaveProperty('polluted');
});

test('rejects a patch whose copy operations keep doubling the entry', async () => {
  const grow = Array.from({ length: 40 }, (_value, index): OpPatch => ({
    op: 'copy',
    from: '/fields/headline',
    path: `/fields/headline/x${index}`,
  }));
  await expect(patch(...grow)).rejects.toMatchObject({ name: 'PayloadTooLarge' });
});

test('validates a patch in the same way as a save', async () => {
  await expect(patch({ op: 'add', path: '/fields/headline/xx', value: 'X' })).rejects.toMatchObject({
    name: 'InvalidEntry',
  });
});

test('returns the newest version of linked entries to the requested depth', async () => {
  const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
  const create = async (id: string, fields: Record<string, unknown>): Promise<unknown> =>
    client.entry.createWithId({ contentTypeId: 'product', entryId: id }, { fields });
  await create('third', { title: { 'en-US': 'Third' } });
  await create('second', { anything: { 'en-US': link('third') }, hero: { 'de-DE': link('first') } });
  await create('first', {
    anything: { 'en-US': link('second') },
    pictures: { 'en-US': [link('photo-draft', 'Asset')] },
    hero: { 'en-US': link('nothing') },
  });
  const references = async (include?: number) => {
    const list = await client.entry.references({ entryId: 'first', include });
    expect(list).toMatchObject({ total: 1, items: [{ sys: { id: 'first', space: {} } }] });
    return list;
  };
  const deep = await references();
  expect(deep.includes?.Entry?.map(({ sys }) => sys.id)).toEqual(['second', 'third']);
  expect(deep.includes?.Asset?.map(({ sys }) => sys.id)).toEqual(['photo-draft']);
  expect(deep.errors).toEqual([
    { sys: { id: 'notResolvable', type: 'error' }, details: link('nothing').sys },
  ]);
  expect((await references(1)).includes?.Entry?.map(({ sys }) => sys.id)).toEqual(['second']);
  await expect(references(11)).rejects.toMatchObject({ name: 'BadRequest' });
});
