/** Tests journeys on pages that the browser translates, before or after hydration. */
import { expect, type Page } from '@playwright/test';
import { asNewVisitor, fillIn, formOn, formReady, newAddress, SUBMISSIONS } from './forms';
import { becomeMember } from './members';
import { expectLoaded } from './navigation';
import { collectErrors } from './page-errors';
import { fillInReview } from './review-form';
import { waitForHydration } from './settle';
import { translateEach } from './translator';
import { test } from './without-pictures';

const SENT = /[?&]sent=/;
const button = { name: /^(Send|Request|Register)/ };

/** React rendered the page again because it differed from the server's HTML. This is expected and loses nothing. */
const isRenderedAnew = (error: string): boolean => error.includes('Minified React error #418');

/** The browser logs the status of a form that is returned with its errors. */
const isReturnedForm = (error: string): boolean => error.includes('status of 422');

for (const when of ['before', 'after'] as const)
  test.describe(`translated ${when} the scripts start`, () => {
    let errors: string[] = [];
    test.beforeEach(async ({ page, context }) => {
      await asNewVisitor(context);
      await translateEach(page, when);
      errors = collectErrors(page);
    });
    test.afterEach(() => {
      const unexpected = errors.filter((error) => !isReturnedForm(error));
      expect(unexpected.filter((error) => when === 'after' || !isRenderedAnew(error))).toEqual([]);
    });

    const open = async (page: Page, path: string): Promise<void> => {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.locator('h1 font').first()).toBeVisible();
    };

    test('a form shows the errors, and is sent once they are corrected', async ({ page }) => {
      const email = newAddress();
      await page.goto(SUBMISSIONS.contact);
      await formReady(page, 'contact');
      const send = () => formOn(page, 'contact').getByRole('button', button).click();
      await send();
      const summary = page.locator('#contact-errors');
      await expect(summary).toBeFocused();
      const title = summary.locator('strong');
      await expect(title).toHaveText(/^There are \d\d error\(s\) in this page$/);
      await fillIn(page, 'contact', { email: 'ada@' });
      await page.locator('#contact-phone').focus();
      await expect(page.locator('#contact-email-error')).toHaveText(
        'Error: Please enter a valid email address.',
      );
      await expect(page.locator('#contact-firstName-error')).toHaveCount(0);
      await send();
      await expect(title).toHaveText('There are 1 error(s) in this page');
      await page.locator('#contact-email').fill(email);
      await send();
      await expect(page).toHaveURL(SENT, { timeout: 20_000 });
      const outcome = page.getByRole('group', { name: /thank you/i });
      await expect(outcome).toBeVisible();
      // A page that is translated before hydration loses the focus of its message.
      if (when === 'after') await expect(outcome).toBeFocused();
    });

    for (const form of ['consultation', 'productSample'] as const)
      test(`${form}: the form is sent`, async ({ page }) => {
        await page.goto(SUBMISSIONS[form]);
        await formReady(page, form);
        await fillIn(page, form, { email: newAddress() });
        await formOn(page, form).getByRole('button', button).click();
        await expect(page).toHaveURL(SENT, { timeout: 20_000 });
      });

    test('a form that fails to send preserves its values', async ({ page }) => {
      await page.goto(SUBMISSIONS.contact);
      await formReady(page, 'contact');
      await fillIn(page, 'contact', { email: newAddress() });
      await page.route('**/api/forms/contact', (route) => route.abort());
      const send = () => formOn(page, 'contact').getByRole('button', button).click();
      await send();
      await expect(page.getByText('Currently service is not available')).toBeVisible();
      await expect(page.locator('#contact-message')).toHaveValue(/How much do I dilute/);
      await page.unroute('**/api/forms/contact');
      await send();
      await expect(page).toHaveURL(SENT, { timeout: 20_000 });
      errors = errors.filter((error) => !error.includes('ERR_FAILED'));
    });

    test('a visitor registers, signs in and signs out', async ({ page }) => {
      await becomeMember(page, newAddress());
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/sign-in$/);
      // The scripts may have asked for the session just before it ended.
      errors = errors.filter((error) => !error.includes('status of 401'));
    });

    test('the newsletter form shows the result without a page load', async ({ page }) => {
      await page.goto('/en-us/search?q=floor');
      await waitForHydration(page, '#form-newsletter form');
      const form = page.locator('#form-newsletter');
      const send = () => form.getByRole('button', { name: 'Sign up' }).click();
      await send();
      await expect(form.locator('#newsletter-errors strong')).toHaveText('There are 2 error(s) in this page');
      await form.getByRole('textbox', { name: 'Email' }).fill('ada@');
      await form.getByRole('checkbox').check();
      await send();
      await expect(form.locator('#newsletter-errors strong')).toHaveText('There are 1 error(s) in this page');
      await form.getByRole('textbox', { name: 'Email' }).fill(newAddress());
      await send();
      await expect(form.getByRole('group', { name: /thank you/i })).toBeFocused();
    });

    test('a review is written, previewed, edited and submitted', async ({ page }) => {
      await page.goto('/en-us/write-review?product=cleanpro-pan-soak');
      await waitForHydration(page, '[data-review-stage] form');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.locator('#error-summary strong')).toHaveText('There are 10 error(s) in this page');
      const count = page.locator('[id$="reviewText-hint"]');
      await page.getByLabel('Description').fill('Two sinks');
      await expect(count).toContainText('50 to 500 characters, 9 so far.');
      await fillInReview(page);
      await expect(count).not.toContainText(' 9 so far.');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('heading', { name: 'Preview your review' })).toBeVisible();
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Location').fill('Reno, NV');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByText('Reno, NV')).toBeVisible();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Thank you!')).toBeVisible();
    });

    test('an article is liked, and its link copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      const figures = page.waitForResponse((response) => response.url().includes('/api/recommendations?'));
      await open(page, '/en-us/articles/school-cleaning-day');
      await figures;
      const like = page.getByRole('button', { name: /^Like/ });
      const isLiked = page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' &&
          response.request().postData()?.includes('status=') === true,
      );
      await like.click();
      const { likes }: { likes: number } = await (await isLiked).json();
      await expect(like).toHaveText(`Like${likes}`);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(page.getByText('Link copied')).toBeVisible();
      await expect(page.getByText('Link copied')).toBeHidden({ timeout: 10_000 });
    });

    test('reviews are sorted, paged and voted on', async ({ page }) => {
      await open(page, '/en-us/brands/dawn/pot-and-pan-detergent');
      const reviews = page.locator('[data-reviews]');
      await reviews.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-reviews="in-place"]')).toBeVisible();
      await reviews.getByRole('link', { name: 'Newest' }).click();
      await expect(reviews.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
      const position = reviews.locator('p[tabindex="-1"]');
      await expect(position).toHaveText(/^1–\d+ of \d+ reviews$/);
      await reviews.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(position).toHaveText(/^\d\d?–\d+ of \d+ reviews$/);
      await expect(position).not.toHaveText(/^1–/);
      await reviews.getByRole('list', { name: 'Reviews by stars' }).getByRole('link').first().click();
      await expect(position).toHaveText(/ with \d stars?\. Show all$/);
      await position.getByRole('link', { name: 'Show all' }).click();
      await expect(position).not.toContainText('with');
      const vote = reviews.getByRole('button', { name: /^Yes .*it was helpful/ }).first();
      const before = Number((await vote.textContent())?.match(/\d+/)?.[0]);
      await vote.click();
      await expect(vote).toHaveText(`Yes (${before + 1})`);
      await expect(reviews.locator('output:not(:empty)').first()).toBeVisible();
    });

    test('search suggestions follow the input', async ({ page }) => {
      await open(page, '/en-us/search');
      const box = page.locator('#search-page');
      await box.pressSequentially('degr');
      const list = page.getByRole('listbox', { name: 'Suggestions' });
      await expect(list.getByRole('option').first()).toContainText(/degr/i);
      await box.fill('towel');
      await expect(list.getByRole('option').first()).toContainText(/towel/i);
      await expect(page.getByText(/^\d+ suggestions$/)).toHaveCount(1);
      await box.press('ArrowDown');
      await box.press('Enter');
      await expectLoaded(page, /^(?!.*search)/);
    });

    test('products are selected, removed and compared', async ({ page }) => {
      await open(page, '/en-us/cleaning-solutions/laundry');
      const boxes = page.getByRole('checkbox', { name: /^Compare / });
      const tray = page.getByRole('form', { name: 'Compare products' });
      for (const [index, count] of ['1 of 4 selected', '2 of 4 selected', '3 of 4 selected'].entries()) {
        await boxes.nth(index).check();
        await expect(tray.getByRole('status')).toHaveText(count);
      }
      await tray
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await expect(tray.getByRole('status')).toHaveText('2 of 4 selected');
      await tray.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(3);
    });

    test('menus, a carousel and dialogs open and close', async ({ page }) => {
      await open(page, '/en-us/whats-new/building-blocks-lists');
      const brands = page.getByRole('navigation', { name: 'Primary' }).locator('details').first();
      await brands.locator('summary').click();
      await expect(brands.getByRole('link', { name: 'Dawn', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(brands).not.toHaveAttribute('open');
      const carousel = page.getByRole('group', { name: 'Carousel: Variants' });
      await carousel.scrollIntoViewIfNeeded();
      const position = carousel.locator('p[aria-live]');
      await expect(position).toContainText(/: 1( to \d)? of 6$/);
      const before = (await position.textContent()) ?? '';
      await carousel.getByRole('button', { name: /^Next/ }).click();
      await expect(position).not.toHaveText(before);
      await carousel.locator('summary').filter({ hasText: 'Safety data sheets' }).first().click();
      const sheets = page.getByRole('dialog', { name: /^Safety data sheets: / });
      await expect(sheets.getByRole('link').first()).toBeVisible();
      await sheets.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'View info' }).click();
      await expect(page.getByRole('dialog').getByText('Foam clings to upright steel')).toBeVisible();
    });

    test('one video plays in a dialog, and one plays in place', async ({ page }) => {
      await open(page, '/en-us');
      await page.getByRole('button', { name: 'Watch: closing a kitchen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Watch: closing a kitchen' });
      await expect(dialog.locator('video')).toHaveCount(1);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('dialog video')).toHaveCount(0);
      await open(page, '/en-us/articles/video-closing-a-kitchen');
      await page.getByRole('link', { name: /Play video/ }).click();
      await expect(page.locator('main video')).toBeVisible();
    });

    test('the product finder ends with a plan, and its link is copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/en-us/recommender/hotels/restrooms/soap-scum');
      await page.getByRole('button', { name: 'Show recommendation' }).click();
      await expectLoaded(page, /\/recommender\/products\//);
      await page.getByRole('link', { name: /plan/i }).first().click();
      await expectLoaded(page, /\/recommender\/plan\//);
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied')).toBeVisible();
    });

    test('privacy choices can be made', async ({ page }) => {
      await open(page, '/en-us/faq');
      await page.getByRole('button', { name: 'Do Not Sell or Share My Personal Information' }).click();
      const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
      await dialog.getByRole('button', { name: 'Opt out of all' }).click();
      await expect(dialog).toBeHidden();
    });
  });
