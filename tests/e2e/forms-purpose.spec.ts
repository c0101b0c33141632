import { expect, type Locator, type Page } from '@playwright/test';
import { asNewVisitor, fillIn, formOn, formReady, newAddress, storedSubmissions, SUBMISSIONS } from './forms';
import { test } from './without-pictures';

const SENT = /[?&]sent=/;
const SAMPLES = ['productSample', 'microbanSample', 'dawnSample', 'distributorSampling'] as const;

test.beforeEach(({ context }) => asNewVisitor(context));

const businessGroup = (page: Page): Locator => page.getByRole('group', { name: 'Your business (optional)' });
const choose = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name }).check();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    const open = async (page: Page, form: keyof typeof SUBMISSIONS): Promise<void> => {
      await page.goto(SUBMISSIONS[form]);
      if (javaScriptEnabled) await formReady(page, form);
    };
    /**
     * Submits a form, repeatedly if the site asks for confirmation because it was filled in faster than people type.
     */
    const send = (page: Page, form: keyof typeof SUBMISSIONS): Promise<void> =>
      expect(async () => {
        if (!SENT.test(page.url()))
          await formOn(page, form)
            .getByRole('button', { name: /^(Send|Request)/ })
            .click();
        await expect(page).toHaveURL(SENT, { timeout: 3_000 });
      }).toPass({ timeout: 20_000 });

    test('contact: choosing a business shows the optional business fields, choosing a home hides them', async ({
      page,
    }) => {
      await open(page, 'contact');
      await expect(businessGroup(page)).toBeHidden();
      await choose(page, 'A business');
      await expect(businessGroup(page)).toBeVisible();
      const group = businessGroup(page);
      for (const label of ['Company', 'Job title', 'Business type', 'Business affiliation', 'Industry'])
        await expect(group.getByLabel(label)).not.toHaveAttribute('required');
      await expect(group.getByRole('checkbox', { name: 'I represent a business' })).not.toHaveAttribute(
        'required',
      );
      await choose(page, 'My home');
      await expect(group).toBeHidden();
    });

    test('contact: a request from a home drops business fields that were typed before', async ({ page }) => {
      const email = newAddress();
      await open(page, 'contact');
      await fillIn(page, 'contact', { email, company: '***', jobTitle: 'Chef' });
      await choose(page, 'My home');
      await send(page, 'contact');
      const [stored] = storedSubmissions(email);
      expect(JSON.parse(stored?.fields ?? '{}')).toMatchObject({
        shoppingFor: 'My home',
        company: '',
        jobTitle: '',
        businessType: '',
        affiliation: '',
        industry: '',
        represent: false,
      });
    });

    test('contact: a request from a business includes the business fields', async ({ page }) => {
      const email = newAddress();
      await open(page, 'contact');
      await fillIn(page, 'contact', { email });
      await page.locator('#contact-industry').selectOption('');
      await send(page, 'contact');
      const [stored] = storedSubmissions(email);
      expect(JSON.parse(stored?.fields ?? '{}')).toMatchObject({
        shoppingFor: 'A business',
        company: 'Harbor Grill & Co.',
        jobTitle: 'Kitchen manager',
        businessType: 'Restaurant',
        industry: '',
        represent: true,
      });
    });

    for (const form of [...SAMPLES, 'consultation'] as const)
      test(`${form}: refuses a home and accepts a business`, async ({ page }) => {
        const email = newAddress();
        await open(page, form);
        await fillIn(page, form, { email });
        await choose(page, 'My home');
        await formOn(page, form)
          .getByRole('button', { name: /^Request/ })
          .click();
        const message =
          form === 'consultation'
            ? 'Consultations are for businesses. For your home, please write to us on the Contact page.'
            : 'Samples may ship to commercial addresses only.';
        await expect(page.locator(`#${form}-errors`).getByRole('link')).toHaveText([message]);
        await expect(page.locator(`[id="${form}-shoppingFor-error"]`)).toContainText(message);
        expect(storedSubmissions(email)).toEqual([]);
        await choose(page, 'A business');
        await send(page, form);
        expect(storedSubmissions(email)).toMatchObject([{ form }]);
      });
  });
}

test('the consultation form links visitors with a home to the contact page', async ({ page }) => {
  await page.goto(SUBMISSIONS.consultation);
  const link = page.getByRole('main').getByRole('link', { name: 'write to us' });
  await expect(link).toHaveAttribute('href', SUBMISSIONS.contact);
});

test('only sample forms ask whether the visitor is an employee', async ({ page }) => {
  for (const form of ['contact', 'consultation'] as const) {
    await page.goto(SUBMISSIONS[form]);
    await expect(formOn(page, form).getByText('employee')).toHaveCount(0);
  }
  await page.goto(SUBMISSIONS.microbanSample);
  await expect(page.getByRole('radiogroup', { name: /employee/ })).toBeVisible();
});

test('the distributors in forms are listed in "Where to buy"', async ({ page }) => {
  await page.goto(SUBMISSIONS.consultation);
  const distributors = page.locator('#consultation-distributor option');
  await expect(distributors).toHaveCount(1 + 27);
  await expect(distributors.last()).toHaveText('Other');
  await expect(distributors.filter({ hasText: 'Lakeshore Broadline Supply' })).toHaveCount(1);
  await page.goto('/en-us/buy-cleaning-products?zip=60601&radius=25');
  await expect(page.getByRole('heading', { name: 'Lakeshore Broadline Supply' })).toBeVisible();
});
