import { expect, type Page } from '@playwright/test';
import { allAnnounced, recordAnnouncements } from './announcements';
import { asNewVisitor, fillIn, formReady, newAddress, SUBMISSIONS } from './forms';
import { fillInReview } from './review-form';
import { waitForHydration } from './settle';
import { test } from './without-pictures';

const WAITING = 'status: Still sending. Please wait.';
const REVIEW = '/en-us/write-review?product=cleanpro-pan-soak';
const REVIEW_SENT = 'focus: group Thank you! Thank you. Reviews are posted within 72 hours.';
const TOO_YOUNG =
  'focus: group We’re sorry. You do not meet the age requirement of this site, so we cannot accept messages or personal information from you. Please visit our parent company’s site: CleanPro Holdings';
const UNAVAILABLE =
  'focus: group Currently service is not available Nothing you typed is lost. Please try again in a minute.';

test.beforeEach(({ context }) => asNewVisitor(context));

/**
 * Starts recording.
 * @returns a function that presses a button by keyboard and expects these announcements, each exactly once
 */
async function record(page: Page) {
  const announced = await recordAnnouncements(page);
  return async (name: string, expected: readonly string[], wait?: string): Promise<void> => {
    await allAnnounced(page);
    const before = announced().length;
    // On a busy machine, any submission may take longer than a second, and then announces that the visitor has to wait.
    const since = () =>
      announced()
        .slice(before)
        .filter((text) => text !== WAITING || wait !== undefined)
        .sort();
    await page.getByRole('button', { name, exact: true }).press('Enter');
    const all = [`focus: button ${name}`, ...expected].sort();
    await expect.poll(since, { timeout: 20_000 }).toEqual(all);
    await allAnnounced(page);
    expect(since()).toEqual(all);
  };
}

test('sample request: announces errors and success', async ({ page }) => {
  const press = await record(page);
  await page.goto(SUBMISSIONS.productSample);
  await formReady(page, 'productSample');
  await press('Request sample', ['focus: group There are 20 error(s) in this page']);
  await fillIn(page, 'productSample', { email: newAddress() });
  await press('Request sample', [
    'page: Sent: Request a sample | CleanPro',
    'focus: group Thank you for your request. Once it’s verified, your sample will be shipped within 4 to 6 weeks.',
  ]);
});

test('registration: announces errors and success', async ({ page }) => {
  const press = await record(page);
  const email = newAddress();
  await page.goto(SUBMISSIONS.registration);
  await formReady(page, 'registration');
  await press('Register', ['focus: group There are 14 error(s) in this page']);
  await fillIn(page, 'registration', { email, confirmEmail: email });
  await press('Register', [
    'page: Sent: Register | CleanPro',
    'focus: group Thank you. We’ve sent you an email. You can sign in once your account is ready. Sign in',
  ]);
});

test('newsletter: announces errors and success', async ({ page }) => {
  const press = await record(page);
  await page.goto('/en-us/about-us');
  await waitForHydration(page, '#form-newsletter form');
  const form = page.locator('#form-newsletter');
  await press('Sign up', ['focus: group There are 2 error(s) in this page']);
  await form.getByRole('textbox', { name: 'Email' }).fill(newAddress());
  await form.getByRole('checkbox').check();
  await press('Sign up', ['focus: group Thank you. You’re on the list.']);
});

test('review: announces errors, preview, edit and success', async ({ page }) => {
  const press = await record(page);
  await page.goto(REVIEW, { waitUntil: 'networkidle' });
  await press('Preview', ['focus: group There are 10 error(s) in this page']);
  await fillInReview(page);
  await press('Preview', ['focus: h2 Preview your review']);
  await press('Edit', ['focus: h2 Edit your review']);
  await press('Preview', ['focus: h2 Preview your review']);
  await press('Submit', [REVIEW_SENT]);
});

test('review: announces a failed submission and a successful retry', async ({ page }) => {
  const press = await record(page);
  await page.goto(REVIEW, { waitUntil: 'networkidle' });
  await fillInReview(page);
  await press('Preview', ['focus: h2 Preview your review']);
  const posts = '**/api/forms/review';
  await page.route(posts, (route) => route.abort());
  await press('Submit', [
    'focus: group Sorry! Sorry, there was an error submitting your review. Please try again later.',
  ]);
  await page.unroute(posts);
  await press('Try again', [REVIEW_SENT]);
});

test('review: announces that the reviewer is too young', async ({ page }) => {
  const press = await record(page);
  await page.goto(REVIEW, { waitUntil: 'networkidle' });
  await fillInReview(page, { year: String(new Date().getFullYear() - 10) });
  await press('Preview', [TOO_YOUNG]);
});

test('announces a form that takes longer than a second, and its failure', async ({ page }) => {
  const press = await record(page);
  await page.goto(SUBMISSIONS.contact);
  await formReady(page, 'contact');
  await fillIn(page, 'contact', { email: newAddress() });
  await page.route('**/api/forms/contact', async (route) => {
    await expect(page.getByText('Still sending. Please wait.')).toHaveCount(1);
    await route.abort();
  });
  await press('Send', [WAITING, UNAVAILABLE], WAITING);
});
