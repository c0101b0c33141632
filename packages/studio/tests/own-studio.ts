/** A separate studio for tests that stop services, replace the site, or inspect stored data. */
import { test as base } from '@playwright/test';
import { EDITORS } from './addresses.ts';
import { startStudio, type RunningStudio, type StudioOptions } from './running-studio.ts';
import { signIn } from './start.ts';

/** Test with its own studio, where `page` and `request` are signed in as an approver. */
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
