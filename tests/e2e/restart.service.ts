import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { freePort } from '../../packages/dev/ports.ts';
import { getCacheStatus } from './cache-status';
import { publish, unpublish } from './management';
import { setServicesRunning } from './services-control';
import { startSite, type SiteProcess } from './site-process';

const CHANGED = '/en-us/brands/dawn/power-dissolver';
const CHARMIN = '/en-us/brands/charmin';
const OTHERS = ['/en-us', CHARMIN, '/en-us/articles/contact-time-explained'];
const PAGES = [CHANGED, ...OTHERS];
const PRODUCT = 'product-power-dissolver';
const NAME = 'Dissolver After the Crash';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let folder: string;
let environment: Record<string, string>;
let site: SiteProcess;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
  environment = { PORT: String(await freePort()), PAGE_CACHE_DIR: folder };
  site = await startSite(environment);
});
test.afterAll(async ({ request }) => {
  await setServicesRunning(request, true);
  site.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const files = (): string[] => readdirSync(folder, { recursive: true }).map(String);
const get = async (request: APIRequestContext, path: string) => request.get(site.url + path);

/**
 * Requests pages until they and a checkpoint are on disk. The webhook of the last publish may still remove
 * one of them.
 */
async function fill(request: APIRequestContext): Promise<void> {
  const stored = async (): Promise<number> => {
    for (const path of PAGES) await get(request, path);
    return files().filter((name) => /\/pages\/\w{64}$/.test(name)).length;
  };
  const timeout = 60_000;
  await expect.poll(stored, { timeout }).toBeGreaterThanOrEqual(PAGES.length);
  await expect.poll(() => files().some((name) => name.endsWith('/checkpoint')), { timeout }).toBe(true);
}

async function crash(request: APIRequestContext): Promise<void> {
  const load = Array.from({ length: 40 }, (_, number) =>
    get(request, `/en-us/sitemap?page=${number % 4}`).then(
      (response) => response.ok(),
      () => false,
    ),
  );
  await Promise.race(load);
  await site.kill();
  await Promise.all(load);
}

test('after a crash, serves stored pages with their data, and renders published changes', async ({
  request,
}) => {
  await fill(request);
  await crash(request);
  await publish(request, PRODUCT, { productName: NAME });
  site = await startSite(environment);
  expect(await (await get(request, CHANGED)).text()).toContain(NAME);
  for (const path of OTHERS) expect(await getCacheStatus(request, site.url + path), path).toBe('site; hit');
  for (const path of PAGES) {
    const data = /data-page-data="([^"]+)"/.exec(await (await get(request, path)).text())?.[1] ?? '';
    expect((await get(request, data)).status(), path).toBe(200);
  }
});

test('a product unpublished while no process was running disappears from its page and list', async ({
  request,
}) => {
  const list = '/en-us/brands/dawn';
  expect(await (await get(request, list)).text()).toContain(NAME);
  await fill(request);
  await crash(request);
  await unpublish(request, PRODUCT);
  site = await startSite(environment);
  expect((await get(request, CHANGED)).status()).toBe(404);
  expect(await (await get(request, list)).text()).not.toContain(NAME);
  expect(await getCacheStatus(request, site.url + CHARMIN)).toBe('site; hit');
  await publish(request, PRODUCT, {});
});

test('stored pages are stale and private while the services are down, and cacheable again afterwards', async ({
  request,
}) => {
  await fill(request);
  await crash(request);
  await setServicesRunning(request, false);
  site = await startSite(environment);
  const stale = await get(request, CHARMIN);
  expect([stale.status(), stale.headers()['cache-status']]).toEqual([200, 'site; hit; detail=unchecked']);
  expect(stale.headers()['cache-control']).toBe('private, no-store');
  await setServicesRunning(request, true);
  // The restarted services do not accept sync tokens from before the restart, so the site renders all pages again.
  await expect.poll(() => getCacheStatus(request, site.url + CHARMIN), { timeout: 60_000 }).toBe('site; hit');
  const fresh = await get(request, CHARMIN);
  expect(fresh.headers()['cache-control']).toContain('s-maxage');
});
