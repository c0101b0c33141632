import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { readAsset } from './space.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });
const status = (page: Page) => page.getByRole('status');
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Assets' }).getByRole('listitem').filter({ hasText: name });

async function upload(page: Page, title: string, alternative?: string): Promise<void> {
  await page.goto('/#/assets');
  await page.getByLabel('Files').setInputFiles(picture('pixel.png'));
  const dialog = page.getByRole('dialog', { name: 'Upload a file' });
  await dialog.getByLabel('Title').fill(title);
  if (alternative) await dialog.getByLabel('Alternative text').fill(alternative);
  else await dialog.getByLabel(/^Decorative/).check();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function openNew(page: Page, title: string, alternative?: string): Promise<void> {
  await upload(page, title, alternative);
  await card(page, title).getByRole('link').click();
}

test('requires alternative text to upload an image', async ({ page }) => {
  const title = `Picture ${randomUUID()}`;
  await page.goto('/#/assets');
  await page.getByLabel('Files').setInputFiles(picture('a-wet_floor.png'));
  const dialog = page.getByRole('dialog', { name: 'Upload a file' });
  await expect(dialog.getByLabel('Title')).toHaveValue('A wet floor');
  await dialog.getByLabel('Title').fill(title);
  const submit = dialog.getByRole('button', { name: 'Upload', exact: true });
  await submit.click();
  await expect(dialog.getByLabel('Alternative text')).toBeFocused();
  await dialog.getByLabel('Alternative text').fill('One pixel');
  await submit.click();
  await expect(status(page)).toContainText('1 file uploaded as a draft');
  await expect(card(page, title)).toContainText('Draft');
});

test('uploads several dropped files, each with its own fields', async ({ page }) => {
  const word = randomUUID();
  await page.goto('/#/assets');
  await expect(page.getByRole('list', { name: 'Assets' }).getByRole('link').first()).toBeVisible();
  const dropped = await page.evaluateHandle(
    ([bytes, name]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], `one-${name}.png`, { type: 'image/png' }));
      data.items.add(new File(['Read me'], `two-${name}.txt`, { type: 'text/plain' }));
      return data;
    },
    [PIXEL.toString('base64'), word] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.getByRole('heading', { name: 'Assets' }).dispatchEvent(type, { dataTransfer: dropped });
  const dialog = page.getByRole('dialog', { name: 'Upload 2 files' });
  await dialog
    .getByRole('listitem', { name: `one-${word}.png` })
    .getByLabel(/^Decorative/)
    .check();
  await dialog.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(status(page)).toContainText('2 files uploaded as drafts');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await expect(status(page)).toContainText('2 assets');
  await page.getByLabel('File type').selectOption('Images');
  await expect(status(page)).toContainText('1 asset');
});

test('reports why the service rejected a file, and uploads the others', async ({ page }) => {
  const word = randomUUID();
  await page.goto('/#/assets');
  await page
    .getByLabel('Files')
    .setInputFiles([
      picture(`good-${word}.png`),
      { name: `bad-${word}.png`, mimeType: 'image/png', buffer: Buffer.from('This is no picture') },
    ]);
  const dialog = page.getByRole('dialog', { name: 'Upload 2 files' });
  for (const box of await dialog.getByLabel(/^Decorative/).all()) await box.check();
  await dialog.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(dialog.getByRole('listitem', { name: `bad-${word}.png` }).getByRole('alert')).toContainText(
    'Not uploaded',
  );
  await expect(dialog.getByRole('listitem', { name: `good-${word}.png` })).toContainText('Uploaded');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // Titles are made from the words in file names, without the hyphens.
  await page.goto(`/#/assets?query=${encodeURIComponent(word.replaceAll('-', ' '))}`);
  await expect(status(page)).toContainText('1 asset');
  await expect(card(page, `Good ${word.replaceAll('-', ' ')}`)).toBeVisible();
});

test('describes, publishes, unpublishes, archives and unarchives an asset', async ({ page }) => {
  const title = `Edited ${randomUUID()}`;
  await openNew(page, title);
  const bar = page.locator('article > header');
  await expect(page.getByText('Not used by any entry.')).toBeVisible();
  await page.getByLabel(/^Decorative/).uncheck();
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Describe the image, or mark it as decorative.');
  await expect(page.getByLabel('Alternative text')).toBeFocused();
  await page.getByLabel('Alternative text').fill('One pixel');
  await expect(status(page)).toContainText('Saved');
  await page.reload();
  await expect(page.getByLabel('Alternative text')).toHaveValue('One pixel');
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status(page)).toContainText('Published');
  await bar.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(status(page)).toContainText('Draft');
  await bar.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByLabel('Title')).toBeDisabled();
  await bar.getByRole('button', { name: 'Unarchive' }).click();
  await expect(page.getByLabel('Title')).toBeEnabled();
});

test("replaces an asset's file in a draft", async ({ page }) => {
  const title = `Replaced ${randomUUID()}`;
  await openNew(page, title, 'One pixel');
  await expect(page.getByRole('region', { name: 'File' })).toContainText('pixel.png');
  await page.getByLabel('Replacement file').setInputFiles(picture('another.png'));
  await expect(page.getByRole('region', { name: 'File' })).toContainText('another.png');
  await expect(status(page)).toContainText('File replaced');
  await expect(page.getByLabel('Alternative text')).toHaveValue('One pixel');
});

test('compares conflicting texts from two editors and saves the chosen one', async ({ page, context }) => {
  const title = `Both ${randomUUID()}`;
  // Block live events: otherwise, the other editor's save would reach this form before this editor types.
  await page.route('**/events', (route) => route.abort());
  await openNew(page, title, 'One pixel');
  await expect(page.getByLabel('Alternative text')).toHaveValue('One pixel');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Alternative text').fill('A dot');
  await expect(status(other)).toContainText('Saved');
  await page.getByLabel('Alternative text').fill('A point');
  const conflict = page.getByRole('region', { name: 'Conflict in Alternative text' });
  await expect(conflict).toContainText('A dot');
  await conflict.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(page.getByLabel('Alternative text')).toHaveValue('A dot');
});

test('offers to restore text that was not saved before the tab closed', async ({ page, context }) => {
  const title = `Unsent ${randomUUID()}`;
  await openNew(page, title, 'One pixel');
  await expect(page.getByLabel('Alternative text')).toHaveValue('One pixel');
  await page.route('**/assets/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Alternative text').fill('One white pixel');
  await expect(status(page)).toContainText('Not saved');
  const address = page.url();
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto(address);
  const offered = reopened.getByRole('region', { name: 'Unsaved changes' });
  await expect(offered.getByRole('region', { name: 'Alternative text, not saved' })).toContainText(
    'One white pixel',
  );
  await offered.getByRole('button', { name: 'Restore' }).click();
  await expect(offered).toHaveCount(0);
  await expect(reopened.getByLabel('Alternative text')).toHaveValue('One white pixel');
  await expect(status(reopened)).toContainText('Saved');
});

test('filters images without alternative text, ignoring decorative ones', async ({ page }) => {
  const word = randomUUID();
  await upload(page, `Decorative ${word}`);
  await upload(page, `Bare ${word}`);
  await card(page, `Bare ${word}`).getByRole('link').click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByLabel(/^Decorative/).uncheck();
  await saved;
  await page.goto(`/#/assets?query=${word}`);
  await expect(status(page)).toHaveText('2 assets');
  await page.getByLabel('Alternative text').selectOption('Missing');
  await expect(status(page)).toHaveText('1 asset');
  await expect(card(page, `Bare ${word}`)).toContainText('No alternative text');
});

test('lists assets as a table and publishes several together', async ({ page }) => {
  const word = randomUUID();
  await upload(page, `One ${word}`);
  await upload(page, `Two ${word}`);
  await page.goto(`/#/assets?query=${word}`);
  await page.getByRole('group', { name: 'Layout' }).getByRole('button', { name: 'List' }).click();
  await expect(page.getByRole('table', { name: 'Assets' }).getByRole('link')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status(page)).toContainText('2 published');
});

test("sets and resets an image's crop focus with the keyboard", async ({ page, request }) => {
  const title = `Focused ${randomUUID()}`;
  await openNew(page, title, 'One pixel');
  const focus = page.getByRole('group', { name: 'Crop focus' });
  await expect(focus.getByLabel('Default for each placement')).toBeChecked();
  await focus.getByLabel('top left').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(focus.getByLabel('top right')).toBeChecked();
  await expect(status(page)).toContainText('Crop focus saved');
  const places = focus.getByRole('list', { name: 'Previews with this focus' });
  await expect(places.locator('img').first()).toHaveCSS('object-position', '100% 0%');
  const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
  const tags = async () => (await readAsset(request, id)).metadata.tags.map(({ sys }) => sys.id);
  await expect.poll(tags).toEqual(['cropFocusTopRight']);
  // Text that is typed at the same time is kept.
  await focus.getByLabel('Default for each placement').check();
  await page.getByLabel('Alternative text').fill('One pixel, focused');
  await expect.poll(tags).toEqual([]);
  await expect
    .poll(async () => (await readAsset(request, id)).fields.description)
    .toEqual({ 'en-US': 'One pixel, focused' });
  await page.reload();
  await expect(focus.getByLabel('Default for each placement')).toBeChecked();
  await expect(page.getByLabel('Alternative text')).toHaveValue('One pixel, focused');
});
