import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SyncFollower } from '../../../lib/content/sync/content-sync';
import { SiteSync } from '../../../lib/content/sync/site-sync';
import { ENTRY } from '@cleanpro/contentful-local/space/schema';
import { ContentStore } from '@cleanpro/contentful-local/space/store';
import { FIXTURE, NAMES } from '@cleanpro/contentful-local/tests/graphql/service';
import { startDelivery, type RunningDelivery } from './delivery-server';

const SOAP = 'product-soap';
const NEVER_MS = 3_600_000;

let folder: string;
let store: ContentStore;
let delivery: RunningDelivery;
const sites: SiteSync[] = [];
let expired: string[];
let currents = 0;

beforeEach(async () => {
  for (const level of ['log', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'restart-'));
  cpSync(FIXTURE, folder, { recursive: true });
  store = new ContentStore(folder, NAMES);
  delivery = await startDelivery(store);
});
afterEach(async () => {
  for (const site of sites.splice(0)) site.stop();
  await delivery.stop();
  store.close();
  rmSync(folder, { recursive: true, force: true });
  jest.restoreAllMocks();
});

function start(restored?: SiteSync['position']): SiteSync {
  expired = [];
  currents = 0;
  const site = new SiteSync(delivery.source, {
    intervalMs: NEVER_MS,
    settleMs: NEVER_MS,
    expire: (tags) => void expired.push(...tags),
    onCurrent: () => void (currents += 1),
    // Pass a copy, as if the state had been written to disk and read back.
    restored: restored && structuredClone(restored),
  });
  sites.push(site);
  return site;
}

function rename(id: string, title: string): void {
  const entry = ENTRY.parse(store.find('Entry', id));
  store.saveDraft({ ...entry, fields: { ...entry.fields, title: { 'en-US': title } } });
  store.publish('Entry', id);
}

async function formerPosition(): Promise<SiteSync['position']> {
  const site = start();
  await site.content.poll();
  return site.position;
}

test('a restart without changes expires nothing, and later changes still expire', async () => {
  const site = start(await formerPosition());
  expect(await site.content.poll()).toBe(true);
  expect(expired).toEqual([]);
  expect(currents).toBeGreaterThan(0);
  rename(SOAP, 'New soap');
  await site.content.poll();
  expect(expired).toContain(`entry:${SOAP}`);
  expect(expired).not.toContain('everything');
});

test('expires only the entry published while no process was running', async () => {
  const position = await formerPosition();
  rename(SOAP, 'New soap');
  await start(position).content.poll();
  expect(expired).toContain(`entry:${SOAP}`);
  expect(expired.filter((tag) => tag.startsWith('entry:'))).toEqual([`entry:${SOAP}`]);
});

test('expires the former slug and lists of an entry deleted while no process was running', async () => {
  const position = await formerPosition();
  const { slug } = ENTRY.parse(store.find('Entry', SOAP)).fields;
  store.unpublish('Entry', SOAP);
  await start(position).content.poll();
  expect(expired).toEqual(expect.arrayContaining([`slug:${slug?.['en-US']}`, 'list:product']));
  expect(expired).not.toContain('everything');
});

test('a restarted process performs a second expiration that was still pending', async () => {
  const former = start(await formerPosition());
  await former.content.poll();
  rename(SOAP, 'New soap');
  await former.content.poll();
  const next = start(former.position);
  expect(expired).toContain(`entry:${SOAP}`);
  expired = [];
  const last = await next.content.poll();
  expect([last, expired]).toEqual([true, []]);
});

test('a restarted process still waits for a change announced by a webhook', async () => {
  const former = start(await formerPosition());
  await former.content.poll();
  const change = { tag: `entry:${SOAP}`, isDeleted: false, revision: 1_000_000 };
  await former.followChange(change);
  expect(former.position?.announced).toEqual([change]);
  former.stop();
  const next = start(former.position);
  await next.content.poll();
  expect(next.position?.announced).toEqual([change]);
});

test('expires nothing during an outage at startup, and expires the changes afterwards', async () => {
  const position = await formerPosition();
  rename(SOAP, 'New soap');
  delivery.setBroken(true);
  const site = start(position);
  expect(await site.content.poll()).toBe(false);
  expect([expired, currents]).toEqual([[], 0]);
  expect(site.position).toEqual(position);
  delivery.setBroken(false);
  await site.content.poll();
  expect(expired).toContain(`entry:${SOAP}`);
  expect(currents).toBeGreaterThan(0);
});

test('if the stored sync token is refused, expires the differences from the stored content', async () => {
  const position = await formerPosition();
  rename(SOAP, 'New soap');
  const model = join(folder, 'model', 'note.json');
  writeFileSync(model, readFileSync(model, 'utf8').replace('"name": "', '"name": "Renamed '));
  store.reload();
  await start(position).content.poll();
  expect(expired).toContain(`entry:${SOAP}`);
  expect(expired).not.toContain('everything');
  expect(expired).not.toContain('entry:page-home');
});

test('does not miss a change made during another follower’s initial sync', async () => {
  const site = start(await formerPosition());
  const index: SyncFollower = {
    begin: () => undefined,
    apply: () => undefined,
    end: () => rename(SOAP, 'New soap'),
  };
  site.content.follow(index);
  await site.content.poll();
  expect(expired).toContain(`entry:${SOAP}`);
});
