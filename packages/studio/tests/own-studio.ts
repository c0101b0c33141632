/** For tests that stop services, stand in for the site, or look at what is stored: a studio that no other test uses. */
import { test as base } from '@playwright/test';
import { EDITORS } from './places.ts';
import { startStudio, type RunningStudio, type StudioOptions } from './running-studio.ts';
import { signIn } from './start.ts';

/** `page` and `request` are those of an approver in it. */
export const test = base.extend<{ ownStudio: RunningStudio; studioOptions: StudioOptions }>({
  studioOptions: [{}, { option: true }],
  ownStudio: [
    async ({ studioOptions }, use) => {
      const studio = await startStudio(studioOptions);
      await use(studio);
      await studio.stop();
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ ownStudio }, use) => use(ownStudio.url),
  storageState: async ({ ownStudio }, use) => use(await signIn(ownStudio, EDITORS.approver)),
});
export { expect } from '@playwright/test';
