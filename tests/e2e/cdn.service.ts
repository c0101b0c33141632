import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { shortTag } from '../../lib/cdn/short-tag.ts';
import { freePort } from '../../packages/dev/ports.ts';
import { notify, publish } from './management';
import { startSite, type SiteProcess } from './site-process';
import { startVarnish, storedBy, type Varnish } from './varnish';

const PRODUCT = 'product-rinse-aid';
const PAGE = '/en-us/brands/cascade/rinse-aid';
const OTHER = '/en-us/brands/charmin';
/** Paths that are each requested by only one test. */
const THIRD = '/en-us/brands/cascade';
const FOURTH = '/en-us/brands/dawn';

let site: SiteProcess;
let varnish: Varnish;
let root = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const [port, purgePort, sitePort] = [await freePort(), await freePort(), await freePort()];
  site = await startSite({
    PORT: String(sitePort),
    ALLOWED_HOSTS: `127.0.0.1:${port}`,
    CDN: 'varnish',
    GTM_ID: 'GTM-TEST01',
    CDN_PURGE_URL: `http://127.0.0.1:${purgePort}/`,
  });
  varnish = await startVarnish({ port, purgePort }, [String(sitePort)]);
  root = varnish.url;
});

test.afterAll(async () => {
  await varnish.stop();
  site.stop();
});

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(root + path, { headers });

const isStored = async (
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<boolean> => (await storedBy(request, root + path, headers)) !== undefined;

test('Varnish stores pages, but hides their tags and its cache policy from visitors', async ({ request }) => {
  // Retry, because the site purges all pages at startup.
  await expect.poll(() => isStored(request, PAGE)).toBe(true);
  const headers = (await get(request, PAGE)).headers();
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers).not.toHaveProperty('xkey');
  expect(headers).not.toHaveProperty('cdn-cache-control');
});

test('a publish is visible behind Varnish at the next request; other pages stay stored', async ({
  request,
}) => {
  const visible: boolean[] = [];
  // Retry, because the purge at startup may interfere. A publish never purges other pages.
  await expect(async () => {
    for (const path of [PAGE, OTHER]) {
      await get(request, path);
      expect(await isStored(request, path), path).toBe(true);
    }
    const name = `Rinse Aid ${randomUUID()}`;
    await publish(request, PRODUCT, { productName: name });
    await notify(request, site.url, PRODUCT);
    visible.push((await (await get(request, PAGE)).text()).includes(name));
    expect(await isStored(request, OTHER)).toBe(true);
  }).toPass();
  expect(visible).not.toContain(false);
});

/**
 * Returns the consent cookie as the consent manager writes it. `services` has a key for each category, even if it was
 * refused.
 */
const choice = (...categories: string[]): string => {
  const services = { necessary: [], analytics: [], advertising: [] };
  return `privacy_choice=${encodeURIComponent(JSON.stringify({ categories, revision: 0, services }))}`;
};
const GPC = { 'sec-gpc': '1' };

test("Varnish serves the policy for each visitor's consent, and stores three variants per page", async ({
  request,
}) => {
  const allowed = { cookie: choice('necessary', 'advertising') };
  const refused = { cookie: choice('necessary') };
  const visitors: [Record<string, string>, boolean][] = [
    [{}, true],
    [refused, false],
    [allowed, true],
    [GPC, false],
    [{ ...allowed, ...GPC }, false],
    [{ cookie: 'session=1' }, true],
    [{ cookie: `session=2; ${choice('necessary', 'analytics', 'advertising')}` }, true],
    [{ cookie: `${choice('necessary')}; session=3` }, false],
  ];
  const expectPolicies = async (): Promise<void> => {
    for (const [headers, isAllowed] of visitors) {
      const answer = (await get(request, THIRD, headers)).headers();
      const policy = answer['content-security-policy'] ?? '';
      expect(policy.includes('googletagmanager'), JSON.stringify(headers)).toBe(isAllowed);
      expect(policy.includes('trusted-types default')).toBe(!isAllowed);
      expect(answer.vary).toMatch(/cookie, sec-gpc$/);
    }
  };
  // The content that an earlier test published expires again after a delay.
  await expect(async () => {
    await expectPolicies();
    for (const [headers] of visitors) expect(await isStored(request, THIRD, headers)).toBe(true);
  }).toPass();
  await expectPolicies();
});

test('a cookie that Varnish and the site parse differently affects no other visitor', async ({ request }) => {
  const policy = async (cookie: string): Promise<string> =>
    (await get(request, FOURTH, { cookie })).headers()['content-security-policy'] ?? '';
  const allowed = choice('necessary', 'analytics');
  const refused = choice('necessary');
  // The site reads the first of two cookies, and cannot parse the truncated one.
  await policy(`${refused}; ${allowed}`);
  await policy(`${refused.slice(0, -3)}x`);
  expect(await policy(allowed)).toContain('googletagmanager');
  expect(await policy(refused)).not.toContain('googletagmanager');
});

test('Varnish stores no visitor-specific responses', async ({ request }) => {
  await get(request, OTHER);
  for (const path of ['/en-us/search?q=dawn', '/en-us/no-such-page-behind-varnish', `${OTHER}?page=2`]) {
    for (let times = 0; times < 3; times += 1) await get(request, path);
    expect(await isStored(request, path), path).toBe(false);
  }
  const preview = await get(request, OTHER, { cookie: '__prerender_bypass=x' });
  expect(preview.headers()['x-varnish']).toMatch(/^\d+$/);
});

test('Varnish accepts purges only at the purge URL and refuses them at page URLs, even through a proxy', async ({
  request,
}) => {
  await get(request, OTHER);
  expect(await isStored(request, OTHER)).toBe(true);
  const headers = { 'xkey-purge': shortTag('everything') };
  const passedOn = { ...headers, 'x-forwarded-for': '192.0.2.1' };
  for (const each of [headers, passedOn]) {
    const refused = await request.fetch(root + OTHER, { method: 'PURGE', headers: each });
    expect(refused.status()).toBe(405);
  }
  expect(await isStored(request, OTHER)).toBe(true);
  expect((await request.get(varnish.purgeUrl)).status()).toBe(405);
  expect((await request.fetch(varnish.purgeUrl, { method: 'PURGE', headers })).status()).toBe(204);
  expect(await isStored(request, OTHER)).toBe(false);
});
