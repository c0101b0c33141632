import type { Page } from '@playwright/test';

/** How far a page may move what it showed already. */
export const MAXIMUM_SHIFT = 0.01;

/** Adds up how far a page moves what it showed already. Called before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
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
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}
