import { test as base } from '@playwright/test';
import { blockPictures } from './without-scripts';

/** Blocks pictures in tests of behavior, not of appearance. Loading pictures takes half of a visit. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await blockPictures(page);
    await use(page);
  },
});
