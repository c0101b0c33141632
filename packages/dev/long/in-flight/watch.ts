import { setTimeout as sleep } from 'node:timers/promises';
import { memoryMiB, processorMs } from '../../bench/process-figures.ts';
import { send } from '../../../../tests/contract/server/listening.ts';

/** A page that is cached: all that an attack may make a visitor wait for is the render that goes on. */
const CACHED_PAGE = '/en-us/articles/contact-time-explained';
const HEADERS = { 'accept-encoding': 'gzip', 'x-forwarded-for': '198.51.100.1' };
const INTERVAL_MS = 10;
const PAGES = 3_000;
const CONCURRENCY = 10;
const RENDERS = 15;

export interface Watched {
  port: number;
  pid: number;
}

/** Requests a page. @returns milliseconds until its response is complete @throws Error unless it is 200 */
async function request(
  port: number,
  path: string,
  headers: Record<string, string> = HEADERS,
): Promise<number> {
  const start = performance.now();
  const { status } = await send(port, path, headers);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return performance.now() - start;
}

/** Milliseconds of the slowest of several renders, one after the other. */
export async function slowestRender(port: number): Promise<number> {
  let slowest = 0;
  for (let number = 0; number < RENDERS; number += 1) {
    const headers = { ...HEADERS, 'x-forwarded-for': `203.0.113.${number}` };
    slowest = Math.max(slowest, await request(port, `/en-us/search?q=soap+${number}`, headers));
  }
  return slowest;
}

/** How long a cached page takes, and how much memory the process has, at worst until a promise resolves. */
export async function worstUntil(ended: Promise<unknown>, { port, pid }: Watched) {
  const worst = { waitMs: 0, memoryMiB: 0 };
  const attack = { isOver: false };
  void ended.finally(() => (attack.isOver = true)).catch(() => undefined);
  while (!attack.isOver) {
    worst.waitMs = Math.max(worst.waitMs, await request(port, CACHED_PAGE));
    worst.memoryMiB = Math.max(worst.memoryMiB, memoryMiB(pid));
    await sleep(INTERVAL_MS);
  }
  await ended;
  return worst;
}

/** Milliseconds of processor time that a cached page costs: whatever else the machine does, it stays the same. */
export async function cachedPageCost({ port, pid }: Watched): Promise<number> {
  const before = processorMs(pid);
  let left = PAGES;
  const visit = async (): Promise<void> => {
    while ((left -= 1) >= 0) await request(port, CACHED_PAGE);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visit));
  return (processorMs(pid) - before) / PAGES;
}
