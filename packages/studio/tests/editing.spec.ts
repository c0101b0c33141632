import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { createEntry, readEntry, saveEntry } from './space.ts';

const TYPE = 'heading';
const bar = (page: Page) => page.locator('article > header').getByRole('status');
const field = (page: Page, id: string) => page.locator(`#field-${id}`).getByRole('textbox').first();

test('saves typed text automatically and publishes it', async ({ page, request }) => {
  const entry = await createEntry(request, TYPE, {
    name: { 'en-US': 'Typed in a test' },
    text: { 'en-US': 'A heading' },
    level: { 'en-US': 2 },
  });
  await page.goto(`/#/entries/${entry.sys.id}`);
  await field(page, 'name').fill('Typed and saved');
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields.name)
    .toEqual({ 'en-US': 'Typed and saved' });
  await expect(bar(page)).toContainText('Saved');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(bar(page)).toContainText('Published');
  await expect.poll(async () => (await readEntry(request, entry.sys.id)).sys.publishedVersion).toBeDefined();
});

test('displays next to a field why the service rejected a publish', async ({ page, request }) => {
  const entry = await createEntry(request, TYPE, {});
  await page.goto(`/#/entries/${entry.sys.id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('#field-name').getByRole('alert')).toBeVisible();
  expect((await readEntry(request, entry.sys.id)).sys.publishedVersion).toBeUndefined();
});

test('compares conflicting changes by two editors and saves the chosen one', async ({ page, request }) => {
  // Block live events: otherwise, the other editor's save would reach this form before this editor types.
  await page.route('**/events', (route) => route.abort());
  const entry = await createEntry(request, TYPE, { name: { 'en-US': 'Before' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  await expect(field(page, 'name')).toHaveValue('Before');
  await saveEntry(request, { ...entry, fields: { name: { 'en-US': 'Theirs' } } });
  await field(page, 'name').fill('Mine');
  const conflict = page.getByRole('region', { name: 'Conflict in name' });
  await expect(conflict).toContainText('Theirs');
  expect((await readEntry(request, entry.sys.id)).fields.name).toEqual({ 'en-US': 'Theirs' });
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields.name)
    .toEqual({ 'en-US': 'Mine' });
});

test('searches for a reference in a dialog and selects it', async ({ page, request }) => {
  const name = `Width ${randomUUID()}`;
  const target = await createEntry(request, 'componentWidth', { name: { 'en-US': name } });
  const entry = await createEntry(request, 'accordion', { name: { 'en-US': 'Refers' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  const reference = page.locator('#field-componentWidth');
  await reference.getByRole('button', { name: 'Link existing entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an entry' });
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name }).click();
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields.componentWidth)
    .toEqual({ 'en-US': { sys: { type: 'Link', linkType: 'Entry', id: target.sys.id } } });
});
