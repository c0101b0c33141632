import { setTimeout as sleep } from 'node:timers/promises';
import { memoryMiB, processorMs } from '../../bench/process-figures.ts';
import { send } from '../../../../tests/contract/server/http-client.ts';

/** A cached page. During an attack, its visitors should wait at most for the current render. */
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

/**
 * Requests a page.
 * @returns milliseconds until the response is complete
 * @throws Error when the status is not 200
 */
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

/** Returns the time of the slowest of several sequential renders, in milliseconds. */
export async function slowestRender(port: number): Promise<number> {
  let slowest = 0;
  for (let number = 0; number < RENDERS; number += 1) {
    const headers = { ...HEADERS, 'x-forwarded-for': `203.0.113.${number}` };
    slowest = Math.max(slowest, await request(port, `/en-us/search?q=soap+${number}`, headers));
  }
  return slowest;
}

/** Returns the longest wait for a cached page, and the maximum memory of the process, until a promise resolves. */
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

/** Returns the CPU time per cached page in milliseconds. Unlike elapsed time, it does not depend on other load. */
export async function cachedPageCost({ port, pid }: Watched): Promise<number> {
  const before = processorMs(pid);
  let left = PAGES;
  const visit = async (): Promise<void> => {
    while ((left -= 1) >= 0) await request(port, CACHED_PAGE);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visit));
  return (processorMs(pid) - before) / PAGES;
}
