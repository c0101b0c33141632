import { expect } from '@playwright/test';
import {
  asNewVisitor,
  fillIn,
  formOn,
  formReady,
  getEmptyMessage,
  getMandatoryFields,
  getRules,
  SUBMISSIONS,
  type SubmissionForm,
} from './forms';
import { test } from './without-pictures';

test.beforeEach(({ context }) => asNewVisitor(context));

for (const [form, path] of Object.entries(SUBMISSIONS) as [SubmissionForm, string][]) {
  test(`${form}: each rule reports only its own message`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(path, { waitUntil: 'networkidle' });
    await formReady(page, form);
    const summary = page.locator(`#${form}-errors`);
    const send = async (): Promise<void> => {
      await formOn(page, form)
        .getByRole('button', { name: /^(Send|Request|Register)/ })
        .click();
      // Wait for the new summary. Otherwise the test would read the previous one and submit a corrected field.
      await expect(summary).toBeFocused();
    };
    await send();
    await expect(page.getByText(`There are ${getMandatoryFields(form).length} error(s)`)).toBeVisible();
    await expect(summary).toContainText(
      'Fields marked with * are mandatory. Please complete all mandatory fields and re-submit.',
    );
    for (const code of getMandatoryFields(form))
      await expect(page.locator(`[id="${form}-${code}-error"]`), code).toContainText(
        getEmptyMessage(form, code),
      );
    const emails = { email: 'ada@example.com', confirmEmail: 'ada@example.com' };
    await fillIn(page, form, emails);
    for (const [code, value, message] of getRules(form)) {
      const field = page.locator(`[id="${form}-${code}"]`);
      const before = await field.inputValue();
      const pairs = { email: 'confirmEmail', password: 'confirmPassword' };
      const twin =
        code === 'email' || code === 'password' ? page.locator(`[id="${form}-${pairs[code]}"]`) : null;
      await field.fill(value);
      if (twin && (await twin.count()) > 0) await twin.fill(value);
      await send();
      await expect(summary.getByRole('link'), `${code} = ${value}`).toHaveText([message]);
      await expect(summary).toContainText('Please check the fields below and re-submit.');
      await field.fill(before);
      if (twin && (await twin.count()) > 0) await twin.fill(before);
    }
    for (const code of getMandatoryFields(form)) {
      const field = page.locator(`[id="${form}-${code}"]`);
      if ((await field.getAttribute('type')) !== 'checkbox') continue;
      await field.uncheck();
      await send();
      await expect(summary.getByRole('link')).toHaveCount(1);
      await expect(summary.getByRole('link')).toContainText('This is a mandatory field.');
      await field.check();
    }
  });
}
