import { defineConfig } from '@playwright/test';

const port = process.env.PORT ?? '3000';
const servicesPort = process.env.SERVICES_PORT ?? '4100';
/** A pattern of the tests that `npm test` runs, at the large width; empty where all run. */
const shortRun = process.env.SHORT_RUN ?? '';

/** The built site and the embedded services, on free ports and a copy of the content (see packages/dev/test-stages/run.ts). */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  // A worker waits a third of its time: on two cores, what takes two workers 104 s takes three 84 s, and four 86 s.
  workers: 3,
  // A second try keeps chance out of the result; the run's last lines name each test that needed it (packages/dev/test-stages/summary.ts).
  retries: 1,
  timeout: 60_000,
  // On two busy cores a condition takes longer to come true than on a desk.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Says at its end what failed and why, where who reads the end of a log finds it.
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
        // Letters as wide as in a browser with a window.
        '--font-render-hinting=none',
        // Pictures are drawn with the page they are in. Decoded on their own, on busy cores, they can leave a page without
        // a processor for graphics waiting for ever for its next frame: one visit in a hundred to the longest page.
        '--disable-checker-imaging',
        // No script of a test runs long enough to repay its optimization: a visit with axe takes an eighth less.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
    trace: 'off',
    // Nothing waits for a scroll or a fade to end; motion.spec.ts tests them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Everything runs at the large width; tests with a tag run at other widths too (tests/e2e/widths.ts). The long files come
    // first, so that all workers are busy to the end.
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
