import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Pictures of the studio for the README, of the same screens that its tests look at. */
export default defineConfig({
  ...config,
  testMatch: /\.docs\.ts$/,
  workers: 1,
  projects: [{ name: 'large', use: { viewport: { width: 1440, height: 900 } } }],
});
