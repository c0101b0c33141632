import { expect, type Page } from '@playwright/test';
import { asNewVisitor, fillIn, formOn, formReady, newAddress, SUBMISSIONS } from './forms';
import { fillInReview } from './review-form';
import { waitForHydration } from './settle';
import { test } from './without-pictures';

test.beforeEach(({ context }) => asNewVisitor(context));

/** Makes React fail to insert the spinner of a busy button, as it did in translated pages. */
async function failOnSubmit(page: Page, form: string): Promise<void> {
  const submit = page.locator(`${form} button[type=submit]`);
  await submit.evaluate((button) => button.replaceChildren());
  await submit.click({ force: true });
  await expect(page.getByRole('heading', { name: 'We can’t show this page right now' })).toBeVisible();
}

const retry = (page: Page): Promise<void> => page.getByRole('link', { name: 'Try again' }).click();

test('"Try again" restores form input, without storing passwords', async ({ page }) => {
  const email = newAddress();
  await page.goto(SUBMISSIONS.registration);
  await formReady(page, 'registration');
  await fillIn(page, 'registration', { email, confirmEmail: email });
  await failOnSubmit(page, '#form-registration');
  const stored = await page.evaluate(() =>
    JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]),
  );
  expect(stored).toContain(email);
  expect(stored).not.toContain('mop-and-bucket-7');
  await retry(page);
  await formReady(page, 'registration');
  await expect(page.locator('#registration-firstName')).toHaveValue('Ada');
  await expect(page.locator('#registration-password')).toHaveValue('mop-and-bucket-7');
  await expect(page.getByRole('navigation', { name: 'Primary' }).getByText('Brands').first()).toBeVisible();
  await formOn(page, 'registration').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/sent=registration/, { timeout: 20_000 });
});

test('"Try again" restores every form on the page, not only the one that failed', async ({ page }) => {
  const email = newAddress();
  const newsletter = page.locator('#form-newsletter').getByRole('textbox', { name: 'Email' });
  await page.goto(SUBMISSIONS.contact);
  await formReady(page, 'contact');
  await newsletter.fill(email);
  await failOnSubmit(page, '#form-contact');
  await retry(page);
  await expect(newsletter).toHaveValue(email);
});

test('a page that fails twice is reloaded with its form draft', async ({ page }) => {
  const form = '[data-review-stage] form';
  await page.goto('/en-us/write-review?product=cleanpro-pan-soak');
  await waitForHydration(page, form);
  await fillInReview(page);
  await failOnSubmit(page, form);
  await retry(page);
  await waitForHydration(page, form);
  await expect(page.getByLabel('Location')).toHaveValue('Austin, TX');
  await failOnSubmit(page, form);
  await Promise.all([page.waitForEvent('load'), retry(page)]);
  await waitForHydration(page, form);
  await expect(page.getByLabel('Location')).toHaveValue('Austin, TX');
  await expect(page.getByRole('radio', { name: '4 stars, Good' }).first()).toBeChecked();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Preview your review' })).toBeVisible();
});
