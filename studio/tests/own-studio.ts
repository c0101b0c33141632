/** For tests that stop services, stand in for the site, or look at what is stored: a studio that no other test uses. */
import { test as base } from '@playwright/test';
import { EDITORS } from './places.ts';
import { startStudio, type RunningStudio } from './running-studio.ts';
import { signIn } from './start.ts';

/** `page` and `request` are those of an approver in it. */
export const test = base.extend<{ ownStudio: RunningStudio }>({
  // Playwright reads from the pattern that no other fixture is needed.
  ownStudio: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const studio = await startStudio();
      await use(studio);
      await studio.stop();
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ ownStudio }, use) => use(ownStudio.url),
  storageState: async ({ ownStudio }, use) => use(await signIn(ownStudio, EDITORS.approver)),
});
export { expect } from '@playwright/test';
