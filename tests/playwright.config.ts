import { defineConfig } from '@playwright/test';

const port = process.env.PORT ?? '3000';
const servicesPort = process.env.SERVICES_PORT ?? '4100';
/** Pattern of the tests that `npm test` runs, at the large width only. Empty if all tests run. */
const shortRun = process.env.SHORT_RUN ?? '';

/**
 * Runs the built site and the embedded services on free ports, with a copy of the content
 * (packages/dev/test-stages/run.ts).
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  // A worker is idle a third of the time. Measured on two cores: 104 s with two workers, 84 s with three, 86 s with
  // four.
  workers: 3,
  // A retry absorbs occasional failures. The last lines of a run list the retried tests
  // (packages/dev/test-stages/summary.ts).
  retries: 1,
  timeout: 60_000,
  // Conditions take longer to come true on two busy cores than on a developer's machine.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // The list reporter prints all failures at the end of the log, where readers look first.
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Makes glyphs as wide as in a headed browser.
        '--font-render-hinting=none',
        // Decodes images together with their page. When they are decoded separately, without a GPU and on busy cores, a
        // page may wait forever for its next frame. This happened in one of a hundred visits to the longest page.
        '--disable-checker-imaging',
        // No script in a test runs long enough to benefit from optimization. Without it, a visit with axe takes an
        // eighth less time.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
    trace: 'off',
    // No test has to wait for a scroll or fade to end. motion.spec.ts tests the motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // All tests run at the large width, and tagged tests also at other widths (tests/e2e/widths.ts). The project with
    // the longest tests comes first, so that all workers stay busy until the end.
    { name: 'large', grep: new RegExp(shortRun), use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'small',
      grep: /@small/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'tablet',
      grep: /@tablet/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
  ].filter(({ name }) => name === 'large' || !shortRun),
  webServer: [
    {
      command: 'node packages/dev/test-stages/restartable.ts',
      url: `http://127.0.0.1:${servicesPort}/health`,
      cwd: '..',
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: 'node server/main.ts',
      url: `http://localhost:${port}/robots.txt`,
      cwd: '..',
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: 60_000,
    },
  ],
});
