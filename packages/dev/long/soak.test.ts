import { startSite } from './site.ts';
import { heldAtRest, type Held } from './soak/held.ts';
import { MixedTraffic } from './soak/mixed-traffic.ts';

/**
 * What is loaded, compiled and cached once is there after these: a process grows by 11 MB up to its 90th round, and by less
 * than 1 MB in each 40 rounds from then on.
 */
const WARM_UP_ROUNDS = 90;
/** Of each half. */
const ROUNDS = 30;
/**
 * How much more a process may hold after the second half than after the first: in the 2,400 requests of a half, one that
 * leaves 2 kB behind exceeds it.
 */
const MAX_GROWTH_BYTES = 4 * 1024 * 1024;
/** Files, timers and connections, for what is just ending: far fewer than one for a hundred requests. */
const MAX_GROWTH_COUNT = 5;
/** The same pages are stored after each half, but a page that was rendered at another time may compress otherwise. */
const MAX_CACHE_GROWTH = 1.01;

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

/** What grew from one state to another by more than it may. */
const grown = (before: Held, after: Held): string[] => [
  ...(after.memory - before.memory > MAX_GROWTH_BYTES ? ['memory'] : []),
  ...(after.descriptors - before.descriptors > MAX_GROWTH_COUNT ? ['descriptors'] : []),
  ...(sum(after.resources) - sum(before.resources) > MAX_GROWTH_COUNT ? ['resources'] : []),
  ...Object.entries(after.caches)
    .filter(([name, size]) => size > (before.caches[name] ?? 0) * MAX_CACHE_GROWTH)
    .map(([name]) => name),
];

interface Soaked {
  before: Held;
  after: Held;
  unexpected: string[];
}

/** Lets a site answer mixed traffic, then two halves more. @returns what it holds after each half, at rest */
async function soak(warmUpRounds: number, ...preloaded: string[]): Promise<Soaked> {
  const modules = ['report-held', ...preloaded].flatMap((name) => [
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
    const half = async (): Promise<Held> => {
      await traffic.rounds(ROUNDS);
      await traffic.fillCaches();
      return heldAtRest(site.process);
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

test('a process that answers mixed traffic holds no more after twice as much of it', async () => {
  const { before, after, unexpected } = await soak(WARM_UP_ROUNDS);
  expect(unexpected).toEqual([]);
  expect(before.caches['bytes of finished pages']).toBeGreaterThan(0);
  expect(grown(before, after)).toEqual([]);
}, 1_200_000);

test('a process that leaks memory, files and timers would be found', async () => {
  // Such a leak is larger than what a process loads and compiles once.
  const { before, after } = await soak(0, 'planted-leak');
  expect(grown(before, after)).toEqual(['memory', 'descriptors', 'resources']);
}, 1_200_000);
