/** Tests the health checks and graceful shutdown of a running site (docs/operations.md). */
import { expect, test, type APIRequestContext } from '@playwright/test';
import { setServicesRunning } from './services-control';
import { startSite, type SiteProcess } from './site-process';

const PAGE = '/en-us/about-us';

let site: SiteProcess | undefined;

test.afterEach(async ({ request }) => {
  await setServicesRunning(request, true);
  site?.stop();
  site = undefined;
});

const readiness = async (request: APIRequestContext, { url }: SiteProcess) => {
  const response = await request.get(`${url}/api/health/ready`);
  return { status: response.status(), body: await response.text() };
};

test('readiness fails without services at startup, passes with them, and degrades in an outage', async ({
  request,
}) => {
  test.setTimeout(180_000);
  await setServicesRunning(request, false);
  const started = await startSite({ PAGE_CACHE_DIR: 'off' });
  site = started;
  const before = await readiness(request, started);
  expect(before).toMatchObject({ status: 503, body: expect.stringContaining('"status":"fail"') });
  expect(before.body).not.toMatch(/127\.0\.0\.1|localhost/);
  await setServicesRunning(request, true);
  await expect
    .poll(() => readiness(request, started), { timeout: 30_000 })
    .toMatchObject({
      status: 200,
      body: expect.stringMatching(/^{"status":"pass"/),
    });
  await setServicesRunning(request, false);
  await expect
    .poll(() => readiness(request, started), { timeout: 30_000 })
    .toMatchObject({
      status: 200,
      body: expect.stringMatching(/^{"status":"warn"/),
    });
});

test('a stopping site fails readiness, serves until load balancers notice, and exits', async ({
  request,
}) => {
  const started = await startSite({ SHUTDOWN_DELAY: '10' });
  site = started;
  expect((await request.get(started.url + PAGE)).status()).toBe(200);
  const ended = started.terminate();
  await expect.poll(() => readiness(request, started)).toMatchObject({ status: 503 });
  const page = await request.get(started.url + PAGE);
  expect([page.status(), page.headers().connection]).toEqual([200, 'close']);
  expect((await request.get(`${started.url}/api/health/live`)).status()).toBe(200);
  expect(await ended).toBe(0);
});
