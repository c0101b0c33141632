import type { ContentfulClientApi } from 'contentful';
import { z } from 'zod';
import { answerOf, codesOf, ENDPOINT, TOKENS, type Answer } from '../graphql/service.ts';
import { MANAGED } from '../management/service.ts';
import { deliveredSpace, type DeliveredSpace } from './delivered-space.ts';

const SWISS = { name: 'German (Switzerland)', code: 'de-CH', fallbackCode: 'de-DE', optional: true };
const SOAP = '/entries/product-soap';
const TITLE = { 'en-US': 'Soap', 'de-DE': 'Seife', 'de-CH': 'Seifeli' };
const WHOLLY = { locale: 'de-CH' };
const CONTENT_TYPE = z.looseObject({
  sys: z.looseObject({ version: z.number() }),
  fields: z.array(z.looseObject({ id: z.string() })),
});
const versioned = (version: number) => ({ 'x-contentful-version': String(version) });

let space: DeliveredSpace['space'];
let close: DeliveredSpace['close'];
let client: ContentfulClientApi<undefined>;
let preview: ContentfulClientApi<undefined>;
beforeEach(async () => {
  const delivered = await deliveredSpace();
  ({ space, close } = delivered);
  client = delivered.clientOf('cdn');
  preview = delivered.clientOf('preview');
});
afterEach(() => close());

async function addSwiss(more: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await space.call('POST', '/locales', { ...SWISS, ...more });
  expect(status).toBe(201);
  return MANAGED.pick({ sys: true }).parse(body).sys.id;
}

async function saveTitle(title: Record<string, string> = TITLE): Promise<void> {
  const { sys, fields } = await space.read(SOAP);
  // The body links to an entry that does not exist, so it could not be published.
  const { body: _body, ...others } = fields;
  const saved = await space.call('PUT', SOAP, { fields: { ...others, title } }, versioned(sys.version));
  expect(saved.status).toBe(200);
}

async function requireTitle(): Promise<void> {
  const path = '/content_types/product';
  const { sys, ...type } = CONTENT_TYPE.parse((await space.call('GET', path)).body);
  const fields = type.fields.map((field) => (field.id === 'title' ? { ...field, required: true } : field));
  const saved = await space.call('PUT', path, { ...type, fields }, versioned(sys.version));
  expect(saved.status).toBe(200);
  const published = await space.call('PUT', `${path}/published`, undefined, versioned(sys.version + 1));
  expect(published.status).toBe(200);
}

async function publish(): Promise<void> {
  expect((await space.publish(SOAP)).status).toBe(200);
}

async function query(text: string, headers: Record<string, string> = {}): Promise<Answer> {
  const all = {
    authorization: `Bearer ${TOKENS.deliveryToken}`,
    'content-type': 'application/json',
    ...headers,
  };
  const body = JSON.stringify({ query: text });
  return answerOf(await space.service.app.request(ENDPOINT, { method: 'POST', headers: all, body }));
}
const swissTitle = async () =>
  (await query('{ product(id: "product-soap", locale: "de-CH") { title slug } }')).data;

test('returns a locale without its management properties', async () => {
  const id = await addSwiss();
  const { items } = await client.getLocales();
  expect(items.find(({ code }) => code === 'de-CH')).toEqual({
    name: 'German (Switzerland)',
    code: 'de-CH',
    default: false,
    fallbackCode: 'de-DE',
    sys: { id, type: 'Locale', version: 1 },
  });
});

test('rejects an unknown locale, and follows its fallback chain once it is added', async () => {
  await expect(client.getEntry('product-soap', WHOLLY)).rejects.toThrow('Unknown locale: de-CH');
  const before = await query('{ product(id: "product-soap", locale: "de-CH") { title } }');
  expect(codesOf(before)).toEqual(['UNKNOWN_LOCALE']);
  await addSwiss();
  expect(
    (await client.getLocales()).items.map(({ code, fallbackCode }) => [code, fallbackCode]),
  ).toContainEqual(['de-CH', 'de-DE']);
  const entry = await client.getEntry('product-soap', WHOLLY);
  expect(entry.sys.locale).toBe('de-CH');
  expect(entry.fields).toMatchObject({ title: 'Spülmittel', slug: 'brands/dawn/dish-soap' });
  expect(await swissTitle()).toEqual({ product: { title: 'Spülmittel', slug: 'brands/dawn/dish-soap' } });
});

test('returns a saved value from preview immediately and from delivery once it is published', async () => {
  await addSwiss();
  await saveTitle();
  expect((await preview.getEntry('product-soap', WHOLLY)).fields.title).toBe('Seifeli');
  expect((await client.getEntry('product-soap', WHOLLY)).fields.title).toBe('Spülmittel');
  await publish();
  expect((await client.getEntry('product-soap', WHOLLY)).fields.title).toBe('Seifeli');
  expect(await swissTitle()).toMatchObject({ product: { title: 'Seifeli' } });
  expect((await client.withAllLocales.getEntry('product-soap')).fields.title).toEqual(TITLE);
  const found = await client.getEntries({ content_type: 'product', 'fields.title': 'Seifeli', ...WHOLLY });
  expect(found.items.map(({ sys }) => sys.id)).toEqual(['product-soap']);
  const listed = await query(
    '{ productCollection(locale: "de-CH", where: { title: "Seifeli" }) { items { title } } }',
  );
  expect(listed.data).toEqual({ productCollection: { items: [{ title: 'Seifeli' }] } });
});

test('applies a changed fallback immediately', async () => {
  const id = await addSwiss();
  const changed = await space.call('PUT', `/locales/${id}`, { fallbackCode: 'en-US' }, versioned(1));
  expect(changed.status).toBe(200);
  expect(await swissTitle()).toMatchObject({ product: { title: 'Dish Soap' } });
  await space.call('PUT', `/locales/${id}`, { fallbackCode: null }, versioned(2));
  expect(await swissTitle()).toMatchObject({ product: { title: null } });
  expect((await client.getEntry('product-soap', WHOLLY)).fields).not.toHaveProperty('title');
});

test('treats previously published entries as drafts in the new locale until they are republished', async () => {
  await addSwiss();
  const statusOf = async () => (await space.read(SOAP)).sys.fieldStatus;
  const inGerman = { '*': { 'en-US': 'published', 'de-DE': 'published', 'fr-FR': 'published' } };
  expect(await statusOf()).toEqual({ '*': { ...inGerman['*'], 'de-CH': 'draft' } });
  const following = client.withLocaleBasedPublishing;
  await expect(following.getEntry('product-soap', WHOLLY)).rejects.toThrow('could not be found');
  const headers = { 'x-contentful-locale-based-publishing': 'true' };
  const text = '{ product(id: "product-soap", locale: "de-CH") { title } }';
  expect((await query(text, headers)).data).toEqual({ product: null });
  await saveTitle();
  await publish();
  expect(await statusOf()).toEqual({ '*': { ...inGerman['*'], 'de-CH': 'published' } });
  expect((await following.getEntry('product-soap', WHOLLY)).fields.title).toBe('Seifeli');
  expect((await query(text, headers)).data).toEqual({ product: { title: 'Seifeli' } });
});

test('requires a value in the new locale for a required field unless the locale is optional', async () => {
  await requireTitle();
  const id = await addSwiss({ optional: false });
  await saveTitle({ 'en-US': 'Soap', 'de-DE': 'Seife', 'fr-FR': 'Savon' });
  const { status, body } = await space.publish(SOAP);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain('"path":["fields","title","de-CH"]');
  await space.call('PUT', `/locales/${id}`, { optional: true }, versioned(1));
  await publish();
});

test('hides a locale that is excluded from delivery, except from editors', async () => {
  const id = await addSwiss({ contentDeliveryApi: false });
  await saveTitle();
  await publish();
  expect((await space.read(SOAP)).fields.title).toEqual(TITLE);
  for (const api of [client, preview]) {
    await expect(api.getEntry('product-soap', WHOLLY)).rejects.toThrow('Unknown locale: de-CH');
    expect((await api.withAllLocales.getEntry('product-soap')).fields.title).toEqual({
      'en-US': 'Soap',
      'de-DE': 'Seife',
    });
    expect((await api.getLocales()).items.map(({ code }) => code)).toEqual(['en-US', 'de-DE', 'fr-FR']);
  }
  const answer = await query('{ product(id: "product-soap", locale: "de-CH") { title } }');
  expect(codesOf(answer)).toEqual(['UNKNOWN_LOCALE']);
  const austrian = { ...SWISS, name: 'German (Austria)', code: 'de-AT', fallbackCode: 'de-CH' };
  expect((await space.call('POST', '/locales', austrian)).status).toBe(201);
  expect((await client.getEntry('product-soap', { locale: 'de-AT' })).fields.title).toBe('Seife');
  await space.call('PUT', `/locales/${id}`, { contentDeliveryApi: true }, versioned(1));
  expect((await client.getEntry('product-soap', WHOLLY)).fields.title).toBe('Seifeli');
});
