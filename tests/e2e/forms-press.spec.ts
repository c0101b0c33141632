/**
 * Tests presses that are as slow as a person's while an invalid field has the focus. If the field's error message moved
 * the pressed element, the click would be lost.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import type { FormName } from '../../lib/forms/definitions.ts';
import { asNewVisitor, formReady, newAddress } from './forms';
import { becomeMember } from './members';
import { waitForHydration } from './settle';
import { AT_EVERY_WIDTH } from './widths';
import { test } from './without-pictures';

const HOLD_MS = 120;

interface Pressed {
  form: FormName;
  path: string;
  /**
   * A mandatory field to leave empty first. This loads the validation rules, so the next error message appears
   * immediately.
   */
  before?: string;
  /**
   * Invalid values of the field that has focus. The first is in the field when the checkbox is pressed, the last when
   * the button is pressed.
   */
  wrong: readonly (readonly [code: string, value: string])[];
  checkbox?: string;
  button: string | RegExp;
}

const REGISTRATION = /^Register/;
const SAMPLE = {
  before: 'firstName',
  wrong: [
    ['zip', '7870'],
    ['company', '***'],
  ],
  checkbox: 'over18',
  button: 'Request sample',
} as const;
const FORMS: readonly Pressed[] = [
  {
    form: 'contact',
    path: '/en-us/contact-us',
    before: 'firstName',
    wrong: [
      ['message', '***'],
      ['city', '???'],
    ],
    checkbox: 'over18',
    button: 'Send',
  },
  {
    form: 'consultation',
    path: '/en-us/request-consultation',
    before: 'firstName',
    wrong: [
      ['message', '***'],
      ['city', '???'],
    ],
    checkbox: 'over18',
    button: 'Request consultation',
  },
  { form: 'productSample', path: '/en-us/request-sample', ...SAMPLE },
  { form: 'microbanSample', path: '/en-us/whats-new/microban-sample', ...SAMPLE },
  { form: 'dawnSample', path: '/en-us/whats-new/dawn-hd-powerwash', ...SAMPLE },
  { form: 'distributorSampling', path: '/en-us/whats-new/distributor-sampling', ...SAMPLE },
  {
    form: 'productRegistration',
    path: '/en-us/equipment-registration',
    before: 'firstName',
    wrong: [
      ['zip', '7870'],
      ['company', '***'],
    ],
    checkbox: 'over18',
    button: REGISTRATION,
  },
  {
    form: 'registration',
    path: '/en-us/user-registration',
    before: 'firstName',
    wrong: [
      ['zip', '7870'],
      ['password', 'short1'],
    ],
    checkbox: 'over18',
    button: REGISTRATION,
  },
  { form: 'signIn', path: '/en-us/sign-in', wrong: [['email', 'ada@']], button: 'Sign in' },
  {
    form: 'forgottenPassword',
    path: '/en-us/forgotten-password',
    wrong: [['email', 'ada@']],
    button: 'Send link',
  },
  {
    form: 'resetPassword',
    path: '/en-us/reset-password',
    before: 'confirmPassword',
    wrong: [['password', 'short1']],
    button: 'Save',
  },
];
const ACCOUNT: readonly Pressed[] = [
  {
    form: 'changePassword',
    path: '/en-us/account',
    before: 'currentPassword',
    wrong: [['password', 'short1']],
    button: 'Change password',
  },
  {
    form: 'deleteAccount',
    path: '/en-us/account',
    wrong: [['currentPassword', '']],
    checkbox: 'confirmDeletion',
    button: 'Delete account',
  },
];

test.beforeEach(({ context }) => asNewVisitor(context));

/**
 * Presses the upper edge of an element. A single line inserted above would move the element out from under
 * the pointer.
 */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  // Scroll the element to the middle, because the header covers the top of the viewport and the consent banner the
  // bottom.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + 3, { delay: HOLD_MS });
}

async function makeWrong(field: Locator, value: string): Promise<void> {
  await field.focus();
  if (value === '') return;
  await field.fill('');
  await field.pressSequentially(value);
}

async function pressEach(
  page: Page,
  { form, path, before, wrong, checkbox, button }: Pressed,
): Promise<void> {
  const at = (code: string): Locator => page.locator(`[id="${form}-${code}"]`);
  const formElement = page.locator(`form:has([id^="${form}-"])`);
  await page.goto(path);
  await formReady(page, form);
  const [first, last = first] = wrong;
  if (!first || !last) throw new Error(`${form} has no wrong value`);
  if (before) {
    await at(before).focus();
    await page.keyboard.press('Tab');
    await expect(at(before)).toHaveAttribute('aria-invalid', 'true');
  }
  if (checkbox) {
    await makeWrong(at(first[0]), first[1]);
    await pressSlowly(page, at(checkbox));
    await expect(at(checkbox)).toBeChecked();
    await expect(at(first[0])).toHaveAttribute('aria-invalid', 'true');
  }
  await makeWrong(at(last[0]), last[1]);
  await pressSlowly(page, formElement.getByRole('button', { name: button }));
  await expect(page.locator(`#${form}-errors`)).toBeFocused();
}

for (const pressed of FORMS)
  test(`${pressed.form}: a press-and-hold takes effect on release`, AT_EVERY_WIDTH, async ({ page }) => {
    await pressEach(page, pressed);
  });

test('account: a press-and-hold takes effect on release', AT_EVERY_WIDTH, async ({ page }) => {
  test.setTimeout(120_000);
  await becomeMember(page, newAddress());
  for (const pressed of ACCOUNT) await pressEach(page, pressed);
});

test('newsletter: a press-and-hold takes effect on release', AT_EVERY_WIDTH, async ({ page }) => {
  await page.goto('/en-us/about-us');
  const form = page.locator('#form-newsletter');
  await waitForHydration(page, '#form-newsletter form');
  await makeWrong(form.getByRole('textbox', { name: 'Email' }), 'ada@');
  await pressSlowly(page, form.getByRole('checkbox'));
  await expect(form.getByRole('checkbox')).toBeChecked();
  await form.getByRole('textbox', { name: 'Email' }).focus();
  await pressSlowly(page, form.getByRole('button', { name: 'Sign up' }));
  await expect(form.getByRole('link', { name: 'Please enter a valid email address.' })).toBeVisible();
});

test('review: a press-and-hold takes effect on release', AT_EVERY_WIDTH, async ({ page }) => {
  await page.goto('/en-us/write-review?product=cleanpro-pan-soak');
  await waitForHydration(page, 'main [data-review-stage] form');
  const terms = page.getByLabel(/^I agree to the/);
  await makeWrong(page.locator('[name=userEmail]'), 'nobody');
  await pressSlowly(page, terms);
  await expect(terms).toBeChecked();
  await expect(page.locator('[name=userEmail]')).toHaveAttribute('aria-invalid', 'true');
  await makeWrong(page.getByLabel('Description'), 'Too short.');
  await pressSlowly(page, page.getByRole('button', { name: 'Preview' }));
  await expect(page.locator('#error-summary')).toBeFocused();
});

test('report of a review: a press-and-hold takes effect on release', AT_EVERY_WIDTH, async ({ page }) => {
  await page.goto('/en-us/brands/dawn/pan-soak/reviews');
  // Before hydration, a vote submits a form and the thanks appear above the list.
  await page.locator('[data-reviews="in-place"]').waitFor();
  const review = page.locator('article[id^="review-"]').first();
  await pressSlowly(page, review.getByRole('button', { name: /it was helpful/ }));
  await expect(review.getByText('Thank you for your vote.')).toBeVisible();
  await pressSlowly(page, review.locator('summary'));
  await makeWrong(review.getByLabel('What’s the problem?'), 'x');
  await pressSlowly(page, review.getByRole('button', { name: 'Send report' }));
  await expect(review.getByText('Our moderators will look at this review.')).toBeVisible();
});

test('validation rules that load during a press do not move the button', AT_EVERY_WIDTH, async ({ page }) => {
  await page.goto('/en-us/forgotten-password');
  await formReady(page, 'forgottenPassword');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const rules = page.waitForResponse('**/_next/static/chunks/*.js');
  await makeWrong(page.locator('#forgottenPassword-email'), 'ada@');
  await page.keyboard.press('Tab');
  const button = page.locator('main').getByRole('button', { name: 'Send link' });
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await button.boundingBox();
  if (!box) throw new Error('Nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  release();
  await (await rules).finished();
  // Keep the button pressed for longer than an error message would take to appear.
  await page.waitForTimeout(5 * HOLD_MS);
  await page.mouse.up();
  await expect(page.locator('#forgottenPassword-errors')).toBeFocused();
});

test('leaving a field by keyboard reports its error', async ({ page }) => {
  await page.goto('/en-us/contact-us');
  await formReady(page, 'contact');
  await makeWrong(page.locator('#contact-lastName'), 'R2<b>');
  await page.keyboard.press('Tab');
  await expect(page.locator('#contact-lastName')).toHaveAttribute('aria-invalid', 'true');
});
