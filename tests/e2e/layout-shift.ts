import type { Page } from '@playwright/test';

export const MAX_LAYOUT_SHIFT = 0.01;

interface LayoutShifts {
  sum: number;
  moved: string[];
}

/**
 * Sums up layout shifts, starting with the next navigation. Logs them if they exceed the limit.
 * @returns a function that reads the current sum
 */
export async function observeLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    // Several tests may share a page, which needs only one observer.
    if ('shifts' in window) return;
    const shifts: LayoutShifts = { sum: 0, moved: [] };
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number' || !('hadRecentInput' in entry)) continue;
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? `${node.nodeName}.${node.className}` : node?.nodeName;
          shifts.moved.push(
            `${entry.value.toFixed(4)} ${name}: ${place(previousRect)} → ${place(currentRect)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const { sum, moved }: LayoutShifts = await page.evaluate(() => Reflect.get(window, 'shifts'));
    if (sum > MAX_LAYOUT_SHIFT) console.info(`Shifted on ${page.url()}:\n${moved.join('\n')}`);
    return sum;
  };
}
