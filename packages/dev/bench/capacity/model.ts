/**
 * The capacity model: computes the resources and the price of each part of a deployment from the measured cost per
 * request and the expected traffic (docs/operations.md, "Capacity").
 */
import { mapCosts, ZERO_COSTS, type Costs } from './costs.ts';

export interface Measurements {
  /** Costs of one page, one write, or all other requests of one view. */
  costs: {
    /** `cachedPage` is a document; `cachedData` is what the router loads to show the next page. */
    cachedPage: Costs;
    cachedData: Costs;
    /** Mean of all rendered responses: searches, filtered lists, pages after a publish. */
    renderedPage: Costs;
    filesOfFirstView: Costs;
    filesOfNextView: Costs;
    /** Telemetry that a browser sends per view. */
    signalsOfView: Costs;
    countedView: Costs;
    publish: Costs;
    submission: Costs;
    review: Costs;
    like: Costs;
  };
  bytes: { firstView: number; nextView: number };
  /** MiB per process: the site without pages, 1,000 pages, the maximum number of stored pages, and the services. */
  memory: { site: number; pagesPer1000: number; maxPages: number; services: number };
}

export interface Workload {
  viewsPerMonth: number;
  /** Views in the busiest second, as a multiple of the mean. */
  peakFactor: number;
  /** Share of views that begin a visit with an empty cache. */
  firstViewShare: number;
  /** Share of pages and files that a CDN serves. */
  cdnShare: number;
  /** Share of the pages requested from the site that are rendered. */
  renderedShare: number;
  /** Share of views that are counted: those of products and articles. */
  countedShare: number;
  publishesPerDay: number;
  submissionsPerDay: number;
  reviewsPerDay: number;
  likesPerDay: number;
  /** Number of pages cached in each process. */
  pages: number;
  /**
   * MiB that each process needs in addition to those with the sample content, from
   * `npm run bench:large-space -w @cleanpro/dev`.
   */
  contentMiB: { site: number; services: number };
  /** CPU utilization at the peak. */
  utilization: number;
  /** Minimum number of cores per part, for redundancy. */
  minimumCores: number;
  coresPerProcess: number;
}

export interface Prices {
  coreHour: number;
  memoryGiBHour: number;
  /** Prices per GB sent by the site, and per GB sent by a CDN. */
  egressGB: number;
  cdnGB: number;
  diskGBMonth: number;
}

interface Part {
  part: string;
  /** `busyCores` are in use at the peak; `cores` must be provided. */
  busyCores: number;
  cores: number;
  memoryGiB: number;
  perMonth: number;
}

export interface Capacity {
  /** Rates at the peak. */
  viewsPerSecond: number;
  pagesPerSecondAtSite: number;
  redisCommandsPerSecond: number;
  transactionsPerSecond: number;
  contentQueriesPerSecond: number;
  trafficGB: number;
  siteTrafficGB: number;
  /** Growth per month. */
  databaseGB: number;
  walGB: number;
  processes: number;
  parts: Part[];
  perMonth: number;
}

const DAYS = 30;
const HOURS = DAYS * 24;
const SECONDS_A_DAY = 86_400;
const GB = 1e9;
/** Memory of a database server and a Redis server under light load. */
const DATABASE_MEMORY_GIB = 2;
const REDIS_MEMORY_GIB = 0.25;
const MIB_PER_GIB = 1024;

/** Returns the total cost of several kinds of requests. */
export const sumOfCosts = (parts: readonly (readonly [count: number, costs: Costs])[]): Costs =>
  parts.length === 0
    ? ZERO_COSTS
    : mapCosts((figure) => parts.reduce((sum, [count, costs]) => sum + count * costs[figure], 0));

/**
 * Returns the number of pages and views per second that a single core of the site can serve. Views include their files
 * and telemetry.
 */
export function ratesOfCore({ costs }: Measurements): Record<string, number> {
  const rate = (...parts: readonly Costs[]): number =>
    1000 / parts.reduce((sum, part) => sum + part['site ms'], 0);
  return {
    'cached page': rate(costs.cachedPage),
    'rendered page': rate(costs.renderedPage),
    'first view': rate(costs.cachedPage, costs.filesOfFirstView, costs.signalsOfView),
    'next view': rate(costs.cachedData, costs.filesOfNextView, costs.signalsOfView),
    'first view, files from a CDN': rate(costs.cachedPage, costs.signalsOfView),
  };
}

/** Returns the costs of a second with this number of views and this share of a day's writes. */
export function costsOfSecond(
  { costs }: Measurements,
  workload: Workload,
  views: number,
  dayShare: number,
): Costs {
  const { firstViewShare: first, cdnShare, renderedShare, countedShare } = workload;
  const atSite = views * (1 - cdnShare);
  const cached = atSite * (1 - renderedShare);
  return sumOfCosts([
    [cached * first, costs.cachedPage],
    [cached * (1 - first), costs.cachedData],
    [atSite * renderedShare, costs.renderedPage],
    [atSite * first, costs.filesOfFirstView],
    [atSite * (1 - first), costs.filesOfNextView],
    // A CDN does not cache visitors' writes.
    [views, costs.signalsOfView],
    [views * countedShare, costs.countedView],
    [workload.publishesPerDay * dayShare, costs.publish],
    [workload.submissionsPerDay * dayShare, costs.submission],
    [workload.reviewsPerDay * dayShare, costs.review],
    [workload.likesPerDay * dayShare, costs.like],
  ]);
}

/** Computes the resources that a workload needs, and what they cost at these prices. */
export function capacityOf(measurements: Measurements, workload: Workload, prices: Prices): Capacity {
  const { bytes, memory } = measurements;
  const { firstViewShare: first, cdnShare, utilization, minimumCores, peakFactor } = workload;
  const mean = workload.viewsPerMonth / DAYS / SECONDS_A_DAY;
  const peak = costsOfSecond(measurements, workload, mean * peakFactor, peakFactor / SECONDS_A_DAY);
  const average = costsOfSecond(measurements, workload, mean, 1 / SECONDS_A_DAY);
  const secondsPerMonth = DAYS * SECONDS_A_DAY;
  const trafficGB = (workload.viewsPerMonth * (first * bytes.firstView + (1 - first) * bytes.nextView)) / GB;
  const siteTrafficGB = trafficGB * (1 - cdnShare);
  // Views update rows but add none.
  const writes = costsOfSecond(measurements, workload, 0, 1 / SECONDS_A_DAY);
  const databaseGB = (writes['database bytes'] * secondsPerMonth) / GB;
  const walGB = (average['WAL bytes'] * secondsPerMonth) / GB;

  const part = (name: string, busyMs: number, memoryOf: (cores: number) => number, more = 0): Part => {
    const busyCores = busyMs / 1000;
    const cores = Math.max(minimumCores, Math.ceil(busyCores / utilization));
    const memoryGiB = memoryOf(cores);
    return {
      part: name,
      busyCores,
      cores,
      memoryGiB,
      perMonth: HOURS * (cores * prices.coreHour + memoryGiB * prices.memoryGiBHour) + more,
    };
  };
  const processesOn = (cores: number): number => Math.max(2, Math.ceil(cores / workload.coresPerProcess));
  const { pages, contentMiB } = workload;
  const siteMemoryMiB =
    memory.site + contentMiB.site + Math.min((pages / 1000) * memory.pagesPer1000, memory.maxPages);
  const servicesMemoryMiB = memory.services + contentMiB.services;
  const parts = [
    part('site', peak['site ms'], (cores) => (processesOn(cores) * siteMemoryMiB) / MIB_PER_GIB),
    part('services', peak['services ms'], (cores) => (processesOn(cores) * servicesMemoryMiB) / MIB_PER_GIB),
    part(
      'PostgreSQL',
      peak['PostgreSQL ms'],
      () => DATABASE_MEMORY_GIB,
      // Disk space for a year of growth.
      12 * databaseGB * prices.diskGBMonth,
    ),
    part('Redis', peak['Redis ms'], () => REDIS_MEMORY_GIB),
  ];
  const traffic = siteTrafficGB * prices.egressGB + (trafficGB - siteTrafficGB) * prices.cdnGB;
  parts.push({ part: 'traffic', busyCores: 0, cores: 0, memoryGiB: 0, perMonth: traffic });
  return {
    viewsPerSecond: mean * peakFactor,
    pagesPerSecondAtSite: mean * peakFactor * (1 - cdnShare),
    redisCommandsPerSecond: peak['Redis commands'],
    transactionsPerSecond: peak.transactions,
    contentQueriesPerSecond: peak['content queries'],
    trafficGB,
    siteTrafficGB,
    databaseGB,
    walGB,
    processes: processesOn(parts[0]?.cores ?? 0),
    parts,
    perMonth: parts.reduce((sum, { perMonth }) => sum + perMonth, 0),
  };
}
