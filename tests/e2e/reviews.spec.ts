import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { MAX_LAYOUT_SHIFT, observeLayoutShift } from './layout-shift';
import { waitForHydration } from './settle';
import { AT_EVERY_WIDTH } from './widths';

const PRODUCT = '/en-us/brands/dawn/pot-and-pan-detergent';
const REVIEWS = `${PRODUCT}/reviews`;
/** Compressed JavaScript that the reviews add to a product page, in bytes. */
const LIMIT = 12 * 1024;

let visitors = 0;
/** Each test has its own IP address, so that tests do not share rate limits. */
test.beforeEach(async ({ context }, { workerIndex }) => {
  visitors += 1;
  await context.setExtraHTTPHeaders({
    'x-forwarded-for': `10.${workerIndex & 63}.${visitors >> 8}.${visitors & 255}`,
  });
});

/** Scrolls to the reviews and waits until their links and votes work without loading a page. */
async function atReviews(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await page.locator('[data-reviews="in-place"]').waitFor();
  await page.waitForLoadState('networkidle');
}

const ratings = (page: Page): Promise<number[]> =>
  page
    .locator('[data-reviews] article [role=img]')
    .evaluateAll((stars) => stars.map((each) => Number.parseFloat(each.getAttribute('aria-label') ?? '')));

test('the HTML of a product page has the summary, histogram, sub-ratings and ten reviews @short', async ({
  request,
}) => {
  // React separates adjacent text nodes with empty comments.
  const html = (await (await request.get(PRODUCT)).text()).replaceAll('<!-- -->', '');
  expect(html).toContain('Based on 46 reviews');
  expect(html).toMatch(/would recommend this product/);
  for (const name of [
    'Quality',
    'Value',
    'Highest Rating',
    'Lowest Rating',
    'Most Helpful',
    'Newest',
    'Oldest',
  ])
    expect(html).toContain(name);
  expect(html.match(/id="review-\d+"/g)).toHaveLength(10);
  expect(html).toContain('Originally posted on FoodserviceSupply.example');
  expect(html.match(/>Sample review</g)).toHaveLength(10);
});

test('stars are filled in proportion to the rating', async ({ page }) => {
  await page.goto(PRODUCT);
  const stars = page.locator('h1 + p [role=img]');
  const average = Number.parseFloat((await stars.getAttribute('aria-label')) ?? '');
  const filled = await stars.getAttribute('style');
  const percent = Number(/([\d.]+)%/.exec(filled ?? '')?.[1]);
  expect(percent).toBeGreaterThan((average - 0.06) * 20);
  expect(percent).toBeLessThan((average + 0.06) * 20);
});

async function counted(page: Page): Promise<number[]> {
  const bars = await page
    .getByRole('list', { name: 'Reviews by stars' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.textContent ?? ''));
  const stars = bars.flatMap((bar) => {
    const [, value, count] = /^(\d) stars? (\d+) reviews?$/.exec(bar.replaceAll(/\s+/g, ' ')) ?? [];
    return Array.from({ length: Number(count) }, () => Number(value));
  });
  await expect(page.getByText(`Based on ${stars.length} reviews`)).toBeVisible();
  return stars;
}

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });
    const open = (page: Page): Promise<unknown> => (script ? atReviews(page) : page.goto(PRODUCT));

    test('reviews are sorted, filtered and paged @short', async ({ page }) => {
      await open(page);
      const sorted = async (name: string): Promise<void> => {
        await page.getByRole('link', { name }).click();
        await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
        await page.waitForLoadState('load');
      };
      await sorted('Lowest Rating');
      const lowest = await ratings(page);
      expect(lowest).toEqual((await counted(page)).toSorted((a, b) => a - b).slice(0, 10));

      await sorted('Newest');
      const days = await page
        .locator('[data-reviews] article > div:first-child time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      expect(days).toHaveLength(10);
      expect(days).toEqual([...days].sort().toReversed());

      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page.getByText('11–20 of 46 reviews')).toBeVisible();
      await page.getByRole('link', { name: 'Page 5' }).click();
      await expect(page.getByText('41–46 of 46 reviews')).toBeVisible();

      await page.getByRole('link', { name: /^4 stars/ }).click();
      await expect(page.getByText('with 4 stars.')).toBeVisible();
      await page.waitForLoadState('load');
      expect(new Set(await ratings(page))).toEqual(new Set([4]));
      await page.getByRole('link', { name: 'Show all' }).click();
      await expect(page.getByText('1–10 of 46 reviews')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(script ? PRODUCT : REVIEWS);
    });

    test('accepts a vote and a report once each, and shows the vote after a reload @real-ids @short', async ({
      page,
    }) => {
      await open(page);
      const card = page.locator('[data-reviews] article').nth(script ? 2 : 3);
      const yes = card.getByRole('button', { name: /^Yes .*it was helpful/ });
      const no = card.getByRole('button', { name: /^No .*it was not helpful/ });
      await expect(yes).toHaveAttribute('aria-pressed', 'false');
      const count = async (): Promise<number> => Number(/\d+/.exec(await yes.innerText())?.[0]);
      const before = await count();
      await yes.click();
      await expect(page.getByText('Thank you for your vote.')).toBeVisible();
      await expect(yes).toHaveAttribute('aria-pressed', 'true');
      await expect(no).toHaveAttribute('aria-pressed', 'false');
      expect(await count()).toBe(before + 1);
      await yes.click();
      await expect(page.getByText('Thank you for your vote.')).toBeVisible();
      expect(await count()).toBe(before + 1);
      await page.reload();
      if (script) await page.locator('#reviews').scrollIntoViewIfNeeded();
      await expect(yes).toHaveAttribute('aria-pressed', 'true');
      expect(await count()).toBe(before + 1);
      if (script) await page.waitForLoadState('networkidle');
      await no.click();
      await expect(no).toHaveAttribute('aria-pressed', 'true');
      await expect(yes).toHaveAttribute('aria-pressed', 'false');
      expect(await count()).toBe(before);
      await card.getByText('Report', { exact: false }).first().click();
      await card.getByLabel('What’s the problem?').fill('Names a person');
      await card.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText('Our moderators will look at this review.')).toBeVisible();
    });
  });
}

test('a sorted review list is a separate page with noindex', async ({ page }) => {
  await page.goto(`${REVIEWS}?sort=oldest&page=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Reviews of /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page).toHaveTitle(/^Reviews of .* \| /);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${REVIEWS}$`));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Reviews of /);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /ratings and reviews/);
  await page.goto(`${REVIEWS}?sort=sideways&page=-4&stars=9`);
  await expect(page.getByText('1–10 of 46 reviews')).toBeVisible();
  expect((await page.goto('/en-us/brands/dawn/no-such-product/reviews'))?.status()).toBe(404);
});

test(
  'the review list is accessible, fits the screen and does not shift',
  AT_EVERY_WIDTH,
  async ({ page }) => {
    const shift = await observeLayoutShift(page);
    await page.goto(`${REVIEWS}?sort=lowest`, { waitUntil: 'networkidle' });
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  },
);

test('updating the list in place moves the focus to the review count', async ({ page }) => {
  await atReviews(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  const position = page.getByRole('paragraph').filter({ hasText: '11–20 of 46 reviews' });
  await expect(position).toBeFocused();
  await expect(position).toBeInViewport();
  await expect(page.locator('[data-reviews]')).not.toHaveAttribute('aria-busy');
  // If the list cannot be loaded in place, the link opens a page.
  await page.route('**/api/reviews?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/reviews\?page=3/);
  await expect(page.getByText('21–30 of 46 reviews')).toBeVisible();
});

test('validates the parameters of the reviews API', async ({ request }) => {
  const product = PRODUCT.replace('/en-us/', '');
  const status = async (query: string): Promise<number> =>
    (await request.get(`/api/reviews?${query}`)).status();
  expect(await status(`product=${product}&sort=newest&stars=4&page=1`)).toBe(200);
  for (const query of ['', 'sort=newest', `product=${product}&sort=sideways`, `product=${product}&stars=9`])
    expect(await status(query), query).toBe(400);
  expect(await status('product=brands/dawn/no-such-product')).toBe(404);
  expect(await status('product=about-us')).toBe(404);
});

test('product tiles show the product’s star rating', async ({ page }) => {
  await page.goto('/en-us/brands/dawn');
  const tile = page.locator('li', { has: page.getByRole('link', { name: 'Power Dissolver' }) }).first();
  await expect(tile.getByRole('img', { name: /out of 5 stars/ })).toBeVisible();
});

test('the review script is small, and loads when the reviews are near the viewport', async ({ page }, {
  project,
}) => {
  if (project.name !== 'large') return;
  const scripts: { url: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('.js'))
      scripts.push({ url: response.url(), bytes: gzipSync(await response.body()).length });
  });
  // Exclude telemetry, which every page loads once it is idle.
  const telemetry = page.waitForRequest('**/api/telemetry/**');
  await page.goto(PRODUCT);
  await waitForHydration(page, '[data-reviews]');
  await telemetry;
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  const added = scripts.slice(before).reduce((sum, { bytes }) => sum + bytes, 0);
  console.info(`reviews: ${added} bytes of script, compressed, when they come near`);
  expect(added).toBeLessThanOrEqual(LIMIT);
});

test('refuses writes from other sites, oversized bodies and too many votes', async ({ request, baseURL }) => {
  const own = { origin: baseURL ?? '' };
  const post = (path: string, form: Record<string, string>, headers: Record<string, string>) =>
    request.post(path, { form, headers, maxRedirects: 0 });
  for (const path of ['/api/reviews/feedback', '/api/forms/review', '/api/recommendations']) {
    expect((await post(path, { a: 'b' }, { origin: 'https://evil.example' })).status(), path).toBe(403);
    expect((await post(path, { a: 'x'.repeat(40_000) }, own)).status(), path).toBe(413);
  }
  const vote = () =>
    post(
      '/api/reviews/feedback',
      { ContentId: 'none', Vote: 'Positive' },
      { ...own, 'x-forwarded-for': '10.200.0.1' },
    );
  let refused = await vote();
  for (let turn = 0; turn < 31 && refused.status() !== 429; turn += 1) refused = await vote();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a product page shows three reviews, then a page of reviews in place', async ({ page }) => {
    await atReviews(page);
    const cards = page.locator('#reviews article').filter({ visible: true });
    await expect(cards).toHaveCount(3);
    await page.getByRole('link', { name: 'All 46 reviews' }).click();
    await expect(cards).toHaveCount(10);
    await expect(page.getByRole('navigation', { name: 'Review pages' })).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: '1–10 of 46 reviews' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'All 46 reviews' })).toHaveCount(0);
    await expect(page).toHaveURL(PRODUCT);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the link to all reviews opens their page', async ({ page }) => {
      await page.goto(PRODUCT);
      await page.getByRole('link', { name: 'All 46 reviews' }).click();
      await expect(page).toHaveURL(`${REVIEWS}#reviews`);
      await expect(page.getByText('1–10 of 46 reviews')).toBeVisible();
    });
  });
});
