import { expect, type Page } from '@playwright/test';

/**
 * Waits for a URL and for the load event of its page. The URL changes with the first bytes of the page, so a
 * test that counts or reads a list must wait for the rest.
 */
export async function expectLoaded(page: Page, url: RegExp | string): Promise<void> {
  await expect(page).toHaveURL(url);
  await page.waitForLoadState('load');
}
