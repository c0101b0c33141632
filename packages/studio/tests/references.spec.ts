import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { createEntry, linkTo, readEntry } from './space.ts';

test('opens an entry from its card in a slide-in, updates the card and closes on Escape', async ({
  page,
  request,
}) => {
  const width = await createEntry(request, 'componentWidth', { name: { 'en-US': 'Wide' } });
  const entry = await createEntry(request, 'accordion', {
    name: { 'en-US': 'Holder' },
    componentWidth: { 'en-US': linkTo(width) },
  });
  await page.goto(`/#/entries/${entry.sys.id}`);
  const card = page.locator('#field-componentWidth').getByRole('link', { name: /Wide/ });
  await card.focus();
  await card.press('Enter');
  const slideIn = page.getByRole('dialog', { name: 'Wide' });
  await expect(slideIn).toBeVisible();
  expect(page.url()).toContain(`slide=Entry%3A${width.sys.id}`);
  await slideIn.locator('[id$="field-name"]').getByRole('textbox').fill('Wider');
  await expect
    .poll(async () => (await readEntry(request, width.sys.id)).fields.name)
    .toEqual({ 'en-US': 'Wider' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).not.toContain('slide=');
  const changed = page.locator('#field-componentWidth').getByRole('link', { name: /Wider/ });
  await expect(changed).toBeFocused();
  expect((await readEntry(request, entry.sys.id)).sys.version).toBe(entry.sys.version);
});

test('restores an open slide-in from the URL and closes it with the back button', async ({
  page,
  request,
}) => {
  const width = await createEntry(request, 'componentWidth', { name: { 'en-US': 'Linked directly' } });
  const entry = await createEntry(request, 'accordion', { componentWidth: { 'en-US': linkTo(width) } });
  await page.goto(`/#/entries/${entry.sys.id}?slide=Entry:${width.sys.id}`);
  await expect(page.getByRole('dialog', { name: 'Linked directly' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .locator('#field-componentWidth')
    .getByRole('link', { name: /Linked directly/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('creates an entry of an allowed type in the field and links to it', async ({ page, request }) => {
  const entry = await createEntry(request, 'accordion', { name: { 'en-US': 'Makes one' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  const panels = page.locator('#field-panels');
  // Until the allowed types are loaded, the button has a different name and opens a menu.
  await panels.getByRole('button', { name: 'Create new Accordion panel and link' }).click();
  const slideIn = page.getByRole('dialog');
  await slideIn.locator('[id$="field-title"]').getByRole('textbox').fill('Made here');
  await expect(slideIn.getByRole('heading', { level: 1 })).toHaveText('Made here');
  await expect(slideIn.getByRole('status').first()).toContainText('Saved');
  await page.keyboard.press('Escape');
  await expect(panels.getByText('Made here')).toBeVisible();
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields.panels?.['en-US'])
    .toHaveLength(1);
});

test('moves and removes cards in a list with the keyboard', async ({ page, request }) => {
  const [one, two, three] = await Promise.all(
    ['One', 'Two', 'Three'].map((name) =>
      createEntry(request, 'accordionPanel', { title: { 'en-US': name } }),
    ),
  );
  if (!one || !two || !three) throw new Error('No panels');
  const entry = await createEntry(request, 'accordion', {
    panels: { 'en-US': [one, two, three].map((panel) => linkTo(panel)) },
  });
  const stored = async (): Promise<unknown> => (await readEntry(request, entry.sys.id)).fields.panels;
  await page.goto(`/#/entries/${entry.sys.id}`);
  const panels = page.locator('#field-panels');
  await panels.getByRole('button', { name: 'Move 3 up' }).press('Enter');
  await expect(panels.getByRole('button', { name: 'Move 2 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The first card cannot move up, so its other button has the focus.
  await expect(panels.getByRole('button', { name: 'Move 1 down' })).toBeFocused();
  await expect.poll(stored).toEqual({ 'en-US': [linkTo(three), linkTo(one), linkTo(two)] });
  await expect(panels.getByRole('link').first()).toContainText('Three');
  await panels.getByRole('button', { name: 'Actions' }).first().press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expect.poll(stored).toEqual({ 'en-US': [linkTo(one), linkTo(two)] });
});

test("opens a card's menu even if the form rerenders during the click", async ({ page, request }) => {
  const panel = await createEntry(request, 'accordionPanel', { title: { 'en-US': 'Clicked' } });
  const entry = await createEntry(request, 'accordion', { panels: { 'en-US': [linkTo(panel)] } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  await page.locator('#field-panels').getByRole('button', { name: 'Actions' }).hover();
  await page.mouse.down();
  await page.locator('[id$="field-title"]').getByRole('textbox').fill('Typed meanwhile');
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields.title)
    .toEqual({ 'en-US': 'Typed meanwhile' });
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
});

test('finds and adds several entries in one dialog', async ({ page, request }) => {
  const word = randomUUID();
  const names = [`First ${word}`, `Second ${word}`];
  for (const name of names) await createEntry(request, 'accordionPanel', { title: { 'en-US': name } });
  const entry = await createEntry(request, 'accordion', { name: { 'en-US': 'Adds two' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  await page.locator('#field-panels').getByRole('button', { name: 'Link existing entries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose entries' });
  await dialog.getByRole('searchbox').fill(word);
  for (const name of names) await dialog.getByRole('button', { name }).click();
  await expect(dialog.getByRole('button', { name: `First ${word}` })).toContainText('Draft');
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  await expect
    .poll(async () => (await readEntry(request, entry.sys.id)).fields.panels?.['en-US'])
    .toHaveLength(2);
});
