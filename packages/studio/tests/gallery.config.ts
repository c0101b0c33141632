import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Takes screenshots of the studio for the README, of the same screens that its tests visit. */
export default defineConfig({
  ...config,
  testMatch: /\.docs\.ts$/,
  workers: 1,
  projects: [{ name: 'large', use: { viewport: { width: 1440, height: 900 } } }],
});
