import { expect, test } from '@playwright/test';
import { waitForHydration } from './settle';
import { AT_EVERY_WIDTH, AT_SMALL_TOO } from './widths';

test(
  'a video dialog opens, locks scrolling, and closes by Escape, backdrop and button',
  AT_SMALL_TOO,
  async ({ page }) => {
    await page.goto('/en-us');
    await waitForHydration(page);
    const open = page.getByRole('button', { name: 'Watch: closing a kitchen' });
    const dialog = page.getByRole('dialog', { name: 'Watch: closing a kitchen' });
    for (const close of ['escape', 'backdrop', 'button'] as const) {
      await open.click();
      await expect(dialog).toBeVisible();
      await expect(dialog.locator('video')).toHaveAttribute('src', /\.mp4$/);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      if (close === 'escape') await page.keyboard.press('Escape');
      else if (close === 'backdrop') await page.mouse.click(4, 4);
      else await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
      await expect(page.locator('dialog video')).toHaveCount(0);
    }
  },
);

test('safety data sheets of a concentrate open in a popup', async ({ page }) => {
  await page.goto('/en-us/brands/dilute-2-go/d2g-all-purpose');
  await page.getByRole('button', { name: 'Safety data sheets' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: /Made from concentrate/ })).toHaveAttribute('href', /\.pdf$/);
});

test('the product info card is compact, with its info in a dialog', async ({ page }) => {
  await page.goto('/en-us/whats-new/building-blocks-lists');
  await page.getByRole('button', { name: 'View info' }).click();
  await expect(page.getByRole('dialog').getByText('Foam clings to upright steel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a video thumbnail swaps to the player', async ({ page }) => {
  await page.goto('/en-us/articles/video-closing-a-kitchen');
  await waitForHydration(page);
  await page.getByRole('link', { name: /Play video/ }).click();
  await expect(page.locator('main video')).toBeVisible();
});

test('codes of a pack size are collapsed on small screens', AT_EVERY_WIDTH, async ({ page }, { project }) => {
  await page.goto('/en-us/brands/dawn/pot-and-pan-detergent');
  const code = page.getByText('Case UPC').locator('visible=true');
  if (project.name === 'large') return expect(code.first()).toBeVisible();
  await expect(code).toHaveCount(0);
  await page.getByText('More details').first().click();
  await expect(code.first()).toBeVisible();
  await page.getByText('Less details').locator('visible=true').click();
  await expect(code).toHaveCount(0);
});

test('a text dragged out of a dialog does not close it', async ({ page }) => {
  await page.goto('/en-us/whats-new/building-blocks-lists');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'View info' }).click();
  const text = page.getByRole('dialog').getByText('Foam clings to upright steel');
  await text.hover();
  await page.mouse.down();
  await page.mouse.move(4, 4, { steps: 5 });
  await page.mouse.up();
  await expect(text).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(text).toBeHidden();
});
