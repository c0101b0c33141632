import { expect, type CDPSession, type Page, type Response } from '@playwright/test';

/** Pictures and videos, for visits that need none: their texts and sizes are in the HTML. */
const PICTURES = ['*/images/*', '*.mp4'];

/** A devtools session of a page that loads neither pictures nor videos from now on. */
export async function blockPictures(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: PICTURES });
  return devtools;
}

/** Turns the scripts of a page off or on; it takes effect at the next navigation. */
const allowScripts = (devtools: CDPSession, allowed: boolean) =>
  devtools.send('Emulation.setScriptExecutionDisabled', { value: !allowed });

/** Expects a page to be complete without a script: nothing waits for one to put it into its place. */
async function expectComplete(page: Page, path: string): Promise<void> {
  await expect.soft(page.locator('main h1'), path).toBeVisible();
  await expect.soft(page.getByRole('contentinfo').getByText('All rights reserved'), path).toHaveCount(1);
  await expect.soft(page.locator('template, [id^="S:"]'), path).toHaveCount(0);
}

/** Opens a page as it is sent, without its scripts, and expects it to be complete. Scripts of tests run in it again. */
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
 * The first element that the scripts of an open page added, removed or changed for assistive technology, compared with the
 * HTML as it was sent; undefined when axe finds the same in both. Texts may change, as those of live regions and
 * counts do, and a carousel's button becomes disabled at its end.
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
    // The site's policy lets no script parse markup, but the browser parses what it requests.
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
