import { expect, test, type Page } from '@playwright/test';
import { describeHidden, walkStops } from './focus-stops';
import { formReady } from './forms';
import { mockOptInConsent } from './opt-in';
import { PAGES } from './pages';
import { openingOf } from './preview-cookies';
import { waitForHydration } from './settle';
import { test as visit } from './shared-page';

/** The smallest viewport is that of a 1280 × 1024 window at 400% zoom. */
const VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
] as const;

const CHOSEN = ['heavy-duty-degreaser', 'pot-and-pan-detergent', 'pan-soak', 'x'].map((key) => ({
  key: `dawn/${key}`,
  name: `Manual Pot and Pan Detergent, ${key.replaceAll('-', ' ')}`,
}));

// Distribute the pages over all workers.
test.describe.configure({ mode: 'parallel' });

/** Chooses products to compare, so that the compare tray covers a part of every page opened later. */
const chooseProducts = (page: Page): Promise<void> =>
  page.evaluate((chosen) => sessionStorage.setItem('compare', chosen), JSON.stringify(CHOSEN));

/** Pages to walk from end to end. The rest have the same header and footer, so only their content is walked. */
const WHOLE: readonly string[] = ['home', 'brand page', 'product', 'sheets'];

async function expectNoneHidden(page: Page, size: string, part?: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const footer = page.getByRole('contentinfo').getByRole('link').first();
    if (part) await (key === 'Tab' ? page.locator(part) : footer).focus();
    const stops = await walkStops(page, key, part);
    expect.soft(stops.length, `${size} ${key}`).toBeGreaterThan(0);
    expect.soft(describeHidden(stops), `${size} ${key}, ${stops.length} stops`).toEqual([]);
  }
}

for (const [name, path] of Object.entries(PAGES)) {
  visit(`${name}: no focused element is hidden`, async ({ page }, { project }) => {
    await page.setViewportSize(VIEWPORTS[0]);
    await page.goto('/robots.txt');
    await chooseProducts(page);
    await page.goto(path);
    await waitForHydration(page);
    // The product finder has no compare tray.
    if (!path.startsWith(PAGES['product finder']))
      await expect(page.getByRole('form', { name: 'Compare products' })).toBeVisible();
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await expectNoneHidden(
        page,
        `${viewport.width} × ${viewport.height}`,
        WHOLE.includes(name) ? undefined : 'main',
      );
    }
    // Reset the page, because other tests share it.
    await page.evaluate(() => sessionStorage.clear());
    await page.setViewportSize(project.use.viewport ?? VIEWPORTS[0]);
  });
}

const JOURNEYS: Record<string, (page: Page) => Promise<void>> = {
  'the question for consent': async (page) => {
    await mockOptInConsent(page);
    await page.goto(PAGES.contact);
    await expect(page.getByRole('dialog', { name: 'May we measure' })).toBeVisible();
  },
  'the privacy choices': async (page) => {
    await page.goto(PAGES.faq);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Do Not Sell or Share My Personal Information' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your privacy choices' })).toBeVisible();
  },
  'the errors of a form': async (page) => {
    await page.goto(PAGES['sample request']);
    await formReady(page, 'productSample');
    await page.getByRole('button', { name: 'Request sample' }).press('Enter');
    await expect(page.getByRole('group', { name: 'error(s)' })).toBeFocused();
  },
  'the errors of a review': async (page) => {
    await page.goto('/en-us/write-review?product=cleanpro-pan-soak');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Preview' }).press('Enter');
    await expect(page.getByRole('group', { name: 'error(s)' })).toBeFocused();
  },
  'the suggestions of a search': async (page) => {
    await page.goto('/en-us/search?q=floor');
    await waitForHydration(page);
    await page.locator('#search-page').fill('');
    await page.locator('#search-page').pressSequentially('degr');
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  },
  'a dialog': async (page) => {
    await page.goto('/en-us/brands/dilute-2-go/d2g-all-purpose');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Safety data sheets' }).first().press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a preview': async (page) => {
    await page.goto(openingOf(PAGES['brand page']));
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Exit preview' })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(JOURNEYS)) {
  test(`${name}: no focused element is hidden`, async ({ page }) => {
    await page.setViewportSize(VIEWPORTS[0]);
    await page.goto('/robots.txt');
    await chooseProducts(page);
    await open(page);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await expectNoneHidden(page, `${viewport.width} × ${viewport.height}`);
    }
  });
}
