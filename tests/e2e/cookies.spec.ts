import { expect, test } from '@playwright/test';
import { PAGES } from './pages';
import { scrollThrough, waitForHydration } from './settle';

const TIMING = 'form-timing';
const VISITED = [
  PAGES.home,
  PAGES.contact,
  PAGES['sample request'],
  PAGES.registration,
  PAGES['equipment registration'],
  PAGES['where to buy around a ZIP code'],
  '/en-us/sign-in',
  '/en-us/write-review?product=cleanpro-pan-soak',
  PAGES.article,
  PAGES.product,
  '/en-us/cookies',
];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('sets no cookie before a visitor begins a form', async ({ page, context }) => {
      for (const path of VISITED) {
        await page.goto(path, { waitUntil: 'networkidle' });
        if (javaScriptEnabled) {
          await waitForHydration(page);
          await scrollThrough(page);
        } else await page.locator('form').last().scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        expect(await context.cookies(), path).toEqual([]);
      }
    });

    for (const [form, field] of [
      ['contact', '#contact-firstName'],
      ['newsletter', '#form-newsletter input[type=email]'],
    ] as const)
      test(`${form}: sets the timing cookie when a visitor begins the form`, async ({ page, context }) => {
        const names = async () => (await context.cookies()).map(({ name }) => name);
        await page.goto(PAGES.contact, { waitUntil: 'networkidle' });
        expect(await names()).toEqual([]);
        await page.locator(field).focus();
        await expect.poll(names).toEqual([TIMING]);
      });
  });

test('the cookies page explains when the timing cookie is set', async ({ page }) => {
  await page.goto('/en-us/cookies');
  await expect(page.getByRole('main')).toContainText('When you begin a form, we set a cookie');
});
