import { expect, test, type Page } from '@playwright/test';
import { MOTION } from '../../components/ui/motion';
import { scrollThrough } from './settle';

const VIDEO_BANNER = '/en-us/brands/tide-professional';

/** Records the duration of each animation and transition of the page. */
async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { kind: string; duration: number }[] = [];
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      seen.push({
        kind: 'animate',
        duration: typeof options === 'number' ? options : Number(options?.duration),
      });
      return animate.call(this, keyframes, options);
    };
    for (const type of ['transitionrun', 'animationstart']) {
      document.addEventListener(type, () => {
        for (const running of document.getAnimations())
          seen.push({ kind: type, duration: Number(running.effect?.getComputedTiming().duration) });
      });
    }
  });
}

const seen = (page: Page): Promise<{ kind: string; duration: number }[]> =>
  page.evaluate(() => Reflect.get(window, 'seen'));

test('under reduced motion, nothing is animated', async ({ page }) => {
  await recordAnimations(page);
  for (const path of ['/en-us', '/en-us/whats-new/building-blocks-cards', '/en-us/brands/dawn']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    await page.mouse.move(200, 300);
    expect((await seen(page)).filter(({ duration }) => duration > 1)).toEqual([]);
    expect(
      await page
        .locator('[data-reveal]')
        .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).opacity)),
    ).not.toContain('0');
    expect(await page.locator('[data-banner] video').count()).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  }
});

test.describe('without a motion preference', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('content fades in with the documented timings when scrolled into view', async ({ page }) => {
    await recordAnimations(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/en-us', { waitUntil: 'load' });
    const atLoad = scripts.length;
    const last = page.locator('main [data-reveal]').last();
    await expect(last).toHaveCSS('opacity', '0');
    // The script that animates the element is requested after the load event.
    expect(scripts.length).toBeGreaterThan(atLoad);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS('opacity', '1');
    expect((await seen(page)).map(({ duration }) => duration)).toContain(MOTION.reveal);
    const footer = page.locator('footer [data-reveal]').first();
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toHaveCSS('opacity', '1');
    expect((await seen(page)).map(({ duration }) => duration)).toContain(MOTION.footerLinks);
  });

  test('content is revealed once, or each time in repeating sections', async ({ page }) => {
    await page.goto('/en-us/about-us');
    const show = (selector: string): Promise<void> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const footer = page.locator('footer [data-reveal]').first();
    await expect(footer).toHaveCSS('opacity', '0');
    const repeating = page.locator('main [data-reveal]').first();
    for (let times = 0; times < 2; times += 1) {
      await show('footer [data-reveal]');
      await expect(repeating).toHaveCSS('opacity', '0');
      await expect(footer).toHaveCSS('opacity', '1');
      await show('main [data-reveal]');
      await expect(repeating).toHaveCSS('opacity', '1');
    }
    await expect(footer).toHaveCSS('opacity', '1');
  });

  test('the background video of a banner can be paused, and pauses while a dialog is open', async ({
    page,
  }) => {
    await page.goto(VIDEO_BANNER);
    const banner = page.locator('[data-banner]', { has: page.locator('video[loop]') });
    const film = banner.locator('video[loop]');
    const isPaused = (): Promise<boolean> => film.evaluate((video: HTMLVideoElement) => video.paused);
    await expect.poll(isPaused).toBe(false);
    await banner.getByRole('button', { name: 'Pause background video' }).click();
    await expect.poll(isPaused).toBe(true);
    await banner.getByRole('button', { name: 'Play background video' }).click();
    await expect.poll(isPaused).toBe(false);

    const content = banner.locator('[class*="inner"]');
    await expect(content).toHaveCSS('z-index', 'auto');
    await banner.locator('button[aria-haspopup="dialog"]').click();
    await expect.poll(isPaused).toBe(true);
    await expect(content).toHaveCSS('z-index', '-1');
    await page.keyboard.press('Escape');
    await expect.poll(isPaused).toBe(false);
    await expect(content).toHaveCSS('z-index', 'auto');
  });

  test('prints content that is not yet revealed', async ({ page }) => {
    await page.goto('/en-us');
    const last = page.locator('main [data-reveal]').last();
    await expect(last).toHaveCSS('opacity', '0');
    await page.emulateMedia({ media: 'print' });
    await expect(last).toHaveCSS('opacity', '1');
  });
});
