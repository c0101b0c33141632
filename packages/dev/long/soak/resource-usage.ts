import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const HELD = z.object({
  /** Bytes that remain after garbage collection, on the heap and outside of it. */
  memory: z.number(),
  /** Open files and connections. */
  descriptors: z.number(),
  /** Active resources by type, such as timers, connections and files. */
  resources: z.record(z.string(), z.number()),
  /** Sizes of caches, by name. */
  caches: z.record(z.string(), z.number()),
});

export type Held = z.infer<typeof HELD>;

/** Longer than an idle connection to a service stays open (packages/services/start.ts). */
const REST_MS = 100_000;

/** Asks a process what it holds. The process must have been started with report-held.ts. */
async function requestHeld(process: ChildProcess): Promise<Held> {
  const answer = once(process, 'message');
  process.send('held');
  const [held] = await answer;
  return HELD.parse(held);
}

const sockets = ({ resources }: Held): number => resources.TCPSocketWrap ?? 0;

/** Returns what a process holds once its connections are closed and its caches no longer change. */
export async function heldAtRest(process: ChildProcess): Promise<Held> {
  const end = performance.now() + REST_MS;
  let before = await requestHeld(process);
  for (;;) {
    await pause(1_000);
    const now = await requestHeld(process);
    const isSettled = JSON.stringify(now.caches) === JSON.stringify(before.caches);
    if ((isSettled && sockets(now) === 0) || performance.now() > end) return now;
    before = now;
  }
}
