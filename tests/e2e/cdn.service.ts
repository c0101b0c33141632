import { expect, test, type APIRequestContext } from '@playwright/test';
import { postSigned } from '../../services/content/webhooks/post';
import { freePort } from '../../services/launcher/ports.ts';
import { publish, read } from './management';
import { startSite, type SiteProcess } from './site-process';
import { startVarnish, storedBy, type Varnish } from './varnish';

const PRODUCT = 'product-rinse-aid';
const PAGE = '/en-us/brands/cascade/rinse-aid';
const OTHER = '/en-us/brands/charmin';

let site: SiteProcess;
let varnish: Varnish;
let root = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const [port, sitePort] = [await freePort(), await freePort()];
  site = await startSite({
    PORT: String(sitePort),
    CDN: 'varnish',
    CDN_PURGE_URL: `http://127.0.0.1:${port}/`,
  });
  varnish = await startVarnish(port, [String(sitePort)]);
  root = varnish.url;
});

test.afterAll(async () => {
  await varnish.stop();
  site.stop();
});

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(root + path, { headers });

/** Whether Varnish itself answered. */
const isStored = async (request: APIRequestContext, path: string): Promise<boolean> =>
  (await storedBy(request, root + path)) !== undefined;

test('Varnish stores pages, and tells visitors neither their tags nor to store them', async ({ request }) => {
  await get(request, PAGE);
  expect(await isStored(request, PAGE)).toBe(true);
  const headers = (await get(request, PAGE)).headers();
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers).not.toHaveProperty('xkey');
  expect(headers).not.toHaveProperty('cdn-cache-control');
});

test('a publish is visible behind Varnish at the next request, and other pages stay stored', async ({
  request,
}) => {
  for (const path of [PAGE, OTHER]) {
    await get(request, path);
    expect(await isStored(request, path), path).toBe(true);
  }
  // A retry must not find the name that the first attempt published.
  const name = `Rinse Aid Behind Varnish ${test.info().retry}`;
  await publish(request, PRODUCT, { productName: name });
  const accepted = await postSigned(
    { url: `${site.url}/api/revalidate`, secret: process.env.REVALIDATE_SECRET ?? '' },
    {
      headers: { 'x-contentful-topic': 'ContentManagement.Entry.publish' },
      body: JSON.stringify(await read(request, PRODUCT)),
      timeoutMs: 20_000,
      retryDelayMs: 0,
      onFailure: () => undefined,
    },
  );
  expect(accepted).toBe(true);
  expect(await (await get(request, PAGE)).text()).toContain(name);
  expect(await isStored(request, OTHER)).toBe(true);
});

test('Varnish stores nothing of one visitor, and lets no visitor purge', async ({ request }) => {
  await get(request, OTHER);
  for (const path of ['/en-us/search?q=dawn', '/en-us/no-such-page-behind-varnish', `${OTHER}?page=2`]) {
    for (let times = 0; times < 3; times += 1) await get(request, path);
    expect(await isStored(request, path), path).toBe(false);
  }
  const preview = await get(request, OTHER, { cookie: '__prerender_bypass=x' });
  expect(preview.headers()['x-varnish']).toMatch(/^\d+$/);
  const purge = await request.fetch(root + OTHER, {
    method: 'PURGE',
    headers: { 'xkey-purge': 'x', 'x-forwarded-for': '192.0.2.1' },
  });
  expect(purge.status()).toBe(403);
});
