import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const HELD = z.object({
  /** Bytes that a collection leaves, on the heap and beside it. */
  memory: z.number(),
  /** Open files and connections. */
  descriptors: z.number(),
  /** What would wake the process, by its kind: timers, connections, files. */
  resources: z.record(z.string(), z.number()),
  /** The sizes of caches, by their names. */
  caches: z.record(z.string(), z.number()),
});

/** What a process holds. */
export type Held = z.infer<typeof HELD>;

/** Longer than an idle connection to a service stays open (packages/services/start.ts). */
const REST_MS = 100_000;

/** What a process holds now; it was started with report-held.ts. */
async function requestHeld(process: ChildProcess): Promise<Held> {
  const answer = once(process, 'message');
  process.send('held');
  const [held] = await answer;
  return HELD.parse(held);
}

const sockets = ({ resources }: Held): number => resources.TCPSocketWrap ?? 0;

/** What a process holds once its connections are closed and its caches have what they compressed. */
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
