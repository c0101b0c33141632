import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { getCacheStatus } from './cache-status';
import { HEADERS, MANAGEMENT, publish, read, unpublish, webhookSent } from './management';
import { setServicesRunning } from './services-control';
import { startSite } from './site-process';

test.describe.configure({ mode: 'serial' });

test.afterAll(async ({ request }) => setServicesRunning(request, true));

test('a publish is visible at the next request and re-renders only affected pages @short', async ({
  request,
}) => {
  const own = '/en-us/brands/dawn/power-dissolver';
  const showing = '/en-us/brands/dawn';
  const other = '/en-us/brands/charmin';
  for (const path of [own, showing, other]) {
    await request.get(path);
    expect(await getCacheStatus(request, path), path).toBe('site; hit');
  }
  await publish(request, 'product-power-dissolver', { productName: 'Power Dissolver Two' });
  expect(await getCacheStatus(request, other)).toBe('site; hit');
  expect(await (await request.get(own)).text()).toContain('Power Dissolver Two');
  expect(await (await request.get(showing)).text()).toContain('Power Dissolver Two');
});

test('publishing a page replaces the 404, and unpublishing brings it back @short', async ({ request }) => {
  const path = '/en-us/whats-new/spring-campaign';
  expect((await request.get(path)).status()).toBe(404);
  await publish(request, 'page-whats-new-draft', {});
  expect((await request.get(path)).status()).toBe(200);
  await unpublish(request, 'page-whats-new-draft');
  const gone = await request.get(path);
  expect(gone.status()).toBe(404);
  // This is the site's own 404 page. Next's 404 page would need a script.
  expect(await gone.text()).toContain('Do Not Sell or Share My Personal Information');
});

test('a new article appears in the list of articles', async ({ request }) => {
  expect(await (await request.get('/en-us/articles')).text()).not.toContain('Ice machines:');
  await publish(request, 'article-draft-ice-machines', {});
  expect(await (await request.get('/en-us/articles')).text()).toContain('Ice machines:');
});

test('a new product appears in its brand and category lists, and leaves lists it is removed from', async ({
  request,
}) => {
  const brand = '/en-us/brands/dawn';
  const category = '/en-us/cleaning-solutions/surface-and-air-clean';
  const text = async (path: string): Promise<string> => (await request.get(path)).text();
  const id = 'product-newly-made';
  const address = `${MANAGEMENT}/entries/${id}`;
  const name = 'A Newly Made Cleaner';
  const link = (entry: string) => ({ sys: { type: 'Link', linkType: 'Entry', id: entry } });
  const { fields } = await read(request, 'product-power-dissolver');
  expect(await text(brand)).not.toContain(name);
  expect(await text(category)).toContain('15 products');
  const made = await request.put(address, {
    headers: { ...HEADERS, 'x-contentful-content-type': 'product' },
    data: {
      fields: {
        ...fields,
        productName: { 'en-US': name },
        slug: { 'en-US': 'brands/dawn/newly-made' },
        ratingAndReviewId: { 'en-US': 'newly-made' },
        categories: { 'en-US': [link('category-surface')] },
      },
    },
  });
  expect(made.ok()).toBe(true);
  await publish(request, id, {});
  expect(await text(brand)).toContain(name);
  expect(await text(category)).toContain('16 products');
  expect(await text(category)).toContain(name);
  expect(await text(`${category}?brand=dawn`)).toContain(name);
  await publish(request, id, { categories: [link('category-kitchen')] });
  expect(await text(category)).toContain('15 products');
  expect(await text(category)).not.toContain(name);
  expect(await text(brand)).toContain(name);
  await unpublish(request, id);
  expect(await text(brand)).not.toContain(name);
});

test('search finds a published entry by its new text at the next request', async ({ request }) => {
  const found = async (q: string): Promise<string> =>
    (await request.get(`/en-us/search?q=${q}&kind=product`)).text();
  expect(await found('zephyrol')).toContain('No products found in the search');
  await publish(request, 'product-rinse-aid', { productName: 'Zephyrol Rinse Aid' });
  expect(await found('zephyrol')).toContain('/en-us/brands/cascade/rinse-aid');
  await publish(request, 'synonyms-degreaser', { words: ['degreaser', 'schmutzlos'] });
  expect(await found('schmutzlos')).toContain('Degreaser');
});

test('without webhooks, changes appear within CONTENT_MAX_AGE, and other pages stay cached', async ({
  request,
}) => {
  const site = await startSite({ CONTENT_MAX_AGE: '1' });
  try {
    const own = `${site.url}/en-us/brands/dawn/power-dissolver`;
    const other = `${site.url}/en-us/brands/charmin`;
    const text = async (): Promise<string> => (await request.get(own)).text();
    await request.get(other);
    expect(await getCacheStatus(request, other)).toBe('site; hit');
    expect((await request.get(other)).headers()['cache-control']).toBe(
      's-maxage=1, stale-while-revalidate=1',
    );
    for (const productName of ['Power Dissolver Three', 'Power Dissolver Four']) {
      expect(await text()).not.toContain(productName);
      await publish(request, 'product-power-dissolver', { productName });
      await expect.poll(text).toContain(productName);
    }
    expect(await getCacheStatus(request, other)).toBe('site; hit');
  } finally {
    site.stop();
  }
});

test('the webhook refuses a request without a signature', async ({ request }) => {
  const response = await request.post('/api/revalidate', { data: { sys: { id: 'x', type: 'Entry' } } });
  expect(response.status()).toBe(401);
});

async function openPreview(page: Page, path: string): Promise<number | undefined> {
  return (
    await page.goto(`/api/preview?secret=${process.env.PREVIEW_SECRET}&path=${encodeURIComponent(path)}`)
  )?.status();
}

test('preview shows drafts, is never cached, and can be left @short', async ({ page, request }) => {
  const path = '/en-us/articles/three-compartment-sink';
  expect(await openPreview(page, path)).toBe(200);
  await expect(page.getByText('You’re viewing unpublished content.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Unpublished revision:').first()).toBeVisible();
  const response = await page.goto(path);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('[data-contentful-entry-id]').first()).toBeAttached();
  expect(await (await request.get(path)).text()).not.toContain('Unpublished revision:');
  await page.getByRole('button', { name: 'Exit preview' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByText('You’re viewing unpublished content.')).toHaveCount(0);
});

test('the preview bar appears on the review page', async ({ page }) => {
  expect(await openPreview(page, '/en-us/write-review')).toBe(200);
  await expect(page.getByText('You’re viewing unpublished content.')).toBeVisible();
  await page.getByRole('button', { name: 'Exit preview' }).click();
  await expect(page.getByText('You’re viewing unpublished content.')).toHaveCount(0);
});

test('preview refuses wrong or empty secrets, and paths outside the site', async ({ request }) => {
  const get = (query: string) => request.get(`/api/preview?${query}`, { maxRedirects: 0 });
  expect((await get('secret=&path=/en-us')).status()).toBe(401);
  expect((await get('secret=wrong&path=/en-us')).status()).toBe(401);
  for (const path of [
    '//evil.example/en-us',
    'https://evil.example/en-us',
    '/\\evil.example',
    '/en-us\\..',
    '/api/revalidate',
    '/en-us/../api',
  ]) {
    expect(
      (await get(`secret=${process.env.PREVIEW_SECRET}&path=${encodeURIComponent(path)}`)).status(),
      path,
    ).toBe(400);
  }
});

async function publishNewPage(request: APIRequestContext): Promise<string> {
  const slug = 'whats-new/never-seen';
  const fields = Object.fromEntries(
    Object.entries({ name: 'Never seen', slug, title: 'Never seen' }).map(([field, value]) => [
      field,
      { 'en-US': value },
    ]),
  );
  const address = `${MANAGEMENT}/entries/page-never-seen`;
  const made = await request.put(address, {
    headers: { ...HEADERS, 'x-contentful-content-type': 'contentPage' },
    data: { fields },
  });
  expect(made.ok()).toBe(true);
  const published = await request.put(`${address}/published`, {
    headers: { ...HEADERS, 'x-contentful-version': '1' },
  });
  expect(published.ok()).toBe(true);
  await webhookSent(request, 'publish', await published.json());
  return `/en-us/${slug}`;
}

test('while the content service is stopped, cached pages remain available and others return 503', async ({
  request,
}) => {
  const cached = [
    '/en-us',
    '/en-us/brands/dawn',
    '/en-us/cleaning-solutions/floor',
    '/en-us/sitemap',
    '/en-us/buy-cleaning-products',
    '/en-us/articles/contact-time-explained',
  ];
  const sellers = '/en-us/buy-cleaning-products?zip=60601&radius=50';
  for (const path of [...cached, sellers]) await request.get(path);
  // The cached pages expire on publish, and are not requested again before the service stops. The site must serve their
  // last good versions.
  await publish(request, 'product-heavy-duty-degreaser', {
    shortDescription: 'Expired just before the service stops.',
  });
  await publish(request, 'distributor-big-sky-janitorial', {});
  const path = await publishNewPage(request);
  await setServicesRunning(request, false);
  // A page of a list reports the outage with status 200 if it was never requested.
  const part = await request.get('/en-us/sitemap?page=7');
  expect(part.status()).toBe(200);
  expect(await part.text()).toContain('Currently service is not available');
  for (const path of cached) expect((await request.get(path)).status(), path).toBe(200);
  expect(await (await request.get(sellers)).text()).toContain('Lakeshore Broadline Supply');
  const unknown = await request.get(path);
  expect(unknown.status()).toBe(503);
  expect(unknown.headers()['retry-after']).toBe('30');
  expect(await unknown.text()).toMatch(/<h1[^>]*>We can’t show this page right now<\/h1>/);
  expect(unknown.headers()['cache-control']).toContain('no-store');
  await setServicesRunning(request, true);
  // Until the `Retry-After` period of 30 seconds ends, the site does not ask the service again.
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 35_000 }).toBe(200);
});
