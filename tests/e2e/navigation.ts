import { expect, type Page } from '@playwright/test';

/**
 * Waits until a link or a form has led to a URL and its page is loaded. The URL changes with the first bytes of the next
 * page, so a test that counts or reads a list must wait for the rest.
 */
export async function expectLoaded(page: Page, url: RegExp | string): Promise<void> {
  await expect(page).toHaveURL(url);
  await page.waitForLoadState('load');
}
