import { expect, test } from '@playwright/test';
import { PAGES } from './pages';
import { AT_EVERY_WIDTH } from './widths';

/** Bytes of pictures that a phone may load above the fold. */
const BYTES_ABOVE_THE_FOLD = 150_000;
/** The widths that pictures are offered in (docs/product.md, "Constants"). */
const WIDTHS = [400, 600, 800, 1200, 1400, 1600];

declare global {
  interface Window {
    largest?: { tag: string; url: string };
  }
}

for (const name of ['home', 'product', 'article'] as const) {
  test(
    `${name}: its largest picture is loaded first at the right size, the others lazily`,
    AT_EVERY_WIDTH,
    async ({ page }) => {
      const bytes = new Map<string, number>();
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'image') return;
        void response.body().then(
          (body) => bytes.set(response.url(), body.length),
          () => bytes.set(response.url(), Number.NaN),
        );
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('element' in entry && entry.element instanceof Element && 'url' in entry)
              window.largest = { tag: entry.element.tagName, url: String(entry.url) };
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      // The first paint waits until the first picture is whole: one of which next to nothing had come when it was first
      // painted never counts as the largest.
      const whole = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'image');
      await page.route(/\.css(\?|$)/, async (route) => {
        await whole;
        await route.continue();
      });
      await page.goto(PAGES[name]);
      await expect.poll(() => page.evaluate(() => window.largest?.tag)).toBe('IMG');

      const { first, others, visible } = await page.evaluate(() => {
        const pictures = [...document.images].map((image) => ({
          url: image.currentSrc,
          loading: image.loading,
          priority: image.fetchPriority,
          measured: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
          needed: image.getBoundingClientRect().width * devicePixelRatio,
          above: image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
        }));
        return {
          first: pictures.find(({ url }) => url === window.largest?.url),
          others: pictures.filter(({ url }) => url !== window.largest?.url),
          visible: pictures.filter(({ above, url }) => above && url !== '').map(({ url }) => url),
        };
      });
      expect(first).toMatchObject({ priority: 'high', loading: 'eager', measured: true });
      const chosen = Number(new URL(first?.url ?? '').searchParams.get('w'));
      const enough = WIDTHS.filter((width) => width >= Math.floor(first?.needed ?? 0));
      // The narrowest that is wide enough, or the widest that there is.
      expect(enough.length > 0 ? Math.min(...enough) : Math.max(...WIDTHS)).toBe(chosen);
      const preloads = await page
        .locator('link[rel=preload][as=image]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset') ?? ''));
      const address = new URL(first?.url ?? '');
      expect(preloads.filter((set) => set.includes(address.pathname + address.search))).toHaveLength(1);
      // The other crops of the same picture, for other screens, and nothing else.
      expect(preloads).not.toContain('');

      expect(others.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
      expect(others.filter(({ measured }) => !measured)).toEqual([]);
      if (page.viewportSize()?.width === 390) {
        const sizes = (): number[] => visible.map((url) => bytes.get(url) ?? Number.NaN);
        await expect.poll(() => sizes().some(Number.isNaN)).toBe(false);
        expect(sizes().reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BYTES_ABOVE_THE_FOLD);
      }
    },
  );
}
