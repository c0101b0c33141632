/**
 * The capacity model: from what each kind of request was measured to cost, and the traffic that is expected, what each
 * part of a deployment has to have and costs (docs/operations.md, "Capacity").
 */
import { computed, ZERO_COSTS, type Costs } from './costs.ts';

export interface Measurements {
  /** Of one page, or of all that a browser requests for one view beside it. */
  costs: {
    /** A document, and the data with which the router goes on to another page. */
    cachedPage: Costs;
    cachedData: Costs;
    /** The mean of what is rendered: searches, filtered lists, pages after a publish. */
    renderedPage: Costs;
    filesOfFirstView: Costs;
    filesOfNextView: Costs;
    /** What a browser tells of a view: telemetry. */
    signalsOfView: Costs;
    countedView: Costs;
    publish: Costs;
    submission: Costs;
    review: Costs;
    like: Costs;
  };
  bytes: { firstView: number; nextView: number };
  /** MiB of a process: of the site without pages, of 1,000 pages and of as many as it stores, and of the services. */
  memory: { site: number; pagesPer1000: number; maxPages: number; services: number };
}

export interface Workload {
  viewsPerMonth: number;
  /** The busiest second's views, as a multiple of the mean. */
  peakFactor: number;
  /** Of all views, those that begin a visit with an empty cache. */
  firstViewShare: number;
  /** Of pages and files, those that a CDN answers. */
  cdnShare: number;
  /** Of the pages that reach the site, those that are rendered. */
  renderedShare: number;
  /** Of all views, those of products and articles, which are counted. */
  countedShare: number;
  publishesPerDay: number;
  submissionsPerDay: number;
  reviewsPerDay: number;
  likesPerDay: number;
  /** Pages that are cached in each process. */
  pages: number;
  /** MiB that a process takes more than with the sample content (`npm run bench:large-space -w @cleanpro/dev`). */
  contentMiB: { site: number; services: number };
  /** The share of their processors that the parts use at the peak. */
  utilization: number;
  /** The fewest processors of each part, so that one may fail. */
  minimumCores: number;
  coresPerProcess: number;
}

/** Examples: replace them with your own. */
export interface Prices {
  coreHour: number;
  memoryGiBHour: number;
  /** From the site, and from a CDN. */
  egressGB: number;
  cdnGB: number;
  diskGBMonth: number;
}

interface Part {
  part: string;
  /** Processors that are busy at the peak, and those to have. */
  busyCores: number;
  cores: number;
  memoryGiB: number;
  perMonth: number;
}

export interface Capacity {
  /** At the peak. */
  viewsPerSecond: number;
  pagesPerSecondAtSite: number;
  redisCommandsPerSecond: number;
  transactionsPerSecond: number;
  contentQueriesPerSecond: number;
  trafficGB: number;
  siteTrafficGB: number;
  /** What a month adds. */
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
/** A database server and a Redis that do little. */
const DATABASE_MEMORY_GIB = 2;
const REDIS_MEMORY_GIB = 0.25;
const MIB_PER_GIB = 1024;

/** So many of several kinds of requests together. */
export const sumOfCosts = (parts: readonly (readonly [count: number, costs: Costs])[]): Costs =>
  parts.length === 0
    ? ZERO_COSTS
    : computed((figure) => parts.reduce((sum, [count, costs]) => sum + count * costs[figure], 0));

/** How many pages, and whole views with files and what browsers tell of them, a processor of the site serves in a second. */
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

/** What a second costs in which so many views, and so many of a day's writes, arrive. */
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
    // What visitors write passes through any CDN.
    [views, costs.signalsOfView],
    [views * countedShare, costs.countedView],
    [workload.publishesPerDay * dayShare, costs.publish],
    [workload.submissionsPerDay * dayShare, costs.submission],
    [workload.reviewsPerDay * dayShare, costs.review],
    [workload.likesPerDay * dayShare, costs.like],
  ]);
}

/** What a workload needs, and what that costs at these prices. */
export function capacityOf(measurements: Measurements, workload: Workload, prices: Prices): Capacity {
  const { bytes, memory } = measurements;
  const { firstViewShare: first, cdnShare, utilization, minimumCores, peakFactor } = workload;
  const mean = workload.viewsPerMonth / DAYS / SECONDS_A_DAY;
  const peak = costsOfSecond(measurements, workload, mean * peakFactor, peakFactor / SECONDS_A_DAY);
  const average = costsOfSecond(measurements, workload, mean, 1 / SECONDS_A_DAY);
  const secondsPerMonth = DAYS * SECONDS_A_DAY;
  const trafficGB = (workload.viewsPerMonth * (first * bytes.firstView + (1 - first) * bytes.nextView)) / GB;
  const siteTrafficGB = trafficGB * (1 - cdnShare);
  // Views change rows and add none.
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
      // A year's growth is bought ahead.
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
