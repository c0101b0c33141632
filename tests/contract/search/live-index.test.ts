import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSearchQuery } from '../../../lib/search/search-query';
import type { Entry } from '@cleanpro/contentful-local/space/types';
import { linksOf } from '@cleanpro/contentful-local/space/view';
import { ENTRY } from '@cleanpro/contentful-local/space/schema';
import { ContentStore } from '@cleanpro/contentful-local/space/store';
import { startLiveIndex, type RunningIndex } from './running-index.ts';

const NAMES = { spaceId: 'cleanpro', environmentId: 'master' };
const PRODUCT = 'product-heavy-duty-degreaser';

jest.setTimeout(60_000);

let folder: string;
let store: ContentStore;
let running: RunningIndex;
const started: RunningIndex[] = [];
/** Original versions of the entries that a test changed. They are restored after the test. */
const touched: Entry[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
  for (const part of ['model', 'entries', 'space.json'])
    cpSync(join('packages/sample-space/content', part), join(folder, part), { recursive: true });
  store = new ContentStore(folder, NAMES);
  running = await startLiveIndex(store);
});
afterEach(async () => {
  for (const index of started.splice(0)) await index.stop();
  for (const entry of touched.splice(0)) {
    store.saveDraft(entry);
    store.publish('Entry', entry.sys.id);
  }
  running.setBroken(false);
  await running.refresh();
});
afterAll(async () => {
  await running.stop();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<RunningIndex> {
  const first = await startLiveIndex(store);
  started.push(first);
  return first;
}

const titles = async (q: string, { index } = running): Promise<string[]> =>
  (await index()).search(parseSearchQuery({ q, kind: 'product' })).hits.map(({ document }) => document.title);

function touch(id: string): Entry {
  const entry = ENTRY.parse(store.find('Entry', id));
  touched.push(entry);
  return entry;
}

function rename(id: string, field: string, value: unknown): void {
  const entry = touch(id);
  store.saveDraft({ ...entry, fields: { ...entry.fields, [field]: { 'en-US': value } } });
}

test('after a refresh, finds a published entry by its new words only', async () => {
  expect(await titles('heavy duty degreaser')).toContain('Heavy Duty Degreaser');
  rename(PRODUCT, 'productName', 'Zephyrol Foam');
  await running.refresh();
  expect(await titles('zephyrol')).toEqual([]);
  store.publish('Entry', PRODUCT);
  await running.refresh();
  expect(await titles('zephyrol')).toEqual(['Zephyrol Foam']);
  expect(await titles('heavy duty degreaser')).not.toContain('Heavy Duty Degreaser');
});

test('a change to a linked entry updates the product', async () => {
  const [hit] = (await running.index()).search(parseSearchQuery({ q: 'heavy duty degreaser' })).hits;
  const upc = hit?.document.product?.caseUpc ?? '';
  expect(await titles(upc)).toEqual(['Heavy Duty Degreaser']);
  const [link] = linksOf(ENTRY.parse(store.find('Entry', PRODUCT)).fields.heroVariant?.['en-US']);
  const variant = link?.sys.id ?? '';
  rename(variant, 'caseUpc', '400000999998');
  store.publish('Entry', variant);
  await running.refresh();
  expect(await titles('400000999998')).toEqual(['Heavy Duty Degreaser']);
  expect(await titles(upc)).toEqual([]);
});

test('does not find unpublished entries', async () => {
  const page = store.current.published
    .linkingTo('Entry', PRODUCT)
    .find(({ entry }) => entry.sys.contentType.sys.id === 'productsPage')?.entry.sys.id;
  if (page === undefined) throw new Error('the product has no page');
  touch(page);
  await running.index();
  store.unpublish('Entry', page);
  await running.refresh();
  expect(await titles('heavy duty degreaser')).not.toContain('Heavy Duty Degreaser');
});

test('indexes circularly linked questions once, and still receives later changes', async () => {
  const questions = async (): Promise<string[]> =>
    (await running.index())
      .search(parseSearchQuery({ q: 'zephyrol', kind: 'question' }))
      .hits.map(({ document }) => document.title);
  const page = store.current.published
    .entries()
    .find(({ sys, fields }) => sys.contentType.sys.id === 'faqPage' && fields.questions);
  const [link] = page ? linksOf(page.fields.questions?.['en-US']) : [];
  const id = link?.sys.id ?? '';
  rename(id, 'question', 'Is Zephyrol safe on grout?');
  const entry = ENTRY.parse(store.find('Entry', id));
  const itself = [{ sys: { type: 'Link', linkType: 'Entry', id } }];
  store.saveDraft({ ...entry, fields: { ...entry.fields, subQuestions: { 'en-US': itself } } });
  store.publish('Entry', id);
  await running.refresh();
  expect(await questions()).toEqual(['Is Zephyrol safe on grout?']);
  rename(PRODUCT, 'productName', 'Zephyrol Foam');
  store.publish('Entry', PRODUCT);
  await running.refresh();
  expect(await titles('zephyrol')).toEqual(['Zephyrol Foam']);
});

test('finds a product by the cleaning job that lists it, as soon as the job is published', async () => {
  const jobs = store.current.published
    .entries()
    .filter(({ sys }) => sys.contentType.sys.id === 'jobsToBeDone');
  const job = jobs.find(({ fields }) =>
    linksOf(fields.products?.['en-US']).some(({ sys }) => sys.id === PRODUCT),
  );
  if (!job) throw new Error('no job lists the product');
  expect(await titles('zephyrol')).toEqual([]);
  rename(job.sys.id, 'title', 'How to clean a zephyrol');
  store.publish('Entry', job.sys.id);
  await running.refresh();
  expect(await titles('zephyrol')).toContain('Heavy Duty Degreaser');
  const entry = ENTRY.parse(store.find('Entry', job.sys.id));
  store.saveDraft({ ...entry, fields: { ...entry.fields, products: { 'en-US': [] } } });
  store.publish('Entry', job.sys.id);
  await running.refresh();
  expect(await titles('zephyrol')).toEqual([]);
});

test('publishing the first claim against an organism removes the notice that there is none', async () => {
  const find = async () => (await running.index()).search(parseSearchQuery({ q: 'norovirus' }));
  expect((await find()).notice?.title).toContain('norovirus');
  rename('product-disinfecting-wipes', 'efficacyClaims', [
    { claim: 'Disinfects', organisms: ['Norovirus'], contactTimeSeconds: 240 },
  ]);
  store.publish('Entry', 'product-disinfecting-wipes');
  await running.refresh();
  const { notice, hits } = await find();
  expect(notice).toBeUndefined();
  expect(hits.slice(0, 3).map(({ document }) => document.title)).toContain('Disinfecting Wipes');
});

test('uses synonyms that editors add', async () => {
  expect(await titles('schmutzlos')).toEqual([]);
  rename('synonyms-degreaser', 'words', ['degreaser', 'schmutzlos']);
  store.publish('Entry', 'synonyms-degreaser');
  await running.refresh();
  expect((await titles('schmutzlos'))[0]).toMatch(/degreaser/i);
});

test('the index serves searches while the service fails, and catches up afterwards', async () => {
  const index = await running.index();
  rename(PRODUCT, 'productName', 'Zephyrol Foam');
  store.publish('Entry', PRODUCT);
  running.setBroken(true);
  await running.refresh();
  expect(await running.index()).toBe(index);
  expect(await titles('zephyrol')).toEqual([]);
  running.setBroken(false);
  await running.refresh();
  expect(await titles('zephyrol')).toEqual(['Zephyrol Foam']);
});

test('returns no index, rather than an empty one, if the service is down at the first start', async () => {
  const first = await start();
  first.setBroken(true);
  expect(await first.get()).toBeUndefined();
  first.setBroken(false);
  await first.refresh();
  expect(await titles('degreaser', first)).not.toEqual([]);
});

test('concurrent first searches build one index', async () => {
  const { index } = await start();
  const indexes = await Promise.all(Array.from({ length: 5 }, () => index()));
  expect(new Set(indexes).size).toBe(1);
});

test('a refused sync token triggers an initial sync and a new index', async () => {
  const index = await running.index();
  rename('synonyms-degreaser', 'words', ['degreaser', 'schmutzlos']);
  store.publish('Entry', 'synonyms-degreaser');
  // A change of the content model invalidates every sync token.
  const model = join(folder, 'model', 'searchSynonyms.json');
  writeFileSync(model, readFileSync(model, 'utf8').replace('Search Synonyms', 'Synonyms of search'));
  store.reload();
  await running.refresh();
  expect(await running.index()).not.toBe(index);
  expect((await titles('schmutzlos'))[0]).toMatch(/degreaser/i);
});
