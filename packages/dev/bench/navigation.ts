/**
 * `npm run bench:navigation -w @cleanpro/dev`: measures the time from a click to the next page's first paint on
 * simulated fast 4G, at full CPU speed and at a quarter of it. Compares visitors who save data, which prevents
 * prefetching, with all others. Also measures the bytes prefetched for links that are pointed at but not opened. Starts
 * its own site; to use a running one: `node packages/dev/bench/navigation.ts http://localhost:3000`. Compare the
 * ratios, not the times: the visitors take turns, so that other load on the machine affects all of them.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { startChromium } from './chromium.ts';
import { waitForHydration } from '../../../tests/e2e/settle.ts';
import { onBenchSite } from './own-site.ts';
import { WALKS, type Pointer, type Walk } from './navigation-walks.ts';

/** Fast 4G as in browsers' developer tools and Lighthouse: 9 Mbit/s down, 1.5 Mbit/s up, 60 ms round trip. */
const FAST_4G = {
  offline: false,
  latency: 60,
  downloadThroughput: (9 * 1024 * 1024) / 8,
  uploadThroughput: (1.5 * 1024 * 1024) / 8,
};
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** CPU slowdown factors. */
const SLOWER = [1, 4];
/** How long the mouse rests on a link before the click ends. The walks use the values in turn. */
const HOVERS_MS = [100, 150, 200, 250, 300];
const PRESS_MS = 70;
const TAP_MS = 80;
/** How long the mouse rests on a link that is not opened, and how long the resulting requests may take. */
const REST_MS = 300;
const SETTLE_MS = 1_000;

const CONTEXTS: Record<Pointer, Parameters<Browser['newContext']>[0]> = {
  mouse: { viewport: { width: 1440, height: 900 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/**
 * Records when a link was clicked, and when the next page was first painted, in this document or in a new one. Runs in
 * the page.
 */
function watchNavigation(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const page = (): string | undefined => document.querySelector<HTMLElement>('[data-page]')?.dataset.page;
  const paint = (at: number): void => sessionStorage.setItem('painted', String(at));
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (!(target instanceof Element) || !target.closest('a')) return;
      sessionStorage.removeItem('painted');
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      const left = page();
      const observer = new MutationObserver(() => {
        if (page() === left || page() === undefined) return;
        observer.disconnect();
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => paint(now()));
        port1.start();
        // The message is delivered after the frame is painted.
        requestAnimationFrame(() => port2.postMessage(null));
      });
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-page'] });
    },
    true,
  );
  if (sessionStorage.getItem('clicked') === null) return;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') paint(performance.timeOrigin + startTime);
  }).observe({ type: 'paint', buffered: true });
}

/** Counts what a page has fetched since the last reset. */
class Traffic {
  bytes = 0;
  requests = 0;

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', () => (this.requests += 1));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (this.bytes += encodedDataLength));
  }

  reset(): void {
    this.bytes = 0;
    this.requests = 0;
  }
}

interface Visitor {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
}

/** Whether pages are prefetched before the click. The keys are column names of the table. */
const WAYS = { 'at the click': { saveData: true }, ahead: { saveData: false } } as const;
type Way = keyof typeof WAYS;

async function visitor(context: BrowserContext, way: Way = 'ahead'): Promise<Visitor> {
  const page = await context.newPage();
  await page.addInitScript(
    (connection) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection }),
    WAYS[way],
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.addInitScript(watchNavigation);
  return { page, session, traffic: new Traffic(session) };
}

/** Opens a page and waits until its scripts run, then throttles the network and CPU. */
async function arrive({ page, session }: Visitor, url: string, slower: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Network.emulateNetworkConditions', UNLIMITED);
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await page.evaluate(() => sessionStorage.clear());
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await session.send('Network.emulateNetworkConditions', FAST_4G);
}

/** Opens the menus that hide a walk's link, and returns the center of the link. */
async function find({ page }: Visitor, { opened, within, to }: Walk): Promise<{ x: number; y: number }> {
  for (const summary of opened) await page.locator(summary).first().click();
  const link = page.locator(`${within} a[href="${to}"]:visible`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(SETTLE_MS);
  const box = await link.boundingBox();
  if (!box) throw new Error(`The link to ${to} is not visible on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function point({ page, session }: Visitor, pointer: Pointer, at: { x: number; y: number }, ms: number) {
  if (pointer === 'touch') {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.waitForTimeout(TAP_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(ms - PRESS_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

/** Returns the time from the click to the next page's first paint, in milliseconds. */
async function walk(visitor: Visitor, site: string, one: Walk, slower: number, ms: number): Promise<number> {
  await arrive(visitor, site + one.from, slower);
  const at = await find(visitor, one);
  await point(visitor, one.pointer, at, ms);
  const painted = await visitor.page.waitForFunction(
    () => {
      const [clicked, painted] = ['clicked', 'painted'].map((name) => Number(sessionStorage.getItem(name)));
      return clicked && painted ? painted - clicked : undefined;
    },
    undefined,
    { timeout: 15_000 },
  );
  return Number(await painted.jsonValue());
}

/** Returns the bytes and requests caused by a mouse that rests on the walk's link. */
async function rest(visitor: Visitor, site: string, one: Walk): Promise<{ bytes: number; requests: number }> {
  await arrive(visitor, site + one.from, 1);
  const at = await find(visitor, one);
  visitor.traffic.reset();
  await visitor.page.mouse.move(at.x, at.y);
  await visitor.page.waitForTimeout(REST_MS);
  await visitor.page.mouse.move(1, 1);
  await visitor.page.waitForTimeout(SETTLE_MS);
  return { bytes: visitor.traffic.bytes, requests: visitor.traffic.requests };
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(share * values.length) - 1)] ?? 0;

interface Walked {
  kind: string;
  way: Way;
  ms: number;
}

async function walkRows(browser: Browser, site: string, slower: number): Promise<Record<string, unknown>[]> {
  const walked: Walked[] = [];
  const ways: Way[] = ['at the click', 'ahead'];
  const visitors = new Map<string, Visitor>();
  for (const way of ways)
    for (const pointer of ['mouse', 'touch'] as const)
      visitors.set(pointer + way, await visitor(await browser.newContext(CONTEXTS[pointer]), way));
  for (const [index, one] of WALKS.entries())
    for (const way of ways) {
      const by = visitors.get(one.pointer + way);
      if (!by) continue;
      const ms = await walk(by, site, one, slower, HOVERS_MS[index % HOVERS_MS.length] ?? 0);
      walked.push({ kind: `${one.kind}, ${one.pointer}`, way, ms });
    }
  for (const { page } of visitors.values()) await page.context().close();
  const kinds = ['all', ...new Set(walked.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const of = (way: Way): number[] =>
      walked.filter((one) => (kind === 'all' || one.kind === kind) && one.way === way).map(({ ms }) => ms);
    const columns = ways.flatMap((way) => [
      [`${way}: ms p50`, Math.round(at(of(way), 0.5))],
      [`${way}: p95`, Math.round(at(of(way), 0.95))],
    ]);
    return { 'times slower': slower, link: kind, walks: of('ahead').length, ...Object.fromEntries(columns) };
  });
}

async function restRows(browser: Browser, site: string): Promise<Record<string, unknown>[]> {
  const by = await visitor(await browser.newContext(CONTEXTS.mouse));
  const all: { kind: string; bytes: number; requests: number }[] = [];
  for (const one of WALKS.filter(({ pointer }) => pointer === 'mouse'))
    all.push({ kind: one.kind, ...(await rest(by, site, one)) });
  await by.page.context().close();
  return [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const some = all.filter((one) => one.kind === kind);
    const kilobytes = some.map(({ bytes }) => bytes / 1024);
    return {
      'pointed at for 300 ms, not opened': kind,
      links: some.length,
      requests: some.reduce((sum, { requests }) => sum + requests, 0),
      'kB each p50': at(kilobytes, 0.5).toFixed(1),
      largest: at(kilobytes, 1).toFixed(1),
    };
  });
}

/** Visits all pages of the walks, so that the server has them in memory, as for most visitors. */
async function warm(site: string): Promise<void> {
  for (const path of new Set(WALKS.flatMap(({ from, to }) => [from, to])))
    for (let time = 0; time < 6; time += 1)
      for (const request of [
        new Request(site + path),
        new Request(`${site}${path}?_rsc=`, { headers: { rsc: '1' } }),
      ])
        await (await fetch(request)).arrayBuffer();
}

async function measure(site: string): Promise<void> {
  await warm(site);
  const browser = await startChromium();
  try {
    for (const slower of SLOWER) console.table(await walkRows(browser, site, slower));
    console.table(await restRows(browser, site));
  } finally {
    await browser.close();
  }
}

const [, , site] = process.argv;
await (site === undefined ? onBenchSite(({ url }) => measure(url)) : measure(site));
process.exit(0);
