import { expect, test } from '@playwright/test';
import {
  asNewVisitor,
  fillIn,
  formOn,
  storedSubmissions,
  newAddress,
  SUBMISSIONS,
  type SubmissionForm,
} from './forms';
import { setServicesRunning } from './services-control';

const FORMS = Object.entries(SUBMISSIONS) as [SubmissionForm, string][];
const BUTTON = { name: /^(Send|Request|Register)/ };

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ context }) => asNewVisitor(context));
test.afterEach(async ({ request }) => setServicesRunning(request, true));

test('while the service is down, every form preserves its values, which are accepted afterwards', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  // Fill in all forms first, so that the services need to stop only once.
  const filled = await Promise.all(
    FORMS.map(async ([form, path]) => {
      const context = await browser.newContext();
      await asNewVisitor(context);
      const page = await context.newPage();
      const email = newAddress();
      await page.goto(path, { waitUntil: 'networkidle' });
      await fillIn(page, form, { email, confirmEmail: email });
      return {
        form,
        page,
        context,
        email,
        send: () => formOn(page, form).getByRole('button', BUTTON).click(),
      };
    }),
  );
  await setServicesRunning(request, false);
  for (const { form, page, email, send } of filled) {
    await send();
    await expect(page.getByText('Currently service is not available'), form).toBeVisible({ timeout: 30_000 });
    await expect(page.locator(`[id="${form}-email"]`)).toHaveValue(email);
    await expect(page.locator(`[id="${form}-company"]`)).toHaveValue('Harbor Grill & Co.');
  }
  await setServicesRunning(request, true);
  for (const { form, page, context, email, send } of filled) {
    await send();
    await expect(page, form).toHaveURL(/[?&]sent=/, { timeout: 30_000 });
    expect(storedSubmissions(email)).toMatchObject([{ form }]);
    await context.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('preserves all submitted values while the service is down', async ({ page, request }) => {
    test.setTimeout(120_000);
    const email = newAddress();
    await page.goto(SUBMISSIONS.consultation);
    await fillIn(page, 'consultation', { email });
    await setServicesRunning(request, false);
    const send = () => formOn(page, 'consultation').getByRole('button', BUTTON).click();
    await expect(async () => {
      await send();
      await expect(page.getByText('Currently service is not available')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page).toHaveTitle(/^Service not available: /);
    await expect(page.getByRole('group', { name: /^Currently service is not available/ })).toBeFocused();
    await expect(page.locator('#consultation-email')).toHaveValue(email);
    await expect(page.locator('#consultation-message')).toHaveValue(/How much do I dilute/);
    await setServicesRunning(request, true);
    await send();
    await expect(page.getByRole('group', { name: /thank you/i })).toBeFocused();
    expect(storedSubmissions(email)).toMatchObject([{ form: 'consultation' }]);
  });
});
