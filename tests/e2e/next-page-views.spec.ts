import { expect, test } from './telemetry-test';
import { PAGES } from './pages';
import { waitForIdle, Requests } from './telemetry-requests';

test('a prefetched page counts as viewed only after the click', async ({ page, site }) => {
  await page.goto(`${site.url}/en-us/articles`);
  await waitForIdle(page);
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (searchParams.has('_rsc')) fetched.push(pathname);
  });
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/recommendations')
      views.push(request.postData() ?? '');
  });
  const link = page.locator('main a[href^="/en-us/articles/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await expect.poll(() => fetched).toContain(href);
  await page.waitForLoadState('networkidle');
  expect(views).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(site.url + href);
  await expect.poll(() => views).toHaveLength(1);
  // A view is sent once the title is that of the new page, after up to five seconds.
  await expect
    .poll(() => site.ingestion.pageViews.map(({ url }) => new URL(url ?? '').pathname), { timeout: 40_000 })
    .toEqual(['/en-us/articles', href]);
});

test('a prerendered document starts no script and counts no view until it is visible', async ({
  page,
  context,
  site,
}) => {
  const requests = new Requests(context, site.url);
  await page.addInitScript(() => {
    let isPrerendering = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => isPrerendering });
    Object.assign(window, {
      activate: () => {
        isPrerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  await page.goto(site.url + PAGES.article, { waitUntil: 'networkidle' });
  await page.locator('main').hover();
  // Wait longer than the delay after which the scripts of a visible page start.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 5_500)));
  expect(requests.listExternalRequests()).toEqual([]);
  expect(requests.to('/api/recommendations')).toBe(0);
  await page.evaluate(() => Reflect.get(window, 'activate')());
  await waitForIdle(page);
  await expect.poll(() => requests.to('/api/measurement')).toBe(1);
  await expect.poll(() => site.ingestion.pageViews.length, { timeout: 40_000 }).toBe(1);
});
