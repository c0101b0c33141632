import { expect, test } from '@playwright/test';
import { assert, asyncProperty, constantFrom, dictionary, oneof, string, type Arbitrary } from 'fast-check';
import { send } from '../contract/server/http-client';
import { startSite, type SiteProcess } from './site-process';

const PATHS = [
  '/en-us',
  '/en-us/about-us?page=2',
  '/en-us/search?q=floor',
  '/en-us/compare-products',
  '/en-us/recommender',
  '/en-us/write-review',
  '/en-us/account',
  '/en-us/no-such-page',
  '/api/search/suggest?q=floor',
  '/api/forms/newsletter',
];
/** Headers that Next's router or servers send, and others that Next reads. */
const NAMES = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-hmr-refresh',
  'next-url',
  'next-action',
  'next-resume',
  'next-instant-navigation-testing',
  'x-nextjs-data',
  'x-nextjs-request-id',
  'x-next-revalidated-tags',
  'x-action-forwarded',
  'x-middleware-prefetch',
  'x-prerender-revalidate',
  'x-matched-path',
  'x-now-route-matches',
  'content-security-policy',
  'accept',
  'accept-language',
  'cookie',
  'if-none-match',
  'purpose',
  'range',
  'referer',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-port',
];
const VALUES = [
  '',
  '0',
  '1',
  '2',
  '3',
  '%',
  '%C0%80',
  '/',
  '/_tree',
  '/_head',
  '/__PAGE__',
  '["",{}]',
  '["",',
];
const isSendable = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
const value: Arbitrary<string> = oneof(
  { weight: 3, arbitrary: constantFrom(...VALUES) },
  { weight: 1, arbitrary: string({ unit: 'binary-ascii' }).filter(isSendable) },
  { weight: 1, arbitrary: constantFrom('['.repeat(8_000), '["",{"a":'.repeat(1_000), 'a'.repeat(12_000)) },
);

test.describe.configure({ mode: 'serial' });

let site: SiteProcess;
test.beforeAll(async () => {
  // Without a public address, the site accepts any private host, such as 127.0.0.1.
  site = await startSite({ SITE_URL: '' });
});
test.afterAll(() => site.stop());

test('no request header causes a server error or logs a stack', async () => {
  test.setTimeout(120_000);
  const before = site.log().length;
  const port = Number(new URL(site.url).port);
  await assert(
    asyncProperty(
      constantFrom(...PATHS),
      constantFrom('GET', 'HEAD'),
      dictionary(constantFrom(...NAMES), value, { maxKeys: 6 }),
      async (path, method, headers) => {
        const { status = 0 } = await send(port, path, headers, method);
        // Suggestions answer 503 until the search index is loaded.
        expect(status, JSON.stringify([method, path, headers]).slice(0, 500)).not.toBe(500);
      },
    ),
    // A busy machine tries fewer cases.
    { numRuns: 300, interruptAfterTimeLimit: 45_000 },
  );
  expect(site.log().slice(before)).not.toMatch(/^\s+at /m);
});

test('refuses malformed router state', async ({ request }) => {
  for (const state of ['x', '%', '["",', '["",{"a":'.repeat(1_000)])
    for (const path of ['/en-us/search?q=a&_rsc=', '/en-us/about-us?page=2']) {
      const answer = await request.get(site.url + path, {
        headers: { rsc: '1', 'next-router-state-tree': state },
        maxRedirects: 0,
      });
      expect(answer.status(), path).toBe(400);
    }
});
