import { expect } from '@playwright/test';
import { allAnnounced, recordAnnouncements } from './announcements';
import { mockOptInConsent } from './opt-in';
import { PAGES } from './pages';
import { waitForHydration } from './settle';
import { test } from './without-pictures';

test('compare: announces the number selected, and focuses the next product on removal', async ({ page }) => {
  const announced = await recordAnnouncements(page);
  await page.goto('/en-us/brands/comet');
  await waitForHydration(page);
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  const tray = page.getByRole('form', { name: 'Compare products' });
  await boxes.nth(0).press('Space');
  await expect(tray).toContainText('1 of 4 selected');
  await boxes.nth(1).press('Space');
  await expect(tray).toContainText('2 of 4 selected');
  await tray.getByRole('button', { name: 'Remove Acid Toilet Bowl Cleaner' }).press('Enter');
  await expect(tray).toContainText('1 of 4 selected');
  await page.keyboard.press('Enter');
  await expect(tray).toBeHidden();
  await expect
    .poll(announced)
    .toEqual([
      'page: Comet Professional products for business | CleanPro',
      'focus: input Compare Acid Toilet Bowl Cleaner',
      'status: 1 of 4 selected',
      'focus: input Compare Crème Deodorizing Cleanser',
      'status: 2 of 4 selected',
      'focus: button Remove Acid Toilet Bowl Cleaner from the comparison',
      'focus: button Remove Crème Deodorizing Cleanser from the comparison',
      'status: 1 of 4 selected',
      'focus: main',
    ]);
});

test('compare page: focuses the next product when one is removed', async ({ page }) => {
  const announced = await recordAnnouncements(page);
  await page.goto(PAGES.comparison);
  await waitForHydration(page);
  const remove = (name: string) => page.getByRole('link', { name: `Remove ${name} from the comparison` });
  await remove('Heavy Duty Degreaser').press('Enter');
  await expect(remove('Acid Toilet Bowl Cleaner')).toBeFocused();
  await expect
    .poll(announced)
    .toEqual([
      'page: Compare products | CleanPro',
      'focus: a Remove Heavy Duty Degreaser from the comparison',
      'focus: a Remove Acid Toilet Bowl Cleaner from the comparison',
      'alert: Compare products',
    ]);
});

test('search: announces the number of suggestions and results', async ({ page }) => {
  const announced = await recordAnnouncements(page);
  await page.goto(PAGES.legal);
  await waitForHydration(page);
  await page.locator('#site-header details[data-menu="search"] > summary').press('Enter');
  const box = page.locator('#search-header');
  await expect(box).toBeFocused();
  await box.pressSequentially('glass');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=glass/);
  await waitForHydration(page);
  await page
    .getByRole('navigation', { name: 'Result type' })
    .getByRole('link', { name: /^Products/ })
    .press('Enter');
  await page.waitForURL(/kind=product|type=product/);
  await expect
    .poll(announced)
    .toEqual([
      expect.stringMatching(/^page: /),
      'focus: summary Search',
      'focus: input Search products, articles and safety data sheets',
      'status: 6 suggestions',
      'page: Search: glass | CleanPro',
      expect.stringMatching(/^focus: p \d+ results for glass, page 1 of \d+$/),
      expect.stringMatching(/^focus: a Products \d+$/),
      expect.stringMatching(/^focus: p \d+ results for glass, page 1 of \d+$/),
      'alert: Search',
    ]);
});

test('article: announces a like', async ({ page }) => {
  const announced = await recordAnnouncements(page);
  await page.goto('/en-us/articles/contact-time-explained', { waitUntil: 'networkidle' });
  const like = page.getByRole('button', { name: /^Like/ });
  await expect(like).toHaveText(/^Like\d+$/);
  await like.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(announced)
    .toEqual([
      'page: Contact time, explained for people in a hurry | CleanPro',
      expect.stringMatching(/^focus: button Like/),
      expect.stringMatching(/^pressed: true, Like/),
    ]);
});

test('product finder: announces each question', async ({ page }) => {
  const announced = await recordAnnouncements(page);
  await page.goto(PAGES['product finder']);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Hotel or resort' }).press('Enter');
  await page.getByRole('link', { name: 'Restrooms and bathrooms' }).press('Enter');
  await expect
    .poll(announced)
    .toEqual([
      'page: Product finder: the right cleaner in four questions | CleanPro',
      'focus: a Hotel or resort',
      'focus: main',
      'alert: Which area do you clean?',
      'focus: a Restrooms and bathrooms',
      'focus: main',
      'alert: What needs to be done there?',
    ]);
});

test('consent: focuses the dialog, then the page once the dialog closes', async ({ page }) => {
  await mockOptInConsent(page);
  const announced = await recordAnnouncements(page);
  await page.goto(PAGES.contact);
  const banner = page.getByRole('dialog', { name: 'May we measure' });
  await expect(banner.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect
    .poll(announced)
    .toEqual([
      'page: Contact us | CleanPro',
      expect.stringMatching(/^focus: div/),
      expect.stringMatching(/^focus: span/),
      'focus: main',
    ]);
});

test('carousel: announces its position when the visitor moves it', async ({ page }) => {
  const announced = await recordAnnouncements(page);
  await page.goto(PAGES.lists);
  await waitForHydration(page);
  const carousel = page.getByRole('group', { name: 'Carousel: Variants' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByText(/\d of 6$/)).toBeVisible();
  await carousel.getByRole('button', { name: /^Next/ }).press('Enter');
  await expect
    .poll(announced)
    .toEqual([
      expect.stringMatching(/^page: /),
      'focus: button Next: Carousel: Variants',
      'live: Carousel: Variants: 4 to 6 of 6',
    ]);
});

const CLEARED = {
  'a search': [
    '/en-us/search?q=cleaner&brand=comet',
    'Clear all filters',
    '#results',
    /^focus: p \d+ results for cleaner, page 1 of \d+$/,
  ],
  'a list of products': [
    '/en-us/cleaning-solutions/kitchen?brand=dawn',
    'Show all',
    '#products',
    /^focus: section Kitchen$/,
  ],
  'an empty list of products': [
    '/en-us/cleaning-solutions/kitchen?brand=charmin',
    'Show all products',
    '#products',
    /^focus: section Kitchen$/,
  ],
  'an empty list of articles': [
    '/en-us/media-hub/articles?topic=none',
    'All topics',
    '#list',
    /^focus: section Articles by topic$/,
  ],
  'a search for data sheets': [
    '/en-us/safety-data-sheets?product=degreaser',
    'Clear',
    '#sds-product',
    /^focus: input Product$/,
  ],
} as const;
for (const [name, [path, link, target, focused]] of Object.entries(CLEARED))
  test(`${name}: clearing the filters moves and announces the focus`, async ({ page }) => {
    const announced = await recordAnnouncements(page);
    await page.goto(path);
    await waitForHydration(page);
    const clear = page.getByRole('link', { name: link, exact: true });
    if (!(await clear.isVisible())) await page.getByText('Filters', { exact: false }).first().press('Enter');
    await clear.press('Enter');
    await expect(page.locator(target)).toBeFocused();
    await expect(page.locator(target)).toBeInViewport();
    await allAnnounced(page);
    expect(announced().filter((text) => focused.test(text))).toHaveLength(1);
    if (target === '#sds-product') await expect(page.locator(target)).toHaveValue('');
  });
