import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { freePort } from '../ports.ts';
import { startChromium } from '../bench/chromium.ts';
import { benchEnvironment, waitForPort, waitForUrl } from '../bench/environment.ts';
import { eventually, publishName } from './image/visits.ts';
import { Front } from './rolling/front.ts';
import { buildNext } from './rolling/next-build.ts';
import { startTraffic, type Traffic } from './rolling/traffic.ts';

const PROCESSES = 4;
const REQUESTS_PER_SECOND = 500;
const BUILD = process.env.NEXT_DIST_DIR ?? '.next/test';
const OLD_BUILD = '.next/rolling-old';
const NEXT_BUILD = '.next/rolling-next';
const PRODUCT = 'product-power-dissolver';
const PRODUCT_PATH = '/en-us/brands/dawn/power-dissolver';
const PATHS = [
  '/en-us',
  '/en-us/products',
  '/en-us/brands/dawn',
  PRODUCT_PATH,
  '/en-us/articles/contact-time-explained',
  '/en-us/contact-us',
  '/sitemap.xml',
  '/robots.txt',
];

const folder = mkdtempSync(join(tmpdir(), 'rolling-'));
let env: ReturnType<typeof benchEnvironment> & Record<string, string | undefined>;
let front: Front;
let redis: ChildProcess;
let services: ChildProcess;
let browser: Browser;
let traffic: Traffic | undefined;
const ports: number[] = [];
const processes = new Map<number, ChildProcess>();

const run = (program: string, environment: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Starts a process of the site, and waits until visitors are sent there. */
async function start(port: number, build: string): Promise<void> {
  processes.set(port, run('server/main.ts', { ...env, PORT: String(port), NEXT_DIST_DIR: build }));
  await eventually(`The process at ${port} is ready`, () =>
    Promise.resolve(front.isReady(port) || undefined),
  );
}

/** Stops a process as a process manager does. */
async function stop(port: number): Promise<void> {
  const child = processes.get(port);
  if (!child) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await gone;
  expect(code).toBe(0);
}

const container = () => ({ servicesUrl: `http://127.0.0.1:${env.SERVICES_PORT}`, env });

/** Publishes a product under a new name, and waits until every process shows it. */
async function publishEverywhere(name: string): Promise<void> {
  await publishName(container(), PRODUCT, name);
  for (const port of ports)
    await eventually(`The process at ${port} has the name ${name}`, async () =>
      (await (await fetch(`http://127.0.0.1:${port}${PRODUCT_PATH}`)).text()).includes(name)
        ? true
        : undefined,
    );
}

/** Replaces the processes one by one. Halfway through, publishes a change. */
async function roll(build: string, name: string, inTheMiddle: () => Promise<void>): Promise<void> {
  for (const [index, port] of ports.entries()) {
    await stop(port);
    await start(port, build);
    if (index === PROCESSES / 2 - 1) {
      await publishEverywhere(name);
      await inTheMiddle();
    }
  }
}

/** Errors in the open tabs. */
const problems: string[] = [];
async function openTab(path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    // 422 is the response to a form that is sent faster than people type.
    if (response.status() >= 400 && response.status() !== 422)
      problems.push(`${response.url()}: ${response.status()}`);
  });
  await page.goto(env.SITE_URL + path);
  // Hydration starts when the page is idle. Once hydrated, the form shows its response in place.
  await page.locator('#form-newsletter form').scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#form-newsletter form') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  return page;
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await page.locator('main h1').waitFor();
}

async function subscribe(page: Page, email: string): Promise<void> {
  const form = page.locator('#form-newsletter');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=emailConsent]').check();
  await eventually(`The form of ${email} is accepted`, async () => {
    await form.locator('button[type=submit]').click();
    await form.getByText('Thank you').waitFor({ timeout: 5_000 });
    return true;
  });
}

beforeAll(async () => {
  buildNext(NEXT_BUILD);
  cpSync(BUILD, OLD_BUILD, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.(html|rsc|meta|body)$|\/cache$/.test(path),
  });
  const content = join(folder, 'content');
  cpSync(resolve('packages/sample-space/content'), content, { recursive: true });
  const site = await freePort();
  const redisPort = await freePort();
  for (let index = 0; index < PROCESSES; index += 1) ports.push(await freePort());
  env = {
    ...benchEnvironment({ folder, ports: { site, services: await freePort() }, content, build: OLD_BUILD }),
    PAGE_CACHE_DIR: join(folder, 'pages'),
    ALLOWED_HOSTS: [site, ...ports].map((port) => `127.0.0.1:${port}`).join(' '),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    TRUSTED_PROXIES: '1',
    SHUTDOWN_DELAY: '2',
  };
  redis = spawn(
    process.env.REDIS_PROGRAM ?? 'redis-server',
    ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  await waitForPort(redisPort);
  services = run('packages/services/server.ts', env);
  await waitForUrl(`http://127.0.0.1:${env.SERVICES_PORT}/health`);
  front = new Front(ports);
  await front.start(site);
  await Promise.all(ports.map((port) => start(port, OLD_BUILD)));
  browser = await startChromium();
}, 600_000);
afterAll(async () => {
  // If a test fails before stopping the traffic, the requests would never end.
  await traffic?.stop();
  await browser?.close();
  front?.stop();
  for (const child of [...processes.values(), services, redis]) child?.kill('SIGKILL');
  for (const path of [folder, OLD_BUILD, NEXT_BUILD])
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
});

test(`restarts and upgrades ${PROCESSES} processes without disturbing visitors`, async () => {
  for (const path of PATHS) expect([path, (await fetch(env.SITE_URL + path)).status]).toEqual([path, 200]);
  const [first, second, third] = [await openTab('/en-us'), await openTab('/en-us'), await openTab('/en-us')];
  const next = (await first.locator('main a[href^="/en-us/"]').first().getAttribute('href')) ?? '';
  const sending = startTraffic(
    Number(env.PORT),
    REQUESTS_PER_SECOND,
    PATHS.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
  );

  traffic = sending;

  await roll(OLD_BUILD, 'Restarted Dissolver', () => follow(first, next));
  const restarted = sending.sent();
  await roll(NEXT_BUILD, 'Deployed Dissolver', async () => {
    // Half of the processes run each build.
    await subscribe(second, 'half@example.com');
    await subscribe(await openTab('/en-us'), 'mixed@example.com');
  });
  const { rate, slowest } = await sending.stop();

  // All processes run the next build, but these tabs have the scripts of the old one.
  await follow(third, next);
  await first.goBack();
  await subscribe(first, 'after@example.com');
  const fresh = await openTab('/en-us');
  await subscribe(fresh, 'fresh@example.com');
  expect(await fresh.locator('html[data-SubmittedNewsletterForm=next]').count()).toBe(1);

  console.log(
    `${sending.sent()} requests, ${Math.round(rate)} a second; ${restarted} of them during the restarts; the slowest took ${Math.round(slowest)} ms`,
  );
  expect({ problems, failures: sending.failures, front: front.failures }).toEqual({
    problems: [],
    failures: [],
    front: [],
  });
}, 600_000);
