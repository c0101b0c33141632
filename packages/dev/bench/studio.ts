/**
 * `npm run bench:studio -w @cleanpro/dev`: measures how long the studio takes to show its list on a first visit, to
 * open one entry after another, and to list and search 10,000 products. Each time is compared with a baseline from the
 * same run, because other load on the machine affects both. The baseline is the time of a plain style sheet or of the
 * sample content.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { EDITORS } from '../../studio/tests/addresses.ts';
import { startStudio, type RunningStudio } from '../../studio/tests/running-studio.ts';
import { startChromium } from './chromium.ts';
import { writeSpace } from './space.ts';

const RUNS = 5;
const SWITCHES = 20;
const PRODUCTS = 10_000;

/** Connections as simulated by Chrome's developer tools and Lighthouse, in bytes per second and milliseconds. */
const CONNECTIONS = {
  'this machine': undefined,
  'fast 4G (9 Mbit/s less a tenth, 165 ms)': {
    downloadThroughput: 1_012_500,
    uploadThroughput: 168_750,
    latency: 165,
  },
  'slow 4G of Lighthouse (1.6 Mbit/s, 150 ms)': {
    downloadThroughput: 204_800,
    uploadThroughput: 93_750,
    latency: 150,
  },
};
type Connection = (typeof CONNECTIONS)[keyof typeof CONNECTIONS];

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);

async function signedIn(browser: Browser, { url, invite }: RunningStudio): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
  const page = await context.newPage();
  await page.goto(`/sign-in#key=${await invite(EDITORS.approver)}`);
  await page.getByRole('navigation', { name: 'Studio' }).waitFor();
  await page.close();
  return context;
}

async function slowed(page: Page, connection: Connection): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  if (connection) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...connection });
  return devtools;
}

/**
 * Measures the time in milliseconds from requesting a page until an element appears, and the bytes and requests until
 * then.
 */
async function firstVisit(context: BrowserContext, path: string, expected: string, connection: Connection) {
  const page = await context.newPage();
  const devtools = await slowed(page, connection);
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForSelector(expected);
  const ms = await page.evaluate(() => performance.now());
  await page.close();
  return { ms, bytes, requests };
}

const LIST = ['/#/entries', 'tbody a'] as const;
const SIGN_IN = ['/sign-in.css', 'body'] as const;

async function firstVisits(context: BrowserContext): Promise<void> {
  const rows = [];
  for (const [name, connection] of Object.entries(CONNECTIONS))
    for (const [what, [path, expected]] of [
      ['list of entries', LIST],
      ['a style sheet alone', SIGN_IN],
    ] as const) {
      const visits = [];
      for (let run = 0; run < RUNS; run += 1)
        visits.push(await firstVisit(context, path, expected, connection));
      const [{ bytes, requests } = { bytes: 0, requests: 0 }] = visits;
      rows.push({
        connection: name,
        visit: what,
        'ms p50': median(visits.map(({ ms }) => ms)),
        bytes,
        requests,
      });
    }
  console.table(rows);
}

/**
 * Opens one entry after another in the same page.
 * @returns for each entry, the milliseconds until its fields could be edited
 */
async function switches(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage();
  await page.goto('/#/entries');
  await page.waitForSelector('tbody a');
  const addresses = await page.$$eval('tbody a[href^="#/entries/"]', (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const open = (hash: string): Promise<number> =>
    page.evaluate(
      (to) =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('article');
          const started = performance.now();
          const look = (): void => {
            const form = document.querySelector('article');
            const field = form?.querySelector('.field :is(input, textarea, [contenteditable="true"])');
            if (form !== before && field) resolve(performance.now() - started);
            else requestAnimationFrame(look);
          };
          location.hash = to;
          look();
        }),
      hash,
    );
  const [first = '', second = ''] = addresses;
  // Open two entries without measuring, because code for editing is loaded with the first fields that need it.
  for (const hash of [first, second]) await open(hash);
  const times: number[] = [];
  for (let index = 2; index < SWITCHES + 2; index += 1)
    times.push(await open(addresses[index % addresses.length] ?? first));
  await page.close();
  return times;
}

/**
 * Measures, in a page that has not loaded a list yet, the milliseconds from navigating to the list until its rows
 * appear, and from typing a word until the results appear.
 */
async function list(context: BrowserContext): Promise<{ opened: number; searched: number }> {
  const page = await context.newPage();
  await page.goto('/#/assets');
  await page.waitForSelector('.assets a');
  const opened = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = (): void => {
          if (document.querySelector('tbody a')) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        location.hash = '#/entries';
        look();
      }),
  );
  const searched = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const rows = (): string | undefined => document.querySelector('tbody')?.textContent ?? undefined;
        const before = rows();
        const typed = (): void => {
          const started = performance.now();
          const look = (): void => {
            if (rows() !== undefined && rows() !== before) resolve(performance.now() - started);
            else requestAnimationFrame(look);
          };
          look();
        };
        document.querySelector('input[type="search"]')?.addEventListener('input', typed, { once: true });
      }),
  );
  await page.getByRole('searchbox', { name: 'Search' }).fill('degreaser');
  const times = { opened, searched: await searched };
  await page.close();
  return times;
}

async function lists(context: BrowserContext) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await list(context));
  return {
    'opened ms p50': median(times.map(({ opened }) => opened)),
    'searched ms p50': median(times.map(({ searched }) => searched)),
  };
}

const browser = await startChromium();
const folder = mkdtempSync(join(tmpdir(), 'bench-studio-'));
const content = join(folder, 'content');
const studios: RunningStudio[] = [];
try {
  const samples = await startStudio();
  studios.push(samples);
  const context = await signedIn(browser, samples);
  await firstVisits(context);
  const times = await switches(context);
  console.table([
    {
      opening: 'an entry after another',
      times: times.length,
      'ms p50': median(times),
      most: Math.round(Math.max(...times)),
    },
  ]);
  writeSpace(content, PRODUCTS, 0);
  const large = await startStudio({ content });
  studios.push(large);
  console.table([
    { list: 'sample content', ...(await lists(context)) },
    { list: `${PRODUCTS} products`, ...(await lists(await signedIn(browser, large))) },
  ]);
} finally {
  await browser.close();
  for (const studio of studios) await studio.stop();
  rmSync(folder, { recursive: true, force: true });
}
