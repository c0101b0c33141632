import { defineConfig } from '@playwright/test';
import site from '../../../tests/playwright.config.ts';
import { sessionOf, STUDIO_URL } from './addresses.ts';

/** Tests the built studio with a copy of the content, which the tests can change, and with the site if it is built. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../../test-results/studio',
  globalSetup: './start.ts',
  webServer: [],
  // Each test has its own entries, so that tests in the same file can run in parallel too.
  fullyParallel: true,
  workers: 2,
  // The field editors are large programs, which start more slowly than a page of the site on busy cores.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Only a full test run reads the JSON report.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: { ...site.use, baseURL: STUDIO_URL, storageState: sessionOf('approver') },
  projects: [
    // First, because its tests are long: this keeps both workers busy to the end.
    {
      name: 'tablet',
      grep: /@tablet/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    { name: 'large', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
