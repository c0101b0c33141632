/** The screens of the studio, for tests that visit each of them. Add new screens to this list. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { createEntry, firstEntry } from './space.ts';

export interface Screen {
  name: string;
  /** Opens the screen, and waits until it displays its content. */
  open: (page: Page, request: APIRequestContext) => Promise<void>;
}

/** Opens the form of the first entry of a type, and waits for its editors. */
async function openEntry(page: Page, request: APIRequestContext, type: string): Promise<void> {
  const entry = await firstEntry(request, type);
  await page.goto(`/#/entries/${entry?.sys.id}`);
  await expect(page.locator('.field').first()).toBeVisible();
  await expect(page.locator('article').getByText('Loading…')).toHaveCount(0, { timeout: 60_000 });
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'entries',
    open: async (page) => {
      await page.goto('/#/entries');
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'entries, none found',
    open: async (page) => {
      await page.goto('/#/entries');
      await page.getByRole('searchbox').first().fill('quokka');
      await expect(page.getByText('0 entries')).toBeVisible();
    },
  },
  { name: 'entry', open: (page, request) => openEntry(page, request, 'product') },
  { name: 'page', open: (page, request) => openEntry(page, request, 'articleDetailPages') },
  {
    name: 'entry that cannot be published',
    open: async (page, request) => {
      const { sys } = await createEntry(request, 'heading', {});
      await page.goto(`/#/entries/${sys.id}`);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.locator('#field-name').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'choosing an entry',
    open: async (page, request) => {
      const { sys } = await createEntry(request, 'accordion', { name: { 'en-US': 'Refers' } });
      await page.goto(`/#/entries/${sys.id}`);
      await page
        .locator('#field-componentWidth')
        .getByRole('button', { name: 'Link existing entry' })
        .click();
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
    },
  },
  {
    name: 'assets',
    open: async (page) => {
      await page.goto('/#/assets');
      await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    },
  },
  {
    name: 'entries, some selected',
    open: async (page) => {
      await page.goto('/#/entries?content_type=product');
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await expect(page.getByRole('status')).toContainText('selected');
    },
  },
  {
    name: 'columns',
    open: async (page) => {
      // Open a different list. The previous screen's selection would remain, and its toolbar would replace this button.
      await page.goto('/#/entries?content_type=brand');
      await page.getByRole('button', { name: 'Columns' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'assets as a table',
    open: async (page) => {
      await page.goto('/#/assets');
      await page.getByRole('button', { name: 'List', exact: true }).click();
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'asset',
    open: async (page) => {
      await page.goto('/#/assets');
      // The list remembers the table layout, which the previous screen chose.
      await page.getByRole('button', { name: 'Grid', exact: true }).click();
      await page.getByRole('list', { name: 'Assets' }).getByRole('link').first().click();
      await expect(page.getByLabel('Title')).toBeVisible();
    },
  },
  {
    name: 'upload',
    open: async (page) => {
      await page.goto('/#/assets');
      await page
        .getByLabel('Files')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  // Last, because it signs the editor out.
  {
    name: 'sign-in',
    open: async (page) => {
      await page.context().clearCookies();
      await page.goto('/sign-in');
      await expect(page.getByRole('button')).toBeVisible();
    },
  },
];
