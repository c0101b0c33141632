/**
 * Transfer size of a first visit. Within these limits, it loads in under three seconds at 9 Mbit/s and 165 ms latency.
 */
import { expect, test } from '@playwright/test';

const MAX_BYTES = 400_000;
const MAX_REQUESTS = 12;

test('the first visit to the list stays within limits for total size and number of requests', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const sizes: number[] = [];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await page.goto('/#/entries');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.length).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
});
