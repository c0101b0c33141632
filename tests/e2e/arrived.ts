import { expect, type Page } from '@playwright/test';

/**
 * Waits until a link or a form has led to an address and its page is whole. An address is that of the next page as
 * soon as its first bytes are there: what counts or reads a list must wait for the last ones.
 */
export async function arrived(page: Page, address: RegExp | string): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.waitForLoadState('load');
}
