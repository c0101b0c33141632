/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { send } from '../contract/server/listening';
import { startSite, type Site } from './site';

const REQUESTS = 15_000;
const CONCURRENCY = 50;
const BODY_BYTES = 64 * 1024 * 1024;
/** What a process may hold more after a second attack than after a first: its heap grows until it is collected. */
const MAX_GROWTH_MB = 300;
const PAGE = '/en-us/articles/contact-time-explained';

let site: Site;
let port = 0;
beforeAll(async () => {
  site = await startSite(100);
  port = Number(new URL(site.url).port);
}, 240_000);
afterAll(() => site.stop());

const memoryMb = (): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' })) / 1024;

/** Requests so many addresses. @returns how often each status was answered */
async function request(path: (number: number) => string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (next < REQUESTS) {
      const { status = 0 } = await send(port, path(next++), { 'accept-encoding': 'gzip' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visitor));
  return statuses;
}

/** @param attack the first or the second one */
async function expectBoundedMemory(attack: (round: 1 | 2) => Promise<void>): Promise<void> {
  await attack(1);
  const before = memoryMb();
  await attack(2);
  const growth = memoryMb() - before;
  console.log(`${before.toFixed(0)} MB before, ${growth.toFixed(0)} MB more after`);
  expect(growth).toBeLessThan(MAX_GROWTH_MB);
  expect((await send(port, PAGE)).status).toBe(200);
}

test(
  'query strings that no page reads leave no memory behind',
  () =>
    expectBoundedMemory(async (round) => {
      expect(await request((number) => `${PAGE}?id-${round}-${number}=${number}`)).toEqual(
        new Map([[200, REQUESTS]]),
      );
    }),
  240_000,
);

test(
  'addresses that do not exist leave no memory behind, and end in a refusal',
  () =>
    expectBoundedMemory(async (round) => {
      const statuses = await request((number) => `/en-us/none/${round}/${number}`);
      expect([404, 429]).toEqual(expect.arrayContaining([...statuses.keys()]));
      expect(statuses.get(429)).toBeGreaterThan(REQUESTS * 0.9);
    }),
  600_000,
);

/** Sends a body of 64 MB in chunks, whose length nobody can know before, as far as the server takes it. */
async function sendLargeBody(path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined).resume();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${site.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`,
  );
  const chunk = Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`);
  for (let sent = 0; !socket.destroyed && sent < BODY_BYTES; sent += 65_536)
    if (!socket.write(chunk))
      await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
  socket.end('0\r\n\r\n');
  await closed;
}

/** The path of every route handler that has a POST. */
const handlers = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .filter((file) => /\bPOST\b/.test(readFileSync(join('app/api', file), 'utf8')))
  .map((file) => `/api/${file.replace(/\/route\.ts$/, '').replace('[form]', 'contact')}`);

test(
  'bodies of 64 MB to every handler are never held in memory',
  () =>
    expectBoundedMemory(async () => {
      expect(handlers.length).toBeGreaterThan(5);
      for (const path of handlers) await Promise.all([sendLargeBody(path), sendLargeBody(path)]);
    }),
  240_000,
);
