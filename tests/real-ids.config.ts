import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/**
 * Tests of code that handles IDs and files, on a space with IDs and file names like those of a real Contentful space.
 */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: ['e2e/*.spec.ts', 'e2e/*.service.ts', 'real-ids/*.spec.ts'],
  grep: /@real-ids/,
  // The studio tests run at the same time, with two workers.
  workers: 1,
  projects: [{ name: 'real-ids', use: { viewport: { width: 1440, height: 900 } } }],
});
