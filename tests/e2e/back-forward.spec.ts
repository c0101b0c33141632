import { expect, test, type Browser, type Page } from '@playwright/test';

/** Reasons that headless Chromium always gives, because it has no back/forward cache. */
const OF_THE_BROWSER = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/**
 * Opens a page, leaves it and goes back.
 * @returns 'restored', or the reasons why the page was not in the back/forward cache
 */
async function returnTo(page: Page, path: string): Promise<string[] | 'restored'> {
  const reasons: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    // An immediate navigation would discard the result of this evaluate().
    setTimeout(() => location.assign('/en-us/terms'));
  });
  await page.waitForURL('**/terms', { waitUntil: 'load' });
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForFunction(
    (address) => location.pathname + location.search === address && document.readyState === 'complete',
    path,
  );
  if (await page.evaluate(() => Reflect.get(window, 'persisted') === true)) return 'restored';
  await expect.poll(() => reasons).not.toEqual([]);
  // The browser must report that it has no cache. Otherwise the page was not restored for an unknown reason.
  expect(reasons).toContain(OF_THE_BROWSER[0]);
  return reasons.filter((reason) => !OF_THE_BROWSER.includes(reason));
}

test.describe('the back/forward cache', () => {
  const paths = [
    '/en-us',
    '/en-us/brands/dawn/pot-and-pan-detergent',
    '/en-us/articles/contact-time-explained',
    '/en-us/contact-us',
    '/en-us/search?q=dawn',
    '/en-us/media-hub/articles?topic=kitchen',
    '/en-us/compare-products',
  ];
  let browser: Browser;
  test.beforeAll(async ({ playwright, launchOptions }) => {
    const launch = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };
    browser = await playwright.chromium.launch({ ...launchOptions, ...launch });
  });
  test.afterAll(() => browser.close());

  for (const path of paths) {
    test(`restores ${path}`, async ({ baseURL }) => {
      const context = await browser.newContext({ baseURL });
      const outcome = await returnTo(await context.newPage(), path);
      expect(outcome === 'restored' ? [] : outcome).toEqual([]);
      await context.close();
    });
  }

  test("excludes members' pages and form outcomes", async ({ request }) => {
    for (const [path, cookie] of [
      ['/en-us/contact-us?sent=contact', ''],
      ['/en-us/search?q=dawn', 'signed-in=1'],
    ] as const) {
      const response = await request.get(path, { headers: { cookie } });
      expect(response.headers()['cache-control'], path).toContain('no-store');
    }
  });
});
