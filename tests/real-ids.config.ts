import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Tests of code that handles ids and files, on a space whose ids and file names look like the real service's. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: ['e2e/*.spec.ts', 'e2e/*.service.ts', 'real-ids/*.spec.ts'],
  grep: /@real-ids/,
  // The studio tests run at the same time, with two workers.
  workers: 1,
  projects: [{ name: 'real-ids', use: { viewport: { width: 1440, height: 900 } } }],
});
