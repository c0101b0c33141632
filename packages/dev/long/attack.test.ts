import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { BUILD_FILES_FOLDER } from '../../../server/store/build-files.ts';
import { send } from '../../../tests/contract/server/http-client.ts';
import { CountedContent } from './counted-content.ts';
import { startSite, type Site } from './site.ts';

/** Requests per attack. Each attack runs twice, with 50,000 different query strings or paths. */
const REQUESTS = 25_000;
/** Number of concurrent requests. Some are refused, because fewer can wait for the content service. */
const CONCURRENCY = 100;
const BODY_BYTES = 64 * 1024 * 1024;
/** Allowed growth from the first to the second attack. The heap grows until the next garbage collection. */
const MAX_GROWTH_MB = 300;
/** Limits of the caches in server/cache/: finished pages, Next's rendered pages, cached reads. */
const CACHES_MB = 256 + 128 + 64;
/** Limits of the folders in server/store/page-store.ts: documents, and their hydration data. */
const DISK_BYTES = 2 * 256 * 1024 * 1024;
/**
 * Maximum number of files: the pages under attack, their data and compressed versions, the not-found page and a
 * checkpoint.
 */
const MAX_FILES = 20;
/** Requests per second that the content service allows (docs/services.md). */
const CONTENT_LIMIT = 55;
/** Limits in lib/content/client/query-rate.ts and lib/content/routing/resolve-slug.ts. */
const NEW_SLUGS_PER_SECOND = 20;
const MISSING_PER_MINUTE = 60;
/** Visitors per attack. Each may request missing paths until it is rate limited. */
const VISITORS = 5;
const PAGE = '/en-us/articles/contact-time-explained';

const content = new CountedContent();
let site: Site;
let port = 0;
let memoryAtStart = 0;
beforeAll(async () => {
  site = await startSite(100, async (servicesPort, folder) => ({
    ...(await content.passTo(servicesPort)),
    PAGE_CACHE_DIR: join(folder, 'pages'),
    TRUSTED_PROXIES: '1',
  }));
  port = Number(new URL(site.url).port);
  await send(port, PAGE);
  memoryAtStart = memoryMb();
}, 240_000);
afterAll(async () => {
  site.stop();
  await content.stop();
});

const memoryMb = (): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' })) / 1024;

/**
 * Returns the files that the site wrote for pages. The shared files of builds are excluded, because their number
 * depends only on the build.
 */
const storedFiles = (): { bytes: number }[] =>
  readdirSync(join(site.folder, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith(`${BUILD_FILES_FOLDER}/`))
    .map((name) => statSync(join(site.folder, 'pages', name), { throwIfNoEntry: false }))
    .flatMap((stat) => (stat?.isFile() ? [{ bytes: stat.size }] : []));

/**
 * Requests `REQUESTS` paths as a few visitors behind a proxy.
 * @returns how often each status occurred
 */
async function request(round: 1 | 2, path: (number: number) => string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (next < REQUESTS) {
      const number = next++;
      const { status = 0 } = await send(port, path(number), {
        'accept-encoding': 'gzip',
        'x-forwarded-for': `10.0.${round}.${number % VISITORS}`,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visitor));
  return statuses;
}

/**
 * Expects that a second attack leaves no more memory or files behind than the first.
 * @param attack runs the first or the second attack
 */
async function expectBounded(attack: (round: 1 | 2) => Promise<void>): Promise<void> {
  await attack(1);
  const before = memoryMb();
  await attack(2);
  const after = memoryMb();
  const files = storedFiles();
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    `${memoryAtStart.toFixed(0)} MB at the start, ${before.toFixed(0)} after one attack, ${after.toFixed(0)} after two; ${files.length} files of ${bytes} bytes`,
  );
  expect(after - before).toBeLessThan(MAX_GROWTH_MB);
  // Allow for full caches, and for as much uncollected garbage.
  expect(after - memoryAtStart).toBeLessThan(2 * CACHES_MB);
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(MAX_FILES);
  expect(bytes).toBeLessThan(DISK_BYTES);
  expect((await send(port, PAGE)).status).toBe(200);
}

test(
  'unknown query strings use no memory or disk space and cause no content queries',
  () =>
    expectBounded(async (round) => {
      const before = content.total;
      expect(await request(round, (number) => `${PAGE}?id-${round}-${number}=${number}`)).toEqual(
        new Map([[200, REQUESTS]]),
      );
      expect(content.total).toBe(before);
    }),
  240_000,
);

test(
  'requests for missing pages use no memory or disk space and are rate limited',
  () =>
    expectBounded(async (round) => {
      const before = content.total;
      const startedAt = performance.now();
      const statuses = await request(round, (number) => `/en-us/none/${round}/${number}`);
      const seconds = (performance.now() - startedAt) / 1000;
      const queries = content.total - before;
      const busiest = content.busiestSecond(before);
      console.log(
        `${JSON.stringify([...statuses])} in ${seconds.toFixed(0)} s, ${queries} queries, ${busiest} in a second`,
      );
      expect([404, 429, 503]).toEqual(expect.arrayContaining([...statuses.keys()]));
      // The rate limit allows each visitor more lookups in each new minute.
      const minutes = Math.ceil(seconds / 60) + 1;
      const lookUps = VISITORS * MISSING_PER_MINUTE * minutes;
      expect(statuses.get(404)).toBeLessThanOrEqual(lookUps);
      // A request that the full queue refuses also counts toward the visitor's rate limit.
      expect((statuses.get(404) ?? 0) + (statuses.get(503) ?? 0)).toBeLessThanOrEqual(lookUps);
      expect(statuses.get(429)).toBeGreaterThan((REQUESTS - lookUps) * 0.9);
      expect(queries).toBeGreaterThan(0);
      expect(busiest).toBeLessThanOrEqual(CONTENT_LIMIT);
      // Queries of the not-found page's header and footer count toward the pages' share of the limit.
      const allowed = Math.min(NEW_SLUGS_PER_SECOND * (Math.ceil(seconds) + 1), lookUps);
      expect(queries).toBeLessThanOrEqual(allowed + CONTENT_LIMIT);
    }),
  600_000,
);

/** Sends up to 64 MB in chunks, without a declared length. Stops when the server closes the connection. */
async function sendLargeBody(path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined).resume();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${site.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`,
  );
  const chunk = Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`);
  for (let sent = 0; !socket.destroyed && sent < BODY_BYTES; sent += 65_536)
    if (!socket.write(chunk))
      await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
  socket.end('0\r\n\r\n');
  await closed;
}

const handlers = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .filter((file) => /\bPOST\b/.test(readFileSync(join('app/api', file), 'utf8')))
  .map((file) => `/api/${file.replace(/\/route\.ts$/, '').replace('[form]', 'contact')}`);

test(
  'no handler buffers a 64 MB request body in memory',
  () =>
    expectBounded(async () => {
      expect(handlers.length).toBeGreaterThan(5);
      for (const path of handlers) await Promise.all([sendLargeBody(path), sendLargeBody(path)]);
    }),
  240_000,
);
