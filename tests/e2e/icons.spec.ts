import { expect, test } from '@playwright/test';
import { PAGES } from './pages';

// Icons are masks over a background color. In forced colors, browsers replace it unless the element opts out.
test('in forced colors, icons have the color of the adjacent text', async ({ page }) => {
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

for (const [name, path] of [
  ['the site', PAGES.home],
  ['the product finder', '/en-us/recommender'],
] as const)
  test(`in dark forced colors, the logo of ${name} is white`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.locator('header').getByRole('link', { name: 'home' }).locator('img').first()).toHaveCSS(
      'filter',
      'brightness(0) invert(1)',
    );
  });
