import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Also runs axe's best-practice rules, such as "all content is in a landmark". */
  includeBestPractices?: boolean;
  part?: string;
  /** Selectors of elements to blank out. Their space is kept. */
  without?: readonly string[];
  /** Color rules take most of axe's time. False skips them, 'only' runs nothing else. Default: all rules. */
  colours?: boolean | 'only';
  frames?: boolean;
}

/** axe in a frame reports to its parent page. A frame with `srcdoc` has no origin that this list could contain. */
const SCRIPT = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/**
 * Loads axe into a page and its frames. Its half megabyte compiles twice as fast through the debugger as through
 * Playwright's `evaluate`.
 */
async function loadAxe(page: Page, frames: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: `${SCRIPT} 0` });
  await devtools.detach();
  if (exceptionDetails) throw new Error(`axe does not load: ${exceptionDetails.text}`);
  const others = frames ? page.frames().filter((frame) => frame !== page.mainFrame()) : [];
  for (const frame of others) await frame.evaluate(`${SCRIPT} 0`);
}

const empty = (page: Page, selectors: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const part of document.querySelectorAll<HTMLElement>(all.join())) {
      part.style.minHeight = `${part.offsetHeight}px`;
      part.replaceChildren();
    }
  }, selectors);

/** Returns the violations of WCAG 2.2 AA that axe finds on a page, one per rule. */
export async function findViolations(
  page: Page,
  { part, without = [], colours = true, frames = true, includeBestPractices = false }: Options = {},
): Promise<string[]> {
  // axe would still measure the contrast of excluded elements, so they are emptied instead.
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
              runOnly: {
                type: 'tag' as const,
                values: includeBestPractices ? [...TAGS, 'best-practice'] : TAGS,
              },
              rules: { 'color-contrast': { enabled: colours } },
            }),
        iframes: frames,
        // Leave out the selectors of passed checks, which saves time.
        resultTypes: ['violations' as const],
      },
    },
  );
}
