/** Whether the model holds for several processes: what it says of a mix of requests, and what the mix costs them. */
import type { Costs } from './costs.ts';
import type { Installation } from './installation.ts';
import { sumOfCosts } from './model.ts';
import { CACHED_PAGES, cachedData, cachedPage, search, warm } from './pages.ts';
import { Sender, type Sent } from './send.ts';
import type { Meter } from './totals.ts';

const REQUESTS = 20_000;
/** What each process has run before is compiled as well as in the process whose costs were measured. */
const WARM_UP_REQUESTS = 5_000;
const WARM_UP_SEARCHES = 200;
/** Of 200: searches, which are rendered; of the others every second is data for the router. */
const EVERY = 200;

export interface ModelCheck {
  processes: number;
  requests: number;
  rendered: number;
  /** Milliseconds of processor time of the site for one request. */
  predictedMs: number;
  measuredMs: number;
  redisCommands: number;
}

const requestAt = (index: number): Sent => {
  if (index % EVERY === 0) return search(index / EVERY);
  return index % 2 === 0 ? cachedPage(index) : cachedData(index);
};

/** Sends the mix through the load balancer of an installation. @param costs of the three kinds of requests */
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
    // What the processes take of themselves is part of what is predicted, and of what they took.
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
