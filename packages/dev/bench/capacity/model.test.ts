import { ZERO_COSTS, type Costs } from './costs.ts';
import {
  capacityOf,
  costsOfSecond,
  ratesOfCore,
  sumOfCosts,
  type Measurements,
  type Prices,
  type Workload,
} from './model.ts';

const costs = (change: Partial<Costs>): Costs => ({ ...ZERO_COSTS, ...change });

const MEASUREMENTS: Measurements = {
  costs: {
    cachedPage: costs({ 'site ms': 1 }),
    cachedData: costs({ 'site ms': 2 }),
    renderedPage: costs({ 'site ms': 50, 'services ms': 10, 'content queries': 4 }),
    filesOfFirstView: costs({ 'site ms': 5 }),
    filesOfNextView: ZERO_COSTS,
    signalsOfView: costs({ 'site ms': 3 }),
    countedView: costs({ 'PostgreSQL ms': 1, transactions: 1, 'Redis commands': 4 }),
    publish: costs({ 'Redis commands': 5 }),
    submission: costs({ 'database bytes': 1_000, 'WAL bytes': 2_000 }),
    review: ZERO_COSTS,
    like: ZERO_COSTS,
  },
  bytes: { firstView: 500_000, nextView: 100_000 },
  memory: { site: 400, pagesPer1000: 50, maxPages: 150, services: 300 },
};

/** 100 views per second. */
const WORKLOAD: Workload = {
  viewsPerMonth: 100 * 30 * 86_400,
  peakFactor: 1,
  firstViewShare: 0.5,
  cdnShare: 0,
  renderedShare: 0,
  countedShare: 0,
  publishesPerDay: 0,
  submissionsPerDay: 0,
  reviewsPerDay: 0,
  likesPerDay: 0,
  pages: 2_000,
  contentMiB: { site: 0, services: 0 },
  utilization: 0.5,
  minimumCores: 1,
  coresPerProcess: 1,
};
const PRICES: Prices = { coreHour: 0.1, memoryGiBHour: 0, egressGB: 0.1, cdnGB: 0.01, diskGBMonth: 1 };

const capacity = (change: Partial<Workload> = {}, prices: Partial<Prices> = {}) =>
  capacityOf(MEASUREMENTS, { ...WORKLOAD, ...change }, { ...PRICES, ...prices });
const partOf = (name: string, change: Partial<Workload> = {}) =>
  capacity(change).parts.find(({ part }) => part === name);

test("adds up the site's CPU time for pages, files and telemetry", () => {
  // 100 × (0.5 × 1 ms + 0.5 × 2 ms + 0.5 × 5 ms + 3 ms)
  expect(partOf('site')?.busyCores).toBeCloseTo(0.7);
});

test('scales processors to the peak load at the target utilization', () => {
  expect(partOf('site', { peakFactor: 4 })).toMatchObject({
    cores: 6,
    perMonth: expect.closeTo(6 * 720 * 0.1),
  });
});

test('never plans fewer processors than the minimum', () => {
  expect(partOf('Redis', { minimumCores: 2 })).toMatchObject({ busyCores: 0, cores: 2 });
});

test('treats rendered pages as uncached, and includes their content queries', () => {
  const rendered = capacity({ renderedShare: 1 });
  expect(rendered.contentQueriesPerSecond).toBeCloseTo(400);
  // 100 × (50 ms + 0.5 × 5 ms + 3 ms)
  expect(rendered.parts[0]?.busyCores).toBeCloseTo(5.55);
});

test("a CDN serves pages and files instead of the site, but does not handle visitors' writes", () => {
  const withCdn = capacity({ cdnShare: 1, countedShare: 0.5 });
  expect(withCdn.parts[0]?.busyCores).toBeCloseTo(0.3);
  expect(withCdn.pagesPerSecondAtSite).toBe(0);
  expect(withCdn.transactionsPerSecond).toBeCloseTo(50);
  expect(withCdn.redisCommandsPerSecond).toBeCloseTo(200);
});

test('averages first and repeat views for traffic, and bills it to the site or CDN that sends it', () => {
  // 259.2 million views of 300 kB on average.
  const { trafficGB, siteTrafficGB, parts } = capacity({ cdnShare: 0.9 });
  expect(trafficGB).toBeCloseTo(77_760);
  expect(siteTrafficGB).toBeCloseTo(7_776);
  expect(parts.find(({ part }) => part === 'traffic')?.perMonth).toBeCloseTo(777.6 + 699.84);
});

test('sizes the disk for a month of submissions, regardless of the peak', () => {
  const filled = capacity({ submissionsPerDay: 1_000_000, peakFactor: 10 });
  expect(filled.databaseGB).toBeCloseTo(30);
  expect(filled.walGB).toBeCloseTo(60);
});

test('includes content and stored pages in the memory of each process', () => {
  const memory = (change: Partial<Workload>) => partOf('site', { peakFactor: 4, ...change })?.memoryGiB;
  expect(memory({})).toBeCloseTo((6 * (400 + 2 * 50)) / 1024);
  expect(memory({ pages: 50_000 })).toBeCloseTo((6 * (400 + 150)) / 1024);
  expect(memory({ contentMiB: { site: 700, services: 0 } })).toBeCloseTo((6 * (1_100 + 2 * 50)) / 1024);
});

test('adds up the cost of all parts', () => {
  const { parts, perMonth } = capacity({ countedShare: 1 });
  expect(perMonth).toBeCloseTo(parts.reduce((sum, part) => sum + part.perMonth, 0));
});

test('includes the share of the daily writes in the costs for one second', () => {
  const second = costsOfSecond(MEASUREMENTS, { ...WORKLOAD, publishesPerDay: 86_400 }, 0, 2 / 86_400);
  expect(second['Redis commands']).toBeCloseTo(10);
});

test('calculates how many views per second one processor can serve', () => {
  expect(ratesOfCore(MEASUREMENTS)).toMatchObject({
    'cached page': 1_000,
    'rendered page': 20,
    // 1 ms for the page, 5 ms for its files, 3 ms for telemetry
    'first view': expect.closeTo(1_000 / 9),
  });
});

test('returns zero costs if there are no requests', () => {
  expect(sumOfCosts([])).toEqual(ZERO_COSTS);
});
