import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './telemetry-test';
import { PAGES } from './pages';
import { scrollThrough, settle } from './settle';
import { waitForIdle, mockTagManager } from './telemetry-requests';
import { countDifferingPixels } from './screenshots';

test.describe('when tracking is blocked', () => {
  /**
   * Two renderings of the same page differ by a few dozen pixels at the edges of round shapes. A changed line of text
   * differs by hundreds.
   */
  const MAX_PIXELS = 100;
  /** Collects log messages and errors, except the browser's own messages about failed requests and preloads. */
  const logOf = (page: Page): string[] => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (!message.text().startsWith('Failed to load resource') && !message.text().includes('was preloaded'))
        lines.push(message.text());
    });
    page.on('pageerror', (error) => lines.push(String(error)));
    return lines;
  };
  const seen = async (page: Page): Promise<Buffer> => {
    await page.waitForLoadState('networkidle');
    await waitForIdle(page);
    await scrollThrough(page);
    await settle(page);
    return page.screenshot({ animations: 'disabled', caret: 'hide' });
  };
  const works = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Watch: closing a kitchen' }).click();
    await expect(page.getByRole('dialog').locator('video')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Do Not Sell or Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Your privacy choices' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('footer').getByRole('link', { name: 'About us' }).first().click();
    await expect(page).toHaveURL(/about-us$/);
  };

  const ways: Record<string, (context: BrowserContext) => Promise<void>> = {
    'the hosts are blocked': async (context) => {
      await context.route(/googletagmanager|\/api\/telemetry/, (route) => route.abort('blockedbyclient'));
    },
    'the tag manager is an empty script': (context) => mockTagManager(context, ''),
    'the data layer is frozen': async (context) => {
      await context.route(/googletagmanager/, (route) => route.abort('blockedbyclient'));
      await context.addInitScript(() =>
        Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]), writable: false }),
      );
    },
  };
  for (const [way, hinder] of Object.entries(ways)) {
    test(`${way}: nothing visible changes, and only 'GA not loaded' is logged`, async ({
      context,
      page,
      browser,
      site,
    }) => {
      const free = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
      await mockTagManager(free);
      const freePage = await free.newPage();
      await freePage.goto(site.url + PAGES.product);
      const asItIs = await seen(freePage);
      await free.close();

      await hinder(context);
      const lines = logOf(page);
      await page.goto(site.url + PAGES.product);
      await expect.poll(() => lines).toEqual(['GA not loaded']);
      expect(await countDifferingPixels(await seen(page), asItIs)).toBeLessThanOrEqual(MAX_PIXELS);
      await page.goto(site.url + PAGES.home);
      await expect.poll(() => lines).toEqual(['GA not loaded', 'GA not loaded']);
      await works(page);
      expect(lines).toEqual(['GA not loaded', 'GA not loaded']);
    });
  }

  test('if the telemetry settings do not arrive, the page measures and logs nothing', async ({
    context,
    page,
    site,
  }) => {
    await context.route('**/api/measurement', (route) => route.abort());
    const lines = logOf(page);
    await page.goto(site.url + PAGES.home);
    await waitForIdle(page);
    await works(page);
    expect(lines).toEqual([]);
  });
});
