import { expect, test } from '@playwright/test';
import { AT_SMALL_TOO } from './widths';

test.use({ javaScriptEnabled: false });

test('menus and accordions open without JavaScript @short', AT_SMALL_TOO, async ({ page }, { project }) => {
  await page.goto('/en-us/brands/dawn');
  if (project.name === 'large') {
    await page.getByRole('navigation', { name: 'Primary' }).locator('summary').first().click();
    await expect(
      page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Comet', exact: true }),
    ).toBeVisible();
    await page.getByRole('navigation', { name: 'Primary' }).locator('summary').first().click();
  }
  await page.getByText('What do we use on aluminum?').click();
  await expect(
    page.getByText('the degreaser concentrate and Heavy Duty Floor Cleaner off aluminum'),
  ).toBeVisible();
});

test('dialogs open and close without JavaScript @short', async ({ page }) => {
  await page.goto('/en-us/whats-new/building-blocks-lists');
  await page.getByRole('button', { name: 'View info' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Foam clings to upright steel')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('without JavaScript, a banner shows the video once, as a link', AT_SMALL_TOO, async ({ page }) => {
  for (const [path, name, film] of [
    ['/en-us', 'Watch: closing a kitchen', /kitchen-closing\.mp4$/],
    ['/en-us/brands/tide-professional', 'See the wash cycle, minute by minute', /laundry-cycle\.mp4$/],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('link', { name });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', film);
    await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.locator('main video')).toHaveCount(0);
    for (const banner of await page.locator('[data-banner]').all())
      await expect(banner.locator('img:not([class*="badge"] img)')).toHaveCount(1);
  }
});
