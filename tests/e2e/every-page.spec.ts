import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { allAnnounced, recordAnnouncements } from './announcements';
import { captureBaseline, TOLERANCE } from './baseline';
import { findIllegible } from './contrast';
import { MAX_LAYOUT_SHIFT, observeLayoutShift } from './layout-shift';
import { findWidened } from './long-words';
import { findSameNames, findTablesWithoutCaption, findUnmarkedLanguages } from './names';
import { collectErrors } from './page-errors';
import { PAGES, PAGES_WITH_BASELINE, RECOMMENDER_PAGES, STYLE_GUIDE_BLOCKS } from './pages';
import { openFully, scrollThrough, settle, waitForHydration } from './settle';
import { test } from './shared-page';
import { translate } from './translator';
import { AT_SMALL_TOO } from './widths';
import { blockPictures, findScriptedChange, openWithoutScripts } from './without-scripts';

/** Returns pictures without alternative text, or without the size that reserves their space. */
const findUnmeasured = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (image) =>
          !image.hasAttribute('alt') || !image.getAttribute('width') || !image.getAttribute('height'),
      )
      .map(({ src }) => src),
  );

const TABLET = { width: 820, height: 1180 };
/** True for `npm test`, which leaves tablets and pages without scripts to `npm run test:all`. */
const isShortRun = Boolean(process.env.SHORT_RUN);

async function checkLayout(page: Page, name: string, width: string): Promise<void> {
  await settle(page);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), width)
    .toBeLessThanOrEqual(0);
  expect.soft(await findUnmeasured(page), width).toEqual([]);
  if (name in PAGES_WITH_BASELINE) {
    const file = `${name.replaceAll(' ', '-')}-${width}.png`;
    expect.soft(await captureBaseline(page, test.info().snapshotPath(file))).toMatchSnapshot(file, TOLERANCE);
  }
}

/** Expects a screen reader to announce only the page's title on load. A search also moves the focus to its result. */
async function checkAnnouncements(page: Page, path: string, announced: () => string[]): Promise<void> {
  await waitForHydration(page);
  await allAnnounced(page);
  const all = announced();
  // Tests share a page, so the list may contain announcements of the previous document.
  const own = all.slice(all.findLastIndex((text) => text.startsWith('page: ')) + 1);
  const answers = path.startsWith('/en-us/search?')
    ? [expect.stringMatching(/^focus: (p .*results? for|div No Results Found) /)]
    : [];
  expect.soft(own).toEqual(answers);
}

/** Translates the page as a browser does, then follows a link (docs/product.md, "Layout"). */
async function checkTranslated(page: Page): Promise<void> {
  await translate(page);
  await scrollThrough(page);
  await expect(page.locator('h1 font').first()).toBeVisible();
  // The router replaces the page and keeps the header.
  await page
    .locator('a[href="/en-us/faq"], a[href="/en-us"]')
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page.locator('h1')).toHaveCount(1);
  await waitForHydration(page);
}

/** Checks the HTML before hydration, for pages whose scripts change what assistive technology announces. */
async function checkWithoutScripts(page: Page, path: string): Promise<void> {
  const devtools = await blockPictures(page);
  await openWithoutScripts(page, devtools, path);
  expect.soft(await findViolations(page, { colours: false }), 'as it is sent').toEqual([]);
  await devtools.detach();
}

// Distribute the pages over all workers. A single worker would finish long after the others.
test.describe.configure({ mode: 'parallel' });

// All checks share one visit, because loading a page takes most of the time.
for (const [name, path] of Object.entries({
  ...PAGES_WITH_BASELINE,
  ...RECOMMENDER_PAGES,
  ...STYLE_GUIDE_BLOCKS,
})) {
  test(
    `${name}: is accessible, stable and legible, has no errors, and matches its snapshot @short`,
    AT_SMALL_TOO,
    async ({ page }, { project }) => {
      const errors = collectErrors(page);
      // The style guide has no header and footer, headings of any level, and repeated examples.
      const isGuide = path.startsWith(PAGES_WITH_BASELINE['style guide']);
      const layoutShift = await observeLayoutShift(page);
      const announced = await recordAnnouncements(page);
      const response = await openFully(page, path);
      expect(response?.status()).toBe(path === PAGES['not found'] ? 404 : 200);
      await expect(page.locator('h1')).toHaveCount(1);
      expect.soft(await layoutShift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      if (!isGuide) await checkAnnouncements(page, path, announced);
      // Colors are measured below, against the actual pixels behind the text.
      expect.soft(await findViolations(page, { colours: false, includeBestPractices: !isGuide })).toEqual([]);
      if (!isGuide) expect.soft(await findSameNames(page)).toEqual([]);
      expect.soft(await findTablesWithoutCaption(page)).toEqual([]);
      expect.soft(await findUnmarkedLanguages(page)).toEqual([]);
      const change = await findScriptedChange(page);
      await checkLayout(page, name, project.name);
      expect.soft(await findIllegible(page)).toEqual([]);
      if (project.name === 'large' && !isShortRun) {
        // All elements and backgrounds of a tablet are checked at the other two widths, so only its layout is
        // checked here.
        await page.setViewportSize(TABLET);
        await scrollThrough(page);
        await checkLayout(page, name, 'tablet');
        await page.setViewportSize(project.use.viewport ?? TABLET);
      }
      if (project.name === 'large' && !isShortRun && !isGuide) await checkTranslated(page);
      expect.soft(errors).toEqual([]);
      if (project.name === 'small') {
        expect.soft(await findWidened(page)).toEqual([]);
        await page.setViewportSize(project.use.viewport ?? TABLET);
      }
      if (project.name === 'large' && !isShortRun && change !== undefined && !isGuide)
        await checkWithoutScripts(page, path);
    },
  );
}
