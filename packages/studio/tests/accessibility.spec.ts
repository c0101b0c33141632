import { expect, test } from '@playwright/test';
import { findViolations } from '../../../tests/e2e/accessibility.ts';
import { SCREENS } from './screens.ts';

/** Known faults in Contentful's own editors and cards, as axe reports them. */
const CONTENTFUL_AXE_FAULTS = [
  // The button of a menu is a span.
  /^aria-allowed-attr: (?:span\[aria-controls="menu_\d+"\](?:, )?)+$/,
  // The drag handles of tags have no name.
  /^aria-command-name: .*cf-ui-drag-handle/,
  // A card is a link that contains a menu.
  /^nested-interactive: (?:\.css-\w+(?:, )?)+$/,
  // The accessible name of a card is only its title, without its status and type.
  /^label-content-name-mismatch: (?:\.css-\w+(?:, )?)+$/,
];

/**
 * Makes random numbers distinct. Contentful's components draw their ids from ten thousand numbers, and a duplicate id
 * would change the selectors that axe reports.
 */
function drawDistinctNumbers(): void {
  const goldenRatio = (Math.sqrt(5) - 1) / 2;
  let last = 0;
  Math.random = () => (last = (last + goldenRatio) % 1);
}

/** Timeout per screen, generous for a busy machine. */
const MAX_SCREEN_MS = 30_000;

/** The dark scheme is only checked for colors, at one width. Everything else is the same as in the light one. */
const SCHEMES = [
  { colorScheme: 'light', colours: true, tag: ' @tablet' },
  { colorScheme: 'dark', colours: 'only', tag: '' },
] as const;

for (const { colorScheme, colours, tag } of SCHEMES) {
  // One page for all screens, because each new page compiles three megabytes of editors again.
  test(`axe finds no violations on any screen, ${colorScheme}${tag}`, async ({ page, request }) => {
    test.setTimeout(SCREENS.length * MAX_SCREEN_MS);
    await page.addInitScript(drawDistinctNumbers);
    await page.emulateMedia({ colorScheme });
    for (const { name, open } of SCREENS) {
      await test.step(name, async () => {
        await open(page, request);
        // Wait for lists, which are dimmed while they reload.
        await expect(page.locator(':is(.assets, .table-frame)[aria-busy="true"]')).toHaveCount(0);
        // Skip the preview, whose content belongs to the site.
        const found = await findViolations(page, { colours, frames: false });
        expect
          .soft(
            found.filter((one) => !CONTENTFUL_AXE_FAULTS.some((fault) => fault.test(one))),
            name,
          )
          .toEqual([]);
      });
    }
  });
}
