import { expect } from '@playwright/test';
import { findViolations } from './accessibility';
import { addresses } from './addresses';
import { PAGES_WITH_BASELINE, RECOMMENDER_PAGES } from './pages';
import { test } from './shared-page';
import { blockPictures, openWithoutScripts } from './without-scripts';

/** Parts that are the same on every page. Only every-page.spec.ts checks them. */
const HEADER_AND_FOOTER = ['#site-header', 'footer:not(main footer)'];
/** Brand pages have their own accent color. Colors of page types are checked in every-page.spec.ts. */
const HAS_OWN_COLOUR = /^\/en-us\/brands\/[^/]+$/;

test.describe.configure({ mode: 'parallel' });

// Pages of every type, with scripts and at all widths, are checked in every-page.spec.ts.
const visited = new Set<string>([...Object.values(PAGES_WITH_BASELINE), ...Object.values(RECOMMENDER_PAGES)]);
for (const path of addresses().filter((address) => !visited.has(address)))
  test(`${path} is complete and accessible`, async ({ page }) => {
    const devtools = await blockPictures(page);
    const response = await openWithoutScripts(page, devtools, path);
    expect.soft(response?.status()).toBe(200);
    expect
      .soft(await findViolations(page, { without: HEADER_AND_FOOTER, colours: HAS_OWN_COLOUR.test(path) }))
      .toEqual([]);
    await devtools.detach();
  });
