/**
 * Requests that return only content published in their locale (docs/services.md, "Contentful delivery and preview").
 */
import type { ContentfulClientApi } from 'contentful';
import { z } from 'zod';
import { answerOf, ENDPOINT, TOKENS, type Answer } from '../graphql/service.ts';
import { ENVIRONMENT } from '../management/service.ts';
import { deliveredSpace, type DeliveredSpace } from './delivered-space.ts';

const FOLLOWS = { 'x-contentful-locale-based-publishing': 'true' };
const SOAP = '/entries/product-soap';
let space: DeliveredSpace['space'];
let close: DeliveredSpace['close'];
let client: ContentfulClientApi<undefined>;
let preview: ContentfulClientApi<undefined>;

/** Publishes the product in English only. It has values in English and German. */
beforeAll(async () => {
  const delivered = await deliveredSpace();
  ({ space, close } = delivered);
  client = delivered.clientOf('cdn');
  preview = delivered.clientOf('preview');
  const { fields, sys } = await space.read(SOAP);
  // The body links to an entry that does not exist, so it could not be published.
  const { body: _body, ...others } = fields;
  const title = { 'en-US': 'Soap', 'de-DE': 'Seife' };
  await space.call('PUT', SOAP, { fields: { ...others, title } }, versioned(sys.version));
  await space.call('DELETE', `${SOAP}/published`);
  const english = { add: { fields: { '*': ['en-US'] } } };
  await space.call('PUT', `${SOAP}/published`, english, versioned((await space.read(SOAP)).sys.version));
});
afterAll(() => close());

const versioned = (version: number) => ({ 'x-contentful-version': String(version) });
const german = { locale: 'de-DE' };

test('without the locale-based publishing header, falls back for an unpublished locale', async () => {
  expect((await client.getEntry('product-soap', german)).fields.title).toBe('Soap');
});

test('with the locale-based publishing header, returns entries only in their published locales', async () => {
  const following = client.withLocaleBasedPublishing;
  expect((await following.getEntry('product-soap')).fields.title).toBe('Soap');
  await expect(following.getEntry('product-soap', german)).rejects.toThrow('could not be found');
  const ids = (await following.getEntries({ content_type: 'product', ...german })).items.map(
    ({ sys }) => sys.id,
  );
  expect(ids).not.toContain('product-soap');
  expect(ids.length).toBeGreaterThan(0);
  const all = await client.withAllLocales.withLocaleBasedPublishing.getEntry('product-soap');
  expect(all.fields.title).toEqual({ 'en-US': 'Soap' });
});

test('returns 404 for an unpublished locale, and sends a Vary header for a published one', async () => {
  const headers = { authorization: `Bearer ${TOKENS.deliveryToken}`, ...FOLLOWS };
  const read = (query: string) => space.service.app.request(`/cdn${ENVIRONMENT}${SOAP}${query}`, { headers });
  const response = await read('?locale=de-DE');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ sys: { type: 'Error', id: 'NotFound' } });
  const published = await read('');
  expect(published.status).toBe(200);
  expect(published.headers.get('vary')).toContain('x-contentful-locale-based-publishing');
});

test('returns an entity in every locale if it was published as a whole', async () => {
  const following = client.withLocaleBasedPublishing;
  expect(await following.getEntry('brand-dawn', german)).toEqual(await client.getEntry('brand-dawn', german));
  expect(await following.getAsset('logo', german)).toEqual(await client.getAsset('logo', german));
});

test('ignores the locale-based publishing header in preview', async () => {
  const entry = await preview.withLocaleBasedPublishing.getEntry('product-soap', german);
  expect(entry.fields.title).toBe('Seife');
});

async function query(text: string, token = TOKENS.deliveryToken): Promise<Answer> {
  const body = JSON.stringify({ query: text });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...FOLLOWS };
  return answerOf(await space.service.app.request(ENDPOINT, { method: 'POST', headers, body }));
}

test('returns null in GraphQL for entries and fields in an unpublished locale', async () => {
  const answer = await query(`{
    product(id: "product-soap") { title german: title(locale: "de-DE") brand { name } }
    german: product(id: "product-soap", locale: "de-DE") { title }
    brand(id: "brand-dawn", locale: "de-DE") { name }
    productCollection(where: { slug_exists: true }, locale: "de-DE") { items { sys { id } } }
  }`);
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toMatchObject({
    product: { title: 'Soap', german: null, brand: { name: 'Dawn' } },
    german: null,
    brand: { name: 'Dämmerung' },
  });
  expect(JSON.stringify(answer.data)).not.toContain('"product-soap"');
});

test('caches filtered lists separately with and without the locale-based publishing header', async () => {
  const text = '{ productCollection(where: { slug_exists: true }, locale: "de-DE") { total } }';
  const body = JSON.stringify({ query: text });
  const headers = { authorization: `Bearer ${TOKENS.deliveryToken}`, 'content-type': 'application/json' };
  const plain = await answerOf(await space.service.app.request(ENDPOINT, { method: 'POST', headers, body }));
  const total = z.object({ productCollection: z.object({ total: z.number() }) });
  expect(total.parse((await query(text)).data).productCollection.total).toBe(
    total.parse(plain.data).productCollection.total - 1,
  );
});
