import type { Server } from 'node:http';
import { CDN_NAMES } from '../../../lib/cdn/cdn.ts';
import { wasStalePageSent } from '../../../lib/cdn/sent-pages.ts';
import { shortTag } from '../../../lib/cdn/short-tag.ts';
import { expireTags, settleTags } from '../../../lib/expiration/tag-expirations.ts';
import { cdnHeaders } from '../../../server/cache/cdn-headers.ts';
import { close, listen, send } from './http-client.ts';
import { createTestServer, pages, received, reset } from './next-stand-in.ts';

let server: Server;
let port = 0;
async function start(name?: (typeof CDN_NAMES)[number], cdn = name && cdnHeaders(name)): Promise<void> {
  ({ server } = createTestServer({ cdn }));
  port = await listen(server);
}
beforeEach(reset);
afterEach(() => close(server));

const get = async (path: string, headers?: Record<string, string>, method?: string) =>
  (await send(port, path, headers, method)).headers;

/** Returns the headers that control how Varnish stores a response. */
const storageHeaders = (headers: Awaited<ReturnType<typeof get>>) => [
  headers['cdn-cache-control'],
  headers.xkey,
];
const UNCACHED = ['no-store', undefined];

test.each([
  ['fastly', 'surrogate-key', ' ', { 'surrogate-control': 'max-age=60' }],
  ['cloudflare', 'cache-tag', ',', {}],
  ['varnish', 'xkey', ' ', {}],
] as const)(
  '%s receives the page tags in %s, and only the CDN may store the page',
  async (name, header, separator, own) => {
    await start(name);
    await get('/en-us/cdn-a');
    const stored = await get('/en-us/cdn-a');
    expect(stored).toMatchObject({
      'cache-status': 'site; hit',
      'cache-control': 'public, max-age=0, must-revalidate',
      'cdn-cache-control': 'max-age=60',
      [header]: ['everything', 'slug:/en-us/cdn-a'].map(shortTag).join(separator),
      ...own,
    });
    expect(await get('/en-us/cdn-a', { 'if-none-match': stored.etag ?? '' })).toMatchObject({
      [header]: stored[header],
      'cdn-cache-control': 'max-age=60',
    });
  },
);

test('the CDN stores a page for three seconds while its tags settle', async () => {
  await start('varnish');
  const path = '/en-us/cdn-settling';
  const end = settleTags([`slug:${path}`]);
  await get(path);
  expect((await get(path))['cdn-cache-control']).toBe('max-age=3');
  end();
  expireTags([`slug:${path}`]);
  await get(path);
  expect((await get(path))['cdn-cache-control']).toBe('max-age=60');
});

test('sends no CDN headers without a CDN', async () => {
  await start();
  await get('/en-us/cdn-b');
  const names = Object.keys(await get('/en-us/cdn-b'));
  for (const name of ['xkey', 'surrogate-key', 'cache-tag', 'cdn-cache-control', 'surrogate-control'])
    expect(names).not.toContain(name);
});

test('the CDN stores no previews, unknown queries, missing pages or pages with too many tags', async () => {
  await start('varnish');
  expect(storageHeaders(await get('/en-us/cdn-c', { cookie: '__prerender_bypass=x' }))).toEqual(UNCACHED);
  expect(storageHeaders(await get('/en-us/cdn-c?page=2'))).toEqual(UNCACHED);
  pages.exists = () => false;
  for (let times = 0; times < 3; times += 1)
    expect(storageHeaders(await get('/en-us/cdn-none'))).toEqual(UNCACHED);
  pages.exists = () => true;
  pages.tags = Array.from({ length: 2_000 }, (_, index) => `entry:${index}`);
  expect(storageHeaders(await get('/en-us/cdn-d'))).toEqual(UNCACHED);
});

test('1,500 shortened tags fit into one header', async () => {
  await start('cloudflare');
  pages.tags = Array.from({ length: 1_500 }, (_, index) => `entry:with-a-long-id-of-an-entry-${index}`);
  const tags = String((await get('/en-us/cdn-e'))['cache-tag']);
  expect(tags.length).toBeLessThan(16_000);
  expect(tags.split(',')).toHaveLength(1_502);
});

test('a page that expires while it renders is not stored', async () => {
  await start('varnish');
  let finish = (): void => undefined;
  pages.rendering = new Promise((resolve) => (finish = resolve));
  const old = get('/en-us/cdn-f');
  while (received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expireTags(['slug:/en-us/cdn-f']);
  finish();
  expect(storageHeaders(await old)).toEqual(UNCACHED);
});

test('a page that expires between rendering and sending is not stored', async () => {
  const cdn = cdnHeaders('varnish');
  await start('varnish', {
    ...cdn,
    page(...args) {
      const headers = cdn.page(...args);
      expireTags(['slug:/en-us/cdn-g']);
      return headers;
    },
  });
  const { 'cdn-cache-control': age } = await get('/en-us/cdn-g');
  expect(age).toBe('no-store');
});

test.each([
  ['rendered for it', '', {}, 0],
  ['from memory', '', {}, 1],
  ['not compressed', '', { 'accept-encoding': 'identity' }, 1],
  ['for a router', '?_rsc=', { rsc: '1' }, 1],
])('counts a sent page as in transit to the CDN: %s', async (how, query, headers, before) => {
  await start('varnish');
  const path = `/en-us/cdn-${how.replaceAll(' ', '-')}`;
  const tag = `slug:${path}`;
  const expectAfter = async (requests: number, isOne: boolean): Promise<void> => {
    for (let count = 0; count < requests; count += 1) await get(path + query, headers);
    expect(wasStalePageSent([tag])).toBe(false);
    expireTags([tag]);
    expect(wasStalePageSent([tag])).toBe(isOne);
    expect(wasStalePageSent(['slug:/en-us/other'])).toBe(false);
  };
  await expectAfter(0, false);
  await expectAfter(before + 1, true);
});

test('a 304 resets a page’s age and counts as sending the page', async () => {
  await start('varnish');
  const path = '/en-us/cdn-unchanged';
  const { etag = '' } = await get(path);
  // Simulate the passing of six seconds, during which pages count as just sent (lib/cdn/sent-pages.ts).
  for (const sent of Object.values(globalThis.sentPages ?? {})) sent.clear();
  await get(path, { 'if-none-match': etag });
  expireTags([`slug:${path}`]);
  expect(wasStalePageSent([`slug:${path}`])).toBe(true);
});

test('without a CDN, no page counts as in transit', async () => {
  await start();
  await get('/en-us/cdn-h');
  expireTags(['slug:/en-us/cdn-h']);
  expect(wasStalePageSent(['slug:/en-us/cdn-h'])).toBe(false);
});
