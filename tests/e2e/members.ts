import { expect, type Page } from '@playwright/test';
import { fillIn, formOn, formReady, SUBMISSIONS } from './forms';

export const PASSWORD = 'mop-and-bucket-7';

export async function register(page: Page, email: string): Promise<void> {
  await page.goto(SUBMISSIONS.registration);
  await formReady(page, 'registration');
  await fillIn(page, 'registration', { email, confirmEmail: email });
  await formOn(page, 'registration').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('We’ve sent you an email')).toBeVisible({ timeout: 20_000 });
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/en-us/sign-in');
  const field = page.locator('#signIn-email');
  // The draft of a failed attempt may be restored between selecting the field's text and replacing it.
  await expect(async () => {
    await field.fill(email);
    await expect(field).toHaveValue(email, { timeout: 1_000 });
  }).toPass();
  await page.locator('#signIn-password').fill(password);
  await formOn(page, 'signIn').getByRole('button', { name: 'Sign in' }).click();
}

export async function becomeMember(page: Page, email: string): Promise<void> {
  await register(page, email);
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible({ timeout: 20_000 });
}
