import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { asNewVisitor, fillIn, formOn, newAddress, storedSubmissions, SUBMISSIONS } from './forms';
import { AT_SMALL_TOO } from './widths';
import { test } from './without-pictures';

const PRODUCT = '/en-us/brands/dawn/pot-and-pan-detergent';
const TITLE = 'Dawn Professional Manual Pot and Pan Detergent';
const WITHOUT_SAMPLE = '/en-us/brands/dawn/pan-soak';
const NO_SAMPLE = 'We don’t have samples of that product';

const select = (page: Page) => formOn(page, 'productSample').getByRole('combobox', { name: 'Product' });
const selected = (page: Page) => select(page).locator('option:checked');

test.beforeEach(({ context }) => asNewVisitor(context));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a product links to its sample form, which stores the product @real-ids @short', async ({
      page,
    }) => {
      // The cached page without a product must not be served for a URL with a product.
      await page.goto(SUBMISSIONS.productSample);
      await expect(selected(page)).toHaveText('Please select');
      await page.goto(PRODUCT);
      await page.getByRole('link', { name: 'Request a sample' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a sample');
      await expect(selected(page)).toHaveText(TITLE);
      await expect(page.getByRole('status').getByText(TITLE)).toBeVisible();

      const email = newAddress();
      const form = formOn(page, 'productSample');
      await form.getByRole('button', { name: 'Request sample' }).click();
      await expect(form.getByText(/There are \d+ error/)).toBeVisible();
      await expect(selected(page)).toHaveText(TITLE);
      await expect(async () => {
        await fillIn(page, 'productSample', { email, product: TITLE });
        await form.getByRole('button', { name: 'Request sample' }).click();
        await expect(page).toHaveURL(/[?&]sent=product-sample/, { timeout: 5_000 });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('group', { name: /shipped within 4 to 6 weeks/ })).toBeVisible();
      const [request, ...others] = storedSubmissions(email);
      expect(others).toEqual([]);
      expect(JSON.parse(request?.fields ?? '')).toMatchObject({ product: TITLE });
    });
  });

test(
  'a product without a sample has no sample link, and its form offers other products',
  AT_SMALL_TOO,
  async ({ page }) => {
    await page.goto(WITHOUT_SAMPLE);
    await expect(page.getByRole('link', { name: 'Where to buy' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a sample' })).toHaveCount(0);
    for (const product of ['brands/dawn/pan-soak', 'no-such-product']) {
      await page.goto(`${SUBMISSIONS.productSample}?product=${product}`);
      await expect(page.getByText(NO_SAMPLE)).toBeVisible();
      await expect(selected(page)).toHaveText('Please select');
    }
    expect(await findViolations(page)).toEqual([]);
    const titles = await select(page).locator('option').allTextContents();
    expect(titles).toContain(TITLE);
    expect(titles.filter((title) => title.includes('Pan Soak'))).toEqual([]);
  },
);

test('refuses a sample request for a product without a sample', async ({ request, baseURL }) => {
  const response = await request.post('/api/forms/product-sample', {
    form: { product: 'Dawn Professional Overnight Pan Soak' },
    headers: { accept: 'application/json', origin: baseURL ?? '' },
  });
  expect(response.status()).toBe(422);
  expect(await response.json()).toMatchObject({ problems: { product: 'Please select a product.' } });
});
