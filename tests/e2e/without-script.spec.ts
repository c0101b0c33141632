import { expect, test } from '@playwright/test';
import { PAGES } from './pages';

test.use({ javaScriptEnabled: false });

test('every page is whole without JavaScript', async ({ page }) => {
  test.setTimeout(180_000);
  for (const [name, path] of Object.entries(PAGES)) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(name === 'not found' ? 404 : 200);
    await expect(page.locator('main h1'), path).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('All rights reserved'), path).toHaveCount(1);
    expect(await page.locator('template, [id^="S:"]').count(), `${path} has no streamed placeholder`).toBe(0);
  }
});

test('menus and accordions open without JavaScript', async ({ page }, { project }) => {
  await page.goto('/en-us/brands/dawn');
  if (project.name === 'large') {
    await page.getByRole('navigation', { name: 'Primary' }).locator('summary').first().click();
    await expect(
      page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Comet', exact: true }),
    ).toBeVisible();
    await page.getByRole('navigation', { name: 'Primary' }).locator('summary').first().click();
  }
  await page.getByText('Can I try a product first?').click();
  await expect(page.getByText('they ship to commercial addresses only')).toBeVisible();
});

test('dialogs open and close without JavaScript', async ({ page }) => {
  await page.goto('/en-us/whats-new/building-blocks-lists');
  await page.getByRole('button', { name: 'View info' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Clings to vertical steel')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
