import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { AT_SMALL_TOO } from './widths';
import { test } from './without-pictures';
import { structuredData } from './structured-data';

const HOME = '/en-us/recommender';

/** One page of each kind. every-page.spec.ts checks their accessibility, width and completeness without scripts. */
const PLACES = {
  home: HOME,
  area: `${HOME}/hotels`,
  task: `${HOME}/hotels/restrooms`,
  needs: `${HOME}/hotels/restrooms/soap-scum`,
  recommendation: `${HOME}/products/hotels/restrooms/soap-scum?need=fragrance-free`,
  'no product': `${HOME}/products/hotels/restrooms/soap-scum?need=food-contact&need=epa-registered`,
  plan: `${HOME}/plan/schools/classrooms/high-touch?use=disinfecting-wipes`,
  text: `${HOME}/how-it-works`,
  sitemap: `${HOME}/sitemap`,
} as const;

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' });

/** Goes through the product finder by links and a form, which work without JavaScript. */
async function goThrough(page: Page): Promise<void> {
  await page.goto(HOME);
  await expect(page.getByText('Question 1 of 4')).toBeVisible();
  await page.getByRole('link', { name: 'Hotel or resort' }).click();
  await expect(page).toHaveURL(`${HOME}/hotels`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which area do you clean?');
  await expect(steps(page)).toContainText('Question 2 of 4');
  await page.getByRole('link', { name: 'Restrooms and bathrooms' }).click();
  await page.getByRole('link', { name: 'Soap scum and hard water' }).click();
  await expect(steps(page)).toContainText('Question 4 of 4');
  await page.getByRole('checkbox', { name: 'Fragrance-free' }).check();
  await page.getByRole('checkbox', { name: 'EPA-registered' }).check();
  await page.getByRole('button', { name: 'Show recommendation' }).click();
  await expect(page).toHaveURL(
    `${HOME}/products/hotels/restrooms/soap-scum?need=fragrance-free&need=epa-registered`,
  );
  await expect(steps(page)).toContainText('All 4 questions answered');
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Best match');
  await expect(first.getByRole('heading', { name: 'Disinfecting Bathroom Cleaner' })).toBeVisible();
  await expect(first).toContainText('takes off scum and hard water');
  await expect(first).toContainText('99999-32');
  await expect(first.getByRole('link', { name: 'Request a sample' })).toHaveAttribute(
    'href',
    '/en-us/request-sample?product=brands%2Fcomet%2Fbathroom-cleaner-disinfecting',
  );
  await first.getByRole('link', { name: 'Cleaning plan' }).click();
  await expect(page).toHaveURL(/\/plan\/hotels\/restrooms\/soap-scum\?.*use=bathroom-cleaner-disinfecting$/);
  const plan = page.getByRole('article');
  await expect(plan).toContainText('Ready to use');
  await expect(plan).toContainText('Contact time10 minutes');
  await expect(plan).toContainText('Chemical-resistant gloves');
  await expect(plan).toContainText(
    'Contains acid and quaternary ammonium compounds. Never mix it with chlorine bleach (releases toxic chlorine gas)',
  );
  await expect(plan).toContainText('Disinfecting Bathroom Cleaner: Warning: Causes serious eye irritation');
  await expect(plan).toContainText('In the eyes: Rinse cautiously with water for 15 minutes.');
  await expect(plan).toContainText('Poison center: 1-800-222-1222');
  await expect(plan).toContainText('Not for: Natural stone, terrazzo, aluminum,');
}

test('guides the visitor from the first question to the plan @short', AT_SMALL_TOO, async ({ page }) => {
  await goThrough(page);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Needs' }).click();
  await expect(page).toHaveURL(/\/products\/hotels\/.*need=fragrance-free&need=epa-registered#needs$/);
  await expect(page.getByRole('checkbox', { name: 'Fragrance-free' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'EPA-registered' }).uncheck();
  await page.getByRole('button', { name: 'Show recommendation' }).click();
  await expect(page).toHaveURL(`${HOME}/products/hotels/restrooms/soap-scum?need=fragrance-free`);
  await expect(page.getByRole('heading', { name: 'Bathroom Cleaner Concentrate' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('guides the visitor from the first question to the plan @real-ids', async ({ page }) => {
    await goThrough(page);
    await expect(page.getByRole('button', { name: 'Print this plan' })).toBeHidden();
  });

  test('the pop-up banner opens and closes', async ({ page }) => {
    await page.goto(`${HOME}/hotels`);
    const banner = page.getByRole('heading', { name: 'Prefer to talk to a person?' });
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Prefer to talk to a person?' }).click();
    await expect(banner).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a consultation' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner).toBeHidden();
  });
});

test('the open pop-up banner is accessible', AT_SMALL_TOO, async ({ page }) => {
  await page.goto(HOME);
  await page.getByRole('button', { name: 'Prefer to talk to a person?' }).click();
  await expect(page.getByRole('heading', { name: 'Prefer to talk to a person?' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('pages that depend on answers have noindex; all have title, canonical URL and breadcrumbs', async ({
  page,
}) => {
  for (const [name, path] of Object.entries(PLACES)) {
    await page.goto(path);
    await expect(page, name).toHaveTitle(/ \| CleanPro$/);
    const url = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '');
    expect(url.pathname + url.search, name).toBe(path.replace(/\?.*/, ''));
    await expect(page.locator('meta[name=robots]'), name).toHaveAttribute(
      'content',
      ['home', 'text', 'sitemap'].includes(name) ? /^index/ : /^noindex/,
    );
    const trail = page.getByRole('navigation', { name: 'Footer breadcrumb' }).getByRole('listitem');
    await expect(trail.last(), name).toHaveAttribute('aria-current', 'page');
    expect((await structuredData(page))[0], name).toMatchObject({ '@type': 'BreadcrumbList' });
  }
  const xml = await (await page.request.get('/sitemaps/1')).text();
  expect(xml).toContain('/en-us/recommender</loc>');
  expect(xml).toContain('/en-us/recommender/how-it-works</loc>');
  expect(xml).not.toContain('/en-us/recommender/hotels');
});

test('recommends nothing if no product meets all needs, and suggests dropping a need', async ({ page }) => {
  for (const path of [PLACES['no product'], PLACES['no product'].replace('/products/', '/plan/')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^None of our products meets all/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cleaning plan' })).toHaveCount(0);
    await expect(page.getByText('Does not meet')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Without “Allowed on food-contact surfaces”' }).click();
  await expect(page).toHaveURL(`${HOME}/products/hotels/restrooms/soap-scum?need=epa-registered`);
  await expect(page.getByRole('article').first()).toContainText('Best match');
});

test('does not offer a need that no product for the task meets', async ({ page }) => {
  await page.goto(PLACES.needs);
  await expect(page.getByRole('checkbox', { name: 'Fragrance-free' })).toBeVisible();
  await expect(page.getByText(/^0 products/)).toHaveCount(0);
  for (const count of await page.getByText(/for this task$/).allTextContents())
    expect(count).toMatch(/[1-9]\d* products? for this task$/);
});

test('an outdated shared URL redirects to its question; an unknown one returns 404', async ({ page }) => {
  await page.goto(`${HOME}/products/hotels/restrooms/no-such-task`);
  await expect(page).toHaveURL(`${HOME}/hotels/restrooms`);
  const response = await page.goto(`${HOME}/no-such-business`);
  expect(response?.status()).toBe(404);
  // Query parameters of other pages have no effect here.
  expect((await page.goto(`${HOME}?product=x&page=2`))?.status()).toBe(200);
});

test('shows a warning about products that must not be mixed', async ({ page }) => {
  await page.goto(`${HOME}/products/restaurants/dish-room/machine-dishes`);
  await expect(page.getByRole('list', { name: 'Warnings' }).first()).toContainText(
    'Never mix Commercial Machine Detergent Liquid with Lime and Scale Remover: releases toxic chlorine gas.',
  );
});

test('a safety data sheet opens as a PDF @real-ids', async ({ page }) => {
  await page.goto(PLACES.recommendation);
  const href = await page.getByRole('link', { name: 'Safety data sheet for' }).first().getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
});

test('prints only the plan', async ({ page }) => {
  await page.goto(PLACES.plan);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Safety gear and precautions')).toBeVisible();
  await expect(page.getByText('Disinfecting Wipes').first()).toBeVisible();
  await expect(page.getByText('Not for: Skin and hands,')).toBeVisible();
  for (const hidden of [
    'Print this plan',
    'Back to the recommendation',
    'Ask our specialists',
    'All rights reserved',
  ])
    await expect(page.getByText(hidden).first(), hidden).toBeHidden();
});

test('a plan fits on one printed page', async ({ page }) => {
  for (const path of [
    PLACES.plan,
    `${HOME}/plan/hotels/restrooms/soap-scum`,
    `${HOME}/plan/janitorial/floors/strip-floor`,
    `${HOME}/plan/hotels/kitchen/equipment-scale`,
    `${HOME}/plan/restaurants/dish-room/machine-dishes?use=lime-scale-remover`,
    `${HOME}/plan/healthcare/patient-rooms/patient-high-touch`,
    `${HOME}/plan/restaurants/kitchen/baked-on-grease`,
  ]) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'Letter', margin: { top: '12mm', bottom: '12mm' } })).toString(
      'latin1',
    );
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, path).toBe(1);
  }
});

test('copies the link and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PLACES.recommendation);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(PLACES.recommendation);
});
