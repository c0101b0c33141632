import type { Page } from '@playwright/test';

/** Cumulative layout shift that a page may have. */
export const MAX_LAYOUT_SHIFT = 0.01;

/** Adds up a page's layout shifts; call before the page is opened. @returns a function that reads the sum so far */
export async function observeLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    // In a page that several tests share, one observer counts.
    if ('shift' in window) return;
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
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}
