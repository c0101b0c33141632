import { expect, test as base } from '@playwright/test';
import { startTelemetrySite, type TelemetrySite } from './telemetry-site';

/**
 * Tests that share one measured site per worker. Recorded items are cleared before each test, and must be
 * valid after it.
 */
export const test = base.extend<{ arrived: void }, { site: TelemetrySite }>({
  site: [
    // Playwright parses this pattern to find out that no other fixture is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startTelemetrySite();
      await use(site);
      site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  arrived: [
    async ({ site }, use) => {
      site.ingestion.clear();
      await use();
      expect(site.ingestion.problems).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
