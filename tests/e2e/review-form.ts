import type { Page } from '@playwright/test';

export const unique = (): string =>
  `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

export async function fillInReview(
  page: Page,
  change: { nickname?: string; year?: string } = {},
): Promise<void> {
  const word = unique();
  await page
    .getByRole('radiogroup', { name: /^Overall rating/ })
    .getByRole('radio', { name: /^4 stars/ })
    .check();
  await page
    .getByRole('radiogroup', { name: 'Quality' })
    .getByRole('radio', { name: /^5 stars/ })
    .check({ force: true });
  await page
    .getByRole('radiogroup', { name: /recommend/ })
    .getByLabel('Yes')
    .check();
  await page.getByLabel('Summary').fill(`Lasts ${word}`);
  await page
    .getByLabel('Description')
    .fill(`Two sinks, one powder, and the pans come out ready for a quick wash. ${word}`);
  await page.getByLabel('Nickname').fill(change.nickname ?? `Chef${word}`.slice(0, 25));
  await page.getByLabel('Location').fill('Austin, TX');
  await page
    .getByRole('textbox', { name: 'Email' })
    .and(page.locator('[name=userEmail]'))
    .fill(`${word}@example.com`);
  await page.getByLabel('Month of birth').selectOption('April');
  await page.getByLabel('Year of birth').selectOption(change.year ?? '1980');
  await page.getByLabel(/^I agree to the/).check();
}
