import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { createEntry, linkTo, publishEntry, saveEntry } from './space.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Entries' });
const link = (page: Page, name: string) => table(page).getByRole('link', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

const heading = (name: string) => ({
  name: { 'en-US': name },
  text: { 'en-US': 'A heading' },
  level: { 'en-US': 2 },
});

test('finds entries by word, type and status, and stores the search in the URL', async ({
  page,
  request,
}) => {
  const word = randomUUID();
  const draft = await createEntry(request, 'heading', heading(`Draft ${word}`));
  await publishEntry(request, await createEntry(request, 'heading', heading(`Live ${word}`)));
  const live = await publishEntry(request, await createEntry(request, 'heading', heading(`Before ${word}`)));
  await saveEntry(request, { ...live, fields: heading(`Changed ${word}`) });
  await createEntry(request, 'accordion', { name: { 'en-US': `Accordion ${word}` } });

  await page.goto('/#/entries');
  await search(page).fill(word);
  await expect(page.getByRole('status')).toHaveText('4 entries');
  await page.getByLabel('Content type').selectOption({ label: 'Heading' });
  await expect(page.getByRole('status')).toHaveText('3 entries');
  const status = page.getByLabel('Status');
  for (const [chosen, name] of [
    ['Draft', `Draft ${word}`],
    ['Published', `Live ${word}`],
    ['Changed', `Changed ${word}`],
  ] as const) {
    await status.selectOption(chosen);
    await expect(link(page, name)).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('1 entry');
  }

  await page.reload();
  await expect(search(page)).toHaveValue(word);
  await expect(status).toHaveValue('changed');
  await expect(link(page, `Changed ${word}`)).toBeVisible();
  await page.goBack();
  await expect(link(page, `Live ${word}`)).toBeVisible();
  await page.goBack();
  await link(page, `Draft ${word}`).click();
  await expect(page).toHaveURL(new RegExp(`${draft.sys.id}$`));
  await page.goBack();
  await expect(search(page)).toHaveValue(word);
  await expect(link(page, `Draft ${word}`)).toBeVisible();
});

test('offers to clear the search when nothing matches', async ({ page }) => {
  await page.goto('/#/entries');
  await search(page).fill(randomUUID());
  await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(table(page).getByRole('link').first()).toBeVisible();
  await expect(search(page)).toHaveValue('');
});

test('sorts by a column header in both directions', async ({ page, request }) => {
  const word = randomUUID();
  for (const name of ['B', 'A', 'C']) await createEntry(request, 'heading', heading(`${name} ${word}`));
  await page.goto(`/#/entries?content_type=heading&query=${word}`);
  const names = table(page).getByRole('link', { name: new RegExp(`^. ${word}$`) });
  const header = table(page).getByRole('columnheader', { name: 'Name' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(names).toHaveText([`A ${word}`, `B ${word}`, `C ${word}`]);
  await header.getByRole('button').press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText([`C ${word}`, `B ${word}`, `A ${word}`]);
});

test('remembers the chosen columns per content type', async ({ page }) => {
  await page.goto('/#/entries?content_type=heading');
  const unchosen = table(page).getByRole('columnheader', { name: 'Last published' });
  await expect(table(page).getByRole('columnheader', { name: 'Tags' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns for Heading' });
  await dialog.getByLabel('Tags').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(table(page).getByRole('columnheader', { name: 'Tags' })).toBeVisible();
  await expect(unchosen).toHaveCount(0);
  await page.goto('/#/entries?content_type=accordion');
  await expect(table(page).getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: 'Tags' })).toHaveCount(0);
});

test('saves filters as a view, then renames and deletes it', async ({ page }) => {
  await page.goto('/#/entries?content_type=product&status=published');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Live products');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await views.getByRole('link', { name: 'All entries' }).click();
  await page.reload();
  await views.getByRole('link', { name: 'Live products' }).click();
  await expect(page.getByLabel('Content type')).toHaveValue('product');
  await expect(views.getByRole('link', { name: 'Live products' })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('button', { name: 'Edit view Live products' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Our products');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await views.getByRole('button', { name: 'Edit view Our products' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(views.getByRole('link', { name: 'Our products' })).toHaveCount(0);
});

test('lists drafts by the editor in "My drafts" and linking entries in "Used by"', async ({
  page,
  request,
}) => {
  const word = randomUUID();
  const width = await createEntry(request, 'componentWidth', { name: { 'en-US': `Width ${word}` } });
  await createEntry(request, 'accordion', {
    name: { 'en-US': `User of ${word}` },
    componentWidth: { 'en-US': linkTo(width) },
  });
  await page.goto('/#/entries');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'My drafts' }).click();
  await expect(page.getByLabel('Updated by')).not.toHaveValue('');
  await search(page).fill(`Width ${word}`);
  await expect(link(page, `Width ${word}`)).toBeVisible();
  await table(page)
    .getByRole('link', { name: `Entries that use Width ${word}` })
    .click();
  await expect(link(page, `User of ${word}`)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('1 entry');
  await page.getByRole('button', { name: `Remove filter: links to Width ${word}` }).click();
  await expect(page.getByRole('status')).not.toHaveText('1 entry');
});

test('opens the next page and returns to the first one with the back button', async ({ page }) => {
  await page.goto('/#/entries?content_type=product&order=sys.id');
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pages).toContainText('1–50 of');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('51–');
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(pages).toContainText('1–50 of');
});
