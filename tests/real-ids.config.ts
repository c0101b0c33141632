import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Tests of what works with ids and files, on a space that has them as the real service does. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: ['e2e/*.spec.ts', 'e2e/*.service.ts', 'real-ids/*.spec.ts'],
  grep: /@real-ids/,
  // The studio has two.
  workers: 1,
  projects: [{ name: 'real-ids', use: { viewport: { width: 1440, height: 900 } } }],
});
