import { expect, test } from '@playwright/test';
import { structuredData } from './structured-data';

test('redirects alternative URLs of a page', async ({ request }) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  for (const [from, to, status] of [
    ['/', '/en-us', 308],
    ['/en-us/hire-mr-clean/', '/en-us/hire-mr-clean', 308],
    ['/EN-US/Brands/Dawn', '/en-us/brands/dawn', 308],
    ['/en-us/home', '/en-us', 301],
    ['/en-us/about', '/en-us/about-us', 301],
    ['/en-us/search-results', '/en-us/search', 301],
    ['/en-us/large-healthcare-cleaning', '/en-us/healthcare-cleaning', 301],
    ['/en-us/large-hospitality-cleaning', '/en-us/hospitality-cleaning', 301],
    ['/en-us/whats-new', '/en-us/whats-new/clean-upgraded', 302],
  ] as const) {
    const response = await get(from);
    expect(response.status(), from).toBe(status);
    expect(new URL(response.headers().location ?? '', 'http://localhost').pathname, from).toBe(to);
  }
});

test('unknown URLs return a 404 page with the footer', async ({ request }) => {
  for (const path of [
    '/en-us/no-such-page',
    '/en-us/404-error',
    '/en-us/brands/dawn/no-such-product',
    '/no-such-place',
    '/en-us/%2e%2e%2fx',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toMatch(/<h1[^>]*>We can’t find that page<\/h1>/);
    expect(html, path).toMatch(/<footer[\s\S]*All rights reserved[\s\S]*<\/footer>/);
    expect(html, path).toMatch(/<li aria-current="page">Page not found<\/li>/);
  }
});

test('a product page has metadata and structured data for search engines @real-ids', async ({
  page,
  baseURL,
}) => {
  await page.goto('/en-us/brands/dawn/pot-and-pan-detergent');
  await expect(page).toHaveTitle(/Manual Pot and Pan Detergent/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/en-us/brands/dawn/pot-and-pan-detergent`,
  );
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /three-compartment sinks/);
  await expect(page.locator('meta[name=keywords]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    /Manual Pot and Pan Detergent/,
  );
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
    'content',
    /three-compartment sinks/,
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    `${baseURL}/en-us/brands/dawn/pot-and-pan-detergent`,
  );
  const data = await structuredData(page);
  expect(data.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(['BreadcrumbList', 'Product']));
  const product = data.find((thing) => thing['@type'] === 'Product');
  expect(product).toMatchObject({
    name: 'Manual Pot and Pan Detergent',
    brand: { name: 'Dawn Professional' },
  });
  // The reviews are marked as samples, so they must not appear as customers' ratings.
  await expect(page.locator('#reviews').getByText('Sample review', { exact: true })).toHaveCount(10);
  expect(product).not.toHaveProperty('aggregateRating');
  expect(product).not.toHaveProperty('review');
});

test('a product page with a video has structured data for it', async ({ page }) => {
  await page.goto('/en-us/brands/dawn/heavy-duty-degreaser');
  expect((await structuredData(page)).map((thing) => thing['@type'])).toContain('VideoObject');
});

test('the home page and articles have structured data', async ({ page }) => {
  const types = async (path: string): Promise<string[]> => {
    await page.goto(path);
    return (await structuredData(page)).map((thing) => thing['@type']);
  };
  expect(await types('/en-us')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  expect(await types('/en-us/articles/contact-time-explained')).toEqual(
    expect.arrayContaining(['Article', 'BreadcrumbList']),
  );
});

// crawl.spec.ts checks that each listed page exists.
test('the sitemap lists every page once @real-ids', async ({ request, baseURL }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations.length).toBeGreaterThan(140);
  expect(locations).not.toContain(`${baseURL}/en-us/404-error`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('hides newsletter and related brands on the documented pages', async ({ page }) => {
  const has = async (path: string): Promise<[number, number]> => {
    await page.goto(path);
    return [
      await page.locator('#form-newsletter').count(),
      await page.getByRole('heading', { name: 'Our brands' }).count(),
    ];
  };
  expect(await has('/en-us/about-us')).toEqual([1, 1]);
  expect(await has('/en-us/hire-mr-clean')).toEqual([0, 0]);
  for (const sample of ['microban-sample', 'distributor-sampling', 'dawn-hd-powerwash'])
    expect(await has(`/en-us/whats-new/${sample}`), sample).toEqual([0, 1]);
  expect(await has('/en-us/buy-cleaning-products')).toEqual([1, 0]);
  expect(await has('/en-us/sitemap')).toEqual([1, 0]);
  expect(await has('/en-us/no-such-page')).toEqual([1, 0]);
  expect(await has('/en-us/user-registration')).toEqual([0, 1]);
});
