import { expect, test } from '@playwright/test';
import { scrollThrough, waitForHydration } from './settle';
import { AT_EVERY_WIDTH, AT_SMALL_TOO } from './widths';

const BANNER_WITH_VIDEOS = '/en-us/whats-new/building-blocks-cards';

test(
  'a video dialog opens, locks scrolling, and closes with Escape, the backdrop and the button',
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

test('safety data sheets for a concentrate open in a popup', async ({ page }) => {
  await page.goto('/en-us/brands/dilute-2-go/d2g-all-purpose');
  await page.getByRole('button', { name: 'Safety data sheets' }).first().click();
  const links = page.getByRole('dialog').getByRole('link');
  await expect(links).toHaveText(['Safety data sheet (English): All-Purpose Cleaner Concentrate']);
  await expect(links).toHaveAttribute('href', /d2g-all-purpose-sds\.pdf$/);
});

test('the product info card is compact, and its info opens in a dialog', async ({ page }) => {
  await page.goto('/en-us/whats-new/building-blocks-lists');
  await page.getByRole('button', { name: 'View info' }).click();
  await expect(page.getByRole('dialog').getByText('Foam clings to upright steel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('clicking a video thumbnail replaces it with the player', async ({ page }) => {
  await page.goto('/en-us/articles/video-closing-a-kitchen');
  await waitForHydration(page);
  await page.getByRole('link', { name: /Play video/ }).click();
  await expect(page.locator('main video')).toBeVisible();
});

test(
  'a video is 560 by 350 pixels in pages and dialogs, or smaller with the same aspect ratio',
  AT_EVERY_WIDTH,
  async ({ page }) => {
    const player = page.locator('main video[controls]');
    for (const [path, button] of [
      ['/en-us/articles/video-closing-a-kitchen', page.getByRole('link', { name: /Play video/ })],
      ['/en-us', page.getByRole('button', { name: 'Watch: closing a kitchen' })],
    ] as const) {
      await page.goto(path);
      await waitForHydration(page);
      await button.click();
      const { width, height } = (await player.boundingBox()) ?? { width: 0, height: 0 };
      const isNarrow = (page.viewportSize()?.width ?? 0) < 640;
      if (isNarrow) expect(width, path).toBeLessThan(560);
      else expect([width, height], path).toEqual([560, 350]);
      expect(width / height, path).toBeCloseTo(8 / 5, 2);
    }
  },
);

test('a thumbnail is as large as the player that replaces it', AT_EVERY_WIDTH, async ({ page }) => {
  await page.goto('/en-us/articles/video-closing-a-kitchen');
  await waitForHydration(page);
  const thumbnail = page.getByRole('link', { name: /Play video/ });
  const before = await thumbnail.boundingBox();
  await thumbnail.click();
  const after = await page.locator('main video').boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test('a banner has one dialog for its video buttons, and no player contacts its host before a click', async ({
  page,
}) => {
  const toOthers: string[] = [];
  await page.route(/youtube-nocookie/, (route) => {
    toOthers.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '' });
  });
  await page.goto(BANNER_WITH_VIDEOS);
  await waitForHydration(page);
  const banner = page.locator('[data-banner]', {
    has: page.getByRole('button', { name: 'Watch: closing a kitchen' }),
  });
  const dialog = banner.getByRole('dialog');
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  expect(toOthers).toEqual([]);
  await expect(banner.locator('dialog')).toHaveCount(0);

  await banner.getByRole('button', { name: 'Watch: closing a kitchen' }).click();
  await expect(banner.locator('dialog')).toHaveCount(1);
  await expect(dialog).toHaveAccessibleName('Watch: closing a kitchen');
  await expect(dialog.locator('video')).toHaveAttribute('src', /kitchen-closing\.mp4$/);
  await page.keyboard.press('Escape');
  await expect(banner.locator('dialog')).toHaveCount(0);
  expect(toOthers).toEqual([]);

  await banner.getByRole('button', { name: 'Watch the video' }).click();
  await expect(banner.locator('dialog')).toHaveCount(1);
  await expect(dialog).toHaveAccessibleName('Watch the video');
  await expect(dialog.locator('iframe')).toHaveAttribute('src', /[?&]autoplay=1/);
  await expect.poll(() => toOthers.length).toBeGreaterThan(0);
});

test('pack-size codes are collapsed on small screens', AT_EVERY_WIDTH, async ({ page }, { project }) => {
  await page.goto('/en-us/brands/dawn/pot-and-pan-detergent');
  const code = page.getByText('Case UPC').locator('visible=true');
  if (project.name === 'large') return expect(code.first()).toBeVisible();
  await expect(code).toHaveCount(0);
  await page.getByText('More details').first().click();
  await expect(code.first()).toBeVisible();
  await page.getByText('Less details').locator('visible=true').click();
  await expect(code).toHaveCount(0);
});

test('dragging text out of a dialog does not close it', async ({ page }) => {
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
