import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { visitorHandler } from '../../../server/next-handler.ts';
import { RenderQueue } from '../../../server/render-queue.ts';
import { RenderTurns } from '../../../server/render-turns.ts';
import { createSiteServer } from '../../../server/http-server.ts';
import { close, listen, send } from './http-client.ts';
import { createTestServer, pages, received, rendered, reset } from './next-stand-in.ts';

const servers: Server[] = [];
async function listenTo(server: Server): Promise<number> {
  servers.push(server);
  return listen(server);
}
beforeEach(reset);
beforeAll(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  for (const server of servers.splice(0)) await close(server);
});

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const open = (port: number): Socket => connect(port, '127.0.0.1').on('error', () => undefined);

/** Resolves when the server has processed everything that clients sent earlier. */
const roundTrip = (port: number): Promise<unknown> => send(port, '/en-us', {}, 'DELETE');

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

/** Counts responses without a body, until enough have arrived or the connection is closed. */
async function countResponses(socket: Socket, expected: number): Promise<number> {
  let text = '';
  const count = (): number => text.split('HTTP/1.1 200').length - 1;
  const read = (data: Buffer): void => void (text += String(data));
  socket.on('data', read);
  await until(() => socket.destroyed || count() >= expected);
  socket.off('data', read);
  return count();
}

describe('HTTP pipelining', () => {
  test('responds to up to eight pipelined requests in order, repeatedly on one connection', async () => {
    const seen: string[] = [];
    const server = createSiteServer(({ url = '' }, response) => {
      seen.push(url);
      setImmediate(() => response.end());
    });
    const socket = open(await listenTo(server));
    for (let round = 0; round < 20; round += 1) {
      const paths = Array.from({ length: 8 }, (_, number) => `/en-us/${round}/${number}`);
      socket.write(paths.map(request).join(''));
      expect(await countResponses(socket, 8)).toBe(8);
      expect(seen.splice(0)).toEqual(paths);
    }
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });

  test('always allows eight unanswered requests', async () => {
    const server = createSiteServer((_, response) => void setImmediate(() => response.end()));
    const socket = open(await listenTo(server));
    let answered = 0;
    socket.on('data', (data) => {
      const count = String(data).split('HTTP/1.1 200').length - 1;
      answered += count;
      socket.write(request('/en-us').repeat(count));
    });
    socket.write(request('/en-us').repeat(8));
    await until(() => socket.destroyed || answered >= 2_000);
    expect(answered).toBeGreaterThanOrEqual(2_000);
    socket.destroy();
  });

  test('a ninth unanswered request closes the connection before most of 1,000 are parsed', async () => {
    let handled = 0;
    let parsed = 0;
    const count = (): void => void (parsed += 1);
    subscribe('http.server.request.start', count);
    const server = createSiteServer(() => void (handled += 1));
    const socket = open(await listenTo(server));
    const closed = once(socket.resume(), 'close');
    socket.write(request('/en-us').repeat(1_000));
    await closed;
    unsubscribe('http.server.request.start', count);
    // Pipelined requests are handled one at a time, so the rest wait for the first response.
    expect(handled).toBe(1);
    expect(parsed).toBeLessThanOrEqual(9);
  });
});

test('closes slow readers of large responses without delaying others', async () => {
  const large = Buffer.alloc(3 * 1024 * 1024);
  const server = createSiteServer(
    ({ url }, response) => void response.end(url === '/large' ? large : 'page'),
  );
  const port = await listenTo(server);
  const readers = Array.from({ length: 20 }, () => open(port).pause());
  let closed = 0;
  for (const reader of readers) {
    // A client that does not read notices a closed connection only when it writes.
    const timer = setInterval(() => reader.write('x'), 50);
    reader.on('close', () => {
      closed += 1;
      clearInterval(timer);
    });
    reader.write(request('/large'));
  }
  await until(() => closed > 0);
  expect((await send(port, '/en-us')).body.toString()).toBe('page');
  for (const reader of readers) reader.destroy();
});

describe('render queue', () => {
  const gate = (): { open: () => void } => {
    const { promise, resolve } = Promise.withResolvers<void>();
    pages.rendering = promise;
    return { open: resolve };
  };
  const start = async (limits = { slots: 1, maxWaiting: 2 }) => {
    const queue = new RenderQueue({ ...limits, utilization: () => 1 });
    const { server } = createTestServer({ turns: new RenderTurns(1, queue) });
    return { port: await listenTo(server), queue };
  };
  const from = (network: number) => ({ 'x-forwarded-for': `192.0.2.${network}`, 'accept-encoding': 'gzip' });

  test('refuses requests beyond the limit with 503 and Retry-After, but sends cached pages', async () => {
    const { port, queue } = await start();
    await send(port, '/en-us/cached', from(1));
    const { open: finish } = gate();
    const answers = [1, 2, 3].map((number) => send(port, `/en-us/page-${number}`, from(number)));
    await until(() => queue.waiting === 2);
    const refused = await send(port, '/en-us/page-4', from(4));
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '10', 'cache-control': 'no-store' },
    });
    expect(refused.body.toString()).toContain('<h1>The site is busy</h1>');
    const cached = await send(port, '/en-us/cached', from(5));
    expect([cached.status, cached.headers['cache-status']]).toEqual([200, 'site; hit']);
    finish();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  test('does not queue previews', async () => {
    const { port, queue } = await start();
    const { open: finish } = gate();
    const visitor = send(port, '/en-us/page-1', from(1));
    await until(() => queue.running === 1);
    const preview = send(port, '/en-us/page-2', { ...from(2), cookie: '__prerender_bypass=draft' });
    await until(() => rendered.length === 2);
    expect(queue.waiting).toBe(0);
    finish();
    expect((await Promise.all([visitor, preview])).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('serves networks in turn', async () => {
    const { port, queue } = await start({ slots: 1, maxWaiting: 10 });
    const { open: finish } = gate();
    const answers: Promise<unknown>[] = [];
    for (const [name, network] of [
      ['a1', 1],
      ['a2', 1],
      ['a3', 1],
      ['b1', 2],
    ] as const) {
      answers.push(send(port, `/en-us/${name}`, from(network)));
      await until(() => queue.running + queue.waiting === answers.length);
    }
    finish();
    await Promise.all(answers);
    expect(rendered).toEqual(['/en-us/a1', '/en-us/a2', '/en-us/b1', '/en-us/a3']);
  });

  test('skips renders whose client has left', async () => {
    const { port, queue } = await start();
    const { open: finish } = gate();
    const first = send(port, '/en-us/first', from(1));
    await until(() => queue.running === 1);
    const socket = open(port);
    socket.write(request('/en-us/left'));
    await until(() => queue.waiting === 1);
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
    await roundTrip(port);
    finish();
    await first;
    await until(() => queue.running === 0);
    expect(received).toEqual(['/en-us/first']);
  });

  test('finishes a shared render once, even if its first client has left', async () => {
    const { port, queue } = await start();
    const { open: finish } = gate();
    const first = send(port, '/en-us/first', from(1));
    await until(() => queue.running === 1);
    const socket = open(port);
    socket.write(request('/en-us/shared'));
    await until(() => queue.waiting === 1);
    // Send more requests than the queue has room for.
    const shared = [2, 3, 4, 5, 6].map((network) => send(port, '/en-us/shared', from(network)));
    await roundTrip(port);
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
    await roundTrip(port);
    finish();
    const answers = await Promise.all([first, ...shared]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(rendered).toEqual(['/en-us/first', '/en-us/shared']);
  });

  test('looks up a missing path once for all requests that wait for it', async () => {
    const { port, queue } = await start();
    pages.exists = (path) => path === '/en-us/first';
    const { open: finish } = gate();
    const first = send(port, '/en-us/first', from(1));
    await until(() => queue.running === 1);
    const dead = [2, 3, 4, 5, 6].map((network) => send(port, '/en-us/dead', from(network)));
    await roundTrip(port);
    finish();
    await first;
    expect((await Promise.all(dead)).map(({ status }) => status)).toEqual(dead.map(() => 404));
    expect(received.filter((path) => path === '/en-us/dead')).toHaveLength(1);
  });

  test('queues requests for sitemaps', async () => {
    const { port, queue } = await start();
    const { open: finish } = gate();
    const answers = [send(port, '/en-us/first', from(1))];
    await until(() => queue.running === 1);
    for (const [index, path] of ['/sitemap.xml', '/sitemaps/2'].entries()) {
      answers.push(send(port, path, from(index + 2)));
      await until(() => queue.waiting === index + 1);
    }
    expect((await send(port, '/sitemap.xml?again', from(4))).status).toBe(503);
    finish();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('responds to a waiting request with the page that another request rendered', async () => {
    const { port, queue } = await start();
    const { open: finish } = gate();
    const answers = [send(port, '/en-us/first', from(1))];
    await until(() => queue.running === 1);
    answers.push(send(port, '/en-us/second', from(2)), send(port, '/en-us/second', from(3)));
    await until(() => queue.waiting === 1);
    finish();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(received).toEqual(['/en-us/first', '/en-us/second']);
  });

  test('releases the slot of a render that ends without a response', async () => {
    const queue = new RenderQueue({ slots: 1, utilization: () => 1 });
    const left = Promise.withResolvers<void>();
    const handle = visitorHandler(({ url }, response) =>
      url === '/en-us/search?q=left'
        ? new Promise((resolve) => response.once('close', () => left.resolve(resolve())))
        : Promise.resolve(void response.end('page')),
    );
    const { server } = createTestServer({ handle, turns: new RenderTurns(0, queue) });
    const port = await listenTo(server);
    const socket = open(port);
    socket.write(request('/en-us/search?q=left'));
    await until(() => queue.running === 1);
    socket.destroy();
    await left.promise;
    await roundTrip(port);
    expect(queue.running).toBe(0);
    expect((await send(port, '/en-us/search?q=next')).status).toBe(200);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  test.each(['/api/session', '/images/x.png', '/robots.txt'])('does not queue %s', async (path) => {
    const { port, queue } = await start();
    const blocked = Promise.withResolvers<void>();
    const handle = visitorHandler(({ url }, response) =>
      url === path ? Promise.resolve(void response.end()) : blocked.promise.then(() => void response.end()),
    );
    const { server } = createTestServer({ handle, turns: new RenderTurns(0, queue) });
    const other = await listenTo(server);
    const first = send(other, '/en-us/search?q=first');
    await until(() => queue.running === 1);
    expect((await send(port, path)).status).toBe(200);
    blocked.resolve();
    await first;
    expect(port).toBeGreaterThan(0);
  });
});
