import { expect, test } from '@playwright/test';

const BUY = '/en-us/buy-cleaning-products';

test('finds distributors and stores near a ZIP code, at a shareable URL @short', async ({ page }) => {
  await page.goto(BUY);
  await expect(page.getByText('Buy online')).toBeVisible();
  await page.getByLabel('ZIP code').fill('60601');
  await page.getByLabel('Distance').selectOption('25');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\?zip=60601&radius=25#answer$/);
  await expect(
    page.getByRole('heading', { name: /results? within 25 miles of Chicago, IL 60601/ }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lakeshore Broadline Supply' })).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toHaveValue('60601');
  await expect(page.getByLabel('Distance')).toHaveValue('25');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a wider search finds more sellers, and distributors that deliver are listed separately', async ({
  page,
}) => {
  await page.goto(`${BUY}?zip=53202&radius=10`);
  await expect(
    page.getByRole('heading', { name: /No Results Found within 10 miles of Milwaukee, WI/ }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Distributors that deliver to 53202' })).toBeVisible();
  await page.goto(`${BUY}?zip=53202&radius=100`);
  await expect(page.getByRole('heading', { name: 'Distributors near you' })).toBeVisible();
});

test('finds a distributor in ZIP codes that it serves outside its states', async ({ page }) => {
  // This distributor in Omaha does not serve the state of Missouri, but it does serve this ZIP code there.
  await page.goto(`${BUY}?zip=64401&radius=10`);
  await expect(page.getByRole('heading', { name: 'Distributors that deliver to 64401' })).toBeVisible();
  const found = page.getByRole('article').filter({ hasText: 'Great Plains Janitorial' });
  await expect(found).toContainText('delivers to NE, IA, KS, SD and your ZIP code');
  await page.goto(`${BUY}?zip=63101&radius=10`);
  await expect(page.getByRole('heading', { name: /within 10 miles of Saint Louis, MO/ })).toBeVisible();
  await expect(page.getByText('Great Plains Janitorial')).toHaveCount(0);
});

for (const zip of ['00000', '1234', 'K1A 0B1', '<b>']) {
  test(`refuses the ZIP code ${zip}, but leaves it in the field`, async ({ page }) => {
    await page.goto(`${BUY}?zip=${encodeURIComponent(zip)}`);
    const message = 'The postal area you entered is not valid. Please try again.';
    await expect(page.getByRole('link', { name: message })).toBeVisible();
    const field = page.getByLabel('ZIP code');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toHaveValue(zip);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows results', async ({ page }) => {
    await page.goto(BUY);
    await page.getByLabel('ZIP code').fill('99503');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('heading', { name: 'Aurora Supply' })).toBeVisible();
  });
});
