import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';
import { expirationVersion } from '../../lib/expiration/tag-expirations.ts';
import { storedBytes, waitingCompressions } from '../cache/finished-pages.ts';
import { PAGE_RESULTS, pageResults } from '../cache/page-results.ts';

const RESOLUTION_MS = 20;
/** Each value covers the last complete window, however often metrics are read. */
const WINDOW_MS = 10_000;

function measureEventLoop(meter: Meter): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  /** Returns the delay in seconds. Node reports the time between two samples, which includes the sampling interval. */
  const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1e3);
  const read = () => ({
    p50: seconds(delays.percentile(50)),
    p99: seconds(delays.percentile(99)),
    max: seconds(delays.max),
  });
  let last: ReturnType<typeof read> | undefined;
  setInterval(() => {
    last = read();
    delays.reset();
  }, WINDOW_MS).unref();
  for (const name of ['p50', 'p99', 'max'] as const)
    meter
      .createObservableGauge(`nodejs.eventloop.delay.${name}`, {
        description: 'By how much the event loop was late in the last ten seconds',
        unit: 's',
      })
      .addCallback((result) => result.observe((last ?? read())[name]));
}

const unpurgedTags = (): number =>
  [...(globalThis.unpurged?.tags.values() ?? [])].reduce((sum, { size }) => sum + size, 0);

export interface SiteState {
  waitingPages: () => number;
  dependencies: () => { name: string; isUp: boolean }[];
}

/** Registers the metrics of this process: its event loop, services, page cache, expirations and queues. */
export function measureSite(meter: Meter, { waitingPages, dependencies }: SiteState): void {
  measureEventLoop(meter);
  meter
    .createObservableGauge('site.dependency.up', { description: 'Whether a service that pages need works' })
    .addCallback((result) => {
      for (const { name, isUp } of dependencies()) result.observe(isUp ? 1 : 0, { dependency: name });
    });
  meter
    .createObservableCounter('site.page_cache.requests', { description: 'Pages by where they came from' })
    .addCallback((result) => {
      for (const name of PAGE_RESULTS) result.observe(pageResults()[name], { result: name });
    });
  meter
    .createObservableGauge('site.page_cache.size', { description: 'Finished pages in memory', unit: 'By' })
    .addCallback((result) => result.observe(storedBytes()));
  meter
    .createObservableCounter('site.expirations', {
      description: 'Expirations: publishes, changed reviews, lost connections',
    })
    .addCallback((result) => result.observe(expirationVersion()));
  const queues: Record<string, () => number> = {
    'page-compression': waitingCompressions,
    'page-storage': waitingPages,
    'cdn-purge': unpurgedTags,
  };
  meter
    .createObservableGauge('site.queue.length', { description: 'What waits in this process' })
    .addCallback((result) => {
      for (const [queue, length] of Object.entries(queues)) result.observe(length(), { queue });
    });
}
