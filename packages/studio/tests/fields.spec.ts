import { expect, test } from '@playwright/test';
import { createEntry, readEntry } from './space.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('displays validation errors while typing and still saves the draft', async ({ page, request }) => {
  const entry = await createEntry(request, 'heading', { name: { 'en-US': 'Checked' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  const text = page.locator('#field-text');
  const long = 'x'.repeat(161);
  const box = text.getByRole('textbox');
  await box.fill(long);
  await expect(text.getByText('Must have at most 160 characters (currently 161).')).toBeVisible();
  await expect(box).toHaveAccessibleDescription(/Must have at most 160 characters/);
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields.text)
    .toEqual({ 'en-US': long });
  await box.fill('Short');
  await expect(text.getByText('Must have')).toHaveCount(0);
  await page.locator('#field-level').getByRole('spinbutton').fill('9');
  await expect(page.locator('#field-level').getByText('Must be between 1 and 6.')).toBeVisible();
});

test('derives the slug from the title until it is edited, and mentions a page with the same slug', async ({
  page,
  request,
}) => {
  await createEntry(request, 'contentPage', { name: { 'en-US': 'Taken' }, slug: { 'en-US': 'taken' } });
  const entry = await createEntry(request, 'contentPage', {});
  await page.goto(`/#/entries/${entry.sys.id}`);
  const name = page.locator('#field-name').getByRole('textbox');
  const slug = page.locator('#field-slug').getByRole('textbox');
  await name.fill('Floors & walls');
  await expect(slug).toHaveValue('floors-walls');
  await name.fill('Floors');
  await expect(slug).toHaveValue('floors');
  await slug.fill('taken');
  await expect(page.locator('#field-slug').getByText('“Taken” already uses this')).toBeVisible();
  await name.fill('Walls');
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields)
    .toEqual({ name: { 'en-US': 'Walls' }, slug: { 'en-US': 'taken' } });
});

test('uploads an image dropped on its field and opens it for editing over the form', async ({
  page,
  request,
}) => {
  const entry = await createEntry(request, 'image', { name: { 'en-US': 'Pictured' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  const image = page.locator('#field-image');
  await image.getByRole('button', { name: 'Upload a file' }).waitFor();
  const transfer = await page.evaluateHandle((data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'wet-floor.png', { type: 'image/png' }));
    return files;
  }, PIXEL);
  await image.locator('.drop').dispatchEvent('drop', { dataTransfer: transfer });
  const form = image.getByRole('form', { name: 'Upload wet-floor.png' });
  await expect(form.getByLabel('Title')).toHaveValue('Wet floor');
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form.getByLabel('Alternative text')).toBeFocused();
  // A space does not count as alternative text.
  await form.getByLabel('Alternative text').fill(' ');
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form.getByLabel('Alternative text')).toBeFocused();
  await form.getByLabel('Alternative text').fill('A wet floor');
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields.image?.['en-US'])
    .toMatchObject({ sys: { linkType: 'Asset' } });
  await image.locator('[data-test-id="cf-ui-asset-card"]').click();
  await expect(page.getByRole('dialog', { name: 'Wet floor' })).toBeVisible();
  // The name of the dialog follows the title, so it is not part of this locator.
  const slideIn = page.getByRole('dialog');
  const alternative = slideIn.getByRole('textbox', { name: 'Alternative text' });
  await expect(alternative).toHaveValue('A wet floor');
  await slideIn.getByLabel(/^Decorative/).check();
  await expect(alternative).toBeDisabled();
  await slideIn.getByLabel(/^Decorative/).uncheck();
  await expect(slideIn.getByText('or mark it as decorative')).toBeVisible();
  await alternative.fill('A dry floor');
  await slideIn.getByRole('textbox', { name: 'Title' }).fill('Dry floor');
  await expect(slideIn.getByRole('status').first()).toContainText('Saved');
  await page.keyboard.press('Escape');
  await expect(image.getByText('Dry floor')).toBeVisible();
});

test('rejects a file that is too large or not an image, with a message next to its field', async ({
  page,
  request,
}) => {
  const entry = await createEntry(request, 'image', { name: { 'en-US': 'Pictured' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  const image = page.locator('#field-image');
  const drop = async (name: string, type: string, bytes: number): Promise<void> => {
    const transfer = await page.evaluateHandle(
      (file) => {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
        return files;
      },
      { name, type, bytes },
    );
    await image.locator('.drop').dispatchEvent('drop', { dataTransfer: transfer });
  };
  await image.getByRole('button', { name: 'Upload a file' }).waitFor();
  await drop('large.png', 'image/png', 50 * 1024 * 1024 + 1);
  await expect(image.getByRole('alert')).toContainText('large.png wasn’t uploaded. It’s larger than');
  await drop('words.txt', 'text/plain', 1);
  await expect(image.getByRole('alert')).toContainText('This field accepts image/*, not text/plain');
  await expect(image.getByRole('form')).toHaveCount(0);
  // The input is empty again, so that the same file can be chosen again.
  const input = image.getByLabel('File to upload');
  await input.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(image.getByRole('alert')).toContainText('words.txt wasn’t uploaded');
  await expect(input).toHaveValue('');
});

test('uploads a PDF to its field without a description', async ({ page, request }) => {
  const entry = await createEntry(request, 'safetyDataSheet', { name: { 'en-US': 'A sheet' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  const pdf = page.locator('#field-pdf');
  await pdf.getByLabel('File to upload').setInputFiles({
    name: 'a-new_sheet.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  });
  const form = pdf.getByRole('form', { name: 'Upload a-new_sheet.pdf' });
  await expect(form.getByLabel('Title')).toHaveValue('A new sheet');
  await expect(form.getByLabel('Description')).toHaveValue('');
  await expect(form.getByLabel(/^Decorative/)).toHaveCount(0);
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields.pdf?.['en-US'])
    .toMatchObject({ sys: { linkType: 'Asset' } });
});

test('embeds an entry selected in the dialog into rich text', async ({ page, request }) => {
  await createEntry(request, 'callout', { name: { 'en-US': 'Embedded here' } });
  const entry = await createEntry(request, 'articleDetailPages', { title: { 'en-US': 'With a callout' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  const body = page.locator('#field-body');
  await body.locator('[contenteditable="true"]').click();
  await body.locator('[data-test-id="toolbar-entity-dropdown-toggle"]').click();
  // The menu moves right after it opens, so a click could miss the item.
  await page.locator('[data-test-id="toolbar-toggle-embedded-entry-block"]').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose an entry' });
  await dialog.getByRole('searchbox').fill('Embedded here');
  await dialog
    .getByRole('button', { name: /Embedded here/ })
    .first()
    .click();
  await expect(body.getByText('Embedded here')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify((await readEntry(request, entry.sys.id)).fields.body))
    .toContain('embedded-entry-block');
});
