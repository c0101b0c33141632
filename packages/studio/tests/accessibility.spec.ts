import { expect, test } from '@playwright/test';
import { violations } from '../../../tests/e2e/accessibility.ts';
import { SCREENS } from './screens.ts';

/** What Contentful's editors and cards do wrong themselves, as axe names it. */
const CONTENTFULS = [
  // The button of a menu is a span.
  /^aria-allowed-attr: (?:span\[aria-controls="menu_\d+"\](?:, )?)+$/,
  // Tags are moved by handles without a name.
  /^aria-command-name: .*cf-ui-drag-handle/,
  // A card is a link with a menu in it.
  /^nested-interactive: (?:\.css-\w+(?:, )?)+$/,
  // The name of a card is its title alone, without its status and type.
  /^label-content-name-mismatch: (?:\.css-\w+(?:, )?)+$/,
];

/** Contentful's components draw their ids from ten thousand: here none is drawn twice, at which axe would name them otherwise. */
function drawDistinctNumbers(): void {
  const goldenRatio = (Math.sqrt(5) - 1) / 2;
  let last = 0;
  Math.random = () => (last = (last + goldenRatio) % 1);
}

/** On a machine that may be busy. */
const MAX_SCREEN_MS = 30_000;

/** In the dark, colours are others, the same at every width; all else is as in the light. */
const SCHEMES = [
  { colorScheme: 'light', colours: true, tag: ' @tablet' },
  { colorScheme: 'dark', colours: 'only', tag: '' },
] as const;

for (const { colorScheme, colours, tag } of SCHEMES) {
  // One visit to all of them: each page that is loaded anew compiles three megabytes of editors.
  test(`axe finds nothing in any screen, ${colorScheme}${tag}`, async ({ page, request }) => {
    test.setTimeout(SCREENS.length * MAX_SCREEN_MS);
    await page.addInitScript(drawDistinctNumbers);
    await page.emulateMedia({ colorScheme });
    for (const { name, open } of SCREENS) {
      await test.step(name, async () => {
        await open(page, request);
        // A list that is read again is dimmed until it is there.
        await expect(page.locator(':is(.assets, .table-frame)[aria-busy="true"]')).toHaveCount(0);
        // What is in the preview is the site's.
        const found = await violations(page, { colours, frames: false });
        expect
          .soft(
            found.filter((one) => !CONTENTFULS.some((fault) => fault.test(one))),
            name,
          )
          .toEqual([]);
      });
    }
  });
}
