import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { purgeCdn } from '../../../lib/cdn/purge';
import { markSent } from '../../../lib/cdn/sent-pages';
import { tagsToExpire, toContentChange, WEBHOOK_BODY } from '../../../lib/content/cache/tags';
import { SiteSync } from '../../../lib/content/sync/site-sync';
import { expireSyncedTags } from '../../../lib/expiration/expire-and-purge';
import { expire } from '../../../lib/expiration/expirations';
import { currentTime, haveExpiredSince, isSettling } from '../../../lib/expiration/tag-expirations';
import { ENTRY } from '@cleanpro/contentful-local/space/schema';
import { ContentStore } from '@cleanpro/contentful-local/space/store';
import { FIXTURE, NAMES } from '@cleanpro/contentful-local/tests/graphql/service';
import { startDelivery, type RunningDelivery } from './delivery-server';

jest.mock('../../../lib/cdn/purge');

const SOAP = 'product-soap';
const TAG = `entry:${SOAP}`;
const SETTLE_MS = 50;

const purges = jest.mocked(purgeCdn).mockResolvedValue();
let folder: string;
let store: ContentStore;
let delivery: RunningDelivery;
let site: SiteSync;
/** Whether the sync still lags behind the last publish. */
let isLate = false;

beforeEach(async () => {
  for (const level of ['log', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'purges-'));
  cpSync(FIXTURE, folder, { recursive: true });
  store = new ContentStore(folder, NAMES);
  delivery = await startDelivery(store);
  isLate = false;
  site = new SiteSync(
    {
      async *changes(since) {
        if (isLate && since !== undefined) return since;
        return yield* delivery.source.changes(since);
      },
    },
    { intervalMs: 3_600_000, settleMs: SETTLE_MS, quickDelaysMs: [3_600_000], expire: expireSyncedTags },
  );
  globalThis.siteSync = site;
  await site.content.poll();
  purges.mockClear();
});
afterEach(async () => {
  site.stop();
  globalThis.siteSync = undefined;
  await delivery.stop();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Publishes the product under a new name.
 * @returns a function that delivers the webhook to the site
 */
function publish(name: string): () => Promise<void> {
  const entry = ENTRY.parse(store.find('Entry', SOAP));
  store.saveDraft({ ...entry, fields: { ...entry.fields, name: { 'en-US': name } } });
  const body = WEBHOOK_BODY.parse(store.publish('Entry', SOAP));
  return () => expire({ tags: tagsToExpire(body), change: toContentChange(body) });
}

async function settled(): Promise<void> {
  while (isSettling(TAG)) await wait(5);
}

test('purges once per publish, even if the sync reports the same change', async () => {
  await publish("Fiona O'Neill's soap")();
  const since = currentTime();
  await settled();
  expect(haveExpiredSince([TAG], since)).toBe(true);
  expect(purges.mock.calls).toEqual([[expect.arrayContaining([TAG]), false]]);
});

test('repeats the purge if a page made stale by the publish has just been sent', async () => {
  markSent({ tags: ['list:product', TAG], renderedAt: currentTime() });
  await publish("Fiona O'Neill's soap")();
  expect(purges.mock.calls[0]?.[1]).toBe(true);
  markSent({ tags: [TAG], renderedAt: currentTime() });
  await publish("Fiona O'Neill's soap, 5 l")();
  expect(purges.mock.calls[1]?.[1]).toBe(true);
});

test('purges once for a publish that the sync reports late, and its tags count as settling until then', async () => {
  isLate = true;
  await publish("Fiona O'Neill's soap")();
  await wait(2 * SETTLE_MS);
  expect(isSettling(TAG)).toBe(true);
  isLate = false;
  const since = currentTime();
  await site.content.poll();
  expect(haveExpiredSince([TAG], since)).toBe(true);
  await settled();
  expect(purges).toHaveBeenCalledTimes(1);
});

test('purges once when a publish moves an entry, and includes the lists the entry was in before', async () => {
  const entry = ENTRY.parse(store.find('Entry', SOAP));
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
  const brand = (id: string) => ({ ...entry.fields, brand: { 'en-US': link(id) } });
  store.saveDraft({ ...entry, fields: brand('BrandOfMrsO0Neill4sWaq') });
  store.publish('Entry', SOAP);
  await site.content.poll();
  await settled();
  purges.mockClear();
  store.saveDraft({ ...entry, fields: brand('AnotherBrandOf7sWaqKfZ') });
  const body = WEBHOOK_BODY.parse(store.publish('Entry', SOAP));
  await expire({ tags: tagsToExpire(body), change: toContentChange(body) });
  await settled();
  expect(purges).toHaveBeenCalledTimes(1);
  expect(purges.mock.calls[0]?.[0]).toEqual(
    expect.arrayContaining(['list:product:BrandOfMrsO0Neill4sWaq', 'list:product:AnotherBrandOf7sWaqKfZ']),
  );
});

test('if the webhook for a publish is lost, purges once, as soon as the sync reports the publish', async () => {
  publish("Fiona O'Neill's soap");
  await site.content.poll();
  await settled();
  expect(purges).toHaveBeenCalledTimes(1);
  expect(purges.mock.calls[0]?.[0]).toContain(TAG);
});
