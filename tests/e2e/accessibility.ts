import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and all that it builds on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds against WCAG 2.2 AA on a page, or on the part of it that `part` selects, as sentences. Colours take most
 * of its time: `colours: false` is for a page whose colours were looked at already.
 */
export async function violations(
  page: Page,
  { part, colours = true }: { part?: string; colours?: boolean } = {},
): Promise<string[]> {
  // No page has a frame of another origin, for which alone axe would open a second page.
  // What is right needs no list of where it is.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS);
  if (part) axe.include(part);
  if (!colours) axe.disableRules(['color-contrast']);
  const found = await axe.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
