import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Tests that publish content or stop services. They run one at a time, with their own site and services. */
export default defineConfig({
  ...config,
  testMatch: /\.service\.ts$/,
  workers: 1,
  projects: [
    {
      name: 'interruptions',
      grep: new RegExp(process.env.SHORT_RUN ?? ''),
      // Tests of several processes need Redis, and tests of a CDN need Varnish. The test runner looks for both.
      testIgnore: [
        ...(process.env.REDIS_PROGRAM ? [] : [/processes\.service\.ts$/]),
        ...(process.env.VARNISH_PROGRAM ? [] : [/cdn\.service\.ts$/]),
      ],
      ...(!process.env.VARNISH_PROGRAM && { grepInvert: /@varnish/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
