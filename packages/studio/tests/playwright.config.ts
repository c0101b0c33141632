import { defineConfig } from '@playwright/test';
import site from '../../../tests/playwright.config.ts';
import { sessionOf, STUDIO_URL } from './places.ts';

/** The built studio over a copy of the content, which the tests may change, beside the site where that is built. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../../test-results/studio',
  globalSetup: './start.ts',
  webServer: [],
  // Each test has entries of its own, so that those of one file too run beside each other.
  fullyParallel: true,
  workers: 2,
  // The field editors are large programs: on busy cores they take longer to start than a page of the site.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Only a run of the suite reads a report.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: { ...site.use, baseURL: STUDIO_URL, storageState: sessionOf('approver') },
  projects: [
    // The first one: its tests are long, and both workers are busy to the end.
    {
      name: 'tablet',
      grep: /@tablet/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    { name: 'large', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
