/** Checks the model with several processes: compares its prediction for a mix of requests with their measured cost. */
import type { Costs } from './costs.ts';
import type { Installation } from './installation.ts';
import { sumOfCosts } from './model.ts';
import { CACHED_PAGES, cachedData, cachedPage, search, warm } from './pages.ts';
import { Sender, type Sent } from './send.ts';
import type { Meter } from './meter.ts';

const REQUESTS = 20_000;
/** Enough to warm up each process as much as the one whose costs were measured. */
const WARM_UP_REQUESTS = 5_000;
const WARM_UP_SEARCHES = 200;
/** One request in 200 is a search, which is rendered. Half of the remaining requests fetch the router's data. */
const EVERY = 200;

export interface ModelCheck {
  processes: number;
  requests: number;
  rendered: number;
  /** Milliseconds of CPU time of the site per request. */
  predictedMs: number;
  measuredMs: number;
  redisCommands: number;
}

const requestAt = (index: number): Sent => {
  if (index % EVERY === 0) return search(index / EVERY);
  return index % 2 === 0 ? cachedPage(index) : cachedData(index);
};

/**
 * Sends a mix of requests through the load balancer, and compares their cost with the model's prediction.
 * @param costs costs of the three kinds of requests
 */
export async function checkModel(
  installation: Installation,
  meter: Meter,
  costs: { cachedPage: Costs; cachedData: Costs; search: Costs },
): Promise<ModelCheck> {
  for (const { port } of installation.site) {
    const sender = new Sender(port);
    await warm(
      installation,
      sender,
      [...CACHED_PAGES.keys()].flatMap((index) => [cachedPage(index), cachedData(index)]),
    );
    await sender.sendMany(WARM_UP_REQUESTS, requestAt);
    await sender.sendMany(WARM_UP_SEARCHES, search, 4);
    sender.stop();
  }
  const sender = new Sender(Number(new URL(installation.url).port));
  try {
    const rendered = REQUESTS / EVERY;
    const cached = REQUESTS - rendered;
    const predicted = sumOfCosts([
      [rendered, costs.search],
      [cached / 2, costs.cachedPage],
      [cached / 2, costs.cachedData],
    ]);
    const startedAt = performance.now();
    const measured = await meter.costOf(REQUESTS, () => sender.sendMany(REQUESTS, requestAt));
    // Both values include the CPU time that the processes use when idle.
    const idleMs = (meter.idle['site ms'] * (performance.now() - startedAt)) / 1000 / REQUESTS;
    return {
      processes: installation.site.length,
      requests: REQUESTS,
      rendered,
      predictedMs: predicted['site ms'] / REQUESTS + idleMs,
      measuredMs: measured['site ms'] + idleMs,
      redisCommands: measured['Redis commands'] * REQUESTS,
    };
  } finally {
    sender.stop();
  }
}
