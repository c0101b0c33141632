/**
 * Two editors make random changes to the same entries at the same time. No value may be lost, or replaced by an editor
 * who did not see it. `npm run test:long` makes more changes.
 */
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { entry as entrySchema } from '../screen/api/schemas.ts';
import { EditHistory } from './edit-history.ts';
import { sessionOf, type EditorName } from './addresses.ts';
import { seededRandom } from './random.ts';
import { createEntry, readEntry } from './space.ts';

const LONG = process.env.LONG_TESTS === '1';
const EDITS = LONG ? 500 : 40;
const ENTRIES = 3;
const FIELDS = ['name', 'label', 'helpText'] as const;
const LOCALE = 'en-US';
const VALUE = /v\d+[aps]/g;

interface Editor {
  page: Page;
  /** Last letter of this editor's values. */
  letter: string;
  entry: string;
}

const valuesOf = (fields: Record<string, Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(FIELDS.map((field) => [field, fields[field]?.[LOCALE]]));

/** Signs an editor in, and records what the API saves for them. */
async function open(
  browser: Browser,
  name: EditorName,
  letter: string,
  history: EditHistory,
): Promise<Editor> {
  const context = await browser.newContext({ storageState: sessionOf(name) });
  const page = await context.newPage();
  // Leave pages without confirmation, because typed text must be safe anyway.
  page.on('dialog', (dialog) => void dialog.accept());
  // Record saves here, because a page that unloads does not read its last response.
  await context.route(/\/entries\/[\w-]+$/, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const response = await route.fetch();
    if (response.ok()) {
      const { sys, fields } = entrySchema.parse(await response.json());
      history.wrote({ entry: sys.id, version: sys.version, fields: valuesOf(fields) });
    }
    return route.fulfill({ response }).catch(() => undefined);
  });
  return { page, letter, entry: '' };
}

const input = (page: Page, field: string): Locator =>
  page.locator(`#field-${field}`).getByRole('textbox').first();

async function goTo(editor: Editor, entry: string): Promise<void> {
  editor.entry = entry;
  await editor.page.goto(`/#/entries/${entry}`);
  await expect(input(editor.page, 'name')).toHaveValue(VALUE);
}

/** Types a value. Reads the displayed value in the same call, before the other editor's value can arrive. */
async function type({ page }: Editor, field: string, value: string, history: EditHistory): Promise<void> {
  const seen = await input(page, field).evaluate((element, text) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('The field is no input');
    const before = element.value;
    element.focus();
    element.setRangeText(text, 0, before.length, 'end');
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
    return before;
  }, value);
  history.typed(value, seen);
}

const conflicts = (page: Page): Locator => page.getByRole('region', { name: /^Conflict in / });

/** Takes one of the two values of a conflict. Reads the values in the same call, before they can change. */
async function resolve(
  { page, letter }: Editor,
  choice: 'mine' | 'theirs',
  history: EditHistory,
): Promise<void> {
  const displayed = await conflicts(page)
    .first()
    .evaluate((region, label) => {
      const { textContent } = region;
      [...region.querySelectorAll('button')].find((button) => button.textContent === label)?.click();
      return textContent;
    }, `Keep ${choice}`);
  const [mine = '', theirs = ''] = displayed.match(VALUE) ?? [];
  expect([mine.at(-1), theirs.length > 0], displayed).toEqual([letter, true]);
  history.resolved(mine, theirs, choice);
}

/** Resolves conflicts until everything that an editor typed into the open entry is saved. */
async function settle(editor: Editor, random: () => number, history: EditHistory): Promise<void> {
  const state = editor.page.locator('article > header').getByRole('status');
  await expect(async () => {
    while ((await conflicts(editor.page).count()) > 0)
      await resolve(editor, random() < 0.5 ? 'mine' : 'theirs', history);
    await expect(state).toContainText('Saved', { timeout: 1_000 });
    expect(await conflicts(editor.page).count()).toBe(0);
  }).toPass({ timeout: 30_000 });
}

test(`two editors make ${EDITS} random changes and lose none`, async ({ browser, request }) => {
  test.setTimeout(LONG ? 30 * 60_000 : 120_000);
  const seed = Number(process.env.SEED ?? 20);
  const random = seededRandom(seed);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('There is nothing to pick');
    return value;
  };
  const history = new EditHistory();
  let count = 0;
  const next = (letter: string): string => `v${(count += 1)}${letter}`;

  const entries: string[] = [];
  for (let index = 0; index < ENTRIES; index += 1) {
    const fields = Object.fromEntries(FIELDS.map((field) => [field, { [LOCALE]: next('s') }]));
    const { sys } = await createEntry(request, 'formField', fields);
    history.wrote({ entry: sys.id, version: sys.version, fields: valuesOf(fields) });
    entries.push(sys.id);
  }
  const editors = [
    await open(browser, 'author', 'a', history),
    await open(browser, 'publisher', 'p', history),
  ];
  for (const editor of editors) await goTo(editor, pick(entries));

  const change = (editor: Editor, field: string): Promise<void> =>
    type(editor, field, next(editor.letter), history);
  while (count < EDITS + ENTRIES * FIELDS.length) {
    const editor = pick(editors);
    const chance = random();
    if (chance < 0.35) await change(editor, pick(FIELDS));
    else if (chance < 0.6) {
      const field = pick(FIELDS);
      await Promise.all(editors.map((one) => change(one, field)));
    } else if (chance < 0.75) await settle(editor, random, history);
    else await goTo(editor, pick(entries.filter((one) => one !== editor.entry)));
  }
  // Each editor opens every entry again: conflicts and unsaved values are shown only there.
  await expect(async () => {
    for (const editor of editors)
      for (const entry of entries) {
        if (entry !== editor.entry) await goTo(editor, entry);
        await settle(editor, random, history);
      }
    expect(history.lost(), `seed ${seed}`).toEqual([]);
  }).toPass({ timeout: 60_000 });
  for (const editor of editors) await editor.page.context().close();

  expect(history.overwritten(), `seed ${seed}`).toEqual([]);
  for (const entry of entries)
    expect(valuesOf((await readEntry(request, entry)).fields), `seed ${seed}`).toEqual(
      history.latest(entry)?.fields,
    );
});
