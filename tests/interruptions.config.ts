import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Tests that publish, and stop services: one after the other, on a site and services of their own. */
export default defineConfig({
  ...config,
  testMatch: /\.service\.ts$/,
  workers: 1,
  projects: [
    {
      name: 'interruptions',
      grep: new RegExp(process.env.SHORT_RUN ?? ''),
      // Several processes need a Redis server, and a CDN needs Varnish; the launcher looks for both.
      testIgnore: [
        ...(process.env.REDIS_PROGRAM ? [] : [/processes\.service\.ts$/]),
        ...(process.env.VARNISH_PROGRAM ? [] : [/cdn\.service\.ts$/]),
      ],
      ...(!process.env.VARNISH_PROGRAM && { grepInvert: /@varnish/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
