import { expect } from '@playwright/test';
import {
  asNewVisitor,
  fillIn,
  formOn,
  formReady,
  storedSubmissions,
  getMandatoryFields,
  newAddress,
  SUBMISSIONS,
  type SubmissionForm,
} from './forms';
import { waitForHydration } from './settle';
import { test } from './without-pictures';

const FORMS = Object.entries(SUBMISSIONS) as [SubmissionForm, string][];
const SENT = /[?&]sent=/;

test.beforeEach(({ context }) => asNewVisitor(context));

const button = { name: /^(Send|Request|Register)/ };

// All forms are the same component. Registration also creates a member. All other submissions are only stored.
for (const form of ['contact', 'registration'] as const)
  test(`${form}: a double click submits once, and the back button restores the values @real-ids @short`, async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto(SUBMISSIONS[form]);
    await formReady(page, form);
    await fillIn(page, form, { email, confirmEmail: email });
    await formOn(page, form).getByRole('button', button).dblclick();
    await expect(page).toHaveURL(SENT, { timeout: 20_000 });
    await expect(page.getByRole('group', { name: /thank you/i })).toBeFocused();
    expect(storedSubmissions(email)).toMatchObject([{ form }]);
    await page.goBack();
    await expect(page.locator(`[id="${form}-firstName"]`)).toHaveValue('Ada');
    // A form that is resubmitted unchanged counts as the same submission. Registration is excluded, because browsers do
    // not restore passwords.
    if (form !== 'registration') {
      await formOn(page, form).getByRole('button', button).click();
      await expect(page).toHaveURL(SENT, { timeout: 20_000 });
    }
    expect(storedSubmissions(email)).toHaveLength(1);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [form, path] of FORMS)
    test(`${form}: shows all messages, preserves values and accepts corrections @short`, async ({ page }) => {
      const email = newAddress();
      await page.goto(path);
      const send = () => formOn(page, form).getByRole('button', button).click();
      await send();
      const codes = getMandatoryFields(form);
      await expect(page.getByText(`There are ${codes.length} error(s)`)).toBeVisible();
      for (const code of codes) {
        const invalid = page.locator(
          `[aria-invalid]:is([id="${form}-${code}"], :has([id="${form}-${code}"]))`,
        );
        await expect(invalid, code).toHaveCount(1);
      }
      await fillIn(page, form, { email, confirmEmail: email, firstName: 'R2<b>' });
      await send();
      await expect(page.getByText('There are 1 error(s)')).toBeVisible();
      await expect(page.locator(`[id="${form}-firstName"]`)).toHaveValue('R2<b>');
      await expect(page.locator(`[id="${form}-company"]`)).toHaveValue('Harbor Grill & Co.');
      await fillIn(page, form, { email, confirmEmail: email });
      await send();
      // The site asks for confirmation of a form that is filled in faster than people type.
      if (!SENT.test(page.url())) {
        await expect(page.getByText('Please check what you typed')).toBeVisible();
        await expect(async () => {
          await fillIn(page, form, { email, confirmEmail: email });
          await send();
          expect(page.url()).toMatch(SENT);
        }).toPass({ timeout: 15_000 });
      }
      await expect(page.getByRole('group', { name: /thank you/i })).toBeFocused();
      expect(storedSubmissions(email)).toMatchObject([{ form }]);
    });

  for (const path of [
    '/en-us/search?q=floor',
    '/en-us/compare-products',
    '/en-us/write-review',
    '/en-us/brands/dawn/pot-and-pan-detergent/reviews',
  ])
    test(`the newsletter form on ${path} shows errors and a thank-you message`, async ({ page }) => {
      const email = newAddress();
      await page.goto(path);
      const form = page.locator('#form-newsletter');
      const send = () => form.getByRole('button', { name: 'Sign up' }).click();
      await send();
      await expect(form.getByText('There are 2 error(s)')).toBeVisible();
      await form.getByRole('textbox', { name: 'Email' }).fill(email);
      await form.getByRole('checkbox').check();
      await expect(async () => {
        await send();
        await expect(form.getByText('Thank you')).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''));
      expect(storedSubmissions(email)).toMatchObject([{ form: 'newsletter' }]);
    });
});

test('a reload restores the draft of a form', async ({ page }) => {
  await page.goto(SUBMISSIONS.contact, { waitUntil: 'networkidle' });
  await page.locator('#contact-firstName').fill('Ada');
  await page.locator('#contact-message').fill('Half a sentence');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Half a sentence');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('#contact-firstName')).toHaveValue('Ada');
  await expect(page.locator('#contact-message')).toHaveValue('Half a sentence');
});

test('a form that fails to send preserves its values, and can be sent again @short', async ({ page }) => {
  const email = newAddress();
  await page.goto(SUBMISSIONS.contact);
  await formReady(page, 'contact');
  await fillIn(page, 'contact', { email });
  await page.route('**/api/forms/contact', (route) => route.abort());
  const send = () => formOn(page, 'contact').getByRole('button', { name: 'Send' }).click();
  await send();
  await expect(page.getByText('Currently service is not available')).toBeVisible();
  await expect(page.locator('#contact-message')).toHaveValue(/How much do I dilute/);
  await page.unroute('**/api/forms/contact');
  await send();
  await expect(page).toHaveURL(SENT, { timeout: 20_000 });
  expect(storedSubmissions(email)).toHaveLength(1);
});

test('the error summary gets focus and links to the fields', async ({ page }) => {
  await page.goto(SUBMISSIONS.consultation);
  await formReady(page, 'consultation');
  await formOn(page, 'consultation').getByRole('button', { name: 'Request consultation' }).click();
  const summary = page.locator('#consultation-errors');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Email/ }).click();
  await expect(page.locator('#consultation-email')).toBeFocused();
});

test('a sample request shows the documented thank-you message', async ({ page }) => {
  const email = newAddress();
  await page.goto(SUBMISSIONS.microbanSample);
  await fillIn(page, 'microbanSample', { email });
  await formOn(page, 'microbanSample').getByRole('button', { name: 'Request sample' }).click();
  const thanks = page.getByRole('group', { name: /verified/ });
  await expect(thanks).toContainText('shipped within 4 to 6 weeks');
});

test('the option lists have the documented options', async ({ page }) => {
  const options = async (id: string): Promise<number> =>
    (await page.locator(`[id="${id}"] option`).count()) - 1;
  await page.goto(SUBMISSIONS.microbanSample);
  expect(await options('microbanSample-distributor')).toBe(27);
  expect(await options('microbanSample-industry')).toBe(11);
  expect(await options('microbanSample-state')).toBe(52);
  expect(await page.locator('[id="microbanSample-affiliation"] option').allTextContents()).toEqual([
    'Please select',
    'National Large Chain',
    'Small Regional Chain',
    'Independent',
    'Retailer/Distributor',
  ]);
  expect(await page.locator('[id="microbanSample-locations"] option').allTextContents()).toEqual([
    'Please select',
    '0',
    '1-4',
    '5-9',
    '10-14',
    '15-19',
    '20+',
  ]);
  await expect(page.locator('[id="microbanSample-distributor"] option').last()).toHaveText('Other');
  await page.goto(SUBMISSIONS.registration);
  expect(await options('registration-role')).toBe(4);
  await page.goto(SUBMISSIONS.contact);
  await expect(page.getByRole('radio', { name: 'A business' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'My home' })).toBeVisible();
});

test('the newsletter form shows the result without a page load @short', async ({ page }) => {
  const email = newAddress();
  await page.goto('/en-us/search?q=floor');
  await waitForHydration(page, '#form-newsletter form');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const form = page.locator('#form-newsletter');
  const send = () => form.getByRole('button', { name: 'Sign up' }).click();
  await send();
  const summary = form.locator('#newsletter-errors');
  await expect(summary).toContainText('There are 2 error(s) in this page');
  await expect(summary).toContainText('Fields marked with * are mandatory.');
  await expect(summary).toBeFocused();
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@');
  await form.getByRole('checkbox').check();
  await send();
  await expect(summary.getByRole('link')).toHaveText(['Please enter a valid email address.']);
  await expect(summary).toContainText('Please check the fields below and re-submit.');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.route('**/api/forms/newsletter', (route) => route.abort());
  await send();
  await expect(form.getByText('Currently service is not available')).toBeVisible();
  await page.unroute('**/api/forms/newsletter');
  await send();
  await expect(form.getByRole('group', { name: /thank you/i })).toBeFocused();
  await expect(page).toHaveURL(/\/en-us\/search\?q=floor$/);
  expect(documents).toEqual([]);
  expect(storedSubmissions(email)).toMatchObject([{ form: 'newsletter' }]);
});

test('registration states the rules for members and samples', async ({ page }) => {
  await page.goto(SUBMISSIONS.registration);
  const main = page.getByRole('main');
  await expect(main.getByText(/tied to a commercial entity and be US residents/)).toBeVisible();
  await expect(main.getByText(/Samples may ship to commercial addresses only/)).toBeVisible();
});

test('stores a telephone number with its extension', async ({ page }) => {
  const email = newAddress();
  await page.goto(SUBMISSIONS.contact);
  await formReady(page, 'contact');
  await fillIn(page, 'contact', { email, phone: '(202) 555-0143 ext. 12' });
  await formOn(page, 'contact').getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(SENT, { timeout: 20_000 });
  expect(storedSubmissions(email)[0]?.fields).toContain('"+12025550143 ext. 12"');
});
