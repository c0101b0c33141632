import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { addresses } from './addresses';
import { PAGES } from './pages';
import { idle } from './telemetry-requests';

test.describe.configure({ mode: 'parallel' });

/** Pages that are looked at with their scripts, at each width and with their colours, by another test. */
const SEEN = new Set<string>(Object.values(PAGES));
/** No page needs to be drawn for this: its pictures have their texts and measures in the HTML. */
const NOT_ASKED_FOR = ['*/images/*', '*.mp4'];
/** Looked at by one browser page: a new one for each address would cost more than what it looks at. */
const AT_ONCE = 20;

/** A page is whole and accessible as it is sent, before and without any script, and accessible with its scripts. */
async function look(page: Page, browser: CDPSession, path: string): Promise<void> {
  const scripts = (allowed: boolean) =>
    browser.send('Emulation.setScriptExecutionDisabled', { value: !allowed });
  await scripts(false);
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(path === PAGES['not found'] ? 404 : 200);
  await expect.soft(page.locator('main h1'), path).toBeVisible();
  await expect.soft(page.getByRole('contentinfo').getByText('All rights reserved'), path).toHaveCount(1);
  // Nothing waits for a script to put it into its place.
  await expect.soft(page.locator('template, [id^="S:"]'), path).toHaveCount(0);
  // The checker is a script itself; those of the page have had their chance.
  await scripts(true);
  expect.soft(await violations(page), `${path} as it is sent`).toEqual([]);

  if (SEEN.has(path)) return;
  await page.reload();
  await idle(page);
  // Scripts give nothing another colour.
  expect.soft(await violations(page, { colours: false }), `${path} with its scripts`).toEqual([]);
}

const paths = [...new Set([...addresses(), ...SEEN])];
for (let first = 0; first < paths.length; first += AT_ONCE) {
  const some = paths.slice(first, first + AT_ONCE);
  test(`whole and accessible, with and without scripts: ${some[0]} to ${some.at(-1)}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const browser = await context.newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setBlockedURLs', { urls: NOT_ASKED_FOR });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of some) await look(page, browser, path);
  });
}
