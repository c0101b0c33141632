import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { addresses } from './addresses';
import { PAGES_WITH_BASELINE, RECOMMENDER_PAGES } from './pages';
import { idle } from './telemetry-requests';
import { blockPictures, findScriptedChange, openWithoutScripts } from './without-scripts';

test.describe.configure({ mode: 'parallel' });

/** The same on every page, and checked on those of every-page.spec.ts. */
const HEADER_AND_FOOTER = ['#site-header', 'footer:not(main footer)'];
/** The pages that bring a colour of their own, a brand's accent; colours of page types are measured in every-page.spec.ts. */
const HAS_OWN_COLOUR = /^\/en-us\/brands\/[^/]+$/;
/** A browser page for each address would cost more than what is checked on it. */
const BATCH_SIZE = 16;

/** One visit and one run of axe: with the page's scripts, and again without them only where they change what axe sees. */
async function check(page: Page, devtools: CDPSession, path: string): Promise<void> {
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(200);
  await idle(page);
  expect
    .soft(await violations(page, { without: HEADER_AND_FOOTER, colours: HAS_OWN_COLOUR.test(path) }), path)
    .toEqual([]);
  const change = await findScriptedChange(page, (await response?.text()) ?? '');
  if (change === undefined) return;
  console.info(`${path}: scripts change <${change.slice(0, 120)}>`);
  await openWithoutScripts(page, devtools, path);
  expect.soft(await violations(page, { colours: false }), `${path} as it is sent`).toEqual([]);
}

// Pages of every type, at every width and without scripts, are checked in every-page.spec.ts.
const visited = new Set<string>([...Object.values(PAGES_WITH_BASELINE), ...Object.values(RECOMMENDER_PAGES)]);
const paths = addresses().filter((path) => !visited.has(path));
for (let first = 0; first < paths.length; first += BATCH_SIZE) {
  const batch = paths.slice(first, first + BATCH_SIZE);
  test(`accessible with and without scripts: ${batch[0]} to ${batch.at(-1)}`, async ({ page }) => {
    test.setTimeout(240_000);
    const devtools = await blockPictures(page);
    for (const path of batch) await check(page, devtools, path);
  });
}
