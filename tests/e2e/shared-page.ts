import { test as base, type Page } from '@playwright/test';

/**
 * Tests that share one browser page per worker, including its HTTP cache. Only for tests that do not change anything,
 * because nothing but listeners is reset between tests.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, hasTouch, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport, hasTouch });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedPage }, use) => use(sharedPage.context()),
  page: async ({ sharedPage }, use) => {
    await use(sharedPage);
    sharedPage.removeAllListeners();
  },
});
