import { expect, type Locator, type Page } from '@playwright/test';
import { asNewVisitor, fillIn, formOn, formReady, newAddress, SUBMISSIONS } from './forms';
import { fillInReview } from './review-form';
import { waitForHydration } from './settle';
import { test } from './without-pictures';

/**
 * Expects the page title to name the outcome, and the outcome's message to have focus. Focus already announces the
 * message, so a live region would announce it twice.
 */
async function expectOutcome(page: Page, title: RegExp, message: Locator): Promise<void> {
  await expect(page).toHaveTitle(title, { timeout: 20_000 });
  await expect(message).toBeFocused();
  const live = await message.evaluate((element) => {
    const regions = [...document.querySelectorAll('[role=alert], [role=status], [aria-live], output')];
    return regions.flatMap((region) =>
      region.contains(element) || (element.contains(region) && region.textContent.trim())
        ? region.outerHTML
        : [],
    );
  });
  expect(live).toEqual([]);
}

const group = (page: Page, name: RegExp): Locator => page.getByRole('group', { name });
const ERRORS = /^There (are|is) \d+ error/;

test.beforeEach(({ context }) => asNewVisitor(context));

for (const script of [true, false])
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });

    test('consultation: the title and the focused element announce errors, refusal and success', async ({
      page,
    }) => {
      const email = newAddress();
      await page.goto(SUBMISSIONS.consultation);
      if (script) await formReady(page, 'consultation');
      await expect(page).toHaveTitle(/^Request a consultation/i);
      const send = () =>
        formOn(page, 'consultation')
          .getByRole('button', { name: /^Request/ })
          .click();
      await send();
      await expectOutcome(page, /^Error: Request a consultation/i, group(page, ERRORS));
      await fillIn(page, 'consultation', { email });
      await send();
      // Without scripts, the site asks for confirmation of a form that is filled in faster than people type.
      if (!script && !page.url().includes('sent=')) {
        await expectOutcome(page, /^Not sent: /, group(page, /^Please check what you typed/));
        await expect(async () => {
          await send();
          expect(page.url()).toContain('sent=');
        }).toPass();
      }
      await expectOutcome(page, /^Sent: Request a consultation/i, group(page, /thank you/i));
    });

    test('sign-in: the title and the focused element announce a wrong password', async ({ page }) => {
      await page.goto('/en-us/sign-in');
      if (script) await formReady(page, 'signIn');
      const send = () => formOn(page, 'signIn').getByRole('button', { name: 'Sign in' }).click();
      await send();
      await expectOutcome(page, /^Error: Sign in/, group(page, ERRORS));
      await fillIn(page, 'signIn', { email: newAddress(), password: 'mop-and-bucket-8' });
      await send();
      await expectOutcome(page, /^Not sent: Sign in/, group(page, /password is incorrect/));
    });

    test('newsletter: the title and the focused element announce errors and success', async ({ page }) => {
      await page.goto('/en-us/search?q=floor');
      if (script) await waitForHydration(page, '#form-newsletter form');
      const form = page.locator('#form-newsletter');
      const send = () => form.getByRole('button', { name: 'Sign up' }).click();
      await send();
      await expectOutcome(page, /^Error: Search/, group(page, ERRORS));
      await form.getByRole('textbox', { name: 'Email' }).fill(newAddress());
      await form.getByRole('checkbox').check();
      await send();
      // The site asks for confirmation of a form that is filled in faster than people type. Scripts resubmit it
      // automatically.
      if (!script)
        await expect(async () => {
          if (!page.url().includes('sent=')) await send();
          expect(page.url()).toContain('sent=');
        }).toPass({ timeout: 20_000 });
      await expectOutcome(page, /^Sent: Search/, group(page, /thank you/i));
    });

    test('review: the title and the focused element change with errors, preview, editing and success', async ({
      page,
    }) => {
      await page.goto('/en-us/write-review?product=cleanpro-pan-soak');
      await page.waitForLoadState(script ? 'networkidle' : 'load');
      await expect(page).toHaveTitle(/^Write a review/);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await press('Preview');
      await expectOutcome(page, /^Error: Write a review/, group(page, ERRORS));
      await fillInReview(page);
      await press('Preview');
      const heading = (name: string) => page.getByRole('heading', { name });
      await expectOutcome(page, /^Preview: Write a review/, heading('Preview your review'));
      await press('Edit');
      await expectOutcome(page, /^Edit: Write a review/, heading('Edit your review'));
      await press('Preview');
      await press('Submit');
      await expectOutcome(page, /^Sent: Write a review/, group(page, /^Thank you!/));
    });

    test('review: the title and the focused element tell reviewers that they are too young', async ({
      page,
    }) => {
      await page.goto('/en-us/write-review?product=cleanpro-pan-soak');
      await page.waitForLoadState(script ? 'networkidle' : 'load');
      await fillInReview(page, { year: String(new Date().getFullYear() - 10) });
      await page.getByRole('button', { name: 'Preview' }).click();
      await expectOutcome(page, /^Not sent: Write a review/, group(page, /^We’re sorry/));
    });

    test('searches and quiz: the title and the focused element announce the result', async ({ page }) => {
      await page.goto('/en-us/search');
      await page.locator('#search-page').fill('floor');
      await page.locator('#search-page').press('Enter');
      await expectOutcome(page, /^Search: floor/, page.getByText(/^\d+ results for floor/));

      await page.goto('/en-us/safety-data-sheets');
      await page.getByRole('searchbox', { name: 'Product' }).fill('degreaser');
      await page.locator('main search').getByRole('button', { name: 'Search' }).click();
      await expectOutcome(page, /^Results: /, page.getByText(/^\d+ sheets found/));

      await page.goto('/en-us/compare-products');
      await page.getByRole('searchbox', { name: 'Name, task or UPC' }).fill('degreaser');
      await page.getByRole('main').getByRole('button', { name: 'Find', exact: true }).click();
      await expectOutcome(page, /^Results: Compare products/, page.getByText(/^\d+ products found$/));

      await page.goto('/en-us/buy-cleaning-products');
      const find = async (zip: string) => {
        await page.getByRole('textbox', { name: 'ZIP code' }).fill(zip);
        await page.getByRole('button', { name: 'Find', exact: true }).click();
      };
      await find('1');
      await expectOutcome(page, /^Error: /, group(page, ERRORS));
      await find('60601');
      await expectOutcome(page, /^Results: /, page.getByRole('heading', { name: /of Chicago/ }));

      await page.goto('/en-us/ghs-training/refresher');
      for (const question of await page.getByRole('group').all())
        if ((await question.getByRole('radio').count()) > 0)
          await question.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Check my answers' }).click();
      await expectOutcome(page, /^(Not passed|Passed): /, group(page, /right: \d+ percent$/));
    });
  });

test('the title and the focused element announce a form that is slow and then fails', async ({ page }) => {
  await page.goto(SUBMISSIONS.contact);
  await formReady(page, 'contact');
  await fillIn(page, 'contact', { email: newAddress() });
  const form = formOn(page, 'contact');
  const waiting = form.getByText('Still sending. Please wait.');
  let refuse = (): void => undefined;
  await page.route('**/api/forms/contact', async (route) => {
    await new Promise<void>((resolve) => (refuse = resolve));
    await route.abort();
  });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(waiting).toHaveCount(1);
  refuse();
  await expectOutcome(page, /^Service not available: /, group(page, /^Currently service is not available/));
  await expect(waiting).toHaveCount(0);
});
