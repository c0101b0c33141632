/** Pages in a browser that translates them (docs/product.md, "Layout"). */
import { expect } from '@playwright/test';
import { collectErrors } from './page-errors';
import { PAGES, RECOMMENDER_PAGES } from './pages';
import { scrollThrough, waitForHydration } from './settle';
import { test } from './shared-page';
import { translate } from './translator';

test.describe.configure({ mode: 'parallel' });

for (const [name, path] of Object.entries({ ...PAGES, ...RECOMMENDER_PAGES }))
  test(`${name}: is translated, and left for another page, without an error`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto(path);
    await waitForHydration(page);
    await translate(page);
    await scrollThrough(page);
    await expect(page.locator('h1 font').first()).toBeVisible();
    // The router removes the page, and keeps the header.
    await page
      .locator('a[href="/en-us/faq"], a[href="/en-us"]')
      .first()
      .evaluate((link) => {
        if (link instanceof HTMLElement) link.click();
      });
    await expect(page.locator('h1')).toHaveCount(1);
    await waitForHydration(page);
    expect(errors).toEqual([]);
  });
