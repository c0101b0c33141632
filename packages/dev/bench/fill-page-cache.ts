/**
 * Fills the page cache with 10,000 distinct pages and prints its memory usage. page-memory.ts runs this with
 * `--expose-gc`.
 */
import { randomBytes } from 'node:crypto';
import { finishPage, storedBytes } from '../../../server/cache/finished-pages.ts';

const PAGES = 10_000;
/** Approximate gzip size of a page of this site. Random bytes do not shrink when compressed. */
const PAGE_BYTES = 25_000;
const CONCURRENCY = 50;
const MiB = 1024 * 1024;
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'x'.repeat(600) };

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
console.log(
  JSON.stringify({
    pages: PAGES,
    'stored MiB': Math.round(storedBytes() / MiB),
    'process MiB': Math.round((process.memoryUsage().rss - before) / MiB),
  }),
);
