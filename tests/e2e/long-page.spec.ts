import { expect, test } from '@playwright/test';
import { PAGES } from './pages';
import { waitForHydration } from './settle';

const TELEPHONE = { width: 390, height: 844 };
/** Height of 13 screens. With all reviews and related products in one column, the page would have 19 screens. */
const MAX_HEIGHT = 13 * TELEPHONE.height;

test.use({ viewport: TELEPHONE, hasTouch: true });

test('the links below the header scroll to each section, and no sticky bar covers it', async ({ page }) => {
  await page.goto(PAGES.product);
  await waitForHydration(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT);
  const bar = page.getByRole('navigation', { name: 'On this page' });
  const links = await bar.getByRole('link').all();
  expect(links.length).toBeGreaterThanOrEqual(6);
  for (const link of links) {
    await link.click();
    const id = (await link.getAttribute('href')) ?? '';
    const section = page.locator(id);
    await expect(section).toBeInViewport();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [barBox, top] = [await bar.boundingBox(), (await section.boundingBox())?.y ?? 0];
        return barBox && Math.round(top - (barBox.y + barBox.height));
      })
      .toBeGreaterThanOrEqual(-1);
  }
});

test('related products form a row that scrolls horizontally', async ({ page }) => {
  await page.goto(PAGES.product);
  const tiles = page.locator('#related-products').getByRole('listitem');
  const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()));
  expect(boxes.length).toBeGreaterThan(1);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TELEPHONE.width);
  await tiles.last().getByRole('link').focus();
  await expect(tiles.last()).toBeInViewport();
});
