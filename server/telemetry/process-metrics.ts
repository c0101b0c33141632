/** What a process of the site has counted, or has at the moment, when metrics are read. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Meter } from '@opentelemetry/api';
import { expirationVersion } from '../../lib/processes/tag-expirations.ts';
import { storedBytes, waitingCompressions } from '../cache/finished-pages.ts';
import { PAGE_RESULTS, pageResults } from '../cache/page-results.ts';

const RESOLUTION_MS = 20;
/** Each value is of the last whole window, whoever reads metrics and how often. */
const WINDOW_MS = 10_000;

function measureEventLoop(meter: Meter): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  /** Node reports the time between two looks, not by how much the second was late. */
  const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1e3);
  const read = () => ({
    '0.5': seconds(delays.percentile(50)),
    '0.99': seconds(delays.percentile(99)),
    '1': seconds(delays.max),
  });
  let last: ReturnType<typeof read> | undefined;
  setInterval(() => {
    last = read();
    delays.reset();
  }, WINDOW_MS).unref();
  meter
    .createObservableGauge('nodejs.eventloop.delay', {
      description: 'By how much the event loop was late in the last ten seconds',
      unit: 's',
    })
    .addCallback((result) => {
      for (const [quantile, value] of Object.entries(last ?? read())) result.observe(value, { quantile });
    });
}

function measureMemory(meter: Meter): void {
  meter
    .createObservableGauge('process.memory.usage', { description: 'Resident memory', unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  const heap = { used: 'used_heap_size', limit: 'heap_size_limit' } as const;
  for (const [name, field] of Object.entries(heap))
    meter
      .createObservableGauge(`v8js.memory.heap.${name}`, {
        description: 'Heap of JavaScript objects',
        unit: 'By',
      })
      .addCallback((result) => result.observe(getHeapStatistics()[field]));
  meter
    .createObservableCounter('process.cpu.time', { description: 'Time on a processor', unit: 's' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe((user + system) / 1e6);
    });
}

const unpurgedTags = (): number =>
  [...(globalThis.unpurged?.tags.values() ?? [])].reduce((sum, { size }) => sum + size, 0);

/** Offers what this process counts. */
export function measureProcess(meter: Meter, { waitingPages }: { waitingPages: () => number }): void {
  measureEventLoop(meter);
  measureMemory(meter);
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
