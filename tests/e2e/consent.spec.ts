import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { PAGES } from './pages';
import { waitForHydration } from './settle';
import { mockOptInConsent } from './opt-in';
import { waitForIdle, Requests } from './telemetry-requests';
import { AT_SMALL_TOO } from './widths';

const OPEN = 'Do Not Sell or Share My Personal Information';
const RELAY = '/api/telemetry/v2/track';

async function preferences(page: Page) {
  // Before hydration, the button submits the opt-out form.
  await waitForHydration(page);
  await page.getByRole('button', { name: OPEN }).click();
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function choice(context: BrowserContext): Promise<string[] | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'privacy_choice');
  if (!cookie) return undefined;
  const value: { categories: string[] } = JSON.parse(decodeURIComponent(cookie.value));
  return value.categories;
}

test('opting out takes two steps, persists and can be undone', async ({ context, page, baseURL }) => {
  const requests = new Requests(context, baseURL ?? '');
  await page.goto(PAGES.faq);
  await expect.poll(() => requests.to('/api/measurement')).toBe(1);
  const dialog = await preferences(page);
  await dialog.getByRole('button', { name: 'Opt out of all' }).click();
  await expect(dialog).toBeHidden();
  expect(await choice(context)).toEqual(['necessary']);
  const cookie = (await context.cookies()).find(({ name }) => name === 'privacy_choice');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(Number(cookie?.expires)).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);

  const sent = requests.to(RELAY);
  await page.goto(PAGES.sitemap);
  await waitForIdle(page);
  await page.goto('about:blank');
  expect(requests.to(RELAY)).toBe(sent);
  expect(requests.to('/api/measurement')).toBe(1);

  await page.goto(PAGES.faq);
  await (await preferences(page)).getByRole('button', { name: 'Allow all' }).click();
  await expect.poll(() => choice(context)).toEqual(['necessary', 'analytics', 'advertising']);
  await expect.poll(() => requests.to('/api/measurement')).toBe(2);
});

test(
  'each purpose can be chosen by keyboard in an accessible dialog',
  AT_SMALL_TOO,
  async ({ context, page }) => {
    await page.goto(PAGES.faq);
    await waitForHydration(page);
    await page.getByRole('button', { name: OPEN }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
    await expect(dialog).toBeVisible();
    expect(await findViolations(page, { part: '#cc-main' })).toEqual([]);
    await dialog.getByRole('checkbox', { name: /advertising/ }).focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Save my choices' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => choice(context)).toEqual(['necessary', 'analytics']);
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: OPEN }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: OPEN })).toBeFocused();
  },
);

test('Global Privacy Control is honored: the dialog says so and offers no choices', async ({
  context,
  page,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(PAGES.faq);
  const dialog = await preferences(page);
  await expect(dialog.getByText('Global Privacy Control')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
});

test('the page behind the preferences does not scroll', async ({ page }) => {
  await page.goto(PAGES.faq);
  const dialog = await preferences(page);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('loads the preferences when they are opened', async ({ page }) => {
  const styles: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('.css')) styles.push(response.url());
  });
  await page.goto(PAGES.faq);
  await waitForIdle(page);
  const before = styles.length;
  await preferences(page);
  expect(styles.length).toBeGreaterThan(before);
});

test.describe('opt-in mode', () => {
  /** The consent library focuses its banner after this delay, in milliseconds. */
  const FOCUSES_AFTER_MS = 100;
  const banner = (page: Page) => page.getByRole('dialog', { name: 'May we measure' });

  test.beforeEach(({ page }) => mockOptInConsent(page));

  test('the consent banner does not take focus while a visitor is typing', async ({ page }) => {
    await page.goto(PAGES.contact);
    const field = page.getByLabel('First name');
    await field.focus();
    await page.keyboard.type('Ada');
    await expect(banner(page)).toBeVisible();
    // This timer starts later and is longer, so it fires after the library's.
    await page.evaluate(
      (delay) => new Promise((resolve) => setTimeout(resolve, delay)),
      FOCUSES_AFTER_MS * 2,
    );
    await page.keyboard.type(' Lovelace');
    await expect(field).toHaveValue('Ada Lovelace');
  });

  test('the consent banner takes focus if no visitor is typing, and Tab moves on to the page', async ({
    page,
  }) => {
    await page.goto(PAGES.contact);
    await expect(banner(page).locator(':focus')).toHaveCount(1);
    expect(await findViolations(page, { includeBestPractices: true })).toEqual([]);
    for (let button = 0; button < 3; button += 1) await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: 'Choose' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner(page).locator(':focus')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the button opts out and opens the cookies page', async ({ context, page }) => {
    await page.goto(PAGES.faq);
    await page.getByRole('button', { name: OPEN }).click();
    await expect(page).toHaveURL(/\/en-us\/cookies$/);
    expect(await choice(context)).toEqual(['necessary']);
  });
});

test('refuses requests from other sites', async ({ request }) => {
  const answer = await request.post('/api/consent', {
    headers: { origin: 'https://evil.example' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});
