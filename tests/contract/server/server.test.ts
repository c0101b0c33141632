import { once } from 'node:events';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createSiteServer } from '../../../server/http-server.ts';
import { visitorHandler } from '../../../server/next-handler.ts';
import { close, listen, send, sendRaw } from './http-client.ts';

const seen: { url?: string; headers: IncomingHttpHeaders }[] = [];
let server: Server;
let port = 0;

beforeAll(async () => {
  const handle = visitorHandler(async ({ url, headers }, response) => {
    seen.push({ url, headers });
    response.end('page');
  });
  server = createSiteServer((...args) => void handle(...args));
  port = await listen(server);
});
afterAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await close(server);
});
beforeEach(() => void (seen.length = 0));

test('refuses requests with a self-contained error page, without passing them to Next', async () => {
  const answer = await send(port, `/en-us?${'a=1&'.repeat(900)}`);
  expect(answer.status).toBe(400);
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none';/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
  });
  expect(answer.body.toString()).toContain('<a href="/en-us">');
  expect(seen).toEqual([]);
});

test('removes headers that Next and the site use internally', async () => {
  await send(port, '/en-us', {
    'content-security-policy': "script-src 'nonce-evil'",
    'content-security-policy-report-only': "script-src 'nonce-evil'",
    'x-middleware-subrequest': 'proxy:proxy:proxy',
    'x-middleware-rewrite': '/page-not-found',
    'x-nextjs-data': '1',
    'x-invoke-path': '/x',
    'x-matched-path': '/x',
    'x-prerender-revalidate': 'x',
    'x-form-state': 'x',
    'next-action': 'x',
    'next-resume': '1',
    'x-next-cache-tags': 'x',
    'x-action-forwarded': '1',
    rsc: '1',
    'next-router-state-tree': '["",{}]',
    'x-forwarded-for': '192.0.2.1',
    accept: 'text/html',
  });
  expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual([
    'accept',
    'connection',
    'host',
    'next-router-state-tree',
    'rsc',
    'x-forwarded-for',
  ]);
});

test('refuses router state that Next could not parse, without logging a stack', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const rsc of ['1', '2'])
    for (const state of ['tree', '%', '[""', '["",{}]]'.repeat(500)]) {
      const answer = await send(port, '/en-us', { rsc, 'next-router-state-tree': state });
      expect(answer.status).toBe(400);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  expect(seen).toEqual([]);
  for (const [line] of warn.mock.calls)
    expect(JSON.parse(String(line))).toMatchObject({ event: 'RequestRefused', reason: 'router-state' });
  warn.mockRestore();
});

test("appends the peer's address to X-Forwarded-For", async () => {
  await send(port, '/en-us', { 'x-forwarded-for': '192.0.2.1' });
  await send(port, '/en-us');
  expect(seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
    '192.0.2.1, 127.0.0.1',
    '127.0.0.1',
  ]);
});

test('refuses upgrades even if there is an upgrade listener', async () => {
  const listener = jest.fn();
  server.on('upgrade', listener);
  const answer = await sendRaw(
    port,
    'GET /en-us HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  server.off('upgrade', listener);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd'],
  [
    'a length beside chunks',
    'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['an unknown transfer coding', 'POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n'],
  ['no host', 'GET /en-us HTTP/1.1\r\n\r\n'],
  ['a space before the colon', 'GET /en-us HTTP/1.1\r\nHost : x\r\n\r\n'],
  ['headers of 20 kB', `GET /en-us HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`],
])('refuses %s, as used in request smuggling', async (_, bytes) => {
  expect(await sendRaw(port, bytes)).toMatch(/^HTTP\/1\.1 4(?:00|31) /);
  expect(seen).toEqual([]);
});

test('cuts off 300 slow senders without delaying other visitors', async () => {
  const sockets: Socket[] = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets)
    socket.on('error', () => undefined).write('GET /en-us HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const closed = Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
  expect((await send(port, '/en-us')).status).toBe(200);
  const { headersTimeout } = server;
  expect(headersTimeout).toBe(10_000);
  // Node applies the new timeout to open connections at its next check, within a second.
  server.headersTimeout = 500;
  await closed;
  server.headersTimeout = headersTimeout;
}, 30_000);

test('refuses a body of 64 MB by its Content-Length', async () => {
  const answer = await sendRaw(
    port,
    `POST /api/forms/contact HTTP/1.1\r\nHost: x\r\nContent-Length: ${64 * 1024 * 1024}\r\n\r\nabc`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(seen).toEqual([]);
});

test('logs refusals as totals, not individually', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const other = createSiteServer((_, response) => void response.end());
  const root = `http://127.0.0.1:${await listen(other)}`;
  for (let times = 0; times < 3; times += 1) await fetch(`${root}/en-us`, { method: 'DELETE' });
  expect(warn).not.toHaveBeenCalled();
  await close(other);
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { event: 'RequestsRefused', reason: 'method', requests: 3 },
  ]);
  warn.mockRestore();
});
