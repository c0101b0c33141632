import type { Page } from '@playwright/test';
import { violations } from '../../tests/e2e/accessibility.ts';

/** What Contentful's editors and cards do wrong themselves, as axe names it. */
const CONTENTFULS = [
  // The button of a menu is a span.
  /^aria-allowed-attr: (?:span\[aria-controls="menu_\d+"\](?:, )?)+$/,
  // Tags are moved by handles without a name.
  /^aria-command-name: .*cf-ui-drag-handle/,
  // A card is a link with a menu in it.
  /^nested-interactive: (?:\.css-\w+(?:, )?)+$/,
];

/** What axe finds against WCAG 2.2 AA on a screen of the studio: all of it in the light, and the colours in the dark. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  // What is in the preview is the site's.
  const frames = false;
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, { frames });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { frames, colours: 'only' });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)].filter(
    (fault) => !CONTENTFULS.some((pattern) => pattern.test(fault.replace(/^\w+: /, ''))),
  );
}
