import { brotliDecompressSync } from 'node:zlib';
import { expireTags } from '../../../lib/expiration/tag-expirations.ts';
import { storedBytes } from '../../../server/cache/finished-pages.ts';
import { send } from './http-client.ts';
import { pages, received, testSite } from './next-stand-in.ts';

const MAX_BYTES = 2 * 1024 * 1024;

const site = testSite();
beforeEach(() => {
  pages.exists = () => false;
});

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  send(site.port, path, headers, method);

test('looks up a missing path once, then responds from memory', async () => {
  expect((await get('/en-us/none')).headers['cache-status']).toBe('site; fwd=miss');
  const second = await get('/en-us/none');
  const third = await get('/en-us/none?utm_source=mail');
  expect(received).toEqual(['/en-us/none', '/page-not-found']);
  expect([second.status, third.status]).toEqual([404, 404]);
  expect(third.body.toString()).toBe(second.body.toString());
  expect(third.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
    'cache-status': 'site; hit',
  });
  expect((await get('/en-us/none', {}, 'HEAD')).status).toBe(404);
  expect((await get('/en-us/none', { 'if-none-match': third.headers.etag ?? '' })).status).toBe(404);
  expect(received).toHaveLength(2);
});

test('missing paths share one cached page, except in previews', async () => {
  await get('/en-us/none');
  const page = await get('/en-us/none');
  received.length = 0;
  const other = await get('/en-us/none-either', { 'accept-encoding': 'gzip' });
  expect(received).toEqual(['/en-us/none-either']);
  expect(other.headers).toMatchObject({ 'cache-status': 'site; hit', etag: page.headers.etag });
  const preview = await get('/en-us/none-at-all', { cookie: '__prerender_bypass=x' });
  expect(preview.headers).not.toHaveProperty('etag');
});

test('the shared not-found page contains no visitor’s data', async () => {
  await get('/en-us/secret-one?token=secret');
  await get('/en-us/secret-one?token=secret');
  await get('/page-not-found?token=secret');
  await get('/wp-admin');
  const other = await get('/wp-admin');
  expect(other.status).toBe(404);
  expect(other.body.toString()).toContain('Page not found');
  expect(other.body.toString()).not.toContain('secret');
});

test('compresses the not-found page', async () => {
  await get('/en-us/none');
  let answer = await get('/en-us/none', { 'accept-encoding': 'br' });
  for (let tries = 0; answer.headers['content-encoding'] !== 'br' && tries < 500; tries += 1)
    answer = await get('/en-us/none', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(answer.body).toString()).toContain('Page not found');
  expect(answer.status).toBe(404);
});

test('every publish discards the remembered missing paths and the cached not-found page', async () => {
  await get('/en-us/soon');
  await get('/en-us/soon');
  pages.exists = (path) => path === '/en-us/soon';
  pages.text = 'second';
  expireTags(['list:contentPage']);
  expect((await get('/en-us/soon')).status).toBe(200);
  await get('/en-us/never');
  expect((await get('/en-us/never')).body.toString()).toContain('second');
});

test('does not remember a lookup that began before a publish', async () => {
  let finish = (): void => undefined;
  pages.rendering = new Promise((resolve) => (finish = resolve));
  const old = get('/en-us/slow');
  while (received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expireTags(['slug:slow']);
  finish();
  expect((await old).status).toBe(404);
  pages.exists = () => true;
  expect((await get('/en-us/slow')).status).toBe(200);
});

test('passes every request for a preview or route handler to Next', async () => {
  await get('/en-us/none');
  received.length = 0;
  await get('/en-us/none', { cookie: '__prerender_bypass=x' });
  await get('/api/none');
  await get('/api/none');
  await get('/images/none.png');
  await get('/images/none.png');
  expect(received).toHaveLength(5);
});

test('3,000 made-up paths stay within the memory limit and evict no page', async () => {
  pages.exists = (path) => path === '/en-us/real';
  await get('/en-us/real');
  await get('/en-us/none');
  await get('/en-us/none');
  const before = storedBytes();
  const long = 'x'.repeat(1_900);
  for (let batch = 0; batch < 60; batch += 1)
    await Promise.all(Array.from({ length: 50 }, (_, index) => get(`/en-us/${long}-${batch}-${index}`)));
  expect(site.missing.bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(site.missing.bytes).toBeGreaterThan(MAX_BYTES / 2);
  expect(storedBytes()).toBe(before);
  received.length = 0;
  await get('/en-us/real');
  expect(received).toEqual([]);
});
