import { expect, test } from '@playwright/test';
import { PAGES } from './pages';

// A mask over a background, which browsers replace in forced colors where the element does not opt out.
test('in forced colors an icon has the color of the text beside it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PAGES.home);
  const menus = page.getByRole('navigation', { name: 'Primary' }).locator('summary');
  await expect(menus).not.toHaveCount(0);
  for (const menu of await menus.all()) {
    const [text, icon] = await menu.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element, '::after').backgroundColor,
    ]);
    expect(icon).toBe(text);
  }
});
