import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createClient, type ContentfulClientApi } from 'contentful';
import { Hono } from 'hono';
import { z } from 'zod';
import { createDeliveryApp } from '../../rest/delivery.ts';
import { ENTRY } from '../../space/schema.ts';
import { ContentStore } from '../../space/store.ts';
import { FIXTURE, NAMES, TOKENS } from '../graphql/service.ts';

const FAILURE = z.object({
  status: z.number(),
  message: z.string(),
  details: z.unknown().optional(),
});

/** A filter without a content type, which the client's types forbid. */
const NO_CONTENT_TYPE: Record<string, unknown> = { 'fields.name': 'x' };

let folder: string;
let store: ContentStore;
let server: ReturnType<typeof createAdaptorServer>;
let host: string;
let client: ContentfulClientApi<undefined>;
let preview: ContentfulClientApi<undefined>;

function clientOf(
  accessToken: string,
  basePath: string,
  options: { space?: string; environment?: string } = {},
): ContentfulClientApi<undefined> {
  return createClient({
    space: options.space ?? NAMES.spaceId,
    environment: options.environment ?? NAMES.environmentId,
    accessToken,
    host,
    basePath,
    insecure: true,
    retryOnError: false,
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  cpSync(FIXTURE, folder, { recursive: true });
  store = new ContentStore(folder, NAMES);
  const app = new Hono();
  server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => value !== null).parse(server.address());
  host = `127.0.0.1:${port}`;
  const shared = { store, publicImageBase: 'http://localhost:3000/images' };
  app.route(
    '/cdn',
    createDeliveryApp({
      ...shared,
      token: TOKENS.deliveryToken,
      preview: false,
      publicBase: `http://${host}/cdn`,
    }),
  );
  app.route(
    '/preview',
    createDeliveryApp({
      ...shared,
      token: TOKENS.previewToken,
      preview: true,
      publicBase: `http://${host}/preview`,
    }),
  );
  client = clientOf(TOKENS.deliveryToken, '/cdn');
  preview = clientOf(TOKENS.previewToken, '/preview');
});

afterAll(async () => {
  server.close();
  await once(server, 'close');
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the parsed error of a failed request. The client throws errors whose message is JSON. */
async function failureOf(pageQuery: Promise<unknown>): Promise<z.infer<typeof FAILURE> & { name: string }> {
  const error = await pageQuery.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('the client did not fail');
  return { ...FAILURE.parse(JSON.parse(error.message)), name: error.name };
}

const ids = (items: readonly { sys: { id: string } }[]): string[] => items.map(({ sys }) => sys.id);

describe('entries and assets', () => {
  test('resolves links to published entries and leaves other links unresolved', async () => {
    const entry = await client.getEntry('product-soap', { include: 2 });
    expect(entry.sys).toMatchObject({
      id: 'product-soap',
      locale: 'en-US',
      revision: 1,
      createdAt: '2024-01-02T00:00:00.000Z',
      updatedAt: '2026-02-01T10:00:00.000Z',
      space: { sys: { id: 'fixture' } },
    });
    expect(entry.fields.title).toBe('Dish Soap');
    expect(entry.fields.brand).toMatchObject({ fields: { name: 'Dawn' } });
    expect(entry.fields.variants).toMatchObject([
      { fields: { size: expect.any(String) } },
      { sys: { type: 'Link', id: 'variant-draft' } },
      { fields: { size: expect.any(String) } },
    ]);
  });

  test('omits linked entries with include=0, and lists unresolvable links otherwise', async () => {
    const raw = await client.withoutLinkResolution.getEntries({ 'sys.id': 'product-soap', include: 1 });
    expect(raw.includes?.Entry?.map(({ sys }) => sys.id)).toEqual(
      (raw.includes?.Entry ?? []).map(({ sys }) => sys.id).sort(),
    );
    expect(raw.errors).toContainEqual(
      expect.objectContaining({ details: { type: 'Link', linkType: 'Entry', id: 'variant-draft' } }),
    );
    const flat = await client.withoutLinkResolution.getEntries({ 'sys.id': 'product-soap', include: 0 });
    expect(flat.includes).toBeUndefined();
  });

  test('returns one locale, its fallback, or all locales', async () => {
    const german = await client.getEntry('product-soap', { locale: 'de-DE' });
    expect(german.fields.title).toBe('Spülmittel');
    const brand = await client.getEntry('brand-dawn', { locale: 'de-DE' });
    expect(brand.fields.code).toBe((await client.getEntry('brand-dawn')).fields.code);
    const all = await client.withAllLocales.getEntry('product-soap');
    expect(all.fields.title).toMatchObject({ 'en-US': 'Dish Soap', 'de-DE': 'Spülmittel' });
  });

  test('supports content_type, order, limit and skip', async () => {
    const names = (await client.getEntries({ content_type: 'brand', order: ['fields.name'] })).items.map(
      ({ fields }) => fields.name,
    );
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual([...names].sort());
    const down = await client.getEntries({
      content_type: 'brand',
      order: ['-fields.name'],
      limit: 1,
      skip: 1,
    });
    expect(down).toMatchObject({ total: names.length, skip: 1, limit: 1 });
    expect(down.items[0]?.fields.name).toBe(names.at(-2));
  });

  test('supports filters', async () => {
    const of = async (query: Record<string, unknown>): Promise<string[]> =>
      ids((await client.getEntries({ content_type: 'brand', ...query })).items).sort();
    const all = await of({});
    expect(await of({ 'fields.name': 'Dawn' })).toEqual(['brand-dawn']);
    expect(await of({ 'sys.id[in]': ['brand-dawn', 'brand-comet'] })).toEqual(['brand-comet', 'brand-dawn']);
    expect(await of({ 'fields.name[ne]': 'Dawn' })).toEqual(all.filter((id) => id !== 'brand-dawn'));
    expect(await of({ 'fields.name[match]': 'daw' })).toEqual(['brand-dawn']);
    expect(await of({ 'fields.parent[exists]': 'false' })).toEqual(expect.arrayContaining(['brand-dawn']));
    expect(await of({ query: 'dawn' })).toContain('brand-dawn');
    const products = await client.getEntries({
      content_type: 'product',
      'fields.brand.sys.id': 'brand-dawn',
    });
    expect(ids(products.items)).toContain('product-soap');
    const byName = await client.getEntries({
      content_type: 'product',
      'fields.brand.sys.contentType.sys.id': 'brand',
      'fields.brand.fields.name': 'Dawn',
    });
    expect(ids(byName.items)).toEqual(ids(products.items));
    const withName = await client.getEntries({
      content_type: 'product',
      'fields.brand.sys.id': 'brand-dawn',
      'fields.brand.fields.name[exists]': true,
    });
    expect(ids(withName.items)).toEqual(ids(products.items));
    expect(ids((await client.getEntries({ links_to_entry: 'brand-dawn' })).items)).toContain('product-soap');
  });

  test('filters by link and by update date, and selects fields', async () => {
    const linking = { content_type: 'product', 'fields.brand.sys.id': 'brand-dawn' };
    const whole = await client.getEntries(linking);
    expect(whole.items.length).toBeGreaterThan(0);
    expect(whole.items).toEqual(
      (await client.getEntries({ content_type: 'product', 'fields.brand.sys.id[in]': ['brand-dawn'] })).items,
    );
    const lean = await client.getEntries({ ...linking, select: ['fields.title'], order: ['-fields.slug'] });
    expect(lean.total).toBe(whole.total);
    expect(lean.items.every(({ fields }) => Object.keys(fields).join() === 'title')).toBe(true);
    const dates = whole.items.map(({ sys }) => sys.updatedAt).sort();
    const since = async (time: Date): Promise<string[]> => {
      const changed: Record<string, unknown> = { 'sys.updatedAt[gte]': time.toISOString() };
      return ids((await client.getEntries({ ...linking, ...changed })).items);
    };
    expect(await since(new Date(dates[0] ?? ''))).toEqual(ids(whole.items));
    expect(await since(new Date(Date.UTC(2100, 0)))).toEqual([]);
    expect(
      ids((await client.getEntries({ ...linking, 'fields.brand.sys.id': 'product-soap' })).items),
    ).toEqual([]);
  });

  test('returns only the selected fields and the id', async () => {
    const { items } = await client.getEntries({
      content_type: 'product',
      'sys.id': 'product-soap',
      select: ['fields.title'],
    });
    expect(items[0]?.fields).toEqual({ title: 'Dish Soap' });
    expect(items[0]?.sys.id).toBe('product-soap');
  });

  test('returns assets with absolute URLs, by id and as a list', async () => {
    const asset = await client.getAsset('photo');
    expect(asset.fields.file?.url).toMatch(
      /^http:\/\/localhost:3000\/images\/fixture\/photo\/[0-9a-f]{10}\//,
    );
    const images = await client.getAssets({ mimetype_group: 'image' });
    expect(ids(images.items)).toContain('photo');
    expect(ids(images.items)).not.toContain('photo-draft');
  });

  test('returns every entry once across cursor pages', async () => {
    const seen: string[] = [];
    let pageNext: string | undefined;
    do {
      const answer = await client.getEntriesWithCursor({ limit: 4, ...(pageNext && { pageNext }) });
      seen.push(...ids(answer.items));
      pageNext = answer.pages.next;
    } while (pageNext);
    expect(seen.sort()).toEqual(ids((await client.getEntries({ limit: 1000 })).items).sort());
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('returns drafts from the preview API only', async () => {
    expect((await preview.getEntry('brand-secret')).sys.id).toBe('brand-secret');
    const failure = await failureOf(
      client.getEntry('brand-secret').catch((error: unknown) => {
        throw new Error(
          JSON.stringify({ status: 404, message: error instanceof Error ? error.message : String(error) }),
        );
      }),
    );
    expect(failure.message).toMatch(/could not be found/);
  });
});

test('returns the space, content types, locales and tags', async () => {
  const space = await client.getSpace();
  expect(space.sys.id).toBe('fixture');
  expect(space.locales.map(({ code }) => code)).toEqual(['en-US', 'de-DE', 'fr-FR']);
  const types = await client.getContentTypes();
  expect(ids(types.items)).toEqual(expect.arrayContaining(['brand', 'product']));
  const product = await client.getContentType('product');
  expect(product.fields.find(({ id }) => id === 'title')).toMatchObject({ type: 'Symbol', localized: true });
  expect((await client.getLocales()).items).toHaveLength(3);
  expect(ids((await client.getTags()).items)).toEqual(['seasonal']);
});

describe('errors', () => {
  test.each([
    ['a wrong token', () => clientOf('wrong', '/cdn').getEntries(), 401, 'AccessTokenInvalid'],
    [
      'the delivery token at the preview API',
      () => clientOf(TOKENS.deliveryToken, '/preview').getEntries(),
      401,
      'AccessTokenInvalid',
    ],
    [
      'another space',
      () => clientOf(TOKENS.deliveryToken, '/cdn', { space: 'other' }).getEntries(),
      404,
      'NotFound',
    ],
    [
      'another environment',
      () => clientOf(TOKENS.deliveryToken, '/cdn', { environment: 'other' }).getEntries(),
      404,
      'NotFound',
    ],
    ['an unknown asset', () => client.getAsset('nothing'), 404, 'NotFound'],
    ['an unknown content type', () => client.getEntries({ content_type: 'nothing' }), 400, 'InvalidQuery'],
    [
      'an unknown field',
      () => client.getEntries({ content_type: 'brand', 'fields.nothing': 'x' }),
      400,
      'InvalidQuery',
    ],
    ['a field without a content type', () => client.getEntries({ ...NO_CONTENT_TYPE }), 400, 'InvalidQuery'],
    ['an unknown locale', () => client.getEntries({ locale: 'xx' }), 400, 'BadRequest'],
    ['a limit over 1,000', () => client.getEntries({ limit: 1001 }), 400, 'BadRequest'],
    ['an include over 10', () => client.getEntries({ include: z.custom<10>().parse(11) }), 400, 'BadRequest'],
  ])('rejects %s', async (_name, request, status, name) => {
    const failure = await failureOf(request());
    expect(failure).toMatchObject({ status, name });
  });
});

describe('sync', () => {
  test('returns an initial sync in pages, then changes, then deletions', async () => {
    const first = await client.withoutLinkResolution.sync({ initial: true, limit: 3 });
    expect(ids(first.entries).sort()).toEqual(ids((await client.getEntries({ limit: 1000 })).items).sort());
    expect(ids(first.assets).sort()).toEqual(ids((await client.getAssets({ limit: 1000 })).items).sort());
    expect(first.entries.find(({ sys }) => sys.id === 'product-soap')?.fields.title).toMatchObject({
      'en-US': 'Dish Soap',
      'de-DE': 'Spülmittel',
    });

    const still = await client.sync({ nextSyncToken: first.nextSyncToken ?? '' });
    expect([still.entries, still.assets, still.deletedEntries, still.deletedAssets]).toEqual([
      [],
      [],
      [],
      [],
    ]);

    const comet = ENTRY.parse(store.find('Entry', 'brand-comet'));
    store.saveDraft({ ...comet, fields: { ...comet.fields, name: { 'en-US': 'Comet Two' } } });
    const drafted = await client.sync({ nextSyncToken: still.nextSyncToken ?? '' });
    // A draft does not change published content.
    expect(drafted.entries).toEqual([]);

    store.publish('Entry', 'brand-comet');
    store.unpublish('Entry', 'variant-small');
    store.remove('Asset', 'manual');
    const changed = await client.withoutLinkResolution.sync({ nextSyncToken: drafted.nextSyncToken ?? '' });
    expect(changed.entries.map(({ sys, fields }) => [sys.id, fields.name])).toEqual([
      ['brand-comet', { 'en-US': 'Comet Two' }],
    ]);
    expect(ids(changed.deletedEntries)).toEqual(['variant-small']);
    expect(ids(changed.deletedAssets)).toEqual(['manual']);

    const after = await client.sync({ nextSyncToken: changed.nextSyncToken ?? '' });
    expect(after.entries).toEqual([]);
    expect(after.deletedEntries).toEqual([]);
  });

  test('syncs a single content type', async () => {
    const { entries, assets } = await client.sync({ initial: true, content_type: 'brand', type: 'Entry' });
    expect(assets).toEqual([]);
    expect(new Set(entries.map(({ sys }) => sys.contentType.sys.id))).toEqual(new Set(['brand']));
  });

  test('rejects a malformed token', async () => {
    // For a sync, the client throws the response itself.
    await expect(client.sync({ nextSyncToken: 'nonsense' })).rejects.toMatchObject({
      response: { status: 400, data: { sys: { id: 'BadRequest' } } },
    });
  });

  test('rejects a token from before the space was reloaded', async () => {
    const { nextSyncToken } = await client.sync({ initial: true });
    const other = new ContentStore(folder, NAMES);
    const app = new Hono().route(
      '/cdn',
      createDeliveryApp({
        store: other,
        token: TOKENS.deliveryToken,
        preview: false,
        publicImageBase: '',
        publicBase: '',
      }),
    );
    const response = await app.request(
      `/cdn/spaces/fixture/environments/master/sync?sync_token=${nextSyncToken}`,
      { headers: { authorization: `Bearer ${TOKENS.deliveryToken}` } },
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ sys: { id: 'BadRequest' } });
  });
});
