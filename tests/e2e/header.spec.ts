import { expect, test, type Locator } from '@playwright/test';
import { expectLoaded } from './navigation';
import { waitForHydration } from './settle';
import { AT_EVERY_WIDTH, AT_SMALL_TOO } from './widths';

test('the header becomes colored past the scroll threshold', AT_SMALL_TOO, async ({ page }, { project }) => {
  await page.goto('/en-us');
  await waitForHydration(page);
  const header = page.locator('#site-header');
  await expect(header).toHaveAttribute('data-at-top', 'true');
  const large = project.name === 'large';
  await page.evaluate(() => scrollTo({ top: 290, behavior: 'instant' }));
  // The header changes after any scroll on large screens, and after 300 px on small screens.
  await expect(header).toHaveAttribute('data-at-top', large ? 'false' : 'true');
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-at-top', 'false');
  await expect(header).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-at-top', 'true');
});

test('the logo links to the home page, and the header is transparent only on pages with that setting', async ({
  page,
}) => {
  const background = () =>
    page.locator('#site-header').evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto('/en-us/faq');
  expect(await background()).not.toMatch(/, 0\)$|transparent/);
  await page
    .locator('#site-header')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expectLoaded(page, /\/en-us$/);
  expect(await background()).toMatch(/, 0\)$|transparent/);
});

test(
  'menus open by pointer, one at a time, and close on Escape @short',
  AT_EVERY_WIDTH,
  async ({ page }, { project }) => {
    await page.goto('/en-us/about-us');
    await waitForHydration(page);
    if (project.name === 'large') {
      const brands = page.getByRole('navigation', { name: 'Primary' }).locator('details').first();
      const solutions = page.getByRole('navigation', { name: 'Primary' }).locator('details').nth(1);
      await brands.locator('summary').click();
      await expect(brands.getByRole('link', { name: 'Dawn', exact: true })).toBeVisible();
      await solutions.locator('summary').click();
      await expect(brands).not.toHaveAttribute('open');
      await expect(solutions).toHaveAttribute('open');
      await page.keyboard.press('Escape');
      await expect(solutions).not.toHaveAttribute('open');
      await expect(solutions.locator('summary')).toBeFocused();
      await brands.locator('summary').click();
      await page.locator('main').click({ position: { x: 5, y: 600 } });
      await expect(brands).not.toHaveAttribute('open');
      return;
    }
    const menu = page.getByRole('navigation', { name: 'Primary' });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(menu).toBeVisible();
    await menu.getByText('Brands', { exact: true }).tap();
    await menu.getByRole('link', { name: 'Dawn', exact: true }).tap();
    await expect(page).toHaveURL(/\/en-us\/brands\/dawn$/);
    await expect(menu).toBeHidden();
  },
);

test('menus work by keyboard alone @short', AT_SMALL_TOO, async ({ page }, { project }) => {
  await page.goto('/en-us/about-us');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const summary =
    project.name === 'large'
      ? page.getByRole('navigation', { name: 'Primary' }).locator('summary').first()
      : page.getByRole('button', { name: 'Menu', exact: true });
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.locator('#site-header :is(details[open], nav:popover-open) :is(a, summary):focus'),
  ).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
});

// The layout for large screens begins at 1024 px, where the menu has the least room.
test('from 1024 px on, the whole menu fits into the header', async ({ page }) => {
  await page.goto('/en-us/about-us');
  const edge = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right);
  for (const width of [1024, 1239, 1240, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const header = page.locator('#site-header');
    const utility = page.getByRole('navigation', { name: 'Utility' }).getByRole('link').last();
    expect(await edge(header.getByRole('link', { name: 'Where to buy' })), `${width} px`).toBeLessThanOrEqual(
      (await edge(utility)) + 1,
    );
    const arrows = await header
      .getByRole('navigation', { name: 'Primary' })
      .locator('summary:visible')
      .evaluateAll((all) => all.map((summary) => parseFloat(getComputedStyle(summary, '::after').width)));
    expect(arrows.length).toBeGreaterThan(3);
    expect(Math.min(...arrows), `${width} px`).toBeGreaterThan(12);
  }
});

test(
  'the menu icon opens and closes the small menu by touch, mouse and keyboard',
  AT_SMALL_TOO,
  async ({ page }, { project }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en-us/about-us');
    const menu = page.getByRole('navigation', { name: 'Primary' });
    const icon = page.getByRole('button', { name: 'Menu', exact: true });
    const hasCross = () =>
      icon.evaluate((element) => getComputedStyle(element, '::after').display !== 'none');
    const press = () => (project.use.hasTouch ? icon.tap() : icon.click());
    const toggles = [press, () => icon.press('Enter')];
    // Check before and after hydration.
    for (const prepare of [() => Promise.resolve(), () => waitForHydration(page)]) {
      await prepare();
      for (const toggle of toggles) {
        await toggle();
        await expect(menu).toBeVisible();
        expect(await hasCross()).toBe(true);
        await toggle();
        await expect(menu).toBeHidden();
        expect(await hasCross()).toBe(false);
      }
    }
  },
);

test(
  'rotating a tablet closes the open menu and leaves the page scrollable',
  AT_SMALL_TOO,
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/en-us/about-us');
    await waitForHydration(page);
    const menu = page.getByRole('navigation', { name: 'Primary' });
    const scroll = async (): Promise<number> => {
      await page.mouse.move(400, 500);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      return page.evaluate(() => scrollY);
    };
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByText('Brands', { exact: true }).click();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.locator('nav:popover-open')).toHaveCount(0);
    expect(await scroll()).toBe(0);
    await menu.getByText('Industries', { exact: true }).click();
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(menu).toBeHidden();
    expect(await scroll()).toBe(0);
  },
);

test('on a short screen, every link of the large menu can be reached by scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto('/en-us/about-us');
  await waitForHydration(page);
  const primary = page.getByRole('navigation', { name: 'Primary' });
  for (const panel of await primary.locator('details[data-menu="mega"]').all()) {
    await panel.locator('summary').click();
    const last = panel.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});
