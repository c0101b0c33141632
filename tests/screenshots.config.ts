import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Takes the screenshots for the README, on the same site as the browser tests. */
export default defineConfig({
  ...config,
  testMatch: /\.docs\.ts$/,
  projects: [
    { name: 'small', use: { viewport: { width: 390, height: 844 } } },
    { name: 'large', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
