import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tagsToExpire, toContentChange, WEBHOOK_BODY } from '../../../lib/content/cache/tags';
import { SiteSync } from '../../../lib/content/sync/site-sync';
import { expire } from '../../../lib/expiration/expirations';
import { currentTime, expirationVersion, haveExpiredSince } from '../../../lib/expiration/tag-expirations';
import { ENTRY } from '@cleanpro/contentful-local/space/schema';
import { ContentStore } from '@cleanpro/contentful-local/space/store';
import type { Space } from '@cleanpro/contentful-local/space/types';
import { siteWebhook } from '@cleanpro/services/site-webhook';
import { Webhooks } from '@cleanpro/contentful-local/webhooks/deliver';
import { FIXTURE, NAMES } from '@cleanpro/contentful-local/tests/graphql/service';
import { startDelivery, type RunningDelivery } from './delivery-server';

jest.mock('../../../lib/cdn/purge', () => ({ purgeCdn: () => Promise.resolve() }));

const SOAP = 'product-soap';
const SECRET = 's'.repeat(64);

let folder: string;
let store: ContentStore;
let delivery: RunningDelivery;
/** An outdated space that all APIs serve instead of the current one. */
let staleSpace: Space | undefined;
let site: SiteSync;
let errors: jest.SpiedFunction<typeof console.error>;

beforeEach(async () => {
  for (const level of ['log', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'freshness-'));
  cpSync(FIXTURE, folder, { recursive: true });
  store = new ContentStore(folder, NAMES);
  delivery = await startDelivery(store);
  staleSpace = undefined;
  await startSite();
});
afterEach(async () => {
  site.stop();
  globalThis.siteSync = undefined;
  await delivery.stop();
  store.close();
  rmSync(folder, { recursive: true, force: true });
  jest.restoreAllMocks();
});

/** @param settleMs delay until the sync expires changed tags again; by default, longer than any test runs */
async function startSite(settleMs = 3_600_000): Promise<void> {
  site = new SiteSync(
    {
      async *changes(since) {
        if (staleSpace && since !== undefined) return since;
        return yield* delivery.source.changes(since);
      },
    },
    { intervalMs: 3_600_000, settleMs, quickDelaysMs: Array.from({ length: 200 }, () => 5) },
  );
  globalThis.siteSync = site;
  await site.content.poll();
}

class CachedPage {
  readonly #id: string;
  readonly #tags: string[];
  #renderedAt = -Infinity;
  #text = '';
  renderings = 0;

  constructor(id: string, tags: string[]) {
    this.#id = id;
    this.#tags = ['everything', ...tags];
    this.get();
  }

  get(): string {
    if (this.renderings === 0 || haveExpiredSince(this.#tags, this.#renderedAt)) {
      this.#renderedAt = currentTime();
      this.renderings += 1;
      const entry = (staleSpace ?? store.current).published.entry(this.#id);
      this.#text = String(entry?.fields.title?.['en-US'] ?? entry?.fields.name?.['en-US'] ?? 'missing');
    }
    return this.#text;
  }
}

function publish(id: string, fields: Record<string, unknown>): void {
  const entry = ENTRY.parse(store.find('Entry', id));
  const changed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }]),
  );
  store.saveDraft({ ...entry, fields: { ...entry.fields, ...changed } });
  store.publish('Entry', id);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(1);
}

/**
 * Sends the embedded service's webhooks to the site.
 * @returns a function that waits until all have arrived
 */
function deliverToSite(): () => Promise<void> {
  const received: Promise<void>[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const body = WEBHOOK_BODY.parse(JSON.parse(String(init?.body)));
    received.push(expire({ tags: tagsToExpire(body), change: toContentChange(body) }));
    return new Response();
  });
  const webhooks = new Webhooks(
    {
      secret: SECRET,
      imagesBase: 'http://127.0.0.1/images',
      defaultEnvironment: store.current.environmentId,
      recordsFolder: join(folder, 'management'),
      queueFolder: join(folder, 'webhooks'),
    },
    [siteWebhook('http://127.0.0.1/api/revalidate')],
  );
  webhooks.follow(store);
  return async () => {
    await webhooks.settled();
    await Promise.all(received);
  };
}

test('if a webhook is lost, the next poll expires the changed entry and nothing else', async () => {
  const soap = new CachedPage(SOAP, [`entry:${SOAP}`]);
  const listing = new CachedPage('page-home', ['entry:page-home', 'list:product:brand-dawn']);
  const other = new CachedPage('brand-comet', ['entry:brand-comet', 'list:product:brand-comet']);
  publish(SOAP, { title: 'New soap' });
  expect(soap.get()).not.toBe('New soap');
  await site.content.poll();
  expect(soap.get()).toBe('New soap');
  listing.get();
  other.get();
  expect([listing.renderings, other.renderings]).toEqual([2, 1]);
});

test('expires nothing during an hour without changes', async () => {
  const version = expirationVersion();
  for (let minute = 0; minute < 60; minute += 1) await site.content.poll();
  expect(expirationVersion()).toBe(version);
  expect(delivery.requests.length).toBeGreaterThan(60);
});

test("a deletion expires the entry's slug and lists, though the sync only reports its id", async () => {
  const { slug } = ENTRY.parse(store.find('Entry', SOAP)).fields;
  const page = new CachedPage(SOAP, [`slug:${slug?.['en-US']}`]);
  const listing = new CachedPage('page-home', ['list:product']);
  const manual = new CachedPage('page-home', ['asset:manual']);
  store.unpublish('Entry', SOAP);
  store.remove('Asset', 'manual');
  await site.content.poll();
  expect(page.get()).toBe('missing');
  listing.get();
  manual.get();
  expect([listing.renderings, manual.renderings]).toEqual([2, 2]);
});

test('moving a page expires its former slug', async () => {
  publish(SOAP, { slug: 'soaps/former' });
  await site.content.poll();
  const former = new CachedPage(SOAP, ['slug:soaps/former']);
  publish(SOAP, { slug: 'soaps/present' });
  await site.content.poll();
  former.get();
  expect(former.renderings).toBe(2);
});

test.each(['publish', 'unpublish'] as const)(
  'after a %s webhook, a page rendered from stale content expires once the new state is served',
  async (action) => {
    const arrived = deliverToSite();
    const soap = new CachedPage(SOAP, [`entry:${SOAP}`]);
    const before = soap.get();
    staleSpace = store.current;
    if (action === 'publish') publish(SOAP, { title: 'New soap' });
    else store.unpublish('Entry', SOAP);
    await arrived();
    expect(soap.get()).toBe(before);
    expect(soap.renderings).toBe(2);
    staleSpace = undefined;
    await until(() => soap.get() !== before);
    expect(soap.get()).toBe(action === 'publish' ? 'New soap' : 'missing');
  },
);

test('expires a page again if it was rendered from stale content after the sync', async () => {
  await startSite(20);
  const soap = new CachedPage(SOAP, [`entry:${SOAP}`]);
  const before = soap.get();
  const former = store.current;
  publish(SOAP, { title: 'New soap' });
  await site.content.poll();
  staleSpace = former;
  expect(soap.get()).toBe(before);
  staleSpace = undefined;
  await until(() => soap.get() === 'New soap');
});

test('if the sync token is refused, reads all content again and expires only the differences', async () => {
  const soap = new CachedPage(SOAP, [`entry:${SOAP}`]);
  const other = new CachedPage('page-home', ['entry:page-home']);
  publish(SOAP, { title: 'New soap' });
  // A change of the content model invalidates every sync token.
  const model = join(folder, 'model', 'note.json');
  writeFileSync(model, readFileSync(model, 'utf8').replace('"name": "', '"name": "Renamed '));
  store.reload();
  await site.content.poll();
  expect(soap.get()).toBe('New soap');
  other.get();
  expect(other.renderings).toBe(1);
});

test('logs an outage once, expires nothing during it, and expires the changes afterwards', async () => {
  const soap = new CachedPage(SOAP, [`entry:${SOAP}`]);
  const version = expirationVersion();
  publish(SOAP, { title: 'New soap' });
  delivery.setBroken(true);
  for (let poll = 0; poll < 3; poll += 1) expect(await site.content.poll()).toBe(false);
  expect(expirationVersion()).toBe(version);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(String(errors.mock.calls[0])).toContain('ContentSyncFailure');
  delivery.setBroken(false);
  expect(await site.content.poll()).toBe(true);
  expect(soap.get()).toBe('New soap');
});

test('tracks published slugs through the sync, before any page is requested', async () => {
  publish(SOAP, { slug: 'soaps/former' });
  await site.content.poll();
  expect(site.isPublished('soaps/former')).toBe(true);
  publish(SOAP, { slug: 'soaps/present' });
  await site.content.poll();
  expect(['soaps/former', 'soaps/present', 'soaps'].map((slug) => site.isPublished(slug))).toEqual([
    false,
    true,
    false,
  ]);
});
