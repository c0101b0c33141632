import type { BrowserContext, Page } from '@playwright/test';
import { BRAND, GTM_ID, KEY } from './telemetry-site';
import { expect, test } from './telemetry-test';
import { PAGES } from './pages';
import {
  choiceCookie,
  dataLayer,
  consentDefaults,
  waitForIdle,
  Requests,
  scriptCookies,
  mockTagManager,
} from './telemetry-requests';

const KINDS = {
  'product page': PAGES.product,
  home: PAGES.home,
  'content page': PAGES['content page'],
  registration: PAGES.registration,
  'article detail': PAGES.article,
  listing: PAGES.listing,
  'independent common page': PAGES.independent,
  sustainability: PAGES.sustainability,
  'buy page': PAGES.buy,
  'large chain page': PAGES['large chain'],
  'safety data sheet page': PAGES.sheets,
  'jobs to be done': PAGES['job to be done'],
  login: '/en-us/sign-in',
} as const;
const SETTINGS = '/api/measurement';
const RELAY = '/api/telemetry/v2/track';

/** Triggers everything that would be measured, then leaves the page, which sends the queue. */
async function actAndLeave(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  });
  // Do not click a link to another site, because the click itself would cause a request.
  await page
    .locator('a[data-ga-category][href^="/"], button[data-ga-category]')
    .first()
    .dispatchEvent('click');
  await page.goto('about:blank');
}

test.describe('when consent is refused', () => {
  const ways: Record<string, (context: BrowserContext, url: string) => Promise<void>> = {
    'by choice': (context, url) => context.addCookies([choiceCookie(url, ['necessary'])]),
    'by Global Privacy Control': async (context) => {
      await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
    },
    'by Global Privacy Control, against an older choice': async (context, url) => {
      await context.addCookies([choiceCookie(url, ['necessary', 'analytics', 'advertising'])]);
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
    },
  };
  for (const [way, refuse] of Object.entries(ways)) {
    test(`${way}: only the page's own requests are sent`, async ({ context, page, site }) => {
      await mockTagManager(context);
      await refuse(context, site.url);
      const requests = new Requests(context, site.url);
      for (const path of [PAGES.home, PAGES.product, PAGES.article]) {
        await page.goto(site.url + path);
        await page.waitForLoadState('networkidle');
        await waitForIdle(page);
        expect(await dataLayer(page)).toEqual([]);
        await actAndLeave(page);
      }
      expect(requests.listExternalRequests()).toEqual([]);
      expect(site.ingestion.requests).toBe(0);
      expect(await scriptCookies(context)).toEqual(
        way === 'by Global Privacy Control' ? [] : ['privacy_choice'],
      );
    });
  }

  test('the server sends no telemetry settings and relays nothing', async ({ request, site }) => {
    const headers = { 'Sec-GPC': '1', origin: site.url, 'content-type': 'application/json' };
    expect((await request.get(site.url + SETTINGS, { headers })).status()).toBe(204);
    expect((await request.get(site.url + SETTINGS)).status()).toBe(200);
    const body = JSON.stringify([{ iKey: KEY }]);
    expect((await request.post(site.url + RELAY, { headers, data: body })).status()).toBe(204);
    expect(site.ingestion.requests).toBe(0);
    const gpc: unknown = await (await request.get(`${site.url}/.well-known/gpc.json`)).json();
    expect(gpc).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  });
});

test.describe('when consent is given', () => {
  for (const [kind, path] of Object.entries(KINDS)) {
    test(`${kind}: sends a page view and a data-layer push`, async ({ context, page, site }) => {
      await mockTagManager(context);
      const requests = new Requests(context, site.url);
      await page.goto(site.url + path);
      await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
      await expect.poll(() => page.evaluate(() => 'google_tag_manager' in window)).toBe(true);
      const title = await page.title();
      const layer = await dataLayer(page);
      expect(layer.slice(0, 2)).toEqual([
        ['consent', 'default', { ...consentDefaults('granted'), wait_for_update: 500 }],
        ['consent', 'update', consentDefaults('granted')],
      ]);
      expect(layer.filter((entry) => JSON.stringify(entry).includes('"event":"page"'))).toEqual([
        {
          event: 'page',
          pageKind: kind,
          pageUrl: site.url + path,
          locale: 'en-us',
          country: 'US',
          privacyRegime: 'CCPA',
          productBrand: kind === 'product page' ? 'Dawn Professional' : 'US',
          ...(kind === 'product page' && { productName: expect.any(String) }),
          ...(kind === 'article detail' && { articleTitle: expect.any(String) }),
        },
      ]);
      await page.goto('about:blank');
      await expect.poll(() => site.ingestion.pageViews).toHaveLength(1);
      const [view] = site.ingestion.pageViews;
      expect(view).toMatchObject({
        name: title,
        url: site.url + path,
        duration: expect.stringMatching(/^00:00:\d{2}\.\d{3}$/),
        properties: { brand: BRAND, pageKind: kind },
        measurements: { duration: expect.any(Number) },
      });
      expect(Number(view?.measurements?.duration)).toBeGreaterThan(0);
      expect(Number(view?.measurements?.duration)).toBeLessThan(30);
      const tag = `https://www.googletagmanager.com/gtm.js?id=${GTM_ID}`;
      expect([...new Set(requests.listExternalRequests())].toSorted()).toEqual(
        [site.url + SETTINGS, site.url + RELAY, tag].toSorted(),
      );
      expect(await scriptCookies(context)).toEqual([]);
      expect(
        site.ingestion.items.every(
          ({ iKey, tags }) => iKey === KEY && !JSON.stringify(tags).includes('127.0.0.1'),
        ),
      ).toBe(true);
    });
  }

  test('a client-side navigation sends a separate page view and push, with a separate duration', async ({
    context,
    page,
    site,
  }) => {
    await mockTagManager(context);
    await page.goto(site.url + PAGES.home);
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ pageKind: 'home' }));
    await page.locator('footer').getByRole('link', { name: 'About us' }).first().click();
    await expect(page).toHaveURL(/about-us$/);
    await expect
      .poll(() => dataLayer(page))
      .toContainEqual(expect.objectContaining({ pageKind: 'content page' }));
    // Wait for the new title. The title is empty for a moment between two pages.
    await expect(page).toHaveTitle(/^We make clean work/);
    const title = await page.title();
    // The page sends page views immediately, and everything else in batches or when the visitor leaves.
    await expect
      .poll(() => site.ingestion.pageViews.map(({ url }) => url))
      .toEqual([site.url + PAGES.home, `${site.url}/en-us/about-us`]);
    await page.goto('about:blank');
    expect(site.ingestion.pageViews[1]?.name).toBe(title);
    // The router's request for the next page is tracked, without its query.
    await expect
      .poll(() => site.ingestion.calls)
      .toContainEqual(
        expect.objectContaining({
          name: `GET ${site.url}/en-us/about-us`,
          resultCode: '200',
          success: true,
          type: 'Fetch',
          properties: expect.objectContaining({ brand: BRAND, status: '200' }),
          measurements: { duration: expect.any(Number) },
        }),
      );
  });

  test('sends web vitals as events', async ({ context, page, site }) => {
    await mockTagManager(context);
    await page.goto(site.url + PAGES.home);
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
    await page.keyboard.press('Tab');
    await page.goto('about:blank');
    // The site's server sends events too.
    const vitals = () => site.ingestion.events.filter(({ name }) => name === 'WebVital');
    await expect
      .poll(() =>
        vitals()
          .map(({ properties }) => properties?.metric)
          .toSorted(),
      )
      .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    for (const vital of vitals())
      expect(vital).toMatchObject({
        properties: { brand: BRAND, rating: expect.stringMatching(/good|needs-improvement|poor/) },
        measurements: { value: expect.any(Number) },
      });
  });
});

test.describe('exceptions', () => {
  test('are sent once each, early or late, with brand, message, stack, duration and status', async ({
    context,
    page,
    site,
  }) => {
    await mockTagManager(context);
    await page.addInitScript(() => {
      // Here the page's scripts have loaded but telemetry has not, because it waits until the page is idle.
      addEventListener('load', () => {
        throw new TypeError('early on purpose');
      });
    });
    await page.goto(site.url + PAGES.home);
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
    await page.evaluate(() => {
      const rejected = new Promise((resolve) => addEventListener('unhandledrejection', resolve));
      void Promise.reject(Object.assign(new Error('late on purpose'), { status: 503 }));
      return rejected.then(() => undefined);
    });
    await page.goto('about:blank');
    await expect.poll(() => site.ingestion.exceptions).toHaveLength(2);
    const exceptions = site.ingestion.exceptions;
    for (const [message, type, status] of [
      ['early on purpose', 'TypeError', '0'],
      ['late on purpose', 'Error', '503'],
    ])
      expect(exceptions).toContainEqual(
        expect.objectContaining({
          exceptions: [
            expect.objectContaining({
              typeName: type,
              message: expect.stringContaining(message ?? ''),
              hasFullStack: true,
              stack: expect.stringContaining(message ?? ''),
            }),
          ],
          properties: expect.objectContaining({
            brand: BRAND,
            message,
            status,
            stack: expect.stringContaining(message ?? ''),
          }),
          measurements: { duration: expect.any(Number) },
        }),
      );
  });

  test('limits how many of 10,000 errors are sent, and the page still works', async ({
    context,
    page,
    site,
  }) => {
    await mockTagManager(context);
    await page.goto(site.url + PAGES.home);
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
    await page.evaluate(async () => {
      for (let index = 0; index < 10_000; index += 1)
        window.dispatchEvent(new ErrorEvent('error', { error: new Error(`storm ${index % 2_000}`) }));
      await new Promise((resolve) => setTimeout(resolve));
    });
    await page.getByRole('link', { name: 'About us' }).first().click();
    await expect(page).toHaveURL(/about-us$/);
    await page.goto('about:blank');
    await expect.poll(() => site.ingestion.exceptions.length).toBe(25);
    expect(site.ingestion.requests).toBeLessThanOrEqual(10);
  });
});

test('the relay accepts only valid batches for this site that its own pages send', async ({
  request,
  site,
}) => {
  const send = (headers: Record<string, string>, data: string) =>
    request.post(site.url + RELAY, {
      headers: { origin: site.url, 'content-type': 'application/json', ...headers },
      data,
    });
  const batch = JSON.stringify([{ iKey: KEY }]);
  expect((await send({ origin: 'https://evil.example' }, batch)).status()).toBe(403);
  expect((await send({}, JSON.stringify([{ iKey: 'other' }]))).status()).toBe(400);
  expect((await send({}, 'x')).status()).toBe(400);
  expect((await send({}, JSON.stringify([{ iKey: KEY, pad: 'x'.repeat(200_000) }]))).status()).toBe(413);
  expect(site.ingestion.requests).toBe(0);
  expect((await send({}, batch)).status()).toBe(200);
  // The item is not a valid envelope, which the endpoint records. Here it matters only that the item arrived.
  expect(site.ingestion.problems.splice(0)).toHaveLength(1);
});
