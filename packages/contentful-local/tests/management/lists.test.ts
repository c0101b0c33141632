import { createDeliveryApp } from '../../rest/delivery.ts';
import { ENVIRONMENT, ERROR, IMAGES, LIST, MANAGED, ManagedSpace } from './service.ts';

let space: ManagedSpace;
beforeAll(() => {
  space = new ManagedSpace();
});
afterAll(() => space.close());

async function ids(path: string): Promise<string[]> {
  const { status, body } = await space.call('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return LIST.parse(body).items.map(({ sys }) => sys.id);
}

test.each([
  ['/entries?sys.id[in]=note-two,note-one&order=sys.id', ['note-one', 'note-two']],
  ['/entries?content_type=note&order=-sys.id', ['note-two', 'note-one']],
  ['/entries?content_type=note&order=sys.createdAt,sys.id&limit=1&skip=1', ['note-two']],
  ['/entries?content_type=brand&sys.publishedVersion[exists]=false', ['brand-secret']],
  ['/entries?content_type=product&fields.slug=brands/dawn/dish-soap', ['product-soap']],
  ['/entries?content_type=product&fields.slug.en-US=brands/dawn/dish-soap&select=sys', ['product-soap']],
  ['/assets?sys.id[in]=logo,photo&order=sys.id', ['logo', 'photo']],
  ['/content_types?sys.id[in]=note,brand&order=sys.id', ['brand', 'note']],
  ['/content_types?order=-sys.id&limit=2', ['variant', 'product']],
  ['/content_types?name=Note', ['note']],
  ['/entries?content_type=note&order=-fields.rank', ['note-two', 'note-one']],
  ['/assets?sys.id[in]=logo,photo&order=-fields.file.fileName', ['photo', 'logo']],
  ['/tags', ['seasonal']],
])('returns the right entities for %s', async (path, expected) => {
  expect(await ids(path)).toEqual(expected);
});

test.each([
  '/entries?sys.unknown=1',
  '/entries?unknown=1',
  '/entries?fields.slug=soap',
  '/entries?content_type=product&fields.nothing=1',
  '/entries?content_type=product&fields.slug[like]=soap',
  '/entries?content_type=nothing',
  '/entries?include=2',
  '/entries?order=unknown',
  '/entries?changed=maybe',
  ...[
    'content_type=brand&order=fields.about',
    'content_type=brand&order=fields.settings',
    'content_type=brand&order=fields.place',
    'content_type=brand&order=fields.logo',
    'content_type=brand&order=-fields.parent.fields.name',
    'content_type=product&order=fields.body',
    'content_type=product&order=fields.labels',
    'content_type=product&order=fields.variants.sys.id',
    'content_type=product&order=fields.slug.de-DE.sys.id',
    'order=sys.contentType',
    'order=sys.createdAt.sys.id',
    'order=metadata.tags',
    'order=sys.id,fields.slug',
  ].map((query) => `/entries?${query}`),
  '/assets?order=fields.title',
  '/assets?order=fields.description',
  '/assets?order=fields.file',
  '/content_types?changed=true',
  '/entries?limit=many',
  '/entries?limit=1001',
  '/assets?fields.nothing=1',
  '/content_types?sys.nothing[in]=note',
  '/content_types?fields.id=note',
  '/content_types?order=fields',
  '/locales?content_type=note',
])('rejects the query %s', async (path) => {
  const { status, body } = await space.call('GET', path);
  expect(status).toBe(400);
  expect(['InvalidQuery', 'BadRequest']).toContain(ERROR.parse(body).sys.id);
});

test('filters entries by unpublished changes and by the editor who changed them', async () => {
  const own = new ManagedSpace();
  const found = async (query: string): Promise<string[]> => {
    const { body } = await own.call('GET', `/entries?content_type=note&order=sys.id&${query}`);
    return LIST.parse(body).items.map(({ sys }) => sys.id);
  };
  try {
    await own.save('/entries/note-two', { headline: 'Another' });
    const created = await own.call(
      'POST',
      '/entries',
      { fields: {} },
      { 'x-contentful-content-type': 'note' },
    );
    const draft = MANAGED.parse(created.body).sys.id;
    expect(await found('changed=true&sys.publishedVersion[exists]=true')).toEqual(['note-two']);
    expect(await found('changed=true&sys.publishedVersion[exists]=false')).toEqual([draft]);
    expect(await found('changed=false')).toEqual(['note-one']);
    // Changes that came with files are attributed to the workspace.
    expect(await found('sys.updatedBy.sys.id=editor')).toHaveLength(3);
    expect(await found('sys.updatedBy.sys.id[ne]=editor')).toEqual([]);
    expect(await found('sys.publishedBy.sys.id=editor')).toEqual(['note-one', 'note-two']);
  } finally {
    await own.close();
  }
});

test('filters and orders content types in the delivery API, and rejects unsupported filters', async () => {
  const { store } = space;
  const app = createDeliveryApp({
    store,
    preview: false,
    token: 'token',
    publicImageBase: IMAGES,
    publicBase: 'http://127.0.0.1/cdn',
  });
  const headers = { authorization: 'Bearer token' };
  const get = async (query: string): Promise<Response> =>
    app.request(`${ENVIRONMENT}/content_types?${query}`, { headers });
  const list = LIST.parse(await (await get('sys.id[in]=note,brand&order=-sys.id')).json());
  expect(list.items.map(({ sys }) => sys.id)).toEqual(['note', 'brand']);
  expect((await get('sys.nothing=1')).status).toBe(400);
  expect((await get('query=note')).status).toBe(400);
});

test('includes the space and the environment in every response', async () => {
  const place = {
    space: { sys: { type: 'Link', linkType: 'Space', id: 'fixture' } },
    environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
  };
  for (const path of [
    '/entries/note-one',
    '/assets/logo',
    '/content_types/note',
    '/content_types/note/editor_interface',
  ])
    expect(await space.call('GET', path)).toMatchObject({ status: 200, body: { sys: place } });
});
