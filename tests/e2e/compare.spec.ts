import { expect } from '@playwright/test';
import { AT_EVERY_WIDTH, AT_SMALL_TOO } from './widths';
import { test } from './without-pictures';

const COMPARE = '/en-us/compare-products';
const TWO = `${COMPARE}?products=dawn/heavy-duty-degreaser,comet/toilet-bowl-cleaner`;

test('compares products side by side and marks differences @real-ids @short', async ({ page }) => {
  await page.goto(TWO);
  await expect(page).toHaveTitle(/^Compare products \| /);
  const table = page.getByRole('table', { name: /Products side by side/ });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('link', { name: 'Heavy Duty Degreaser', exact: true })).toBeVisible();
  const category = table.getByRole('row', { name: /^Category/ });
  await expect(category).toContainText('differs');
  await expect(category).toContainText('Restroom');
  const all = await table.getByRole('row').count();
  await page.getByRole('link', { name: 'Show differences only' }).click();
  await expect(page).toHaveURL(/only=differences/);
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(all);
  for (const row of (await table.getByRole('row').all()).slice(1)) await expect(row).toContainText('differs');
});

test('column headings stay in view', AT_EVERY_WIDTH, async ({ page }, { project }) => {
  // Make the viewport lower than the table, so that the table scrolls.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 600 });
  await page.goto(TWO);
  const head = page.getByRole('columnheader').nth(1);
  const region = page.getByRole('region', { name: 'Comparison' });
  await region.evaluate((element, small) => {
    // On small screens the table itself scrolls, on large ones the page.
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (small) element.scrollTo({ top: 400, behavior: 'instant' });
    else scrollBy({ top: 400, behavior: 'instant' });
  }, project.name !== 'large');
  await expect(page.getByRole('rowheader', { name: /^Description/ })).not.toBeInViewport({ ratio: 1 });
  await expect(head).toBeInViewport();
});

test('products can be removed, searched for and added', async ({ page }) => {
  await page.goto(TWO);
  await page.getByRole('link', { name: 'Remove Acid Toilet Bowl Cleaner from the comparison' }).click();
  await expect(page).toHaveURL(/products=dawn\/heavy-duty-degreaser#remove-1$/);
  await expect(
    page.getByRole('link', { name: 'Remove Heavy Duty Degreaser from the comparison' }),
  ).toBeFocused();
  await page.getByLabel('Name, task or UPC').fill('rinse aid');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: 'Add Rinse Aid' }).click();
  await expect(page).toHaveURL(/products=dawn\/heavy-duty-degreaser,cascade\/rinse-aid$/);
  await expect(page.getByRole('columnheader', { name: /Rinse Aid/ })).toBeVisible();
});

test('handles comparisons with no products, unknown products or too many products', async ({ page }) => {
  await page.goto(COMPARE);
  await expect(page.getByText('Choose up to four products')).toBeVisible();
  await page.goto(`${COMPARE}?products=dawn/heavy-duty-degreaser,no/such-thing,../x`);
  await expect(page.getByText('One product is no longer available.')).toBeVisible();
  await page.goto(
    `${COMPARE}?products=dawn/heavy-duty-degreaser,comet/toilet-bowl-cleaner,cascade/rinse-aid,downy/dryer-sheets,bounty/quilted-napkins`,
  );
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Add a product' })).toHaveCount(0);
});

test('prints the comparison without controls', async ({ page }) => {
  await page.goto(TWO);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator('#add-product')).toBeHidden();
  await expect(page.locator('#compare-form')).toBeHidden();
});

test('remembers up to four products chosen on tiles across pages @short', AT_SMALL_TOO, async ({ page }) => {
  // This page lists no product of the brand that is opened next.
  await page.goto('/en-us/cleaning-solutions/laundry');
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  const tray = page.getByRole('form', { name: 'Compare products' });
  await expect(tray).toBeHidden();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(tray).toContainText('2 of 4 selected');
  await page.goto('/en-us/brands/comet');
  await expect(tray).toContainText('2 of 4 selected');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(tray).toContainText('4 of 4 selected');
  await expect(boxes.nth(2)).toBeDisabled();
  await expect(boxes.nth(2)).toHaveAccessibleDescription('4 of 4 selected. Remove one to add another.');
  await boxes.nth(2).focus();
  await page.keyboard.press('Space');
  await expect(boxes.nth(2)).not.toBeChecked();
  await expect(tray).toContainText('4 of 4 selected');
  await boxes.nth(1).uncheck();
  await expect(boxes.nth(2)).toBeEnabled();
  await tray.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
});

test('removing a product moves the focus to the next, the previous or the page', async ({ page }) => {
  await page.goto('/en-us/brands/comet');
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  const remove = page
    .getByRole('form', { name: 'Compare products' })
    .getByRole('button', { name: /^Remove / });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await expect(remove).toHaveCount(3);
  const third = await remove.nth(2).getAttribute('aria-label');
  await remove.nth(1).press('Enter');
  await expect(remove).toHaveCount(2);
  await expect(remove.nth(1)).toBeFocused();
  await expect(remove.nth(1)).toHaveAttribute('aria-label', third ?? '');
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('checkboxes select products to compare', async ({ page }) => {
    // This page lists no product of the brand that is opened next.
    await page.goto('/en-us/cleaning-solutions/laundry');
    const tray = page.getByRole('form', { name: 'Compare products' });
    await expect(tray).toBeHidden();
    const boxes = page.getByRole('checkbox', { name: /^Compare / });
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await expect(tray).toBeVisible();
    await tray.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveURL(/\/en-us\/compare-products\?products=/);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  });
});
