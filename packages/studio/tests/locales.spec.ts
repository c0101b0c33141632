import { expect, test } from '@playwright/test';
import { entry as schema } from '../screen/api/schemas.ts';
import { createEntry } from './space.ts';

const LOCALES = [
  { code: 'en-US', name: 'English (United States)', default: true, optional: false, fallbackCode: null },
  {
    code: 'es-US',
    name: 'Spanish (United States)',
    default: false,
    optional: true,
    fallbackCode: 'en-US',
  },
];

test('edits a localized field in each locale and displays the fallback for an empty one', async ({
  page,
  request,
}) => {
  const entry = await createEntry(request, 'heading', {
    name: { 'en-US': 'In two languages' },
    text: { 'en-US': 'Clean floors' },
  });
  // The tests' space has only one locale, and editors cannot add locales.
  await page.route(/\/locales\b/, (route) => route.fulfill({ json: { items: LOCALES, total: 2 } }));
  let { version } = entry.sys;
  let saved = entry.fields;
  await page.route(`**/entries/${entry.sys.id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    saved = schema.pick({ fields: true }).parse(route.request().postDataJSON()).fields;
    version += 1;
    await route.fulfill({ json: { ...entry, sys: { ...entry.sys, version }, fields: saved } });
  });
  await page.goto(`/#/entries/${entry.sys.id}`);
  const text = page.locator('#field-text');
  await expect(text.getByRole('textbox')).toHaveValue('Clean floors');
  await page.getByLabel('Locale').selectOption('es-US');
  await expect(text.getByRole('textbox')).toHaveValue('');
  await expect(text).toContainText('Empty here. Visitors see the value from English (United States)');
  await expect(text.getByText('Clean floors')).toBeVisible();
  await text.getByRole('textbox').fill('Suelos limpios');
  await expect(page.locator('#field-name').getByRole('textbox')).toHaveValue('In two languages');
  await expect
    .poll(() => saved)
    .toEqual({
      name: { 'en-US': 'In two languages' },
      text: { 'en-US': 'Clean floors', 'es-US': 'Suelos limpios' },
    });
});
