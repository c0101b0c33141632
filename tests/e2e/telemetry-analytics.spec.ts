import type { Page } from '@playwright/test';
import { SIGNED_IN_FLAG } from '../../lib/members/pages';
import { expect, test } from './telemetry-test';
import { PAGES } from './pages';
import { choiceCookie, dataLayer, consentDefaults, mockTagManager } from './telemetry-requests';

test('each tracked click is pushed once: link, image, video button and video', async ({
  context,
  page,
  site,
}) => {
  await mockTagManager(context);
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

test('the tag manager starts under a policy that allows its inline script only by hash', async ({
  context,
  page,
  site,
}) => {
  await mockTagManager(context);
  await context.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  const response = await page.goto(site.url + PAGES.home);
  expect(response?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'gtm.js' }));
  await expect.poll(() => page.evaluate(() => 'google_tag_manager' in window)).toBe(true);
  const violations = await page.evaluate((): unknown => Reflect.get(window, 'violations'));
  expect(violations).toEqual([]);
});

test.describe('the signed-in user', () => {
  const users = async (page: Page) =>
    (await dataLayer(page)).filter((entry) => JSON.stringify(entry).includes('"event":"sessionUser"'));
  const polls = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'polls')));
  test.beforeEach(async ({ context, site }) => {
    // Without this flag, the page assumes that no user is signed in, and removes the user from session storage.
    await context.addCookies([{ name: SIGNED_IN_FLAG, value: '1', url: site.url }]);
    await context.addInitScript(() => {
      sessionStorage.setItem('userId', 'member-7');
      sessionStorage.setItem('userEmail', 'ann@example.com');
      // Number of running timers with an interval of one second.
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

  test('is pushed once when analytics is ready, and the polling stops', async ({ context, page, site }) => {
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

  test('is not pushed when analytics does not load, and the polling stops', async ({
    context,
    page,
    site,
  }) => {
    await mockTagManager(context, '');
    const missing = page.waitForEvent('console', (message) => message.text() === 'GA not loaded');
    await page.goto(site.url + PAGES.home);
    await missing;
    await expect.poll(() => polls(page)).toBe(0);
    expect(await users(page)).toEqual([]);
  });

  test('is not pushed when the visitor refused advertising', async ({ context, page, site }) => {
    await mockTagManager(context);
    await context.addCookies([choiceCookie(site.url, ['necessary', 'analytics'])]);
    await page.goto(site.url + PAGES.home);
    await expect.poll(() => page.evaluate(() => 'google_tag_manager' in window)).toBe(true);
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
    expect(await polls(page)).toBe(0);
    expect(await users(page)).toEqual([]);
    expect((await dataLayer(page))[1]).toEqual([
      'consent',
      'update',
      { ...consentDefaults('denied'), analytics_storage: 'granted', personalization_storage: 'granted' },
    ]);
  });
});
