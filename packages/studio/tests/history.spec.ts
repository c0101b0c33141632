import { expect, test } from '@playwright/test';
import { createEntry, readEntry } from './space.ts';

test('compares and restores an earlier version, and archives and unarchives a draft', async ({
  page,
  request,
}) => {
  const entry = await createEntry(request, 'heading', {
    name: { 'en-US': 'First' },
    text: { 'en-US': 'A heading' },
    level: { 'en-US': 2 },
  });
  const { id } = entry.sys;
  await page.goto(`/#/entries/${id}`);
  const name = page.locator('#field-name').getByRole('textbox').first();
  const bar = page.locator('article > header').getByRole('status');
  await expect(name).toHaveValue('First');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(bar).toContainText('Published');
  await name.fill('Second');
  await expect(bar).toContainText('Changed');
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('differs in').click();
  await expect(history).toContainText('First');
  await history.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(name).toHaveValue('First');
  await expect.poll(async () => (await readEntry(request, id)).fields.name).toEqual({ 'en-US': 'First' });
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(bar).toContainText('Archived');
  await page.goto('/#/entries');
  await page.getByLabel('Status').selectOption('Archived');
  await expect(page.locator(`td a[href="#/entries/${id}"]`)).toHaveText('First');
  await page.getByRole('searchbox').fill('no entry has these words');
  await expect(page.getByRole('status')).toHaveText('0 entries');
});
