import { expect, test, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { captureBaseline, TOLERANCE } from './baseline';
import { findIllegible } from './contrast';
import { MAX_LAYOUT_SHIFT, observeLayoutShift } from './layout-shift';
import { PAGES, PAGES_WITH_BASELINE, RECOMMENDER_PAGES, STYLE_GUIDE_BLOCKS } from './pages';
import { openWithoutMotion, settle } from './settle';
import { AT_EVERY_WIDTH } from './widths';
import { allowScripts, expectComplete } from './without-scripts';

/** Collects what a page logs as an error, or throws. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser logs the status of the page itself, which is the purpose of the page that is not found.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)'))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Pictures without an alternative text, or without the size that reserves their place. */
const findUnmeasured = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (image) =>
          !image.hasAttribute('alt') || !image.getAttribute('width') || !image.getAttribute('height'),
      )
      .map(({ src }) => src),
  );

// One visit for all checks: most of the time goes into loading a page.
for (const [name, path] of Object.entries({
  ...PAGES_WITH_BASELINE,
  ...RECOMMENDER_PAGES,
  ...STYLE_GUIDE_BLOCKS,
})) {
  test(
    `${name}: accessible, stable, wide enough, without an error, legible, and as it looked`,
    AT_EVERY_WIDTH,
    async ({ page, context }, { project }) => {
      const errors = collectErrors(page);
      const layoutShift = await observeLayoutShift(page);
      await openWithoutMotion(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      expect.soft(await layoutShift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      expect.soft(await findUnmeasured(page)).toEqual([]);
      // Colours are measured below, over the very pixels behind each text.
      expect.soft(await violations(page, { colours: false })).toEqual([]);
      expect.soft(errors).toEqual([]);

      await settle(page);
      if (name in PAGES_WITH_BASELINE)
        expect
          .soft(await captureBaseline(page))
          .toMatchSnapshot(`${name.replaceAll(' ', '-')}.png`, TOLERANCE);
      // Small and large have every background that tablet has.
      if (project.name !== 'tablet') expect.soft(await findIllegible(page)).toEqual([]);
      // The style guide has neither header nor footer.
      if (project.name !== 'large' || path.startsWith(PAGES_WITH_BASELINE['style guide'])) return;

      const devtools = await context.newCDPSession(page);
      await allowScripts(devtools, false);
      const response = await page.goto(path);
      expect.soft(response?.status()).toBe(path === PAGES['not found'] ? 404 : 200);
      await expectComplete(page, path);
      // The checker is a script itself; those of the page do not run any more.
      await allowScripts(devtools, true);
      expect.soft(await violations(page), 'as it is sent').toEqual([]);
    },
  );
}
