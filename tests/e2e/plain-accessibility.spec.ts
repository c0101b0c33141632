import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { PAGES } from './pages';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: accessible as it is sent, before and without any script`, async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    // The checker is a script itself; those of the page have had their chance.
    await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
  });
}
