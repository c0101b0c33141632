import { expect, test } from '@playwright/test';
import { createEntry, readEntry } from './space.ts';

const heading = (name: string) => ({
  name: { 'en-US': name },
  text: { 'en-US': 'A heading' },
  level: { 'en-US': 2 },
});

test('adds entries to a release, validates, fixes, publishes and unpublishes them together', async ({
  page,
  request,
}) => {
  const stamp = Date.now();
  const whole = await createEntry(request, 'heading', heading(`Whole ${stamp}`));
  const broken = await createEntry(request, 'heading', { name: { 'en-US': `Broken ${stamp}` } });
  const status = async (id: string) => (await readEntry(request, id)).sys.publishedVersion !== undefined;
  await page.goto(`/#/entries/${whole.sys.id}`);
  await page.getByRole('button', { name: 'Add to release…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add this entry to a release' });
  await dialog.getByRole('combobox', { name: 'Release' }).selectOption('New release…');
  await dialog.getByLabel('Release name').fill(`Spring ${stamp}`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('link', { name: `Spring ${stamp}` }).click();
  await expect(page.getByRole('heading', { name: `Spring ${stamp}` })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find entries to add' }).fill(`Broken ${stamp}`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: `Add Broken ${stamp}` }).click();
  await expect(page.getByRole('row').filter({ hasText: `Broken ${stamp}` })).toBeVisible();

  await page.getByRole('button', { name: 'Publish now' }).click();
  const result = page.getByRole('region', { name: 'Actions' }).getByRole('status');
  await expect(result).toContainText('Nothing was published.');
  await expect(result).toContainText(`Broken ${stamp}:`);
  expect(await status(whole.sys.id)).toBe(false);
  await page.getByRole('button', { name: `Remove Broken ${stamp}` }).click();
  await expect(page.getByRole('row').filter({ hasText: `Broken ${stamp}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Validate' }).click();
  await expect(result).toContainText('Validated');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(result).toContainText('Published');
  await expect(page.getByRole('row').filter({ hasText: `Whole ${stamp}` })).toContainText('Published');
  expect(await status(whole.sys.id)).toBe(true);
  expect(await status(broken.sys.id)).toBe(false);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(result).toContainText('Unpublished');
  expect(await status(whole.sys.id)).toBe(false);

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`Summer ${stamp}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: `Summer ${stamp}` })).toBeVisible();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unarchive' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible();
  await page.getByLabel('Show').selectOption('Archived releases');
  await expect(page.getByRole('link', { name: `Summer ${stamp}` })).toHaveCount(0);
});

test('previews the pages that a release changes', async ({ page, request }) => {
  const stamp = Date.now();
  await createEntry(request, 'contentPage', {
    name: { 'en-US': `Preview ${stamp}` },
    slug: { 'en-US': `preview-${stamp}` },
    title: { 'en-US': `Title ${stamp}` },
  });
  await page.goto('/#/releases');
  await page.getByLabel('Name', { exact: true }).fill(`Previewed ${stamp}`);
  await page.getByRole('button', { name: 'Create release' }).click();
  await page.getByRole('searchbox', { name: 'Find entries to add' }).fill(`Preview ${stamp}`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: `Add Preview ${stamp}` }).click();
  const pages = page.getByRole('region', { name: 'Pages that will change' });
  await expect(pages.getByRole('listitem')).toContainText(`/en-us/preview-${stamp}`);
  await pages.getByRole('button', { name: `Preview Title ${stamp}` }).click();
  await expect(pages.locator('iframe')).toHaveAttribute(
    'src',
    `/preview?path=${encodeURIComponent(`/en-us/preview-${stamp}`)}`,
  );
  await page.goto('/#/releases');
  await expect(page.getByRole('row').filter({ hasText: `Previewed ${stamp}` })).toContainText('Una Approver');
});
