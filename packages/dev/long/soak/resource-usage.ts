import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const RESOURCE_USAGE = z.object({
  /** Bytes that remain after garbage collection, on the heap and outside of it. */
  memory: z.number(),
  /** Open files and connections. */
  descriptors: z.number(),
  /** Active resources by type, such as timers, connections and files. */
  resources: z.record(z.string(), z.number()),
  caches: z.record(z.string(), z.number()),
});

export type ResourceUsage = z.infer<typeof RESOURCE_USAGE>;

/** Maximum wait. Longer than an idle connection to a service stays open (packages/services/start.ts). */
const REST_MS = 100_000;
/**
 * Memory has settled once a reading frees less than this. V8 frees the bytecode of idle functions only after several
 * garbage collections, so the first ten readings differ by 25 MB.
 */
const SETTLED_BYTES = 100 * 1024;

/** Requests the resource usage of a process, which must have been started with report-usage.ts. */
async function requestUsage(process: ChildProcess): Promise<ResourceUsage> {
  const answer = once(process, 'message');
  process.send('held');
  const [usage] = await answer;
  return RESOURCE_USAGE.parse(usage);
}

const sockets = ({ resources }: ResourceUsage): number => resources.TCPSocketWrap ?? 0;

/**
 * Returns the resource usage of a process once its connections are closed, and its memory and caches no longer change.
 */
export async function usageAtRest(process: ChildProcess): Promise<ResourceUsage> {
  const end = performance.now() + REST_MS;
  let before = await requestUsage(process);
  for (;;) {
    await pause(1_000);
    const now = await requestUsage(process);
    const isSettled =
      before.memory - now.memory < SETTLED_BYTES &&
      JSON.stringify(now.caches) === JSON.stringify(before.caches);
    if ((isSettled && sockets(now) === 0) || performance.now() > end) return now;
    before = now;
  }
}
