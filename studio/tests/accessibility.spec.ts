import { expect, test } from '@playwright/test';
import { violations } from '../../tests/e2e/accessibility.ts';
import { SCREENS } from './screens.ts';

/** What Contentful's editors and cards do wrong themselves, as axe names it. */
const CONTENTFULS = [
  // The button of a menu is a span.
  /^aria-allowed-attr: (?:span\[aria-controls="menu_\d+"\](?:, )?)+$/,
  // Tags are moved by handles without a name.
  /^aria-command-name: .*cf-ui-drag-handle/,
  // A card is a link with a menu in it.
  /^nested-interactive: (?:\.css-\w+(?:, )?)+$/,
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, open } of SCREENS) {
    test(`axe finds nothing in ${name}, ${colorScheme} @tablet`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, request);
      // What is in the preview is the site's.
      const found = await violations(page, { frames: false });
      expect(found.filter((one) => !CONTENTFULS.some((fault) => fault.test(one)))).toEqual([]);
    });
  }
}
