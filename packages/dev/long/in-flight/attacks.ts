/**
 * Attacks that cause a lot of in-flight work on a site. They run only on loopback, and stop after a fixed number of
 * requests or a fixed time.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const ATTACK_MS = 5_000;
const CONNECTIONS = 10;
const PIPELINED = 1_000;
const ABANDONED = 300;
const ABANDONED_AFTER_MS = 300;
const FLOOD_CONNECTIONS = 100;
const SLOW_READERS = 200;
const PAGE = '/en-us/brands/dawn/pot-and-pan-detergent';

let number = 0;
/** Returns the path of a page that is rendered for each request: a search with a new query. */
const search = (): string => `/en-us/search?q=cleaner+${(number += 1)}`;
/** Returns the address of a new visitor behind the trusted proxy. */
const newVisitor = (): string => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

const request = (path: string, visitor?: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n${visitor === undefined ? '' : `X-Forwarded-For: ${visitor}\r\n`}\r\n`;

const open = (port: number): Socket => connect(port, '127.0.0.1').on('error', () => undefined);
const close = (socket: Socket): Promise<void> =>
  new Promise((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve())));

async function repeat(each: () => Promise<void>): Promise<void> {
  const end = performance.now() + ATTACK_MS;
  while (performance.now() < end) await each();
}

const many = (count: number, each: () => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, each));

/** Sends 1,000 requests in one write on each of ten connections. A closed connection is opened again. */
const pipeline = (path: () => string) => (port: number) =>
  many(CONNECTIONS, () =>
    repeat(async () => {
      const socket = open(port).resume();
      socket.write(Array.from({ length: PIPELINED }, () => request(path(), newVisitor())).join(''));
      await Promise.race([close(socket), sleep(ATTACK_MS)]);
      socket.destroy();
    }),
  );

/** Sends searches, and disconnects before the response. */
const abandon = (visitor: () => string | undefined) => (port: number) =>
  many(ABANDONED, async () => {
    const socket = open(port).resume();
    socket.write(request(search(), visitor()));
    await Promise.race([close(socket), sleep(ABANDONED_AFTER_MS)]);
    socket.destroy();
  });

/** Sends searches on many connections, each when the previous one has been answered. */
const flood = (visitor: () => string | undefined) => (port: number) =>
  many(FLOOD_CONNECTIONS, () =>
    repeat(async () => {
      const socket = open(port).resume();
      socket.end(request(search(), visitor()).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      await close(socket);
    }),
  );

/** Requests uncompressed pages, and reads none of the responses. */
const slowReaders = async (port: number): Promise<void> => {
  const sockets = Array.from({ length: SLOW_READERS }, () => open(port).pause());
  const pages = request(PAGE).replace('Accept-Encoding: gzip\r\n', '').repeat(8);
  for (const socket of sockets) socket.write(pages);
  await sleep(ATTACK_MS);
  for (const socket of sockets) socket.destroy();
};

export const ATTACKS = {
  'pipelined searches': pipeline(search),
  'pipelined cached pages': pipeline(() => PAGE),
  'abandoned searches': abandon(newVisitor),
  'abandoned searches of one visitor': abandon(() => '192.0.2.1'),
  'a flood of searches': flood(newVisitor),
  'a flood of one visitor': flood(() => '192.0.2.2'),
  'slow readers': slowReaders,
} satisfies Record<string, (port: number) => Promise<unknown>>;
