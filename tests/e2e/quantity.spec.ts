import { expect } from '@playwright/test';
import { test } from './without-pictures';

/** Every place that states how a product is packed (docs/product.md, "Constants"). */
const PLACES: Record<string, string> = {
  'a product page': '/en-us/brands/dawn/heavy-duty-degreaser',
  'the search': '/en-us/search?q=degreaser&kind=product',
  'the comparison': '/en-us/compare-products?products=dawn/heavy-duty-degreaser,dawn/pan-soak',
  'the product finder': '/en-us/recommender/products/hotels/restrooms/soap-scum',
};

for (const [place, path] of Object.entries(PLACES))
  test(`quantities are written like "4 units of 1 gal": ${place}`, async ({ page }) => {
    await page.goto(path);
    const quantity = page.locator('main').getByText(/\b[2-9]\d* units of \d+(\.\d+)? [a-z]+/i);
    await expect(quantity.first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/\d × \d/);
  });
