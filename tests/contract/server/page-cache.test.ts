import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expireTags } from '../../../lib/expiration/tag-expirations.ts';
import { isStored } from '../../../server/cache/finished-pages.ts';
import { pageResults } from '../../../server/cache/page-results.ts';
import { close, listen, send } from './http-client.ts';
import { createTestServer, pages, received, rendered, testSite } from './next-stand-in.ts';

const site = testSite();

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  send(site.port, path, headers, method);

test('renders a page once, then serves it from memory regardless of campaign parameters', async () => {
  const first = await get('/en-us/a');
  const second = await get('/en-us/a?utm_source=mail&gclid=1');
  expect([first.headers['cache-status'], second.headers['cache-status']]).toEqual([
    'site; fwd=miss',
    'site; hit',
  ]);
  expect(second.body.toString()).toBe(first.body.toString());
  expect(second.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'rsc, accept-encoding',
    'content-length': String(second.body.length),
  });
  // Documents lack the headers that only Next's router reads.
  expect(second.headers['x-nextjs-stale-time']).toBeUndefined();
  expect(rendered).toEqual(['/en-us/a']);
});

test("renders a redirect once, and preserves the visitor's query", async () => {
  const handle = ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    received.push(url);
    response.writeHead(308, { location: url.toLowerCase() }).end();
    return Promise.resolve();
  };
  const { server } = createTestServer({ handle });
  const port = await listen(server);
  const locationOf = async (path: string) => (await send(port, path)).headers.location;
  expect(await locationOf('/EN-US/Brands')).toBe('/en-us/brands');
  expect(received).toHaveLength(1);
  expect(await locationOf('/EN-US/Brands?utm_source=mail')).toBe('/en-us/brands?utm_source=mail');
  await close(server);
});

test('concurrent requests for a page share one rendering', async () => {
  let finish = (): void => undefined;
  pages.rendering = new Promise((resolve) => (finish = resolve));
  const first = get('/en-us/busy');
  while (received.length === 0) await new Promise(setImmediate);
  const others = Array.from({ length: 20 }, () => get('/en-us/busy'));
  // Once the server has refused this request, it has also received all earlier ones.
  expect((await get('/en-us/busy', {}, 'TRACE')).status).toBe(405);
  finish();
  expect((await first).headers['cache-status']).toBe('site; fwd=miss');
  for (const { status, headers } of await Promise.all(others))
    expect([status, headers['cache-status']]).toEqual([200, 'site; hit']);
  expect(received).toEqual(['/en-us/busy']);
});

test('counts pages by cache result', async () => {
  const before = { ...pageResults() };
  await get('/en-us/counted');
  await get('/en-us/counted');
  await get('/en-us/counted', { 'accept-encoding': 'gzip' });
  await get('/en-us/counted', { cookie: '__prerender_bypass=1' });
  const after = pageResults();
  expect({
    hit: after.hit - before.hit,
    stale: after.stale - before.stale,
    miss: after.miss - before.miss,
    uncacheable: after.uncacheable - before.uncacheable,
  }).toEqual({ hit: 2, stale: 0, miss: 1, uncacheable: 1 });
});

test('every encoding has the same content, and popular pages are also compressed with Brotli', async () => {
  const identity = (await get('/en-us/b')).body.toString();
  const gzip = await get('/en-us/b', { 'accept-encoding': 'gzip' });
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', identity]);
  let brotli = await get('/en-us/b', { 'accept-encoding': 'br, gzip' });
  for (let tries = 0; brotli.headers['content-encoding'] !== 'br' && tries < 500; tries += 1)
    brotli = await get('/en-us/b', { 'accept-encoding': 'br, gzip' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(identity);
  expect(rendered).toHaveLength(1);
});

test('returns 304 to a client that has the page, and only headers to HEAD', async () => {
  const { headers } = await get('/en-us/c');
  const again = await get('/en-us/c', { 'if-none-match': `"other", ${headers.etag}` });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  const head = await get('/en-us/c', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    headers['content-length'],
  ]);
});

test('the next request after a tag expires renders the page again; other tags change nothing', async () => {
  await get('/en-us/d');
  pages.text = 'second';
  expireTags(['slug:/en-us/other']);
  expect((await get('/en-us/d')).body.toString()).toContain('first');
  expireTags(['slug:/en-us/d']);
  expect((await get('/en-us/d')).body.toString()).toContain('second');
  expect(rendered).toHaveLength(2);
});

test('does not store a rendering that began before one of its tags expired', async () => {
  let finish = (): void => undefined;
  pages.rendering = new Promise((resolve) => (finish = resolve));
  const old = get('/en-us/e');
  while (rendered.length === 0) await new Promise((resolve) => setImmediate(resolve));
  pages.text = 'second';
  expireTags(['slug:/en-us/e']);
  finish();
  expect((await old).body.toString()).toContain('first');
  expect((await get('/en-us/e')).body.toString()).toContain('second');
});

test('passes visitor-specific requests to Next and does not store the responses', async () => {
  await get('/en-us/f', { cookie: '__prerender_bypass=x' });
  await get('/en-us/f?page=2');
  await get('/en-us/search?q=x');
  await get('/en-us/f', { rsc: '2' });
  await get('/en-us/f', { 'next-router-prefetch': '1' });
  expect(received).toHaveLength(5);
  pages.headers = { 'set-cookie': 'visitor=1' };
  const withCookie = await get('/en-us/g');
  expect(withCookie.headers['set-cookie']).toEqual(['visitor=1']);
  pages.headers = {};
  const { headers } = await get('/en-us/g');
  expect(headers['set-cookie']).toBeUndefined();
});

test('a shared page contains no data about the visitor who requests it first', async () => {
  const visitor = {
    cookie: 'session=secret; privacy_choice=x',
    'user-agent': "Conor O'Brien's browser",
    'accept-language': 'es',
    referer: 'https://mail.example/?for=conor',
    authorization: 'Bearer secret',
    'next-router-state-tree': '["secret"]',
    'x-forwarded-for': '192.0.2.7',
  };
  await get('/en-us/planted?utm_source=secret', visitor);
  expect(pages.seen).toEqual({
    url: '/en-us/planted',
    method: 'GET',
    headers: {
      host: `127.0.0.1:${site.port}`,
      'user-agent': 'site',
      'x-forwarded-for': expect.stringContaining('192.0.2.7'),
    },
  });
});

test('query strings do not create cache entries', async () => {
  for (let number = 0; number < 500; number += 1) await get(`/en-us/j?id-${number}=${number}`);
  expect(rendered).toEqual(['/en-us/j']);
  expect(isStored('/en-us/j?id-0=0')).toBe(false);
  await get('/en-us/j?page=2&id=1');
  expect(['/en-us/j', '/en-us/j?page=2&id=1'].map(isStored)).toEqual([true, false]);
});

test('renders a page again after a day, but not after an hour', async () => {
  pages.revalidate = 24 * 3600;
  await get('/en-us/day');
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 3600_000);
  expect((await get('/en-us/day')).headers['cache-status']).toBe('site; hit');
  expect(received).toHaveLength(1);
  clock.mockReturnValue(now + 25 * 3600_000);
  await get('/en-us/day');
  expect(received).toHaveLength(2);
  clock.mockRestore();
});

test('renders a page again once it is too old', async () => {
  pages.revalidate = 0;
  await get('/en-us/h');
  await get('/en-us/h');
  expect(rendered).toHaveLength(2);
});

test('if part of a page fails, sends the page with status 200, but does not cache it', async () => {
  pages.hasFailed = true;
  const failed = await get('/en-us/k');
  expect([failed.status, failed.headers['cache-control']]).toEqual([200, 'private, no-store']);
  pages.hasFailed = false;
  expect((await get('/en-us/k')).headers['cache-status']).toBe('site; fwd=miss');
  expect((await get('/en-us/k')).headers).toMatchObject({
    'cache-status': 'site; hit',
    'cache-control': 's-maxage=60, stale-while-revalidate=60',
  });
});

test('200 concurrent requests for a new page render it once', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => get('/en-us/l')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(rendered).toEqual(['/en-us/l']);
});

test('returns 500 for a failed rendering and does not store it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  pages.rendering = Promise.reject(new Error('failed'));
  expect((await get('/en-us/i')).status).toBe(500);
  pages.rendering = Promise.resolve();
  expect((await get('/en-us/i')).status).toBe(200);
});
