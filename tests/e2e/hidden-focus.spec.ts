import { expect, type Page } from '@playwright/test';
import { describeHidden, walkStops } from './focus-stops';
import { PAGES, RECOMMENDER_PAGES } from './pages';
import { waitForHydration } from './settle';
import { test } from './without-pictures';

/** The last is a window of 1280 × 1024 at 400 %. */
const VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
] as const;

/** Four products with long names. */
const CHOSEN = ['heavy-duty-degreaser', 'pot-and-pan-detergent', 'pan-soak', 'x'].map((key) => ({
  key: `dawn/${key}`,
  name: `Manual Pot and Pan Detergent, ${key.replaceAll('-', ' ')}`,
}));

// The pages are shared out among the workers.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ page }) =>
  page.addInitScript((chosen) => sessionStorage.setItem('compare', chosen), JSON.stringify(CHOSEN)),
);

/** Walks an open page forward and back, and expects every stop to be in view. */
async function expectNoneHidden(page: Page, size: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = await walkStops(page, key);
    expect.soft(stops.length, `${size} ${key}`).toBeGreaterThan(0);
    expect.soft(describeHidden(stops), `${size} ${key}, ${stops.length} stops`).toEqual([]);
  }
}

for (const [name, path] of Object.entries({ ...PAGES, ...RECOMMENDER_PAGES })) {
  test(`${name}: no focused element is hidden`, async ({ page }) => {
    await page.setViewportSize(VIEWPORTS[0]);
    await page.goto(path);
    await waitForHydration(page);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await expectNoneHidden(page, `${viewport.width} × ${viewport.height}`);
    }
  });
}
