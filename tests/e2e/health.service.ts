/** Health checks of a running site, and how it stops (docs/operations.md). */
import { expect, test, type APIRequestContext } from '@playwright/test';
import { setServicesRunning } from './services-control';
import { startSite, type SiteProcess } from './site-process';

const PAGE = '/en-us/about-us';

let site: SiteProcess;

test.afterEach(async ({ request }) => {
  await setServicesRunning(request, true);
  site.stop();
});

const readiness = async (request: APIRequestContext) => {
  const response = await request.get(`${site.url}/api/health/ready`);
  return { status: response.status(), body: await response.text() };
};

test('a site that starts without its services is not ready; with them it is; without them again, degraded', async ({
  request,
}) => {
  await setServicesRunning(request, false);
  site = await startSite({ PAGE_CACHE_DIR: 'off' });
  const before = await readiness(request);
  expect(before).toMatchObject({ status: 503, body: expect.stringContaining('"status":"fail"') });
  expect(before.body).not.toMatch(/127\.0\.0\.1|localhost/);
  await setServicesRunning(request, true);
  await expect
    .poll(() => readiness(request), { timeout: 30_000 })
    .toMatchObject({
      status: 200,
      body: expect.stringMatching(/^{"status":"pass"/),
    });
  await setServicesRunning(request, false);
  await expect
    .poll(() => readiness(request), { timeout: 30_000 })
    .toMatchObject({
      status: 200,
      body: expect.stringMatching(/^{"status":"warn"/),
    });
});

test('a site that stops fails readiness first, serves on while balancers notice, and ends by itself', async ({
  request,
}) => {
  site = await startSite({ SHUTDOWN_DELAY: '3' });
  expect((await request.get(site.url + PAGE)).status()).toBe(200);
  const ended = site.terminate();
  await expect.poll(() => readiness(request)).toMatchObject({ status: 503 });
  const page = await request.get(site.url + PAGE);
  expect([page.status(), page.headers().connection]).toEqual([200, 'close']);
  expect((await request.get(`${site.url}/api/health/live`)).status()).toBe(200);
  expect(await ended).toBe(0);
});
