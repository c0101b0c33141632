import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageLookup, pageSlugs, redirectProblems } from '@cleanpro/content-check/redirects';
import { mountContent } from '@cleanpro/contentful-local/mount';
import type { ContentStore } from '@cleanpro/contentful-local/space/store';
import { Hono } from 'hono';
import { redirectMovedPage } from '../redirect-moved-page.ts';

const NAMES = { spaceId: 'cleanpro', environmentId: 'master' };
const STAMP = '2026-01-01T00:00:00.000Z';
let folder = '';

function write(type: string, id: string, fields: Record<string, unknown>): void {
  const path = join(folder, 'entries', type);
  mkdirSync(path, { recursive: true });
  const entry = {
    sys: {
      id,
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
      publishedAt: STAMP,
      publishedVersion: 1,
      version: 2,
    },
    metadata: { tags: [] },
    fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { 'en-US': value }])),
  };
  writeFileSync(join(path, `${id}.json`), JSON.stringify(entry));
}
const redirect = (id: string, from: string, to: string): void =>
  write('redirect', id, { from, to, permanent: true });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  cpSync('packages/sample-space/content/model', join(folder, 'model'), { recursive: true });
  cpSync('packages/sample-space/content/space.json', join(folder, 'space.json'));
  write('contentPage', 'page-a', { name: 'A', slug: 'a', title: 'A' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(): { app: Hono; store: ContentStore } {
  const app = new Hono();
  const { store } = mountContent(app, {
    ...NAMES,
    source: folder,
    dataDir: join(folder, 'data'),
    isWatched: false,
    tokens: { delivery: 'd', preview: 'p', management: 'secret' },
    imagesBase: 'http://127.0.0.1/images',
    publicBase: 'http://127.0.0.1',
    onPublish: redirectMovedPage,
    webhooks: { secret: 's'.repeat(64) },
  });
  return { app, store };
}

/** Changes a slug and publishes it, as an editor would. */
async function rename({ app, store }: ReturnType<typeof open>, id: string, slug: string): Promise<void> {
  const path = `/management/spaces/cleanpro/environments/master/entries/${id}`;
  const entry = store.find('Entry', id);
  const headers = { authorization: 'Bearer secret', 'x-contentful-version': String(entry?.sys.version) };
  const saved = await app.request(path, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ fields: { ...entry?.fields, slug: { 'en-US': slug } } }),
  });
  expect(saved.status).toBe(200);
  const published = await app.request(`${path}/published`, {
    method: 'PUT',
    headers: { ...headers, 'x-contentful-version': String(store.find('Entry', id)?.sys.version) },
  });
  expect(published.status).toBe(200);
}

const all = (store: ContentStore): [unknown, unknown][] =>
  store.current.published
    .entriesOf('redirect')
    .map(({ fields }): [unknown, unknown] => [fields.from?.['en-US'], fields.to?.['en-US']])
    .sort(([a], [b]) => String(a).localeCompare(String(b)));

test('redirects the old slugs of a moved page, without chains or loops', async () => {
  redirect('known', '/en-us/ancient', '/en-us/a');
  const service = open();
  await rename(service, 'page-a', 'b');
  expect(all(service.store)).toEqual([
    ['/en-us/a', '/en-us/b'],
    ['/en-us/ancient', '/en-us/b'],
  ]);
  await rename(service, 'page-a', 'c');
  expect(all(service.store)).toEqual([
    ['/en-us/a', '/en-us/c'],
    ['/en-us/ancient', '/en-us/c'],
    ['/en-us/b', '/en-us/c'],
  ]);
  await rename(service, 'page-a', 'a');
  expect(all(service.store)).toEqual([
    ['/en-us/ancient', '/en-us/a'],
    ['/en-us/b', '/en-us/a'],
    ['/en-us/c', '/en-us/a'],
  ]);
  const { store } = service;
  expect(redirectProblems(store.current, pageLookup(pageSlugs(store.current)))).toEqual([]);
  const [file] = store.current.published.entriesOf('redirect').map(({ sys }) => sys.id);
  expect(JSON.parse(readFileSync(join(folder, 'entries', 'redirect', `${file}.json`), 'utf8')).sys.id).toBe(
    file,
  );
  expect(all(open().store)).toEqual(all(service.store));
});

test('adds no redirect if another page has the old slug or the slug is unchanged', async () => {
  const service = open();
  await rename(service, 'page-a', 'a');
  expect(all(service.store)).toEqual([]);
  write('contentPage', 'page-b', { name: 'B', slug: 'a', title: 'B' });
  service.store.reload();
  await rename(service, 'page-a', 'b');
  expect(all(service.store)).toEqual([]);
});
