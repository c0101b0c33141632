/**
 * Measures what telemetry costs a page: blocking time, and script bytes before and after load. Compares visitors who
 * allow telemetry with visitors who refuse it, at full CPU speed and at a quarter of it, as on phones. On a running
 * site: `node packages/dev/bench/telemetry-cost.ts http://localhost:3000`.
 */
import type { Browser } from 'playwright';
import { startChromium } from './chromium.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PATHS = ['/en-us', '/en-us/brands/dawn/pot-and-pan-detergent'];
/** CPU slowdown factors. */
const SLOWER = [1, 4];
/** A task longer than this is blocking. The excess counts as blocking time. */
const LONG_MS = 50;
/** Telemetry starts at most 5 seconds after load, and has done its initial work by this time. */
const WATCH_MS = 8_000;
const REFUSED = encodeURIComponent(JSON.stringify({ categories: ['necessary'] }));

interface Visit {
  blocking: number;
  /** Blocking time after load, when telemetry starts. */
  afterLoad: number;
  before: number;
  after: number;
}

/**
 * Visits a page with an empty cache.
 * @returns milliseconds of blocking time, and bytes of scripts before and after load
 */
async function visit(browser: Browser, url: string, measured: boolean, slower: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (!measured) await context.addCookies([{ name: 'privacy_choice', value: REFUSED, url }]);
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript((long) => {
      const tasks: { at: number; blocking: number }[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          tasks.push({ at: startTime, blocking: duration - long });
      }).observe({ type: 'longtask', buffered: true });
    }, LONG_MS);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(WATCH_MS);
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
      let blocking = 0;
      let afterLoad = 0;
      const tasks: unknown = Reflect.get(window, 'tasks');
      for (const task of Array.isArray(tasks) ? tasks : []) {
        blocking += Number(task.blocking);
        if (task.at > loaded) afterLoad += Number(task.blocking);
      }
      let before = 0;
      let after = 0;
      for (const entry of performance.getEntriesByType('resource')) {
        if (!(entry instanceof PerformanceResourceTiming) || !/\.js(\?|$)/.test(entry.name)) continue;
        if (entry.startTime < loaded) before += entry.encodedBodySize;
        else after += entry.encodedBodySize;
      }
      return { blocking, afterLoad, before, after };
    });
  } finally {
    await context.close();
  }
}

const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b);
const at = (values: number[], share: number): number =>
  Math.round(sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0);
const kB = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Measures pages with and without telemetry. The visits alternate, so that other load on the machine affects both. */
export async function measureTelemetryCost(site: string): Promise<Record<string, string | number>[]> {
  const browser = await startChromium();
  try {
    const rows: Record<string, string | number>[] = [];
    for (const [path, slower] of PATHS.flatMap((path) => SLOWER.map((slower) => [path, slower] as const))) {
      const visits: Record<'refused' | 'measured', Visit[]> = { refused: [], measured: [] };
      for (let run = 0; run < RUNS; run += 1) {
        visits.refused.push(await visit(browser, site + path, false, slower));
        visits.measured.push(await visit(browser, site + path, true, slower));
      }
      for (const [telemetry, all] of Object.entries(visits)) {
        const blocking = all.map((one) => one.blocking);
        rows.push({
          page: path,
          'times slower': slower,
          telemetry,
          'blocking ms p50': at(blocking, 0.5),
          'p25 to p75': `${at(blocking, 0.25)} to ${at(blocking, 0.75)}`,
          'after load': at(
            all.map(({ afterLoad }) => afterLoad),
            0.5,
          ),
          'script kB before load': kB(
            at(
              all.map(({ before }) => before),
              0.5,
            ),
          ),
          'after it': kB(
            at(
              all.map(({ after }) => after),
              0.5,
            ),
          ),
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

if (process.argv[1]?.endsWith('telemetry-cost.ts')) {
  const [, , site = 'http://localhost:3000'] = process.argv;
  console.table(await measureTelemetryCost(site));
}
