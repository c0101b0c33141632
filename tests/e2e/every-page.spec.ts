import { expect, test, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { baselineOf, TOLERANCE } from './baseline';
import { illegible } from './contrast';
import { LOOKS } from './pages';
import { MAXIMUM_SHIFT, watchShifts } from './shift';
import { openWhole, settle } from './still';

/** What a page logs as an error, or throws. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser reports the status of the page itself; for the page that is not found that is its purpose.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)'))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Pictures without a text in their place, or without the measures that keep the place free. */
const unmeasured = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (image) =>
          !image.hasAttribute('alt') || !image.getAttribute('width') || !image.getAttribute('height'),
      )
      .map(({ src }) => src),
  );

// One visit for all that is looked at: most of the time goes into bringing a page in.
for (const [name, path] of Object.entries(LOOKS)) {
  test(`${name}: accessible, still, wide enough, without an error, legible, and as it looked`, async ({
    page,
  }, { project }) => {
    const errors = errorsOf(page);
    const shift = await watchShifts(page);
    await openWhole(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    expect.soft(await shift()).toBeLessThanOrEqual(MAXIMUM_SHIFT);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    expect.soft(await unmeasured(page)).toEqual([]);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(errors).toEqual([]);

    await settle(page);
    expect.soft(await baselineOf(page)).toMatchSnapshot(`${name.replaceAll(' ', '-')}.png`, TOLERANCE);
    // Small and large have every ground that tablet has.
    if (project.name !== 'tablet') expect.soft(await illegible(page)).toEqual([]);
  });
}
