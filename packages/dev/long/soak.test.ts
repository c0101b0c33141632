import { startSite } from './site.ts';
import { usageAtRest, type ResourceUsage } from './soak/resource-usage.ts';
import { MixedTraffic } from './soak/mixed-traffic.ts';

/**
 * After this many rounds, everything that is loaded, compiled or cached once is in memory. A process grows by 11 MB
 * until its 90th round, and by less than 1 MB per 40 rounds from then on.
 */
const WARM_UP_ROUNDS = 90;
/** Rounds per half. */
const ROUNDS = 30;
/**
 * Allowed growth of memory between the two halves. Each half has 2,400 requests, so a leak of 2 kB per request exceeds
 * it.
 */
const MAX_GROWTH_BYTES = 4 * 1024 * 1024;
/**
 * Allowed growth in open files, timers and connections, because some may be about to close. A leak in one of a hundred
 * requests would exceed this limit.
 */
const MAX_GROWTH_COUNT = 5;
/** The same pages are stored after each half, but a page rendered at another time may compress differently. */
const MAX_CACHE_GROWTH = 1.01;

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

/** Returns the names of the values that grew by more than is allowed. */
const grown = (before: ResourceUsage, after: ResourceUsage): string[] => [
  ...(after.memory - before.memory > MAX_GROWTH_BYTES ? ['memory'] : []),
  ...(after.descriptors - before.descriptors > MAX_GROWTH_COUNT ? ['descriptors'] : []),
  ...(sum(after.resources) - sum(before.resources) > MAX_GROWTH_COUNT ? ['resources'] : []),
  ...Object.entries(after.caches)
    .filter(([name, size]) => size > (before.caches[name] ?? 0) * MAX_CACHE_GROWTH)
    .map(([name]) => name),
];

interface Soaked {
  before: ResourceUsage;
  after: ResourceUsage;
  unexpected: string[];
}

/**
 * Sends mixed traffic to a site as a warm-up, then in two halves.
 * @returns the idle process's resource usage after each half
 */
async function soak(warmUpRounds: number, ...preloaded: string[]): Promise<Soaked> {
  const modules = ['report-usage', ...preloaded].flatMap((name) => [
    '--import',
    `./packages/dev/long/soak/${name}.ts`,
  ]);
  const site = await startSite('samples', () => Promise.resolve({ TRUSTED_PROXIES: '1' }), [
    '--expose-gc',
    ...modules,
  ]);
  try {
    const traffic = new MixedTraffic(site);
    await traffic.findPictures();
    const half = async (): Promise<ResourceUsage> => {
      await traffic.rounds(ROUNDS);
      await traffic.fillCaches();
      return usageAtRest(site.process);
    };
    await traffic.rounds(warmUpRounds);
    const [before, after] = [await half(), await half()];
    const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
    console.log(
      `${traffic.sent} requests; ${mb(before.memory)} MB, ${before.descriptors} descriptors after one half, ${mb(after.memory)} MB, ${after.descriptors} after two`,
    );
    return { before, after, unexpected: [...traffic.unexpected] };
  } finally {
    site.stop();
  }
}

test('memory and other resources stay constant when mixed traffic doubles', async () => {
  const { before, after, unexpected } = await soak(WARM_UP_ROUNDS);
  expect(unexpected).toEqual([]);
  expect(before.caches['bytes of finished pages']).toBeGreaterThan(0);
  expect(grown(before, after)).toEqual([]);
}, 1_200_000);

test('detects memory, file and timer leaks', async () => {
  // The planted leak is larger than anything that a process loads or compiles once, so no warm-up is needed.
  const { before, after } = await soak(0, 'planted-leak');
  expect(grown(before, after)).toEqual(['memory', 'descriptors', 'resources']);
}, 1_200_000);
