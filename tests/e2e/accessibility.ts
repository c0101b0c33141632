import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and all that it builds on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Options {
  /** The part of the page that is checked, as a selector. */
  part?: string;
  /** Parts that are left out, as selectors. */
  without?: readonly string[];
  /** Colours take most of axe's time: false for a page whose colours were looked at already. */
  colours?: boolean;
}

/** What axe finds against WCAG 2.2 AA on a page, as sentences. */
export async function violations(
  page: Page,
  { part, without = [], colours = true }: Options = {},
): Promise<string[]> {
  // No page has a frame of another origin, for which alone axe would open a second page.
  // What is right needs no list of where it is.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS);
  if (part) axe.include(part);
  for (const selector of without) axe.exclude(selector);
  if (!colours) axe.disableRules(['color-contrast']);
  const found = await axe.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
