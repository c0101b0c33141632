import { readFileSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import type { Meter } from '@opentelemetry/api';
import { z } from 'zod';

const PACKAGE = z.object({ version: z.string() });

/**
 * Registers the metrics that every process has: build, start time, memory and CPU time.
 * @param buildId identifies the release, which the package's version does not; undefined without a build
 */
export function measureProcess(meter: Meter, name: 'site' | 'services', buildId: string | undefined): void {
  const { version } = PACKAGE.parse(
    JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
  );
  meter
    .createObservableGauge(`${name}.build.info`, { description: 'Always 1; its labels are what runs' })
    .addCallback((result) =>
      result.observe(1, {
        version,
        ...(buildId !== undefined && { build_id: buildId }),
        node: process.versions.node,
      }),
    );
  const startedAt = performance.timeOrigin / 1_000;
  meter
    .createObservableGauge('process.start_time', {
      description: 'When the process started, in seconds since 1970',
      unit: 's',
    })
    .addCallback((result) => result.observe(startedAt));
  meter
    .createObservableGauge('process.memory.usage', { description: 'Resident memory', unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  const heap = { used: 'used_heap_size', limit: 'heap_size_limit' } as const;
  for (const [part, field] of Object.entries(heap))
    meter
      .createObservableGauge(`v8js.memory.heap.${part}`, {
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
