/** Compares the calls of a visit with the table in docs/product.md, "Calls". */
import { expect, test, type Page } from '@playwright/test';
import { z } from 'zod';
import { ENVELOPE } from '@cleanpro/backend/telemetry/envelope';
import { asNewVisitor } from './forms';
import {
  ARTICLE,
  ARTICLE_ID,
  BRAND,
  fieldsOf,
  isOfRow,
  POLLS,
  PRODUCT,
  REVIEW_ID,
  TABLE,
} from './call-table';
import { CONTENT_PATH, recordedSite } from './recorded-services';
import { fillInReview } from './review-form';
import type { SiteProcess } from './site-process';
import { dataLayer } from './telemetry-requests';
import { blockPictures } from './without-scripts';

const OPERATIONS = [
  'HeaderShell',
  'FooterShell',
  'RegistrationFormData',
  'ArticleList',
  'PageBySlug',
  'UrlBuilderPages',
  'UrlBuilderProducts',
  'UrlBuilderArticles',
];
const LIMITS = [
  ['HeaderShell', 'layoutCollection(limit:1 '],
  ['HeaderShell', 'searchTopSuggestionsCollection(limit:4)'],
  ['FooterShell', 'layoutCollection(limit:1 '],
  ['RegistrationFormData', 'registrationFormDataCollection(limit:1 '],
] as const;
const TRACK = '/telemetry/v2/track';

const QUERY = z.object({
  operationName: z.string(),
  query: z.string(),
  variables: z.looseObject({ locale: z.string(), preview: z.boolean() }),
});

const LINE = z.looseObject({ event: z.string() });
const logged = (site: SiteProcess, event: string) =>
  site
    .log()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => LINE.parse(JSON.parse(line)));

const like = (page: Page) => page.getByRole('button', { name: /^Like/ });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), `article-${ARTICLE_ID}`);

test.beforeEach(async ({ context, page }) => {
  await asNewVisitor(context);
  await blockPictures(page);
});

test('a visit makes only the documented service calls', async ({ page }) => {
  test.setTimeout(120_000);
  const { site, services, stop } = await recordedSite({ BRAND_CODE: BRAND });
  try {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(`${site.url}/en-us`);
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
    await page.locator('main a[data-trade-desk]').first().dispatchEvent('click');
    await expect
      .poll(() => dataLayer(page))
      .toContainEqual({
        event: 'interaction',
        category: expect.any(String),
        action: expect.any(String),
        label: expect.any(String),
        tradeDeskId: expect.any(String),
      });
    expect(lines.filter((line) => line === 'GA not loaded')).toHaveLength(1);
    for (const name of [/^Privacy Notice/, /^Consumer Health Data Privacy Policy/])
      await expect(page.locator('footer').getByRole('link', { name })).toHaveAttribute(
        'href',
        /\/en-us\/privacy-notice$/,
      );

    await page.goto(`${site.url}/en-us/articles`);
    const figures = page.waitForResponse((response) => response.url().includes('/api/recommendations?'));
    await page.goto(site.url + ARTICLE);
    await figures;
    await like(page).click();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await stored(page)).toBe('liked');

    const viewed = page.waitForResponse(
      (response) => response.request().postData()?.includes('view=') === true,
    );
    await page.goto(site.url + PRODUCT);
    expect((await viewed).status()).toBe(201);
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await page.locator('[data-reviews="in-place"]').waitFor();
    await page
      .getByRole('button', { name: /^Yes .*it was helpful/ })
      .first()
      .click();
    await expect(page.getByText('Thank you for your vote.')).toBeVisible();
    await page.goto(`${site.url}${PRODUCT}/reviews?page=2`);
    await page.goto(`${site.url}/en-us/write-review?product=${REVIEW_ID}`);
    await page.waitForLoadState('networkidle');
    await fillInReview(page);
    await page
      .getByRole('radiogroup', { name: 'Value' })
      .getByRole('radio', { name: /^4 stars/ })
      .check({ force: true });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Thank you!')).toBeVisible();
    await page.goto(`${site.url}/en-us/contact-us`);
    await page.goto(`${site.url}/sitemap.xml`);

    const walked = services.calls.filter(({ path }) => !path.startsWith('/content/') && path !== TRACK);
    for (const row of TABLE)
      expect(
        walked.some((call) => isOfRow(call, row)),
        `${row.call}: one of ${JSON.stringify(walked.filter(({ path }) => path === row.path).map(fieldsOf))}`,
      ).toBe(true);
    const listed = [...TABLE, ...POLLS];
    expect(walked.filter((call) => !listed.some((row) => isOfRow(call, row)))).toEqual([]);

    const queries = services.calls.flatMap(({ method, path, body }) =>
      path === CONTENT_PATH ? [{ method, ...QUERY.parse(body) }] : [],
    );
    for (const { method, variables } of queries) {
      expect(method).toBe('POST');
      expect(variables).toMatchObject({ locale: 'en-US', preview: false });
    }
    const operations = new Map(queries.map(({ operationName, query }) => [operationName, query]));
    expect([...operations.keys()]).toEqual(expect.arrayContaining(OPERATIONS));
    for (const [name, limit] of LIMITS) expect(operations.get(name)).toContain(limit);
  } finally {
    await stop();
  }
});

test('posts telemetry in batches, with brand, durations and exception details', async ({ page }) => {
  const { site, services, stop } = await recordedSite({ BRAND_CODE: BRAND });
  const data = (type: string) =>
    services.calls
      .flatMap(({ method, path, body }) =>
        path === TRACK && method === 'POST' ? z.array(ENVELOPE).parse(body) : [],
      )
      .flatMap(({ data: { baseType, baseData } }) => (baseType === type ? [baseData] : []));
  try {
    await page.goto(site.url + PRODUCT);
    await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'page' }));
    await page.evaluate(() => {
      setTimeout(() => {
        throw Object.assign(new Error('thrown on purpose'), { status: 503 });
      });
    });
    await page.goto('about:blank');
    await expect
      .poll(() => data('PageviewData'))
      .toMatchObject([{ properties: { brand: BRAND }, measurements: { duration: expect.any(Number) } }]);
    await expect
      .poll(() => data('ExceptionData'))
      .toMatchObject([
        {
          properties: {
            brand: BRAND,
            message: 'thrown on purpose',
            stack: expect.stringContaining('thrown on purpose'),
            status: '503',
          },
          measurements: { duration: expect.any(Number) },
        },
      ]);
    // The server posts its own events every five seconds.
    await expect
      .poll(() => data('EventData'))
      .toContainEqual(
        expect.objectContaining({
          name: 'FetchRatingSuccess',
          properties: expect.objectContaining({ brand: BRAND }),
          measurements: expect.objectContaining({ duration: expect.any(Number) }),
        }),
      );
  } finally {
    await stop();
  }
});

test('logs service failures and shows them to the visitor, but stores nothing', async ({ page }) => {
  test.setTimeout(120_000);
  const failing = new Map([
    ['GET /privacy/links.json', { status: 404 }],
    ['GET /reviews/data/products.json', { status: 503 }],
    ['POST /reviews/data/submitreview.json', { status: 500 }],
  ]);
  const { site, services, stop } = await recordedSite({ BRAND_CODE: BRAND }, failing);
  try {
    const recommend = async (status: number): Promise<void> => {
      services.replaced.set('POST /recommendations/articles', {
        status,
        body: { count: 8, status: 'liked' },
      });
      const answer = page.waitForResponse(
        (response) => response.request().postData()?.includes('status=') === true,
      );
      await like(page).click();
      expect((await answer).status()).not.toBe(201);
      await expect(page.getByText('That didn’t work. Please try again later.')).toBeVisible();
      await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
      expect(await stored(page)).toBeNull();
    };
    const figures = page.waitForResponse((response) => response.url().includes('/api/recommendations?'));
    await page.goto(site.url + ARTICLE);
    await figures;
    for (const status of [200, 202, 400, 429, 500]) await recommend(status);

    await page.goto(`${site.url}/en-us/brands/dawn`);
    await expect(
      page.locator('main').getByRole('link', { name: 'Heavy Duty Degreaser' }).first(),
    ).toBeVisible();
    await expect(page.locator('main [role=img][aria-label*="of 5"]')).toHaveCount(0);
    const footer = page.locator('footer');
    await expect(footer.getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
    await expect(footer.getByRole('link', { name: /privacy/i })).toHaveCount(0);

    await page.goto(`${site.url}/en-us/write-review?product=${REVIEW_ID}`);
    await page.waitForLoadState('networkidle');
    await fillInReview(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('Currently service is not available')).toBeVisible();

    expect(logged(site, 'FetchRatingFailure')).toContainEqual(
      expect.objectContaining({
        statusText: 'Service Unavailable',
        status: 503,
        productId: expect.stringContaining(REVIEW_ID),
      }),
    );
    expect(logged(site, 'PrivacyLinksFailure')).toContainEqual(
      expect.objectContaining({ message: 'HTTP error 404' }),
    );
    expect(logged(site, 'ReviewSubmissionFailure')).toContainEqual(expect.objectContaining({ status: 500 }));
  } finally {
    await stop();
  }
});
