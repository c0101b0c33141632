import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { SIGNED_IN_FLAG } from '../../lib/members/pages';
import { BRAND, GTM_ID, KEY, measuredSite, type MeasuredSite } from './measured-site';
import { PAGES } from './pages';
import { scrollThrough, settle } from './still';
import { choiceCookie, dataLayer, idle, Requests, scriptCookies, tagManager } from './telemetry-requests';
import { differing } from './whole-picture';

/** A page of each kind that analytics recognises. */
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

let site: MeasuredSite;
test.beforeAll(async () => {
  site = await measuredSite();
});
test.afterAll(() => site.close());
test.beforeEach(() => site.ingestion.clear());
test.afterEach(() => expect(site.ingestion.problems).toEqual([]));

const grants = (word: 'granted' | 'denied') => ({
  ad_storage: word,
  ad_user_data: word,
  ad_personalization: word,
  analytics_storage: word,
  functionality_storage: 'granted',
  personalization_storage: word,
  security_storage: 'granted',
});

/** Does on a page what would be measured, then leaves it, which sends what waits. */
async function actAndLeave(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  });
  // Not a link to another site: going there would be a request of the click's own.
  await page
    .locator('a[data-ga-category][href^="/"], button[data-ga-category]')
    .first()
    .dispatchEvent('click');
  await page.goto('about:blank');
}

test.describe('refused', () => {
  const ways: Record<string, (context: BrowserContext) => Promise<void>> = {
    'by choice': (context) => context.addCookies([choiceCookie(site.url, ['necessary'])]),
    'by Global Privacy Control': async (context) => {
      await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
    },
    'by Global Privacy Control, against an older choice': async (context) => {
      await context.addCookies([choiceCookie(site.url, ['necessary', 'analytics', 'advertising'])]);
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
    },
  };
  for (const [way, refuse] of Object.entries(ways)) {
    test(`${way}: nothing leaves but the page itself`, async ({ context, page }) => {
      await tagManager(context);
      await refuse(context);
      const requests = new Requests(context, site.url);
      for (const path of [PAGES.home, PAGES.product, PAGES.article]) {
        await page.goto(site.url + path);
        await page.waitForLoadState('networkidle');
        await idle(page);
        expect(await dataLayer(page)).toEqual([]);
        await actAndLeave(page);
      }
      expect(requests.left()).toEqual([]);
      expect(site.ingestion.requests).toBe(0);
      expect(await scriptCookies(context)).toEqual(
        way === 'by Global Privacy Control' ? [] : ['privacy_choice'],
      );
    });
  }

  test('on the server too: settings are not told, and what is sent all the same is not passed on', async ({
    request,
  }) => {
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

test.describe('allowed', () => {
  for (const [kind, path] of Object.entries(KINDS)) {
    test(`${kind}: page view and data-layer push`, async ({ context, page }) => {
      await tagManager(context);
      const requests = new Requests(context, site.url);
      await page.goto(site.url + path);
      await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
      await expect.poll(() => page.evaluate(() => 'google_tag_manager' in window)).toBe(true);
      const title = await page.title();
      const layer = await dataLayer(page);
      // Consent mode's defaults come before anything else.
      expect(layer.slice(0, 2)).toEqual([
        ['consent', 'default', { ...grants('granted'), wait_for_update: 500 }],
        ['consent', 'update', grants('granted')],
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
      expect([...new Set(requests.left())].toSorted()).toEqual(
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

  test('a way within the site is a page view and a push of its own, with its own seconds', async ({
    context,
    page,
  }) => {
    await tagManager(context);
    await page.goto(site.url + PAGES.home);
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ pageKind: 'home' }));
    await page.locator('footer').getByRole('link', { name: 'About us' }).first().click();
    await expect(page).toHaveURL(/about-us$/);
    await expect
      .poll(() => dataLayer(page))
      .toContainEqual(expect.objectContaining({ pageKind: 'content page' }));
    const title = await page.title();
    // The page view waits a moment for the title; leaving before would lose it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await page.goto('about:blank');
    await expect
      .poll(() => site.ingestion.pageViews.map(({ url }) => url))
      .toEqual([site.url + PAGES.home, `${site.url}/en-us/about-us`]);
    expect(site.ingestion.pageViews[1]?.name).toBe(title);
    // The framework's fetch of the next page is tracked, without its query.
    expect(site.ingestion.calls).toContainEqual(
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

  test('web vitals are events', async ({ context, page }) => {
    await tagManager(context);
    await page.goto(site.url + PAGES.home);
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
    await page.keyboard.press('Tab');
    await page.goto('about:blank');
    // Beside them are the events of the site's server.
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
  test('early and late ones arrive once each, with brand, message, stack, seconds and status', async ({
    context,
    page,
  }) => {
    await tagManager(context);
    await page.addInitScript(() => {
      // The page's scripts are there, telemetry is not: it waits for the page to be idle after this.
      addEventListener('load', () => {
        throw new TypeError('early on purpose');
      });
    });
    await page.goto(site.url + PAGES.home);
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
    await page.evaluate(() => {
      const told = new Promise((resolve) => addEventListener('unhandledrejection', resolve));
      void Promise.reject(Object.assign(new Error('late on purpose'), { status: 503 }));
      return told.then(() => undefined);
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

  test('a storm of 10,000 sends a bounded number, and the page lives', async ({ context, page }) => {
    await tagManager(context);
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

test('each tracked click is pushed once: link, image, video button and video', async ({ context, page }) => {
  await tagManager(context);
  const clicks = async () =>
    (await dataLayer(page)).filter((entry) => JSON.stringify(entry).includes('"event":"interaction"'));
  await page.goto(site.url + PAGES.home);
  await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
  const expected: unknown[] = [];
  const attributes = async (selector: string) => {
    const element = page.locator(selector).first();
    const [category, label, action, tradeDeskId] = await Promise.all(
      ['data-ga-category', 'data-ga-label', 'data-ga-action', 'data-trade-desk'].map((name) =>
        element.getAttribute(name),
      ),
    );
    expected.push({
      event: 'interaction',
      category,
      action: action ?? 'click',
      ...(label !== null && { label }),
      ...(tradeDeskId !== null && { tradeDeskId }),
    });
    return element;
  };
  await (await attributes('main button[data-ga-action="play"]')).click();
  await page.keyboard.press('Escape');
  await expect.poll(clicks).toEqual(expected);
  await (await attributes('main a[data-trade-desk]')).click();
  await expect.poll(clicks).toEqual(expected);
  await (await attributes('footer a[data-ga-category]:has(img)')).click();
  await expect.poll(clicks).toEqual(expected);

  await page.goto(site.url + PAGES['article with video']);
  await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
  expected.length = 0;
  await (await attributes('main a[data-ga-action="play"]')).click();
  await expect(page.locator('main video')).toBeVisible();
  await expect.poll(clicks).toEqual(expected);
});

test.describe('who is signed in', () => {
  const users = async (page: Page) =>
    (await dataLayer(page)).filter((entry) => JSON.stringify(entry).includes('"event":"sessionUser"'));
  const polls = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'polls')));
  test.beforeEach(async ({ context }) => {
    // Without it the page takes the user away from session storage: nobody is signed in.
    await context.addCookies([{ name: SIGNED_IN_FLAG, value: '1', url: site.url }]);
    await context.addInitScript(() => {
      sessionStorage.setItem('userId', 'member-7');
      sessionStorage.setItem('userEmail', 'ann@example.com');
      // How many timers of one second run.
      Object.assign(window, { polls: 0 });
      const { setInterval, clearInterval } = window;
      const running = new Set<unknown>();
      const count = (): unknown => Object.assign(window, { polls: running.size });
      Object.assign(window, {
        setInterval: (handler: () => void, ms: number) => {
          const id = setInterval(handler, ms);
          if (ms === 1_000) running.add(id);
          count();
          return id;
        },
        clearInterval: (id: number) => {
          clearInterval(id);
          running.delete(id);
          count();
        },
      });
    });
  });

  test('is told once analytics is ready, once, and the polling stops', async ({ context, page }) => {
    let ready = (): void => {};
    const held = new Promise<void>((resolve) => (ready = resolve));
    await context.route('https://www.googletagmanager.com/**', async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/javascript', body: 'window.google_tag_manager = {};' });
    });
    await page.goto(site.url + PAGES.home);
    await expect.poll(() => polls(page)).toBe(1);
    expect(await users(page)).toEqual([]);
    ready();
    await expect
      .poll(() => users(page))
      .toEqual([{ event: 'sessionUser', userId: 'member-7', userEmail: 'ann@example.com' }]);
    expect(await polls(page)).toBe(0);
  });

  test('is told to nobody when analytics does not come, and the polling stops', async ({ context, page }) => {
    await tagManager(context, '');
    const missing = page.waitForEvent('console', (message) => message.text() === 'GA not loaded');
    await page.goto(site.url + PAGES.home);
    await missing;
    await expect.poll(() => polls(page)).toBe(0);
    expect(await users(page)).toEqual([]);
  });

  test('is told to nobody whose advertising was refused', async ({ context, page }) => {
    await tagManager(context);
    await context.addCookies([choiceCookie(site.url, ['necessary', 'analytics'])]);
    await page.goto(site.url + PAGES.home);
    await expect.poll(() => page.evaluate(() => 'google_tag_manager' in window)).toBe(true);
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
    expect(await polls(page)).toBe(0);
    expect(await users(page)).toEqual([]);
    expect((await dataLayer(page))[1]).toEqual([
      'consent',
      'update',
      { ...grants('denied'), analytics_storage: 'granted', personalization_storage: 'granted' },
    ]);
  });
});

test.describe('hindered', () => {
  /** The same page drawn twice differs by some tens of pixels at the edges of round shapes; a line of text by hundreds. */
  const PIXELS_AT_MOST = 100;
  /** What pages log that is not the browser's own word for a request that failed. */
  const logOf = (page: Page): string[] => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (!message.text().startsWith('Failed to load resource') && !message.text().includes('was preloaded'))
        lines.push(message.text());
    });
    page.on('pageerror', (error) => lines.push(String(error)));
    return lines;
  };
  const seen = async (page: Page): Promise<Buffer> => {
    await page.waitForLoadState('networkidle');
    await idle(page);
    await scrollThrough(page);
    await settle(page);
    return page.screenshot({ animations: 'disabled', caret: 'hide' });
  };
  /** Menu, dialog, disclosure, preferences and ways within the site work. */
  const works = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Watch: closing a kitchen' }).click();
    await expect(page.getByRole('dialog').locator('video')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Do Not Sell or Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Your privacy choices' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('footer').getByRole('link', { name: 'About us' }).first().click();
    await expect(page).toHaveURL(/about-us$/);
  };

  const ways: Record<string, (context: BrowserContext) => Promise<void>> = {
    'the hosts are blocked': async (context) => {
      await context.route(/googletagmanager|\/api\/telemetry/, (route) => route.abort('blockedbyclient'));
    },
    'the tag manager is an empty script': (context) => tagManager(context, ''),
    'the data layer is frozen': async (context) => {
      await context.route(/googletagmanager/, (route) => route.abort('blockedbyclient'));
      await context.addInitScript(() =>
        Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]), writable: false }),
      );
    },
  };
  for (const [way, hinder] of Object.entries(ways)) {
    test(`${way}: nothing visible changes, and 'GA not loaded' is all that is logged`, async ({
      context,
      page,
      browser,
    }) => {
      const free = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
      await tagManager(free);
      const freePage = await free.newPage();
      await freePage.goto(site.url + PAGES.product);
      const asItIs = await seen(freePage);
      await free.close();

      await hinder(context);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const lines = logOf(page);
      await page.goto(site.url + PAGES.product);
      await expect.poll(() => lines).toEqual(['GA not loaded']);
      expect(await differing(await seen(page), asItIs)).toBeLessThanOrEqual(PIXELS_AT_MOST);
      await page.goto(site.url + PAGES.home);
      await expect.poll(() => lines).toEqual(['GA not loaded', 'GA not loaded']);
      await works(page);
      expect(lines).toEqual(['GA not loaded', 'GA not loaded']);
    });
  }

  test('settings that do not come leave the page without measuring, and without a word', async ({
    context,
    page,
  }) => {
    await context.route('**/api/measurement', (route) => route.abort());
    const lines = logOf(page);
    await page.goto(site.url + PAGES.home);
    await idle(page);
    await works(page);
    expect(lines).toEqual([]);
  });
});

test('the relay takes only batches of this site, from its own pages', async ({ request }) => {
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
  // Its item is no envelope, which the endpoint says; that it got there is what is looked at here.
  expect(site.ingestion.problems.splice(0)).toHaveLength(1);
});
