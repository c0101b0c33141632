import { expect, test, type Page } from '@playwright/test';
import { startTelemetrySite, type TelemetrySite } from './telemetry-site';
import { PAGES } from './pages';
import { dataLayer, waitForIdle, Requests, scriptCookies, mockTagManager } from './telemetry-requests';

const RELAY = '/api/telemetry/v2/track';
const leave = (page: Page) => page.goto('about:blank');

test.describe('opt-in mode', () => {
  let site: TelemetrySite;
  test.beforeAll(async () => {
    site = await startTelemetrySite({ CONSENT_MODE: 'opt-in' });
  });
  test.afterAll(() => site.close());
  test.beforeEach(() => site.ingestion.clear());

  // This must be the first test of the site, because requests that another visitor allowed may still be in flight.
  test('a visitor who allows nothing is not asked again, and nothing is sent', async ({ context, page }) => {
    await mockTagManager(context);
    await page.goto(site.url + PAGES.home);
    await page
      .getByRole('dialog', { name: 'May we measure' })
      .getByRole('button', { name: 'Allow none' })
      .click();
    const requests = new Requests(context, site.url);
    await page.goto(site.url + PAGES.product);
    await waitForIdle(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await leave(page);
    expect(requests.listExternalRequests()).toEqual([]);
    expect(site.ingestion.requests).toBe(0);
  });

  test('measures nothing before consent, and measures the open page afterwards', async ({
    context,
    page,
  }) => {
    await mockTagManager(context);
    const requests = new Requests(context, site.url);
    await page.goto(site.url + PAGES.home);
    const banner = page.getByRole('dialog', { name: 'May we measure' });
    // The page asks once it is idle, at most 5 seconds after its load event.
    await expect(banner).toBeVisible({ timeout: 15_000 });
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('before the choice');
      });
    });
    expect(requests.listExternalRequests()).toEqual([`${site.url}/api/measurement`]);
    expect(await dataLayer(page)).toEqual([]);
    expect(await scriptCookies(context)).toEqual([]);

    await banner.getByRole('button', { name: 'Allow all' }).click();
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
    const layer = await dataLayer(page);
    expect(layer[0]).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]);
    expect(layer[1]).toEqual(['consent', 'update', expect.objectContaining({ ad_storage: 'granted' })]);
    await leave(page);
    await expect.poll(() => site.ingestion.pageViews).toHaveLength(1);
    expect(site.ingestion.exceptions).toEqual([]);
  });
});

test.describe("the operator's own consent manager", () => {
  const SCRIPT = `
    window.Cmp = { open() { document.title = 'preferences'; } };
    window.decide = (word) => { (function () { dataLayer.push(arguments); })('consent', 'update',
      { analytics_storage: word, ad_storage: word }); };`;
  let site: TelemetrySite;
  test.beforeAll(async () => {
    site = await startTelemetrySite({
      CONSENT_MANAGER_URL: 'https://consent.example/manager.js',
      CONSENT_MANAGER_OPEN: 'Cmp.open',
    });
  });
  test.afterAll(() => site.close());

  test('opens from the footer, and its choice is stored and applied', async ({ context, page }) => {
    await mockTagManager(context);
    await context.route('https://consent.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    );
    const requests = new Requests(context, site.url);
    await page.goto(site.url + PAGES.home);
    await expect.poll(() => page.evaluate(() => 'decide' in window)).toBe(true);
    await page.getByRole('button', { name: 'Do Not Sell or Share' }).click();
    await expect(page).toHaveTitle('preferences');
    await page.evaluate(() => {
      const decide: unknown = Reflect.get(window, 'decide');
      if (typeof decide === 'function') decide('denied');
    });
    await expect.poll(() => scriptCookies(context)).toEqual(['privacy_choice']);
    const sent = requests.to(RELAY);
    await leave(page);
    await page.goto(site.url + PAGES.product);
    await waitForIdle(page);
    await leave(page);
    expect(requests.to(RELAY)).toBe(sent);
    expect(requests.to('/api/measurement')).toBe(1);
  });
});
