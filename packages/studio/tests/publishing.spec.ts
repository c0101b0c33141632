import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { test as ownTest } from './own-studio.ts';
import { SITE_URL, sessionOf } from './addresses.ts';
import { createEntry, readEntry } from './space.ts';

const bar = (page: Page) => page.locator('article > header');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Before you publish' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const isPublished = async (request: APIRequestContext, id: string): Promise<boolean> =>
  (await readEntry(request, id)).sys.publishedVersion !== undefined;

/** Creates an accordion that refers to two drafts: a panel, and a width with the given fields. */
async function createAccordion(request: APIRequestContext, width: Record<string, unknown>) {
  const componentWidth = await createEntry(request, 'componentWidth', {
    name: { 'en-US': 'Width of a test' },
    desktop: { 'en-US': '1' },
    tablet: { 'en-US': '1' },
    smartphone: { 'en-US': '1' },
    ...width,
  });
  const opened = await createEntry(request, 'accordionPanel', { title: { 'en-US': 'Panel of a test' } });
  const accordion = await createEntry(request, 'accordion', {
    name: { 'en-US': 'Accordion of a test' },
    panels: { 'en-US': [link(opened.sys.id)] },
    componentWidth: { 'en-US': link(componentWidth.sys.id) },
  });
  return { accordion: accordion.sys.id, panel: opened.sys.id, width: componentWidth.sys.id };
}

test('checks a page for SEO problems, publishes it and displays a link to it', async ({ page, request }) => {
  const slug = `page-of-a-test-${Date.now()}`;
  const entry = await createEntry(request, 'contentPage', {
    name: { 'en-US': 'Page of a test' },
    slug: { 'en-US': slug },
    title: { 'en-US': 'How floors are kept clean in very large buildings with many entrances' },
  });
  await page.goto(`/#/entries/${entry.sys.id}`);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(panel(page)).toContainText('1 page will change');
  await expect(panel(page)).toContainText(`${slug}`);
  await expect(panel(page)).toContainText('of about 60 characters, will be cut off');
  await expect(panel(page)).toContainText('DescriptionMissing', { ignoreCase: true });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeFocused();
  await publish(page);
  await expect(bar(page).getByRole('status')).toContainText('Published');
  await expect(bar(page).getByRole('link', { name: /live/ })).toHaveAttribute(
    'href',
    `${SITE_URL}/en-us/${slug}`,
  );
  await page.goto('/#/');
  const edited = page.getByRole('region', { name: 'Edited by you' });
  await expect(edited.getByRole('link', { name: 'Page of a test' }).first()).toBeVisible();
});

test('publishes required drafts together with an entry', async ({ page, request }) => {
  const ids = await createAccordion(request, {});
  await page.goto(`/#/entries/${ids.accordion}`);
  await publish(page);
  await expect(panel(page).getByRole('checkbox', { name: 'Width of a test' })).toBeChecked();
  await panel(page).getByRole('checkbox', { name: 'Panel of a test' }).uncheck();
  await panel(page).getByRole('button', { name: 'Publish 2 together' }).click();
  await expect(bar(page).getByRole('status')).toContainText('Published along with 1 more');
  expect(await isPublished(request, ids.width)).toBe(true);
  expect(await isPublished(request, ids.panel)).toBe(false);
});

test('publishes nothing if one entry is rejected, and mentions that entry', async ({ page, request }) => {
  const ids = await createAccordion(request, { name: {} });
  await page.goto(`/#/entries/${ids.accordion}`);
  await publish(page);
  await panel(page).getByRole('button', { name: 'Publish 3 together' }).click();
  await expect(bar(page).getByRole('status')).toContainText(
    /Nothing was published\..*Untitled: The property "name" is required/,
  );
  for (const id of Object.values(ids)) expect(await isPublished(request, id)).toBe(false);
  await panel(page).getByRole('checkbox', { name: 'Untitled' }).uncheck();
  await panel(page).getByRole('checkbox', { name: 'Panel of a test' }).uncheck();
  await panel(page).getByRole('button', { name: 'Publish only this entry' }).click();
  await expect.poll(() => isPublished(request, ids.accordion)).toBe(true);
});

test('reports an archived reference and focuses its field', async ({ page, request }) => {
  const ids = await createAccordion(request, {});
  await page.goto(`/#/entries/${ids.width}`);
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(bar(page).getByRole('status')).toContainText('Archived');
  await page.goto(`/#/entries/${ids.accordion}`);
  await publish(page);
  await expect(panel(page)).toContainText('“Width of a test” is archived');
  await panel(page).getByRole('button', { name: /width/i }).first().click();
  await expect(page.locator('#field-componentWidth')).toBeFocused();
});

test.describe('with two editors', () => {
  test('shows who else is viewing an entry, and displays their saved changes', async ({
    page,
    browser,
    request,
  }) => {
    const { sys } = await createEntry(request, 'heading', {
      name: { 'en-US': 'Before' },
      text: { 'en-US': 'A heading' },
    });
    const context = await browser.newContext({ storageState: sessionOf('publisher') });
    const other = await context.newPage();
    await page.goto(`/#/entries/${sys.id}`);
    await other.goto(new URL(`/#/entries/${sys.id}`, page.url()).href);
    await expect(page.getByRole('list', { name: 'Also viewing' })).toContainText('Paul Publisher');
    await expect(other.getByRole('list', { name: 'Also viewing' })).toContainText('Una Approver');
    const field = (of: Page, id: string) => of.locator(`#field-${id}`).getByRole('textbox').first();
    await field(other, 'name').fill('Written by Paul');
    await expect(field(page, 'name')).toHaveValue('Written by Paul');
    await expect(bar(page).getByRole('status')).toContainText('Updated by Paul Publisher');
    await field(page, 'text').fill('Written by Una');
    await expect(field(other, 'text')).toHaveValue('Written by Una');
    await other.goto(new URL('/#/entries', page.url()).href);
    await expect(page.getByRole('list', { name: 'Also viewing' })).toHaveCount(0);
    await context.close();
  });

  test('allows an author to check an entry, but not to publish it', async ({ page, browser, request }) => {
    const { sys } = await createEntry(request, 'heading', { name: { 'en-US': 'Not by authors' } });
    const context = await browser.newContext({ storageState: sessionOf('author') });
    const author = await context.newPage();
    await page.goto('/#/');
    await author.goto(new URL(`/#/entries/${sys.id}`, page.url()).href);
    await expect(author.getByText('Ada Author')).toBeVisible();
    await author.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(panel(author)).toContainText('Fix before publishing');
    await expect(author.getByRole('button', { name: /Publish/ })).toHaveCount(0);
    await context.close();
  });
});

ownTest.describe('with a content check', () => {
  ownTest.use({
    // Playwright needs this empty pattern to see that no other fixture is used.
    // oxlint-disable-next-line no-empty-pattern
    studioOptions: async ({}, use) => {
      const content = mkdtempSync(join(tmpdir(), 'checked-content-'));
      for (const part of ['space.json', 'model'])
        cpSync(join('packages/sample-space/content', part), join(content, part), { recursive: true });
      await use({ content, checksContent: true });
      rmSync(content, { recursive: true, force: true });
    },
  });

  ownTest(
    'broken rules are warnings with what to do, and lead to where they are',
    async ({ page, request }) => {
      const pack = await createEntry(request, 'productVariant', {
        name: { 'en-US': 'Pack of a test' },
        caseUpc: { 'en-US': '400000050752' },
      });
      const holder = await createEntry(request, 'accordionPanel', {
        title: { 'en-US': 'Panel of a test' },
        body: {
          'en-US': {
            nodeType: 'document',
            data: {},
            content: [{ nodeType: 'embedded-entry-block', data: { target: link(pack.sys.id) }, content: [] }],
          },
        },
      });
      const warning = '400000050752 has an invalid check digit; correct the last digit';
      await page.goto(`/#/entries/${holder.sys.id}`);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(panel(page)).toContainText(`Pack of a test, Case UPC: ${warning}`);
      await panel(page).getByRole('link', { name: 'Pack of a test' }).click();
      await expect(page).toHaveURL(new RegExp(`/entries/${pack.sys.id}`));
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(panel(page)).toContainText(`Case UPC: ${warning}`);
      await panel(page).getByRole('button', { name: 'Case UPC' }).click();
      await expect(page.locator('#field-caseUpc')).toBeFocused();
    },
  );

  ownTest('a broken rule keeps no entry from being published', async ({ page, request }) => {
    const { sys } = await createEntry(request, 'linkButton', {
      name: { 'en-US': 'Button of a test' },
      linkText: { 'en-US': 'Read more' },
      link: { 'en-US': 'no/such/page' },
    });
    await page.goto(`/#/entries/${sys.id}`);
    await publish(page);
    await expect(panel(page)).toContainText('links to no/such/page, which is not a page');
    await panel(page).getByRole('button', { name: 'Publish now' }).click();
    await expect.poll(() => isPublished(request, sys.id)).toBe(true);
  });
});
