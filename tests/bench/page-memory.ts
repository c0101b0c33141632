/**
 * The memory of 10,000 cached pages. Alone, it is the process that fills the cache (`node --expose-gc
 * tests/bench/page-memory.ts`).
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { finishPage, storedBytes } from '../../server/cache/finished-pages.ts';

const PAGES = 10_000;
/** About what a page of this site takes as gzip; what is random does not shrink. */
const PAGE_BYTES = 25_000;
const CONCURRENCY = 50;
const MiB = 1024 * 1024;
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'x'.repeat(600) };

const ROW = z.object({ pages: z.number(), 'stored MiB': z.number(), 'process MiB': z.number() });
export type PageMemory = z.infer<typeof ROW>;

async function fill(): Promise<PageMemory> {
  const before = process.memoryUsage().rss;
  const tags = Array.from({ length: 100 }, (_, index) => `entry:some-entry-of-the-page-${index}`);
  for (let page = 0; page < PAGES; page += CONCURRENCY) {
    await Promise.all(
      Array.from({ length: CONCURRENCY }, (_, index) =>
        finishPage(
          `/en-us/generated/page-${page + index}`,
          {
            tags: tags.map((tag) => `${tag}-${page}`),
            renderedAt: performance.timeOrigin,
            revalidate: false,
          },
          { status: 200, headers: { ...HEADERS }, body: randomBytes(PAGE_BYTES) },
        ),
      ),
    );
  }
  globalThis.gc?.();
  return {
    pages: PAGES,
    'stored MiB': Math.round(storedBytes() / MiB),
    'process MiB': Math.round((process.memoryUsage().rss - before) / MiB),
  };
}

/** Finishes 10,000 distinct pages in a process of its own: what the cache says that it stores, and what the process takes. */
export async function pageMemoryRow(): Promise<PageMemory> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    'tests/bench/page-memory.ts',
  ]);
  return ROW.parse(JSON.parse(stdout));
}

if (process.argv[1]?.endsWith('page-memory.ts')) console.log(JSON.stringify(await fill()));
