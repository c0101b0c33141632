import { expect, test, type APIRequestContext } from '@playwright/test';
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { sendRaw } from '../contract/server/http-client';
import { expectStrictPolicy } from './response-policy';
import { waitForHydration } from './settle';

/** Each test uses its own number, so that it is the first to request its URL. */
const page = (number: number): string => `/en-us/about-us?utm_id=${number}`;
const port = Number(process.env.PORT);

const read = async (request: APIRequestContext, headers: Record<string, string> = {}): Promise<string> =>
  (await request.get(page(1), { headers })).text();

test('internal headers of Next and the site have no effect on pages', async ({ request }) => {
  const before = await read(request);
  const forged = await read(request, {
    'content-security-policy': "script-src 'nonce-evil'",
    'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
    'x-middleware-rewrite': '/page-not-found',
    'x-middleware-override-headers': 'host',
    'x-nextjs-data': '1',
    'x-matched-path': '/page-not-found',
  });
  expect(forged === before).toBe(true);
  // This page is rendered per request, so no cache can hide an effect of the headers.
  const search = await request.get('/en-us/search?q=degreaser', {
    headers: { 'content-security-policy': "script-src 'nonce-evil'" },
  });
  expect((await search.text()).includes('evil')).toBe(false);
});

test('refuses 6,500 repeated parameters while serving other pages', async ({ request }) => {
  const url = `/en-us?${'brand=dawn&'.repeat(6_500)}`;
  const refused = Array.from({ length: 20 }, () =>
    sendRaw(port, `GET ${url.slice(0, 15_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
  );
  const answer = await request.get(page(2));
  expect(answer.status()).toBe(200);
  for (const each of await Promise.all(refused)) expect(each).toMatch(/^HTTP\/1\.1 414 /);
  expect(await sendRaw(port, `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^(?:HTTP\/1\.1 431 |$)/);
});

test('refuses unsupported methods, upgrades and malformed URLs', async ({ request }) => {
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH'])
    expect((await request.fetch('/en-us', { method })).status(), method).toBe(405);
  expect((await request.post('/en-us/about-us', { form: { a: '1' } })).status()).toBe(405);
  expect(
    await sendRaw(
      port,
      'GET /en-us HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ),
  ).toMatch(/^HTTP\/1\.1 400 /);
  expect((await request.get('/en-us/%E0%A4%A')).status()).toBe(400);
});

test('handlers that read a body respond to a POST without one', async () => {
  const post = (path: string) =>
    sendRaw(
      port,
      `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nConnection: close\r\n\r\n`,
    );
  expect(await post('/api/consent')).toMatch(/^HTTP\/1\.1 303 /);
  expect(await post('/api/revalidate')).toMatch(/^HTTP\/1\.1 401 /);
});

test('a refusal page links to the home page', async ({ page: browserPage }) => {
  const response = await browserPage.goto(`/en-us?${'a=1&'.repeat(200)}`);
  expect(response?.status()).toBe(400);
  await browserPage.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(browserPage).toHaveURL(/\/en-us$/);
  await expect(browserPage.locator('h1')).toBeVisible();
});

test('sends cached pages compressed, and 304 to clients that have them', async ({ request }) => {
  await request.get(page(3));
  const get = (headers: Record<string, string>) =>
    fetch(`http://localhost:${port}/en-us/about-us`, { headers });
  const gzip = await get({ 'accept-encoding': 'gzip' });
  expect([gzip.headers.get('cache-status'), gzip.headers.get('content-encoding')]).toEqual([
    'site; hit',
    'gzip',
  ]);
  await expect
    .poll(async () => (await get({ 'accept-encoding': 'br, gzip' })).headers.get('content-encoding'))
    .toBe('br');
  const etag = gzip.headers.get('etag') ?? '';
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(await gzip.text())?.[1] ?? '';
  const file = await fetch(`http://localhost:${port}${script}`, { headers: { 'accept-encoding': 'br' } });
  expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'br']);
});

/**
 * Requests a page as a browser's router does from the page `from`, with one of the two forms of `_rsc` that
 * Next accepts.
 */
async function navigate(from: string, form: 'current' | 'legacy') {
  const tree = encodeURIComponent(JSON.stringify(['', { children: ['en-us', { children: [from, {}] }] }]));
  const compute = form === 'current' ? computeCacheBustingSearchParam : computeLegacyCacheBustingSearchParam;
  const parameter = await compute(undefined, undefined, tree, from);
  const answer = await fetch(`http://localhost:${port}/en-us/about-us?_rsc=${parameter}`, {
    headers: { rsc: '1', 'next-router-state-tree': tree, 'next-url': from },
  });
  return { cached: answer.headers.get('etag') !== null, body: await answer.text() };
}

/**
 * Returns the strings in an RSC response, sorted. React writes rows in the order in which they are ready and refers to
 * them by number, so whole responses differ. Next's own response also contains the requested URL.
 */
const stringsIn = (body: string): string[] =>
  (body.replace(/\?_rsc=\w+/g, '').match(/"(?:[^"\\]|\\.)*"/g) ?? [])
    .filter((text) => !text.startsWith('"$'))
    .sort();

test("Next's own RSC responses match the cached ones, regardless of the current page", async () => {
  await navigate('/en-us', 'current');
  const stored = await navigate('/en-us/articles', 'current');
  expect(stored.cached).toBe(true);
  // The site leaves the older form to Next.
  for (const from of ['/en-us', '/en-us/brands/dawn']) {
    const own = await navigate(from, 'legacy');
    expect(own.cached).toBe(false);
    expect(stringsIn(own.body)).toEqual(stringsIn(stored.body));
  }
});

test('following a link takes one request, and its response is cached for other visitors', async ({
  page: browserPage,
  context,
}) => {
  const answers: Record<string, string>[] = [];
  context.on('response', (response) => {
    if (response.request().headers().rsc === '1') answers.push(response.headers());
  });
  for (const start of ['/en-us/articles', '/en-us/sitemap']) {
    await browserPage.goto(start);
    await waitForHydration(browserPage);
    await browserPage.locator('header a[href="/en-us"]').first().click();
    await expect(browserPage).toHaveURL(/\/en-us$/);
  }
  expect(answers).toHaveLength(2);
  expect(answers[1]).toMatchObject({ 'cache-status': 'site; hit', 'content-type': 'text/x-component' });
});

test('serves a recently missing path from memory, with working navigation', async ({
  page: browserPage,
  request,
}) => {
  const path = '/en-us/no-such-page-in-memory';
  await request.get(path);
  await request.get(path);
  const errors: string[] = [];
  browserPage.on('pageerror', ({ message }) => errors.push(message));
  const response = await browserPage.goto(path);
  expect([response?.status(), response?.headers()['cache-status']]).toEqual([404, 'site; hit']);
  await browserPage.locator('header a[href="/en-us"]').first().click();
  await expect(browserPage).toHaveURL(/\/en-us$/);
  await browserPage.goBack();
  await expect(browserPage).toHaveURL(path);
  await expect(browserPage).toHaveTitle('We can’t find that page | CleanPro');
  expect(errors).toEqual([]);
});

test('refuses image conversions that no page links to', async ({ request }) => {
  const html = await (await request.get(page(4))).text();
  const [path = '', query = ''] =
    /\/images\/[^"?\s]+\?w=400[^"\s]*webp/.exec(html)?.[0].replaceAll('&amp;', '&').split('?') ?? [];
  expect(query).toMatch(/^w=400&q=\d+&fm=webp$/);
  expect((await request.get(`${path}?${query}`)).headers()['content-type']).toBe('image/webp');
  expect((await request.get(`${path}?utm_source=mail`)).headers()['content-type']).toBe('image/jpeg');
  for (const other of ['w=401&q=80&fm=webp', 'w=4000&h=4000&fit=fill&fm=avif', `${query}&r=max`])
    expect((await request.get(`${path}?${other}`)).status(), other).toBe(400);
  expect((await request.get('/images/%2e%2e/health/a/b')).status()).toBe(404);
});

test('only the content service converts images', async ({ request }) => {
  const html = await (await request.get(page(4))).text();
  const [path = ''] = /\/images\/[^"?\s]+\.jpg/.exec(html) ?? [];
  expect((await request.get(path)).status()).toBe(200);
  const optimized = await request.get(`/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`);
  expect(optimized.status()).toBe(404);
  expect(optimized.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('rate-limits requests for reviews of missing products', async ({ request }) => {
  const headers = { 'x-forwarded-for': '10.77.0.9' };
  const get = (slug: string) => request.get(`/api/reviews?product=${slug}`, { headers });
  const statuses: number[] = [];
  for (let number = 0; number < 61; number += 1)
    statuses.push((await get(`brands/dawn/no-such-product-${number}`)).status());
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
  expect((await get('brands/dawn/no-such-product-0')).status()).toBe(404);
  expect((await get('brands/dawn/pot-and-pan-detergent')).status()).toBe(200);
});

test('rate-limits requests for missing pages, without affecting other visitors', async ({ request }) => {
  const get = (path: string, visitor = '10.77.0.1') =>
    request.get(path, { headers: { 'x-forwarded-for': visitor } });
  await get(page(5));
  const statuses: number[] = [];
  for (let number = 0; number < 65; number += 1)
    statuses.push((await get(`/en-us/no-such-page/${number}`)).status());
  expect(statuses).toEqual([
    ...Array.from({ length: 60 }, () => 404),
    ...Array.from({ length: 5 }, () => 429),
  ]);
  const refused = await get('/en-us/no-such-page/new');
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers()['cache-control']).toContain('no-store');
  expectStrictPolicy(refused, '429');
  expect(await refused.text()).toContain('<a href="/en-us">Go to the home page</a>');
  // Existing pages still work for this visitor, and paths already known to be missing do not count.
  expect((await get(page(5))).status()).toBe(200);
  expect((await get('/en-us/no-such-page/0')).status()).toBe(404);
  expect((await get('/en-us/no-such-page/new', '10.77.0.2')).status()).toBe(404);
});
