/** Locales and tags, and what happens to the content that uses them (docs/services.md, "Contentful management"). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createDeliveryApp } from '../../rest/delivery.ts';
import { ContentStore } from '../../space/store.ts';
import { NAMES, serviceOf } from '../graphql/service.ts';
import { ENVIRONMENT, ERROR, IMAGES, LIST, ManagedSpace, type Answer } from './service.ts';

const SETTING = z.looseObject({
  sys: z.looseObject({ id: z.string(), version: z.number() }),
  name: z.string(),
});
const NOTE = '/entries/note-one';
const ITALIAN = { name: 'Italian', code: 'it-IT', fallbackCode: 'en-US', optional: true };
const version = (number: number) => ({ 'x-contentful-version': String(number) });
const tagged = (id: string) => ({ tags: [{ sys: { type: 'Link', linkType: 'Tag', id } }] });

let space: ManagedSpace;
beforeEach(() => {
  space = new ManagedSpace();
});
afterEach(() => space.close());

const restarted = () => new ContentStore(space.folder, NAMES).current;
const codes = () => space.store.current.locales.map(({ code }) => code);

async function create(settings: Record<string, unknown> = ITALIAN): Promise<string> {
  const { status, body } = await space.call('POST', '/locales', settings);
  expect(status).toBe(201);
  return `/locales/${SETTING.parse(body).sys.id}`;
}
async function saveNote(change: Record<string, unknown>): Promise<Answer> {
  const { sys, fields } = await space.read(NOTE);
  return space.call('PUT', NOTE, { fields, ...change }, version(sys.version));
}
function errorsOf({ status, body }: Answer): [number, string, unknown] {
  const { sys, details } = ERROR.parse(body);
  return [status, sys.id, details?.errors];
}

test('creates, changes and deletes a locale in the API and on disk', async () => {
  const path = await create();
  expect(await space.call('GET', path)).toMatchObject({
    status: 200,
    body: {
      ...ITALIAN,
      default: false,
      contentDeliveryApi: true,
      contentManagementApi: true,
      sys: {
        type: 'Locale',
        version: 1,
        space: { sys: { id: 'fixture' } },
        environment: { sys: { id: 'master' } },
      },
    },
  });
  expect((await space.call('PUT', path, { name: 'Italiano' })).status).toBe(409);
  expect(await space.call('PUT', path, { name: 'Italiano' }, version(1))).toMatchObject({
    status: 200,
    body: { name: 'Italiano', code: 'it-IT', fallbackCode: 'en-US', sys: { version: 2 } },
  });
  expect(restarted().locales).toEqual(space.store.current.locales);
  const before = space.store.current.version;
  space.store.reload();
  expect(space.store.current.version).toBe(before);
  expect(await space.call('DELETE', path)).toEqual({ status: 204, body: undefined });
  expect(await space.call('GET', path)).toMatchObject({ status: 404 });
  expect(restarted().locales).toHaveLength(3);
});

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['a code that is taken', { code: 'de-DE' }, { name: 'taken', path: ['code'], value: 'de-DE' }],
  ['a code that is none', { code: '__proto__' }, { path: ['code'] }],
  ['a fallback that is none', { fallbackCode: 'pl-PL' }, { path: ['fallbackCode'] }],
  ['a fallback to itself', { fallbackCode: 'it-IT' }, { path: ['fallbackCode'] }],
  ['no name', { name: '' }, { path: ['name'] }],
])('rejects a locale with %s', async (_name, change, error) => {
  const answer = await space.call('POST', '/locales', { ...ITALIAN, ...change });
  expect(errorsOf(answer)).toEqual([422, 'ValidationFailed', [expect.objectContaining(error)]]);
  expect(codes()).toHaveLength(3);
});

test('rejects circular fallbacks and a fallback for the default locale', async () => {
  const path = await create({ ...ITALIAN, fallbackCode: 'fr-FR' });
  expect(errorsOf(await space.call('PUT', '/locales/fr-FR', { fallbackCode: 'it-IT' }, version(1)))[0]).toBe(
    422,
  );
  expect(errorsOf(await space.call('PUT', '/locales/en-US', { fallbackCode: 'it-IT' }, version(1)))[0]).toBe(
    422,
  );
  expect(errorsOf(await space.call('PUT', path, undefined, version(1)))[0]).toBe(422);
  // The fallback of another locale, and the default locale, cannot be deleted.
  for (const needed of ['fr-FR', 'en-US'])
    expect((await space.call('DELETE', `/locales/${needed}`)).status).toBe(400);
});

test("moves values when a locale's code changes, and deletes them with the locale", async () => {
  const path = await create();
  expect(await saveNote({ fields: { headline: { 'en-US': 'Soap', 'it-IT': 'Sapone' } } })).toMatchObject({
    status: 200,
  });
  await space.call('PUT', path, { code: 'it' }, version(1));
  for (const current of [space.store.current, restarted()])
    expect(current.preview.entry('note-one')?.fields.headline).toEqual({ 'en-US': 'Soap', it: 'Sapone' });
  await space.call('DELETE', path);
  for (const current of [space.store.current, restarted()])
    expect(current.preview.entry('note-one')?.fields.headline).toEqual({ 'en-US': 'Soap' });
});

test.each([
  [NOTE, 'headline', 'InvalidEntry'],
  ['/assets/logo', 'title', 'InvalidAsset'],
])('rejects a value in %s for a locale that the space does not support', async (path, field, id) => {
  const { sys, fields } = await space.read(path);
  const changed = { fields: { ...fields, [field]: { ...fields[field], 'it-IT': 'Sapone' } } };
  const error = {
    name: 'unknown',
    message: 'Invalid field locale code "it-IT", has to be one of "en-US", "de-DE", "fr-FR"',
    details: 'The property "it-IT" is not allowed here.',
    path: ['fields', field, 'it-IT'],
  };
  expect(errorsOf(await space.call('PUT', path, changed, version(sys.version)))).toEqual([422, id, [error]]);
  await create();
  expect((await space.call('PUT', path, changed, version(sys.version))).status).toBe(200);
});

test('creates, renames and deletes a tag, and removes it from entries', async () => {
  const path = '/tags/spring';
  expect(errorsOf(await saveNote({ metadata: tagged('spring') })).slice(0, 2)).toEqual([
    422,
    'UnresolvedLinks',
  ]);
  const created = await space.call('PUT', path, {
    name: 'Spring',
    sys: { id: 'spring', visibility: 'public' },
  });
  expect(created).toMatchObject({
    status: 201,
    body: { name: 'Spring', sys: { id: 'spring', type: 'Tag', visibility: 'public', version: 1 } },
  });
  expect((await space.call('PUT', path, { name: 'In spring' })).status).toBe(409);
  expect(await space.call('PUT', path, { name: 'In spring' }, version(1))).toMatchObject({
    status: 200,
    body: { name: 'In spring', sys: { visibility: 'public', version: 2 } },
  });
  expect(errorsOf(await space.call('PUT', '/tags/other', { name: 'In spring' }))[0]).toBe(422);
  expect((await space.call('PUT', '/tags/..%2fspace', { name: 'Other' })).status).toBe(422);
  expect((await saveNote({ metadata: tagged('spring') })).status).toBe(200);
  expect(await space.publish(NOTE)).toMatchObject({ status: 200 });
  expect((await space.call('DELETE', path, undefined, version(1))).status).toBe(409);
  expect(await space.call('DELETE', path, undefined, version(2))).toEqual({ status: 204, body: undefined });
  for (const current of [space.store.current, restarted()]) {
    expect(current.tags.map(({ sys }) => sys.id)).toEqual(['seasonal']);
    expect(current.published.entry('note-one')?.metadata.tags).toEqual([]);
  }
  expect((await space.publish(NOTE)).status).toBe(200);
});

test('returns private tags to editors only', async () => {
  await space.call('PUT', '/tags/secret', { name: 'Secret' });
  await saveNote({ metadata: { tags: [...tagged('secret').tags, ...tagged('seasonal').tags] } });
  await space.publish(NOTE);
  const delivery = createDeliveryApp({
    store: space.store,
    preview: false,
    token: 'delivery',
    publicImageBase: IMAGES,
    publicBase: 'http://127.0.0.1:4100/cdn',
  });
  const read = async (path: string): Promise<unknown> =>
    (await delivery.request(`${ENVIRONMENT}${path}?access_token=delivery`)).json();
  expect(LIST.parse(await read('/tags')).items.map(({ sys }) => sys.id)).toEqual(['seasonal']);
  expect(await read('/tags/secret')).toMatchObject({ sys: { id: 'NotFound' } });
  expect(await read(NOTE)).toMatchObject({ metadata: tagged('seasonal') });
  const { runQuery } = serviceOf(space.store);
  const countWith = async (tag: string): Promise<unknown> =>
    (
      await runQuery(
        `{ found: noteCollection(where: { contentfulMetadata: { tags: { id_contains_some: ["${tag}"] } } }) { total } }`,
      )
    ).data;
  expect(await countWith('secret')).toEqual({ found: { total: 0 } });
  expect(await countWith('seasonal')).not.toEqual({ found: { total: 0 } });
  expect(await space.call('GET', NOTE)).toMatchObject({ body: { metadata: { tags: [{}, {}] } } });
  const file: unknown = JSON.parse(readFileSync(join(space.folder, 'space.json'), 'utf8'));
  expect(file).toMatchObject({
    tags: [{ sys: { id: 'seasonal' } }, { sys: { id: 'secret', visibility: 'private' } }],
  });
});
