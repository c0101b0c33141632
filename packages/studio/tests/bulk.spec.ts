import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import type { Entry } from '../screen/api/schemas.ts';
import { createEntry, publishEntry, readEntry } from './space.ts';

const status = (page: Page) => page.getByRole('status');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

const heading = (name: string) => ({
  name: { 'en-US': name },
  text: { 'en-US': 'A heading' },
  level: { 'en-US': 2 },
});

/** Opens the list of this test's entries, sorted by name. */
const listOf = (page: Page, word: string) =>
  page.goto(`/#/entries?content_type=heading&order=fields.name&query=${word}`);

test('publishes valid entries, and keeps failed ones selected with the reason', async ({ page, request }) => {
  const word = randomUUID();
  const good = await createEntry(request, 'heading', heading(`A ${word}`));
  const bad = await createEntry(request, 'heading', { name: { 'en-US': `B ${word}` } });
  const other = await createEntry(request, 'heading', heading(`C ${word}`));
  await listOf(page, word);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(status(page)).toHaveText('3 selected');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status(page)).toContainText('2 of 3 published, 1 failed');
  const failures = page.getByRole('region', { name: '1 failed' });
  await expect(failures.getByRole('listitem')).toContainText('text');
  await expect(failures.getByRole('link', { name: `B ${word}` })).toHaveAttribute(
    'href',
    `#/entries/${bad.sys.id}`,
  );
  await expect(box(page, `B ${word}`)).toBeChecked();
  await expect(box(page, `A ${word}`)).not.toBeChecked();
  for (const { sys } of [good, other])
    expect((await readEntry(request, sys.id)).sys.publishedVersion).toBeDefined();
  expect((await readEntry(request, bad.sys.id)).sys.publishedVersion).toBeUndefined();
});

test('selects a range with Shift, using the mouse or the keyboard', async ({ page, request }) => {
  const word = randomUUID();
  for (const name of ['A', 'B', 'C', 'D']) await createEntry(request, 'heading', heading(`${name} ${word}`));
  await listOf(page, word);
  await box(page, `A ${word}`).click();
  await box(page, `C ${word}`).click({ modifiers: ['Shift'] });
  await expect(status(page)).toHaveText('3 selected');
  await expect(box(page, `B ${word}`)).toBeChecked();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(status(page)).toHaveText('4 entries');
  await box(page, `B ${word}`).press('Space');
  await box(page, `D ${word}`).press('Shift+Space');
  await expect(status(page)).toHaveText('3 selected');
});

test('creates a tag, adds it to several entries and removes it again', async ({ page, request }) => {
  const word = randomUUID();
  const entries: Entry[] = [];
  for (const name of ['A', 'B'])
    entries.push(await createEntry(request, 'heading', heading(`${name} ${word}`)));
  const tagsOf = async () =>
    Promise.all(
      entries.map(async ({ sys }) =>
        JSON.stringify((await readEntry(request, sys.id)).metadata).includes('Link'),
      ),
    );
  await listOf(page, word);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags for 2 items' });
  await dialog.getByLabel('New tag').fill(`Tag ${word}`);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('checkbox', { name: `Tag ${word}` })).toBeChecked();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(status(page)).toContainText('2 tagged');
  expect(await tagsOf()).toEqual([true, true]);

  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption({ label: `Tag ${word}` });
  await expect(status(page)).toHaveText('2 entries');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Tags' }).click();
  await dialog.getByRole('checkbox', { name: `Tag ${word}` }).uncheck();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible();
  expect(await tagsOf()).toEqual([false, false]);
});

test('confirms before unpublishing and archiving, and duplicates entries as drafts', async ({
  page,
  request,
}) => {
  const word = randomUUID();
  const live = await publishEntry(request, await createEntry(request, 'heading', heading(`A ${word}`)));
  await createEntry(request, 'heading', heading(`B ${word}`));
  await listOf(page, word);
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await all.check();
  await page.getByRole('button', { name: 'Unpublish 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublish 1 entry?' });
  await expect(dialog).toContainText('1 other selected item won’t change.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await readEntry(request, live.sys.id)).sys.publishedVersion).toBeDefined();
  await page.getByRole('button', { name: 'Unpublish 1' }).click();
  await dialog.getByRole('button', { name: 'Unpublish 1 entry' }).click();
  await expect(status(page)).toContainText('1 unpublished');

  await all.check();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('link', { name: `A ${word} (copy)`, exact: true })).toBeVisible();
  await expect(status(page)).toHaveText('2 duplicated · 4 entries');

  await all.check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive 4 entries' }).click();
  await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible();
  await page.getByLabel('Status').selectOption('Archived');
  await all.check();
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await expect(status(page)).toContainText('4 unarchived');
});
