import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { SERVICES_URL, setServicesRunning } from './services-control';

const PRODUCT = '/en-us/brands/comet/cleanser-powder';
const REVIEW_ID = 'cleanpro-cleanser-powder';

const moderation = (...args: string[]): string =>
  execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'packages/services/commands/reviews.ts', ...args],
    { encoding: 'utf8' },
  );

test.describe.configure({ mode: 'serial' });
test.afterAll(async ({ request }) => setServicesRunning(request, true));

test('an approved review appears on the cached page at the next request', async ({ request }) => {
  expect(await (await request.get(PRODUCT)).text()).not.toContain('Grout like the day');
  const key = `passkey=${process.env.REVIEWS_PASSKEY}&apiversion=5.4`;
  const submitted = await request.post(`${SERVICES_URL}/reviews/data/submitreview.json?${key}`, {
    form: {
      ProductId: REVIEW_ID,
      Action: 'Submit',
      rating: '5',
      isrecommended: 'true',
      title: 'Grout like the day it was laid',
      reviewtext:
        'Shaken on, left for a minute, brushed once: the grout of the old changing room is white again.',
      usernickname: 'GroutFan',
      userlocation: 'Reno, NV',
      useremail: 'grout@example.com',
      contextdatavalue_Agemonth: '4',
      contextdatavalue_Ageyear: '1980',
      agreedtotermsandconditions: 'true',
    },
  });
  expect(await submitted.json()).toMatchObject({ HasErrors: false });
  expect(await (await request.get(PRODUCT)).text()).not.toContain('Grout like the day');
  const id = /^(\d+) .*GroutFan/m.exec(moderation())?.[1] ?? '';
  expect(moderation('show', id)).toContain('grout@example.com');
  expect(moderation('approve', id)).toContain('approved');
  const html = await (await request.get(PRODUCT)).text();
  expect(html).toContain('Grout like the day it was laid');
  expect(html).not.toContain('grout@example.com');
});

test('while the review service is stopped, pages still show reviews and forms preserve their values', async ({
  page,
  request,
}) => {
  await page.goto('/en-us/write-review?product=cleanpro-pan-soak');
  await setServicesRunning(request, false);
  expect((await request.get(PRODUCT)).status()).toBe(200);
  expect(await (await request.get(PRODUCT)).text()).toContain('Grout like the day it was laid');

  await page
    .getByRole('radiogroup', { name: /^Overall rating/ })
    .getByRole('radio', { name: /^4 stars/ })
    .check();
  await page
    .getByRole('radiogroup', { name: /recommend/ })
    .getByLabel('Yes')
    .check();
  await page.getByLabel('Summary').fill('Kept through a failure');
  await page
    .getByLabel('Description')
    .fill('Long enough to be taken by the form, and too good to be lost by it.');
  await page.getByLabel('Nickname').fill('Patient1');
  await page.getByLabel('Location').fill('Austin, TX');
  await page.locator('[name=userEmail]').fill('patient@example.com');
  await page.getByLabel('Month of birth').selectOption('April');
  await page.getByLabel('Year of birth').selectOption('1980');
  await page.getByLabel(/^I agree to the/).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Currently service is not available')).toBeVisible();
  await expect(page.getByLabel('Summary')).toHaveValue('Kept through a failure');
  await setServicesRunning(request, true);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Preview your review' })).toBeVisible();
});
