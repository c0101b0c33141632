import { expect } from '@playwright/test';
import { violations } from './accessibility';
import { addresses } from './addresses';
import { PAGES_WITH_BASELINE, RECOMMENDER_PAGES } from './pages';
import { test } from './shared-page';
import { blockPictures, openWithoutScripts } from './without-scripts';

/** The same on every page, and checked on those of every-page.spec.ts. */
const HEADER_AND_FOOTER = ['#site-header', 'footer:not(main footer)'];
/** The pages that bring a colour of their own, a brand's accent; colours of page types are measured in every-page.spec.ts. */
const HAS_OWN_COLOUR = /^\/en-us\/brands\/[^/]+$/;

// As in every-page.spec.ts.
test.describe.configure({ mode: 'parallel' });

// What scripts and widths change is checked on pages of every type, in every-page.spec.ts.
const visited = new Set<string>([...Object.values(PAGES_WITH_BASELINE), ...Object.values(RECOMMENDER_PAGES)]);
for (const path of addresses().filter((address) => !visited.has(address)))
  test(`${path} is complete and accessible`, async ({ page }) => {
    const devtools = await blockPictures(page);
    const response = await openWithoutScripts(page, devtools, path);
    expect.soft(response?.status()).toBe(200);
    expect
      .soft(await violations(page, { without: HEADER_AND_FOOTER, colours: HAS_OWN_COLOUR.test(path) }))
      .toEqual([]);
    await devtools.detach();
  });
