import { test as base } from '@playwright/test';
import { blockPictures } from './without-scripts';

/** Tests of what a page does, not of how it looks: its pictures, which cost half of a visit, are not loaded. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await blockPictures(page);
    await use(page);
  },
});
