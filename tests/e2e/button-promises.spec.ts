import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { isPromised, MAIN_PAGES } from './promises';
import { waitForHydration } from './settle';
import { test } from './without-pictures';

/** A button on a page. Buttons that submit a search are tested with the links. */
interface PageButton {
  /** Identifies the button even if its name changes when it is pressed. */
  mark: string;
  name: string;
  heading: string;
  kind: 'disclosure' | 'dialog' | 'toggle' | 'carousel' | 'other';
}

/** Marks the visible buttons of a page. "Previous" buttons come last because carousels start at the first item. */
const markButtons = async (page: Page): Promise<PageButton[]> => {
  // A carousel hides its buttons once it has measured that all of its items fit.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-roledescription="carousel"] [aria-live]')].every(
      ({ textContent }) => !textContent.trim().endsWith(':'),
    ),
  );
  const buttons = await page.evaluate(() =>
    [...document.querySelectorAll('button, summary, [role="button"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('form')?.method !== 'get')
      .map((element, index) => {
        const mark = String(index);
        element.setAttribute('data-mark', mark);
        const kind: PageButton['kind'] = element.matches('summary')
          ? 'disclosure'
          : element.matches('[aria-haspopup="dialog"]')
            ? 'dialog'
            : element.matches('[aria-pressed]')
              ? 'toggle'
              : element.closest('[aria-roledescription="carousel"] [data-needs-script]')
                ? 'carousel'
                : 'other';
        const around = element.closest('li, article, section')?.querySelector('h1, h2, h3, h4');
        return {
          mark,
          kind,
          name: (element.getAttribute('aria-label') ?? element.textContent).replace(/\(?\d+\)?$/, '').trim(),
          heading: around?.textContent ?? '',
        };
      }),
  );
  return buttons.toSorted(
    (a, b) => Number(a.name.startsWith('Previous')) - Number(b.name.startsWith('Previous')),
  );
};

const OTHERS: readonly [name: RegExp, end: string, check: (page: Page) => Promise<void>][] = [
  [
    /^Share$/,
    'the address is in the clipboard',
    async (page) => {
      await expect(page.getByText('Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    },
  ],
  [
    /^Sign up$/,
    'the form says what it misses',
    (page) => expect(page.locator('#form-newsletter').getByText(/There are \d error/)).toBeVisible(),
  ],
  [
    /^Do Not Sell or Share/,
    'a dialog: privacy preferences',
    async (page) => {
      await expect(page.getByRole('dialog', { name: /privacy/i })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  ],
];

async function pressDisclosure(button: Locator): Promise<string> {
  const details = button.locator('xpath=..');
  const words = await details.evaluate((element) => element.textContent.trim().length);
  const title = (await button.textContent())?.trim().length ?? 0;
  expect(words, 'it holds nothing').toBeGreaterThan(title);
  // The first question of an FAQ list is open initially.
  const wasOpen = (await details.getAttribute('open')) !== null;
  for (const isOpen of [!wasOpen, wasOpen]) {
    await button.click();
    await expect(details).toHaveJSProperty('open', isOpen);
  }
  return 'opens and closes its part';
}

async function pressDialog(page: Page, button: Locator, { name, heading }: PageButton): Promise<string> {
  await button.click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  const title = (await dialog.getAttribute('aria-label')) ?? '';
  expect(isPromised(`${name} ${heading}`, title), `its dialog is “${title}”`).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  return `a dialog: ${title}`;
}

async function pressToggle(page: Page, button: Locator, { mark }: PageButton): Promise<string> {
  // Before hydration, a vote submits a form and reloads the page.
  await button.scrollIntoViewIfNeeded();
  await waitForHydration(page, `[data-mark="${mark}"]`);
  const before = await button.getAttribute('aria-pressed');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  return 'is pressed';
}

async function pressCarousel(button: Locator, { name }: PageButton): Promise<string> {
  if (/^(Play|Pause)/.test(name)) {
    await button.click();
    await expect(button).toHaveAccessibleName(name.startsWith('Play') ? /^Pause/ : /^Play/);
    await button.click();
    await expect(button).toHaveAccessibleName(name);
    return 'starts and stops';
  }
  const position = button.locator('xpath=..').locator('[aria-live]');
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  const before = (await position.textContent()) ?? '';
  await button.click();
  await expect(position).not.toHaveText(before);
  return 'turns the carousel';
}

async function press(page: Page, button: PageButton): Promise<string> {
  const element = page.locator(`[data-mark="${button.mark}"]`);
  if (button.kind === 'disclosure') return pressDisclosure(element);
  if (button.kind === 'dialog') return pressDialog(page, element, button);
  if (button.kind === 'toggle') return pressToggle(page, element, button);
  if (button.kind === 'carousel') return pressCarousel(element, button);
  const other = OTHERS.find(([name]) => name.test(button.name));
  if (!other) throw new Error('What it promises is not described in this test.');
  const [, end, check] = other;
  await element.click();
  await check(page);
  return end;
}

test('every button on the main page types does what its label says', async ({ page, context }) => {
  test.setTimeout(300_000);
  // Remove the native share API. With it, the share button would open the browser's share sheet.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  page.setDefaultTimeout(10_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems: string[] = [];
  const rows = new Map<string, string>();
  for (const path of MAIN_PAGES) {
    await page.goto(path);
    await waitForHydration(page);
    for (const button of await markButtons(page)) {
      // Press only one of several buttons with the same name, such as those of each review, because they all do the
      // same.
      const key = `${button.kind} | ${button.name}`;
      if (rows.has(key)) continue;
      if (!button.name) problems.push(`${path}: a button says nothing`);
      try {
        rows.set(key, await press(page, button));
      } catch (error) {
        rows.set(key, 'nothing');
        problems.push(`${path}: “${button.name}” ${error instanceof Error ? error.message : ''}`);
        // Stop here, because anything that stayed open would cover the remaining buttons.
        break;
      }
    }
  }
  writeFileSync(
    test.info().outputPath('buttons.md'),
    [
      '| kind | button | does |',
      '| --- | --- | --- |',
      ...[...rows].map(([key, end]) => `| ${key} | ${end} |`).sort(),
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  expect(rows.size).toBeGreaterThan(30);
});
