/** Kills a tab during typing. Anything typed more than two seconds earlier must be saved or offered again. */
import { expect, test } from '@playwright/test';
import { createEntry } from './space.ts';

/** A fast typist: ten characters per second, without a pause. */
const KEY_MS = 100;
const MAX_LOST_MS = 2_000;
const SENTENCE = 'Rinse the surface with clean water and let it dry before the next coat is put on.';
const AN_HOUR_MS = 3_600_000;

/** Seconds of typing before the tab is killed. `npm run test:long` also kills it later. */
const MOMENTS = process.env.LONG_TESTS === '1' ? [3, 7] : [3];

for (const seconds of MOMENTS) {
  test(`a tab killed after ${seconds} seconds of typing loses at most two seconds`, async ({
    page,
    request,
  }) => {
    const entry = await createEntry(request, 'heading', { name: { 'en-US': 'Killed' } });
    const address = `/#/entries/${entry.sys.id}`;
    // The page's clock only advances with each key, so a busy machine measures the same.
    await page.clock.install();
    await page.goto(address);
    const field = page.locator('#field-text').getByRole('textbox').first();
    await field.focus();
    await page.clock.pauseAt(Date.now() + AN_HOUR_MS);
    let saving = 0;
    page.on('request', (sent) => (saving += Number(sent.method() === 'PUT')));
    page.on('requestfinished', (sent) => (saving -= Number(sent.method() === 'PUT')));
    const typed = SENTENCE.slice(0, (seconds * 1_000) / KEY_MS);
    for (const key of typed) {
      await page.keyboard.type(key);
      await page.clock.runFor(KEY_MS);
      await expect.poll(() => saving).toBe(0);
    }
    const crashed = page.waitForEvent('crash');
    const devtools = await page.context().newCDPSession(page);
    // A crashed renderer does not respond.
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();

    await page.context().clock.resume();
    const reopened = await page.context().newPage();
    await reopened.goto(address);
    const preserved = typed.slice(0, typed.length - MAX_LOST_MS / KEY_MS);
    const offered = reopened.getByRole('region', { name: 'Unsaved changes' });
    const saved = reopened.locator('#field-text').getByRole('textbox').first();
    await expect
      .poll(async () => [await saved.inputValue(), ...(await offered.allTextContents())].join('\n'))
      .toContain(preserved);
  });
}
