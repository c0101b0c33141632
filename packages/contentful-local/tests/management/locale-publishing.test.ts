import { ContentStore } from '../../space/store.ts';
import { NAMES } from '../graphql/service.ts';
import { managedClient, type ManagedClient } from './official-client.ts';
import { Receiver } from './receiver.ts';

let space: ManagedClient['space'];
let client: ManagedClient['client'];
let close: ManagedClient['close'];
const soap = { entryId: 'product-soap' };
const ENGLISH = 'Soap';
const GERMAN = 'Seife';

beforeEach(async () => {
  ({ space, client, close } = await managedClient());
  const entry = await client.entry.get(soap);
  // The body links to an entry that does not exist, so it could not be published.
  const { body: _body, ...fields } = entry.fields;
  const title = { 'en-US': ENGLISH, 'de-DE': GERMAN };
  await client.entry.update(soap, { ...entry, fields: { ...fields, title } });
});
afterEach(() => close());

const getLatest = () => client.entry.get(soap);
const publish = async (...locales: string[]) => client.entry.publish({ ...soap, locales }, await getLatest());
const unpublish = async (...locales: string[]) =>
  client.entry.unpublish({ ...soap, locales }, await getLatest());
const publishedTitle = (from = space.store) => from.current.published.entry('product-soap')?.fields.title;
const statusOf = ({ sys }: Awaited<ReturnType<typeof getLatest>>) => sys.fieldStatus?.['*'];

test('publishes one locale and leaves the changes in others as drafts', async () => {
  expect(statusOf(await getLatest())).toMatchObject({ 'en-US': 'changed', 'de-DE': 'changed' });
  const before = (await getLatest()).sys.version;
  const after = await publish('de-DE');
  expect(after.sys).toMatchObject({ version: before + 1, publishedVersion: before });
  expect(statusOf(after)).toMatchObject({ 'en-US': 'changed', 'de-DE': 'published' });
  expect(after.fields.title).toEqual({ 'en-US': ENGLISH, 'de-DE': GERMAN });
  expect(publishedTitle()).toEqual({ 'en-US': 'Dish Soap', 'de-DE': GERMAN });
});

test('preserves the published values of each locale across a restart', async () => {
  await publish('de-DE');
  const before = await getLatest();
  const restarted = new ContentStore(space.folder, NAMES);
  expect(publishedTitle(restarted)).toEqual({ 'en-US': 'Dish Soap', 'de-DE': GERMAN });
  expect(restarted.find('Entry', 'product-soap')?.fields).toEqual(before.fields);
});

test('publishes a draft in one locale, then in all', async () => {
  await client.entry.unpublish(soap);
  const partly = await publish('en-US');
  expect(statusOf(partly)).toEqual({ 'en-US': 'published', 'de-DE': 'draft', 'fr-FR': 'draft' });
  expect(publishedTitle()).toEqual({ 'en-US': ENGLISH });
  const wholly = await client.entry.publish(soap, partly);
  expect(statusOf(wholly)).toEqual({ 'en-US': 'published', 'de-DE': 'published', 'fr-FR': 'published' });
  expect(publishedTitle()).toEqual({ 'en-US': ENGLISH, 'de-DE': GERMAN });
});

test('unpublishes one locale, and the whole entry with its last locale', async () => {
  await client.entry.publish(soap, await getLatest());
  const partly = await unpublish('de-DE');
  expect(statusOf(partly)).toMatchObject({ 'en-US': 'published', 'de-DE': 'draft' });
  expect(partly.fields.title).toEqual({ 'en-US': ENGLISH, 'de-DE': GERMAN });
  expect(publishedTitle()).toEqual({ 'en-US': ENGLISH });
  const last = await unpublish('en-US', 'fr-FR');
  expect(last.sys.publishedVersion).toBeUndefined();
  expect(space.store.current.published.entry('product-soap')).toBeUndefined();
  expect((await getLatest()).fields.title).toEqual({ 'en-US': ENGLISH, 'de-DE': GERMAN });
});

test('validates only the published locales', async () => {
  const entry = await getLatest();
  const fields = { ...entry.fields, title: { 'en-US': 'x'.repeat(300), 'de-DE': GERMAN } };
  await client.entry.update(soap, { ...entry, fields });
  await expect(publish('en-US')).rejects.toMatchObject({ name: 'InvalidEntry' });
  expect(statusOf(await publish('de-DE'))).toMatchObject({ 'de-DE': 'published' });
});

test('returns 409 for a stale version and 422 for an unknown locale or an invalid body', async () => {
  const entry = await getLatest();
  const stale = { ...entry, sys: { ...entry.sys, version: 1 } };
  await expect(client.entry.publish({ ...soap, locales: ['de-DE'] }, stale)).rejects.toMatchObject({
    name: 'VersionMismatch',
  });
  await expect(publish('xx-XX')).rejects.toMatchObject({ name: 'ValidationFailed' });
  const answer = await space.call('PUT', '/entries/product-soap/published', { add: {}, remove: {} });
  expect(answer).toMatchObject({ status: 422, body: { sys: { id: 'ValidationFailed' } } });
});

test('a locale stays published when its code changes', async () => {
  await publish('de-DE');
  const { items } = await client.locale.getMany({});
  const german = items.find(({ code }) => code === 'de-DE');
  if (!german) throw new Error('There is no German');
  await client.locale.update({ localeId: german.sys.id }, { ...german, code: 'de-AT' });
  expect(statusOf(await getLatest())).toMatchObject({ 'en-US': 'changed', 'de-AT': 'published' });
});

test('sends the published values in the webhook', async () => {
  const receiver = new Receiver();
  await receiver.start();
  try {
    const { url } = receiver;
    await client.webhook.create({}, { name: 'Site', url, topics: ['Entry.*'], headers: [] });
    await publish('de-DE');
    await receiver.until(1);
    expect(receiver.topics).toEqual(['Entry.publish product-soap']);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      fields: { title: { 'en-US': 'Dish Soap', 'de-DE': GERMAN } },
    });
  } finally {
    await receiver.stop();
  }
});

test('publishes single locales of assets', async () => {
  const logo = { assetId: 'logo' };
  const asset = await client.asset.get(logo);
  const title = { ...asset.fields.title, 'de-DE': 'Zeichen' };
  const saved = await client.asset.update(logo, { ...asset, fields: { ...asset.fields, title } });
  const after = await client.asset.publish({ ...logo, locales: ['de-DE'] }, saved);
  expect(after.sys.fieldStatus?.['*']).toMatchObject({ 'de-DE': 'published' });
  expect(space.store.current.published.asset('logo')?.fields.title).toEqual(title);
});
