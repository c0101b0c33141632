import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 AA and all that it builds on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Those of these rules that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** True for axe's best practices too, such as landmarks that hold everything. */
  practices?: boolean;
  /** The part of the page that is checked, as a selector. */
  part?: string;
  /** Parts that are left out, as selectors: they take up their room, but nothing is in them. */
  without?: readonly string[];
  /** Colours take most of axe's time: false for a page whose colours were looked at already, 'only' where the rest was. */
  colours?: boolean | 'only';
  /** False for frames with pages that are looked at elsewhere. */
  frames?: boolean;
}

/** Its parts in frames report to the page above them, which one that has its document in an attribute cannot name. */
const SCRIPT = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/**
 * Loads axe into a page and its frames. The browser's debugger compiles its half megabyte in half the time that an
 * evaluation through Playwright takes.
 */
async function loadAxe(page: Page, frames: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: `${SCRIPT} 0` });
  await devtools.detach();
  if (exceptionDetails) throw new Error(`axe does not load: ${exceptionDetails.text}`);
  const others = frames ? page.frames().filter((frame) => frame !== page.mainFrame()) : [];
  for (const frame of others) await frame.evaluate(`${SCRIPT} 0`);
}

/** Empties parts of an open page, whose places stay. */
const empty = (page: Page, selectors: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const part of document.querySelectorAll<HTMLElement>(all.join())) {
      part.style.minHeight = `${part.offsetHeight}px`;
      part.replaceChildren();
    }
  }, selectors);

/** What axe finds against WCAG 2.2 AA on a page, as sentences. */
export async function violations(
  page: Page,
  { part, without = [], colours = true, frames = true, practices = false }: Options = {},
): Promise<string[]> {
  // Left out by axe, a part would still be measured with the rest.
  if (without.length > 0) await empty(page, without);
  await loadAxe(page, frames);
  return page.evaluate(
    async ({ context, options }) => {
      const found = await window.axe.run(context, options);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    {
      context: { include: [[part ?? 'html']] },
      options: {
        ...(colours === 'only'
          ? { runOnly: { type: 'rule' as const, values: COLOUR_RULES } }
          : {
              runOnly: { type: 'tag' as const, values: practices ? [...TAGS, 'best-practice'] : TAGS },
              rules: { 'color-contrast': { enabled: colours } },
            }),
        iframes: frames,
        // What is right needs no list of where it is.
        resultTypes: ['violations' as const],
      },
    },
  );
}
