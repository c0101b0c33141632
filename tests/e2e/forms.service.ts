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
import { services } from './plug';

const FORMS = Object.entries(SUBMISSIONS) as [SubmissionForm, string][];
const BUTTON = { name: /^(Send|Request|Register)/ };

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ context }) => asNewVisitor(context));
test.afterEach(async ({ request }) => services(request, true));

for (const [form, path] of FORMS) {
  test(`${form}: while the service is down the values stay, and are accepted afterwards`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const email = newAddress();
    await page.goto(path, { waitUntil: 'networkidle' });
    await fillIn(page, form, { email, confirmEmail: email });
    await services(request, false);
    const send = () => formOn(page, form).getByRole('button', BUTTON).click();
    await send();
    await expect(page.getByText('Currently service is not available')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator(`[id="${form}-email"]`)).toHaveValue(email);
    await expect(page.locator(`[id="${form}-company"]`)).toHaveValue('Harbor Grill & Co.');
    await services(request, true);
    await send();
    await expect(page).toHaveURL(/[?&]sent=/, { timeout: 30_000 });
    expect(storedSubmissions(email)).toMatchObject([{ form }]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is rendered with all submitted values', async ({ page, request }) => {
    test.setTimeout(120_000);
    const email = newAddress();
    await page.goto(SUBMISSIONS.consultation);
    await fillIn(page, 'consultation', { email });
    await services(request, false);
    const send = () => formOn(page, 'consultation').getByRole('button', BUTTON).click();
    await expect(async () => {
      await send();
      await expect(page.getByText('Currently service is not available')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.locator('#consultation-email')).toHaveValue(email);
    await expect(page.locator('#consultation-message')).toHaveValue(/How much do I dilute/);
    await services(request, true);
    await send();
    await expect(page.getByRole('status').getByText(/thank you/i)).toBeVisible();
    expect(storedSubmissions(email)).toMatchObject([{ form: 'consultation' }]);
  });
});
