import { expect, test } from '@playwright/test';
import { violations } from './accessibility';
import { addresses } from './addresses';
import { PAGES } from './pages';

test.describe.configure({ mode: 'parallel' });

/** Pages that are looked at with their scripts, at each width and with their colours, by another test. */
const SEEN = new Set<string>(Object.values(PAGES));
/** No page needs to be drawn for this: its pictures have their texts and measures in the HTML. */
const NOT_ASKED_FOR = ['*/images/*', '*.mp4'];

for (const path of new Set([...addresses(), ...SEEN])) {
  test(`${path} is accessible as it is sent, and with its scripts`, async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setBlockedURLs', { urls: NOT_ASKED_FOR });
    const scripts = (allowed: boolean) =>
      browser.send('Emulation.setScriptExecutionDisabled', { value: !allowed });
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await scripts(false);
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    // The checker is a script itself; those of the page have had their chance.
    await scripts(true);
    expect(await violations(page)).toEqual([]);

    if (SEEN.has(path)) return;
    await page.reload({ waitUntil: 'networkidle' });
    // Scripts give nothing another colour.
    expect(await violations(page, { colours: false })).toEqual([]);
  });
}
