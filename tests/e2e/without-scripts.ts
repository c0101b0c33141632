import { expect, type CDPSession, type Page, type Response } from '@playwright/test';

const PICTURES = ['*/images/*', '*.mp4'];

/**
 * Stops a page from loading pictures and videos.
 * @returns the DevTools session that blocks them
 */
export async function blockPictures(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: PICTURES });
  return devtools;
}

/** Takes effect at the next navigation. */
const allowScripts = (devtools: CDPSession, allowed: boolean) =>
  devtools.send('Emulation.setScriptExecutionDisabled', { value: !allowed });

/** Expects a page to be complete without scripts: no streamed part waits for a script to put it into place. */
async function expectComplete(page: Page, path: string): Promise<void> {
  await expect.soft(page.locator('main h1'), path).toBeVisible();
  await expect.soft(page.getByRole('contentinfo').getByText('All rights reserved'), path).toHaveCount(1);
  await expect.soft(page.locator('template, [id^="S:"]'), path).toHaveCount(0);
}

/** Opens a page with scripts disabled, and expects it to be complete. Afterwards, tests may run scripts in it again. */
export async function openWithoutScripts(
  page: Page,
  devtools: CDPSession,
  path: string,
): Promise<Response | null> {
  await allowScripts(devtools, false);
  const response = await page.goto(path);
  await expectComplete(page, path);
  await allowScripts(devtools, true);
  return response;
}

/**
 * Returns the first element that the page's scripts added, removed or changed for assistive technology, compared with
 * the HTML as sent. Returns undefined when axe would find the same in both. Ignores text, because live regions and
 * counts change, and the disabled button at the end of a carousel.
 */
export const findScriptedChange = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const IGNORED_ELEMENTS = /^(script|style|link|meta|noscript|template|next-route-announcer)$/i;
    const IGNORED_ATTRIBUTES = /^(style|class|src|srcset|nonce|aria-disabled|data-.*)$/;
    const outline = (element: Element): string[] =>
      IGNORED_ELEMENTS.test(element.tagName) || (element.hasAttribute('hidden') && !element.firstElementChild)
        ? []
        : [
            [
              element.tagName,
              ...[...element.attributes]
                .filter(({ name }) => !IGNORED_ATTRIBUTES.test(name))
                .map(({ name, value }) => `${name}=${value}`)
                .sort(),
            ].join(' '),
            ...[...element.children].flatMap(outline),
          ];
    // The site's policy forbids scripts from parsing markup, but the browser parses a requested document.
    const sent = await new Promise<Document | null>((resolve) => {
      const request = new XMLHttpRequest();
      request.open('GET', location.href);
      request.responseType = 'document';
      request.addEventListener('loadend', () => resolve(request.responseXML));
      request.send();
    });
    const before = sent ? outline(sent.body) : [];
    const after = outline(document.body);
    const at = after.findIndex((line, index) => line !== before[index]);
    return at === -1 && after.length === before.length ? undefined : (after[at] ?? before[after.length]);
  });
