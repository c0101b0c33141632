import { expect, test, type Page } from '@playwright/test';
import { MOTION } from '../../components/ui/motion';
import { scrollThrough } from './settle';

/** Notes each animation and transition that the page starts, and for how long it runs. */
async function watch(page: Page): Promise<void> {
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

test('under reduced motion everything is still', async ({ page }) => {
  await watch(page);
  for (const path of ['/en-us', '/en-us/whats-new/building-blocks-cards', '/en-us/brands/dawn']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    await page.mouse.move(200, 300);
    expect((await seen(page)).filter(({ duration }) => duration > 1)).toEqual([]);
    // Nothing waits to be revealed, and no film plays by itself.
    expect(
      await page
        .locator('[data-reveal]')
        .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).opacity)),
    ).not.toContain('0');
    expect(await page.locator('[data-banner] video').count()).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  }
});

test.describe('without a preference', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('content fades in with the documented timings when it is scrolled to', async ({ page }) => {
    await watch(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/en-us', { waitUntil: 'load' });
    const atLoad = scripts.length;
    const last = page.locator('main [data-reveal]').last();
    await expect(last).toHaveCSS('opacity', '0');
    // What moves it came after the load.
    expect(scripts.length).toBeGreaterThan(atLoad);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS('opacity', '1');
    expect((await seen(page)).map(({ duration }) => duration)).toContain(MOTION.reveal);
    const footer = page.locator('footer [data-reveal]').first();
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toHaveCSS('opacity', '1');
    expect((await seen(page)).map(({ duration }) => duration)).toContain(MOTION.footerLinks);
  });

  test('content that is not revealed yet is printed', async ({ page }) => {
    await page.goto('/en-us');
    const last = page.locator('main [data-reveal]').last();
    await expect(last).toHaveCSS('opacity', '0');
    await page.emulateMedia({ media: 'print' });
    await expect(last).toHaveCSS('opacity', '1');
  });
});
