/**
 * Inputs that are not measured: the traffic of a large example site, and example prices. Replace both with your own.
 */
import type { Prices, Workload } from './model.ts';

/** 100 million views a month, without a CDN. */
export const WORKLOAD: Workload = {
  viewsPerMonth: 100_000_000,
  peakFactor: 5,
  firstViewShare: 0.4,
  cdnShare: 0,
  renderedShare: 0.02,
  countedShare: 0.6,
  publishesPerDay: 200,
  submissionsPerDay: 5_000,
  reviewsPerDay: 1_000,
  likesPerDay: 10_000,
  pages: 15_000,
  contentMiB: { site: 700, services: 400 },
  utilization: 0.6,
  minimumCores: 2,
  coresPerProcess: 1,
};

/** The same site behind a CDN that stores pages until they are purged. */
export const WITH_CDN: Workload = { ...WORKLOAD, cdnShare: 0.95 };

/** Prices in US dollars, close to the list prices of large clouds. */
export const PRICES: Prices = {
  coreHour: 0.04,
  memoryGiBHour: 0.005,
  egressGB: 0.08,
  cdnGB: 0.02,
  diskGBMonth: 0.12,
};
