import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Request } from '@playwright/test';
import { asNewVisitor, fillIn, formOn, formReady, newAddress, SUBMISSIONS } from './forms';
import { becomeMember, PASSWORD, register, signIn } from './members';
import { AT_SMALL_TOO } from './widths';
import { test } from './without-pictures';

const NEW_PASSWORD = 'squeegee-42-x';

test.beforeEach(({ context }) => asNewVisitor(context));

function mailsTo(address: string): string[] {
  const folder = join(process.env.DATA_DIR ?? 'data', 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${address}`));
}

async function mailTo(address: string, subject: string): Promise<string> {
  const find = () => mailsTo(address).find((mail) => mail.includes(`Subject: ${subject}`));
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return find() ?? '';
}

test(
  'a member registers, signs in, sends a request and deletes the account @short',
  AT_SMALL_TOO,
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const email = newAddress();
    await register(page, email);
    await mailTo(email, 'Welcome');

    await signIn(page, email, 'not-the-password-1');
    await expect(page.getByText('The email address or password is incorrect.')).toBeVisible();
    await expect(page.locator('#signIn-email')).toHaveValue(email);
    const before = (await context.cookies()).find(({ name }) => name === 'session');
    expect(before).toBeUndefined();

    await signIn(page, email, PASSWORD);
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(email)).toBeVisible();
    const session = (await context.cookies()).find(({ name }) => name === 'session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    // Analytics reads the signed-in member from session storage.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('userId'))).toMatch(/^[\w-]{36}$/);
    expect(await page.evaluate(() => sessionStorage.getItem('userEmail'))).toBe(email);

    await page.goto(SUBMISSIONS.contact);
    await fillIn(page, 'contact', { email });
    await formOn(page, 'contact').getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/sent=contact/, { timeout: 20_000 });
    await page.goto('/en-us/account');
    await expect(page.getByRole('listitem').filter({ hasText: 'Message to customer care' })).toBeVisible();

    await page.locator('#deleteAccount-currentPassword').fill('not-the-password-1');
    await page.locator('#deleteAccount-confirmDeletion').check();
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.locator('#deleteAccount-errors')).toContainText('That password is incorrect.');
    await page.locator('#deleteAccount-currentPassword').fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('We’ve deleted your account.')).toBeVisible({ timeout: 20_000 });
    await signIn(page, email, PASSWORD);
    await expect(page.getByText('The email address or password is incorrect.')).toBeVisible();
  },
);

test('signing out ends the session, even for copied cookies', async ({ page, context }) => {
  const email = newAddress();
  await becomeMember(page, email);
  const copied = await context.cookies();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/sign-in$/);
  await expect
    .poll(() => page.evaluate(() => ['userId', 'userEmail'].map((key) => sessionStorage.getItem(key))))
    .toEqual([null, null]);
  await context.addCookies(copied);
  await page.goto('/en-us/account');
  await expect(page).toHaveURL(/sign-in$/);
});

test('signing in replaces an existing session cookie (session fixation)', async ({
  page,
  context,
  baseURL,
}) => {
  const email = newAddress();
  await register(page, email);
  await context.addCookies([{ name: 'session', value: 'planted', url: baseURL ?? '' }]);
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible({ timeout: 20_000 });
  const first = (await context.cookies()).find(({ name }) => name === 'session')?.value;
  expect(first).not.toBe('planted');
  // The sign-in page redirects members to their account, but a form still open in another tab can sign in
  // again.
  const again = await page.request.post('/api/forms/sign-in', {
    form: { page: 'sign-in', email, password: PASSWORD },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  });
  expect(again.status()).toBe(303);
  expect((await context.cookies()).find(({ name }) => name === 'session')?.value).not.toBe(first);
});

test('a forgotten password is reset by mail, once per link @short', async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  await page.goto('/en-us/forgotten-password');
  await page.locator('#forgottenPassword-email').fill(email);
  await formOn(page, 'forgottenPassword').getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If this address has an account')).toBeVisible({ timeout: 20_000 });
  const mail = await mailTo(email, 'Choose a new');
  const link = /https?:\S+\/api\/members\/reset\?token=[\w-]{43}/.exec(mail)?.[0] ?? '';
  const choose = async (password: string): Promise<void> => {
    await page.goto(link);
    expect(page.url()).not.toContain('token');
    await page.locator('#resetPassword-password').fill(password);
    await page.locator('#resetPassword-confirmPassword').fill(password);
    await formOn(page, 'resetPassword').getByRole('button', { name: 'Save' }).click();
  };
  const refusals = {
    Password123: 'This password is too common. Choose another one.',
    'Ada-O’Moreno-Ruiz-1':
      'This password is too easy to guess from your name or email address. Choose another one.',
  };
  for (const [password, message] of Object.entries(refusals)) {
    await choose(password);
    const summary = page.locator('#resetPassword-errors');
    await expect(summary.getByRole('link')).toHaveText([message]);
    await expect(summary).not.toContainText('Currently service is not available');
  }
  await choose(NEW_PASSWORD);
  await expect(page.getByText('Your new password is saved.')).toBeVisible({ timeout: 20_000 });
  await choose(NEW_PASSWORD);
  await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
  await signIn(page, email, PASSWORD);
  await expect(page.getByText('The email address or password is incorrect.')).toBeVisible();
  await signIn(page, email, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible({ timeout: 20_000 });
});

test('the token of a password-reset link is stored only in a cookie', async ({ request, page }) => {
  const token = 'x'.repeat(43);
  const link = await request.get(`/api/members/reset?token=${token}`, { maxRedirects: 0 });
  expect(link.status()).toBe(303);
  const { location, ...headers } = link.headers();
  expect(location).toBe('/en-us/reset-password');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['set-cookie']).toMatch(/^password-reset=x{43};.*Path=\/api\/forms.*HttpOnly.*SameSite=lax/i);

  const requests: Request[] = [];
  page.on('request', (sent) => requests.push(sent));
  await page.goto(`/api/members/reset?token=${token}`, { waitUntil: 'networkidle' });
  expect(requests.length).toBeGreaterThan(2);
  const referrers = await Promise.all(requests.map((sent) => sent.headerValue('referer')));
  expect(referrers.filter((referrer) => referrer?.includes(token))).toEqual([]);
  expect(await page.content()).not.toContain(token);
  expect(await page.evaluate(() => `${document.cookie} ${document.referrer}`)).not.toContain(token);
});

test('changing the password does not end the session, and invalidates the old password', async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  await signIn(page, email, PASSWORD);
  await page.locator('#changePassword-currentPassword').fill(PASSWORD);
  await page.locator('#changePassword-password').fill(NEW_PASSWORD);
  await page.locator('#changePassword-confirmPassword').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has changed.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, email, PASSWORD);
  await expect(page.getByText('The email address or password is incorrect.')).toBeVisible();
});

for (const script of [true, false])
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test('sign-in and registration redirect members to their account', async ({ page, browser, baseURL }) => {
      await becomeMember(page, newAddress());
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled: script,
        storageState: await page.context().storageState(),
      });
      const visit = await context.newPage();
      for (const path of ['/en-us/sign-in', '/en-us/user-registration']) {
        await visit.goto(path);
        await expect(visit).toHaveURL(/\/en-us\/account$/);
        await expect(visit.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
      }
      // If the session was ended elsewhere, the sign-in page does not redirect.
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/sign-in$/);
      await visit.goto('/en-us/sign-in');
      await expect(visit.locator('#signIn-email')).toBeVisible();
      await context.close();
    });
  });

test('forms are prefilled with members’ data, and members can change it', async ({ page }) => {
  const email = newAddress();
  await becomeMember(page, email);
  await page.goto(SUBMISSIONS.consultation);
  const field = (code: string) => page.locator(`#consultation-${code}`);
  await expect(field('email')).toHaveValue(email);
  await expect(field('firstName')).toHaveValue('Ada');
  await expect(field('lastName')).toHaveValue('O’Moreno-Ruiz');
  await expect(field('company')).toHaveValue('Harbor Grill & Co.');
  await expect(field('zip')).toHaveValue('78701');
  for (const code of ['affiliation', 'locations', 'role']) await expect(field(code)).not.toHaveValue('');
  await expect(field('phone')).toHaveValue('');
  for (const code of ['over18', 'represent', 'emailConsent']) await expect(field(code)).not.toBeChecked();

  await field('lastName').fill('');
  await field('firstName').fill('Grace');
  await page.reload();
  await formReady(page, 'consultation');
  await expect(field('company')).toHaveValue('Harbor Grill & Co.');
  await expect(field('firstName')).toHaveValue('Grace');
  await expect(field('lastName')).toHaveValue('');

  await page.goto('/en-us/write-review?product=cleanpro-pan-soak');
  await expect(page.locator('[name=userEmail]')).toHaveValue(email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in and out works', async ({ page }) => {
    const email = newAddress();
    await page.goto(SUBMISSIONS.registration);
    await expect(async () => {
      await fillIn(page, 'registration', { email, confirmEmail: email });
      await formOn(page, 'registration').getByRole('button', { name: 'Register' }).click();
      expect(page.url()).toContain('sent=registration');
    }).toPass({ timeout: 20_000 });
    await signIn(page, email, 'not-the-password-1');
    await expect(page.getByText('The email address or password is incorrect.')).toBeVisible();
    await expect(page.locator('#signIn-email')).toHaveValue(email);
    await expect(page.locator('#signIn-password')).toHaveValue('');
    await signIn(page, email, PASSWORD);
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/sign-in$/);
  });
});
