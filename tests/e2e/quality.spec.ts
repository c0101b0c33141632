import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { PAGES } from './pages';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const MAXIMUM_SHIFT = 0.01;

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: accessible, still, wide enough, without an error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      // The browser reports the status of the page itself; for the page that is not found that is its purpose.
      if (message.type() === 'error' && !message.text().includes('404 (Not Found)'))
        errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (
            'value' in entry &&
            typeof entry.value === 'number' &&
            'hadRecentInput' in entry &&
            !entry.hadRecentInput
          ) {
            Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1')).toHaveCount(1);
    // Scrolling brings in what is lazy; it must not push anything.
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      scrollTo(0, 0);
    });
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(
      MAXIMUM_SHIFT,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const missing = await page.evaluate(
      () =>
        [...document.images].filter(
          (image) =>
            !image.hasAttribute('alt') || !image.getAttribute('width') || !image.getAttribute('height'),
        ).length,
    );
    expect(missing).toBe(0);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
    expect(errors).toEqual([]);
  });
}
