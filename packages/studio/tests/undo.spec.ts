import { expect, test, type Page } from '@playwright/test';
import { createEntry, readEntry, saveEntry } from './space.ts';

const field = (page: Page, id: string) => page.locator(`#field-${id}`).getByRole('textbox').first();
const bar = (page: Page) => page.locator('article > header').getByRole('status');

test('undoes and redoes changes to several fields', async ({ page, request }) => {
  const entry = await createEntry(request, 'heading', { name: { 'en-US': 'A' }, text: { 'en-US': 'B' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  await field(page, 'name').fill('A2');
  await field(page, 'text').fill('B2');
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields)
    .toEqual({ name: { 'en-US': 'A2' }, text: { 'en-US': 'B2' } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'text')).toHaveValue('B');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'name')).toHaveValue('A');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect.poll(async () => (await readEntry(request, entry.sys.id)).fields).toEqual(entry.fields);
  await page.keyboard.press('Control+Shift+z');
  await expect(field(page, 'name')).toHaveValue('A2');
});

test('marks, compares and reverts changes since the last publish', async ({ page, request }) => {
  const entry = await createEntry(request, 'heading', {
    name: { 'en-US': 'Live name' },
    text: { 'en-US': 'Live text' },
    level: { 'en-US': 2 },
  });
  await page.goto(`/#/entries/${entry.sys.id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(bar(page)).toContainText('Published');
  await field(page, 'name').fill('New name');
  await field(page, 'text').fill('New text');
  const list = page.getByText('2 unpublished changes');
  await list.click();
  await expect(page.getByRole('region', { name: 'Name: Live' }).first()).toContainText('Live name');
  await page.getByRole('button', { name: 'Revert Name' }).click();
  await expect(field(page, 'name')).toHaveValue('Live name');
  await expect(page.locator('#field-name').getByText('Changed')).toHaveCount(0);
  await page.locator('#field-text').getByText('Changed').click();
  await page.locator('#field-text').getByRole('button', { name: 'Revert to live version' }).click();
  await expect(field(page, 'text')).toHaveValue('Live text');
  await expect(page.getByText('unpublished change')).toHaveCount(0);
});

test('retains typed text while the service is down and saves it afterward', async ({ page, request }) => {
  const entry = await createEntry(request, 'heading', { name: { 'en-US': 'Before' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  await expect(field(page, 'name')).toHaveValue('Before');
  const address = `**/entries/${entry.sys.id}`;
  await page.route(address, (route) => route.abort());
  await field(page, 'name').fill('Typed while away');
  await expect(bar(page)).toContainText('the service isn’t responding');
  await page.unroute(address);
  await expect(bar(page)).toContainText('Saved');
  expect((await readEntry(request, entry.sys.id)).fields.name).toEqual({ 'en-US': 'Typed while away' });
});

test('offers to restore changes that a closed tab did not save', async ({ context, request }) => {
  const entry = await createEntry(request, 'heading', { name: { 'en-US': 'Before' } });
  const killed = await context.newPage();
  await killed.goto(`/#/entries/${entry.sys.id}`);
  await expect(field(killed, 'name')).toHaveValue('Before');
  await killed.route(`**/entries/${entry.sys.id}`, (route) => route.abort());
  await field(killed, 'name').fill('Lost?');
  await expect(bar(killed)).toContainText('Not saved');
  await killed.close();
  const page = await context.newPage();
  await page.goto(`/#/entries/${entry.sys.id}`);
  const offer = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(offer).toContainText('Lost?');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'name')).toHaveValue('Lost?');
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields.name)
    .toEqual({ 'en-US': 'Lost?' });
  await expect(offer).toHaveCount(0);
});

test('displays a rich text conflict as text and continues to save other fields', async ({
  page,
  request,
}) => {
  const textOf = (value: string) => ({
    nodeType: 'document',
    data: {},
    content: [
      { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] },
    ],
  });
  // Block live events: otherwise, the other editor's save would reach this form before this editor types.
  await page.route('**/events', (route) => route.abort());
  const entry = await createEntry(request, 'richText', {
    name: { 'en-US': 'Rich' },
    body: { 'en-US': textOf('Before') },
  });
  await page.goto(`/#/entries/${entry.sys.id}`);
  const editor = page.locator('#field-body').locator('[contenteditable="true"]');
  await expect(editor).toContainText('Before');
  await saveEntry(request, { ...entry, fields: { ...entry.fields, body: { 'en-US': textOf('Theirs') } } });
  await editor.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' mine');
  const conflict = page.getByRole('region', { name: /^Conflict in/ });
  await expect(conflict).toContainText('Theirs');
  await expect(conflict).not.toContainText('nodeType');
  await field(page, 'name').fill('Saved meanwhile');
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields.name)
    .toEqual({ 'en-US': 'Saved meanwhile' });
  await conflict.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(editor).toContainText('Theirs');
});
