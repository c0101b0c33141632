import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Pictures of pages for the README, of the same site that the browser tests see. */
export default defineConfig({
  ...config,
  testMatch: /\.docs\.ts$/,
  projects: [
    { name: 'small', use: { viewport: { width: 390, height: 844 } } },
    { name: 'large', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
