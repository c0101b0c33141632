import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { fillInReview, unique } from './review-form';
import { AT_SMALL_TOO } from './widths';
import { test } from './without-pictures';

const address = (product: string): string => `/en-us/write-review?product=${product}`;
const PRODUCT = 'cleanpro-pan-soak';

let visitors = 0;
/** Each test has its own IP address, so that tests do not share rate limits. */
test.beforeEach(async ({ context }, { workerIndex }) => {
  visitors += 1;
  await context.setExtraHTTPHeaders({
    'x-forwarded-for': `10.${64 + (workerIndex & 63)}.${visitors >> 8}.${visitors & 255}`,
  });
});

function countStoredReviews(nickname: string): number {
  const database = new DatabaseSync(join(process.env.DATA_DIR ?? 'data', 'reviews.db'), { readOnly: true });
  try {
    return Number(
      database.prepare('select count(*) as stored from reviews where nickname = ?').get(nickname)?.stored,
    );
  } finally {
    database.close();
  }
}

const preview = (page: Page): Promise<void> => page.getByRole('button', { name: 'Preview' }).click();
const ready = (page: Page, script: boolean): Promise<unknown> =>
  page.waitForLoadState(script ? 'networkidle' : 'load');

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });

    test('a review can be written, previewed, edited and submitted @real-ids @short', async ({ page }) => {
      await page.goto(address(PRODUCT));
      await ready(page, script);
      await expect(page.getByRole('group', { name: 'Your Product Rating' })).toBeVisible();
      await fillInReview(page);
      await preview(page);
      await expect(page.getByRole('heading', { name: 'Preview your review' })).toBeVisible();
      await expect(page.getByText('Recommends this product · Quality: 5 of 5')).toBeVisible();
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByLabel('Location')).toHaveValue('Austin, TX');
      await expect(page.getByRole('radio', { name: '4 stars, Good' }).first()).toBeChecked();
      await page.getByLabel('Location').fill('Reno, NV');
      await preview(page);
      await expect(page.getByText('Reno, NV')).toBeVisible();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Thank you!')).toBeVisible();
      await expect(page.getByText(/posted within 72 hours/)).toBeVisible();
      await page.getByRole('link', { name: 'Back to the product' }).click();
      await expect(page).toHaveURL(/\/en-us\/brands\/dawn\/pan-soak$/);
    });

    test('a review submitted by a double click is stored once', async ({ page }) => {
      const nickname = `Twice${unique()}`.slice(0, 25);
      await page.goto(address(PRODUCT));
      await ready(page, script);
      await fillInReview(page, { nickname });
      await preview(page);
      await expect(page.getByRole('heading', { name: 'Preview your review' })).toBeVisible();
      await page.getByRole('button', { name: 'Submit' }).dblclick();
      await expect(page.getByText('Thank you!')).toBeVisible();
      expect(countStoredReviews(nickname)).toBe(1);
    });

    test('submitting an empty form lists every error, with the error count and a link to each field', async ({
      page,
    }) => {
      await page.goto(address(PRODUCT));
      await ready(page, script);
      await preview(page);
      const summary = page.locator('#error-summary');
      await expect(summary).toContainText('There are 10 error(s) in this page');
      await expect(summary).toContainText(
        'Fields marked with * are mandatory. Please complete all mandatory fields and re-submit.',
      );
      expect(await summary.getByRole('link').allTextContents()).toEqual([
        'Overall rating reqired',
        'Please select an option',
        'Summary is required.',
        'Description is required.',
        'Nickname: This is a mandatory field.',
        'Enter Your Location',
        'Email: This is a mandatory field.',
        'Month of birth: This is a mandatory field.',
        'Year of birth: This is a mandatory field.',
        'Please check terms and conditions',
      ]);
      for (const name of ['Nickname', 'Month of birth', 'Year of birth'])
        await expect(page.getByLabel(name)).toHaveAccessibleDescription(/Error: This is a mandatory field\./);
      await expect(summary).toBeFocused();
    });

    test('each rule reports only its own message, and the invalid value remains in the field', async ({
      page,
    }) => {
      await page.goto(address(PRODUCT));
      await ready(page, script);
      await fillInReview(page);
      for (const [label, value, message] of [
        ['Summary', 'x'.repeat(51), 'Summary can have up to 50 characters.'],
        ['Description', 'Too short.', 'Description must have 50 to 500 characters.'],
        ['Description', 'x'.repeat(501), 'Description must have 50 to 500 characters.'],
        ['Nickname', 'Two words', 'Nickname can have up to 25 letters and numbers only.'],
        ['Nickname', 'x'.repeat(26), 'Nickname can have up to 25 letters and numbers only.'],
        ['Location', 'x'.repeat(51), 'Location can have up to 50 characters.'],
        ['Email', 'nobody', 'Please enter a valid email address.'],
      ] as const) {
        const field = label === 'Email' ? page.locator('[name=userEmail]') : page.getByLabel(label);
        const valid = await field.inputValue();
        await field.fill(value);
        await preview(page);
        await expect(field).toHaveAccessibleDescription(
          new RegExp(`Error: ${message.replace(/[.]/g, '\\.')}`),
        );
        await expect(page.locator('#error-summary')).toContainText('There are 1 error(s) in this page');
        await expect(page.locator('#error-summary')).toContainText(
          'Please check the fields below and re-submit.',
        );
        await expect(field).toHaveValue(value);
        await field.fill(valid);
      }
    });

    test('refers visitors below the minimum age to the parent company, and stores nothing', async ({
      page,
    }) => {
      const nickname = `Young${unique()}`.slice(0, 25);
      await page.goto(address(PRODUCT));
      await ready(page, script);
      await fillInReview(page, { nickname, year: String(new Date().getFullYear() - 10) });
      await preview(page);
      const refusal = page.getByRole('group', { name: /^We’re sorry/ });
      await expect(refusal).toContainText(
        'We’re sorry. You do not meet the age requirement of this site, so we cannot accept messages or personal information from you.',
      );
      await expect(refusal).toContainText('Please visit our parent company’s site:');
      await expect(refusal.getByRole('link', { name: 'CleanPro Holdings' })).toHaveAttribute(
        'href',
        'https://www.cleanpro-holdings.example',
      );
      await expect(page.getByLabel('Nickname')).toHaveCount(0);
      expect(await page.content()).not.toContain(nickname);
      expect(countStoredReviews(nickname)).toBe(0);
      // With scripts, the URL does not change after submitting: it still belongs to the form.
      if (script) await page.reload();
      else await page.goto(address(PRODUCT));
      await ready(page, script);
      await expect(page.getByLabel('Nickname')).toHaveValue('');
    });

    test('a taken nickname is reported at its field, and all values are preserved', async ({ page }) => {
      await page.goto('/en-us/brands/dawn/pan-soak');
      const nickname = await page.locator('#reviews article p span').first().textContent();
      await page.goto(address(PRODUCT));
      await ready(page, script);
      await fillInReview(page, { nickname: nickname ?? '' });
      await preview(page);
      await expect(page.locator('#field-userNickname-error')).toContainText(
        'Your nickname has already been taken by another reviewer. Please choose a different one.',
      );
      await expect(page.getByLabel('Location')).toHaveValue('Austin, TX');
    });

    test('offers a product search if the product is missing or unknown', async ({ page }) => {
      for (const path of [address('no-such-product'), address('<script>'), '/en-us/write-review']) {
        await page.goto(path);
        const unknown = page.getByText('We couldn’t find that product');
        await expect(unknown).toHaveCount(path.includes('?') ? 1 : 0);
        await expect(page.getByRole('link', { name: 'All brands and products' })).toBeVisible();
      }
      const search = page.getByRole('searchbox', { name: 'Product, brand or UPC' });
      await search.fill('qqzzxxyy');
      await page.getByRole('button', { name: 'Find product' }).click();
      await expect(page.getByRole('heading', { name: 'No products found in the search' })).toBeVisible();
      await expect(search).toHaveValue('qqzzxxyy');
      await search.fill('pan soak');
      await page.getByRole('button', { name: 'Find product' }).click();
      await expect(page.getByText(/^\d+ products? for/)).toBeVisible();
      if (script) expect(await findViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Overnight Pan Soak' }).click();
      await expect(page).toHaveURL(address('cleanpro-pan-soak'));
      await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible();
    });
  });
}

test('every stage is accessible and works by keyboard', AT_SMALL_TOO, async ({ page }) => {
  const accessible = async (): Promise<void> => {
    expect(await findViolations(page)).toEqual([]);
  };
  await page.goto(address(PRODUCT));
  await ready(page, true);
  await accessible();
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(page.locator('#error-summary')).toBeFocused();
  await accessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^1 star,/ }).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^2 stars/ }).first()).toBeChecked();
  await fillInReview(page);
  await preview(page);
  await expect(page.getByRole('heading', { name: 'Preview your review' })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(page.getByText('Thank you!')).toBeVisible();
  await accessible();
});

test('the character count for the description matches the validation rule while the visitor types', async ({
  page,
}) => {
  await page.goto(address(PRODUCT));
  await ready(page, true);
  const description = page.getByLabel('Description');
  const count = page.locator('[id$="reviewText-hint"]');
  await expect(count).toContainText('50 to 500 characters.');
  await description.pressSequentially('Two sinks');
  await expect(count).toContainText('9 so far.');
  // A line break counts as one character, and surrounding whitespace does not count.
  await description.fill('Two sinks,\none powder.  ');
  await expect(count).toContainText('22 so far.');
  await description.fill('');
  await expect(count).not.toContainText('so far');
});

test('a reload restores the draft, but only for the same product', async ({ page }) => {
  await page.goto(address(PRODUCT));
  await ready(page, true);
  await page.getByLabel('Summary').fill('Half a thought');
  await page.getByLabel('Month of birth').selectOption('May');
  await page.reload();
  await expect(page.getByLabel('Summary')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Month of birth')).toHaveValue('5');
  await page.goto(address('cleanpro-power-dissolver'));
  await ready(page, true);
  await expect(page.getByLabel('Summary')).toHaveValue('');
});

for (const [name, fulfil] of [
  [
    'down',
    {
      status: 503,
      contentType: 'application/json',
      body: '{"message":"Currently service is not available"}',
    },
  ],
  ['an HTML error page', { status: 200, contentType: 'text/html', body: '<h1>Oops</h1>' }],
  ['unreachable', null],
] as const) {
  test(`service ${name}: preserves the text, which can be sent again`, async ({ page }) => {
    await page.goto(address(PRODUCT));
    await ready(page, true);
    await fillInReview(page);
    const refuse = () =>
      page.route('**/api/forms/review', (route) =>
        fulfil ? route.fulfill(fulfil) : route.abort('connectionreset'),
      );
    await refuse();
    await preview(page);
    await expect(page.getByText('Currently service is not available')).toBeVisible();
    await expect(page.getByLabel('Location')).toHaveValue('Austin, TX');
    await page.unroute('**/api/forms/review');
    await preview(page);
    await expect(page.getByRole('heading', { name: 'Preview your review' })).toBeVisible();
  });
}

test('a failed submission shows an error message, and can be retried', async ({ page }) => {
  await page.goto(address(PRODUCT));
  await ready(page, true);
  await fillInReview(page);
  await preview(page);
  await expect(page.getByRole('heading', { name: 'Preview your review' })).toBeVisible();
  await page.route('**/api/forms/review', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Sorry!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Sorry, there was an error submitting your review. Please try again later.'),
  ).toBeVisible();
  await page.unroute('**/api/forms/review');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
});

test('while the service is slow, the button is busy and sends only once', async ({ page }) => {
  await page.goto(address(PRODUCT));
  await ready(page, true);
  await fillInReview(page);
  const sent: string[] = [];
  let release = (): void => undefined;
  let held = Promise.resolve();
  const hold = (): void => {
    held = new Promise((resolve) => {
      release = resolve;
    });
  };
  await page.route('**/api/forms/review', async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? '').get('intent') ?? '');
    await held;
    await route.continue();
  });

  hold();
  const button = page.getByRole('button', { name: 'Preview' });
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // Forced, because Playwright would wait until the button is enabled.
  await button.click({ force: true });
  await button.press('Enter');
  await page.getByLabel('Summary').press('Enter');
  release();
  await expect(page.getByRole('heading', { name: 'Preview your review' })).toBeVisible();
  expect(sent).toEqual(['preview']);

  hold();
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.dblclick();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click({ force: true });
  await submit.press('Enter');
  release();
  await expect(page.getByText('Thank you!')).toBeVisible();
  expect(sent).toEqual(['preview', 'submit']);
});
