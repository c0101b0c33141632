/**
 * `npm run bench:interactions -w @cleanpro/dev`: measures the interaction to next paint of each press in a journey,
 * with the CPU throttled to a quarter of its speed. Starts its own site; to use a running one: `node
 * packages/dev/bench/interactions.ts --site http://localhost:3000 --runs 1`. Other load on the machine affects the
 * times.
 */
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { z } from 'zod';
import { waitForHydration } from '../../../tests/e2e/settle.ts';
import { startChromium } from './chromium.ts';
import { PRESSES, type Pointer, type Press } from './interactions-presses.ts';
import { onBenchSite } from './own-site.ts';

/** CPU slowdown factor. */
const SLOWER = 4;
/** Time that the page needs to become idle after it has loaded, or after a press. */
const SETTLE_MS = 1_000;
/**
 * Browsers only report events of at least this duration, in steps of 8 ms. A shorter event counts as one of this
 * duration.
 */
const THRESHOLD_MS = 16;

const { values } = parseArgs({
  options: { site: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
if (!(runs >= 1)) throw new Error('--runs must be 1 or more.');

const CONTEXTS: Record<Pointer, BrowserContextOptions> = {
  mouse: { viewport: { width: 1440, height: 900 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Records the longest event of each interaction, by interaction ID. Runs in the page. */
function watchInteractions(threshold: number): void {
  const durations: Record<string, number> = {};
  Object.assign(globalThis, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId)
        durations[entry.interactionId] = Math.max(durations[entry.interactionId] ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: threshold });
}

const DURATIONS = z.record(z.string(), z.number());

async function press(page: Page, pointer: Pointer, selector: string): Promise<void> {
  const target = page.locator(selector).locator('visible=true').first();
  if (pointer === 'touch') await target.tap();
  else await target.click();
}

/** Makes a press, and returns the duration of each of its interactions in milliseconds. */
async function measurePress(browser: Browser, site: string, one: Press): Promise<number[]> {
  const context = await browser.newContext(CONTEXTS[one.pointer]);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions, THRESHOLD_MS);
    await page.goto(site + one.page, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    for (const selector of one.opened ?? []) await press(page, one.pointer, selector);
    if (one.types !== undefined) await press(page, one.pointer, one.target);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.waitForTimeout(SETTLE_MS);
    const read = async (): Promise<z.infer<typeof DURATIONS>> =>
      DURATIONS.parse(await page.evaluate(() => Reflect.get(globalThis, 'durations')));
    const before = await read();
    if (one.types === undefined) await press(page, one.pointer, one.target);
    else await page.keyboard.type(one.types, { delay: 120 });
    await page.waitForTimeout(SETTLE_MS);
    const times = Object.entries(await read()).flatMap(([id, ms]) => (id in before ? [] : [ms]));
    return times.length > 0 ? times : [THRESHOLD_MS];
  } finally {
    await context.close();
  }
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(share * values.length) - 1)] ?? 0;

async function measure(site: string): Promise<void> {
  const browser = await startChromium();
  try {
    const times = new Map<Press, number[]>(PRESSES.map((one) => [one, []]));
    for (let run = 0; run < runs; run += 1)
      for (const [one, all] of times) all.push(...(await measurePress(browser, site, one)));
    const all = [...times.values()].flat();
    const row = (name: string, pointer: string, ms: readonly number[]) => ({
      press: name,
      pointer,
      interactions: ms.length,
      'ms p50': at(ms, 0.5),
      p75: at(ms, 0.75),
      most: at(ms, 1),
    });
    console.table([
      ...[...times].map(([{ name, pointer }, ms]) => row(name, pointer, ms)),
      row('all', '', all),
    ]);
  } finally {
    await browser.close();
  }
}

await (values.site === undefined ? onBenchSite(({ url }) => measure(url)) : measure(values.site));
process.exit(0);
