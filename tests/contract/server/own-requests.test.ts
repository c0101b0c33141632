/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { log } from '../../../lib/telemetry/log.ts';
import { captureResponse } from '../../../server/cache/capture-response.ts';
import { visitorHandler } from '../../../server/next-handler.ts';
import { ownRequestSender } from '../../../server/own-requests.ts';

const TIMEOUT_MS = 30_000;
const LINE = z.object({ event: z.literal('Inner'), request: z.string() });
const soon = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);

/** Sends one of the site's own requests to a handler, as the site's server does. */
const sendTo = (handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void) =>
  ownRequestSender(visitorHandler(async (...args) => handle(...args)));

test('the handler gets method, path, headers and body, and the site its whole response', async () => {
  const send = sendTo(async (request, response) => {
    const { method, url, headers } = request;
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.writeHead(422, ['x-list', 'one', 'x-list', 'two']);
    response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
  });
  const body = 'é'.repeat(32_000);
  const response = await send('/en-us/contact-us?returned=1', {
    method: 'POST',
    headers: { cookie: `session=${'c'.repeat(15_000)}`, accept: 'text/html' },
    body,
    signal: soon(),
  });
  expect(response.status).toBe(422);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.get('x-list')).toBe('one, two');
  expect(await response.json()).toEqual({
    method: 'POST',
    url: '/en-us/contact-us?returned=1',
    headers: {
      accept: 'text/html',
      cookie: expect.stringMatching(/^session=c{15000}$/),
      connection: 'close',
      host: 'localhost',
      'content-length': '64000',
    },
    body,
  });
});

test("the site's own request has the id of the visitor's that caused it, and so have its log lines", async () => {
  const lines = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const inner = sendTo((_, response) => {
    log('warn', 'Inner');
    response.end();
  });
  const outer = sendTo(async (_, response) => {
    await inner('/page-not-found', { signal: soon() });
    response.end();
  });
  const ids = await Promise.all(
    ['a', 'b'].map(async () => (await outer('/en-us', { signal: soon() })).headers.get('x-request-id')),
  );
  const logged = lines.mock.calls.map(([line]) => LINE.parse(JSON.parse(String(line))).request);
  expect(new Set(ids).size).toBe(2);
  expect(logged.toSorted()).toEqual(ids.toSorted());
  lines.mockRestore();
});

test('a response that is streamed arrives whole, however slowly it is read', async () => {
  const part = 'y'.repeat(10_000);
  let waits = 0;
  const send = sendTo(async (_, response) => {
    for (let times = 0; times < 50; times += 1) {
      if (response.write(part)) continue;
      waits += 1;
      await once(response, 'drain');
    }
    response.end();
  });
  const response = await send('/en-us', { signal: soon() });
  expect((await response.text()) === part.repeat(50)).toBe(true);
  expect(waits).toBeGreaterThan(0);
});

test('a response that the server holds back to finish it is one that can be held back', async () => {
  const send = sendTo(async (_, response) => {
    const { captured } = captureResponse(response);
    response.writeHead(422, { 'content-type': 'text/html' });
    response.write('<p>');
    response.end('Soap');
    const { status, headers, body } = await captured;
    response.writeHead(status, { ...headers, 'content-length': body.byteLength + 4 });
    response.end(`${body.toString()}</p>`);
  });
  const response = await send('/en-us', { signal: soon() });
  expect([response.status, await response.text()]).toEqual([422, '<p>Soap</p>']);
});

test.each([
  ['HEAD', 'HEAD' as const, 200],
  ['204', 'GET' as const, 204],
  ['304', 'GET' as const, 304],
])('%s has no body', async (_, method, status) => {
  const send = sendTo((__, response) => void response.writeHead(status, { 'x-page': '1' }).end());
  const response = await send('/en-us', { method, signal: soon() });
  expect([response.status, response.headers.get('x-page'), response.body]).toEqual([status, '1', null]);
});

test('a redirect is a response, and is not followed', async () => {
  const send = sendTo((_, response) => void response.writeHead(307, { location: '/en-us/sign-in' }).end());
  const response = await send('/en-us/account', { signal: soon() });
  expect([response.status, response.headers.get('location')]).toEqual([307, '/en-us/sign-in']);
});

test('a handler that throws has the answer of a visitor’s, and one that gives up an error', async () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const failing = sendTo(() => Promise.reject(new Error('Broken')));
  expect((await failing('/en-us', { signal: soon() })).status).toBe(500);
  expect(error.mock.calls.join()).toContain('RequestFailed');
  error.mockRestore();
  const silent = sendTo((_, response) => void response.destroy());
  await expect(silent('/en-us', { signal: soon() })).rejects.toThrow('socket hang up');
  const incomplete = sendTo((_, response) => {
    response.writeHead(200);
    response.write('half', () => response.destroy());
  });
  await expect(incomplete('/en-us', { signal: soon() })).rejects.toThrow('aborted');
});

test.each([
  ['before it answers', false],
  ['in the middle of its answer', true],
])('an aborted request ends %s, and the handler learns of it', async (_, hasBegun) => {
  const controller = new AbortController();
  const closed = Promise.withResolvers<boolean>();
  const received = Promise.withResolvers<void>();
  const send = sendTo((__, response) => {
    response.on('close', () => closed.resolve(response.writableFinished));
    if (hasBegun) response.write('half', () => received.resolve());
    else received.resolve();
  });
  const sent = send('/en-us', { signal: controller.signal });
  void received.promise.then(() => controller.abort(new Error('Too slow')));
  await expect(sent).rejects.toThrow('Too slow');
  expect(await closed.promise).toBe(false);
  await expect(send('/en-us', { signal: controller.signal })).rejects.toThrow('Too slow');
});

test('nothing that belongs to the visitor’s request reaches the site’s own, nor the other way round', async () => {
  const storage = new AsyncLocalStorage<string>();
  const stores: (string | undefined)[] = [];
  const note = (): void => void stores.push(storage.getStore());
  const waiting = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  const send = sendTo(async (request, response) => {
    note();
    await text(request);
    note();
    if (request.url === '/slow') {
      response.on('close', note).on('close', aborted.resolve);
      return waiting.resolve();
    }
    while (response.write('y'.repeat(10_000)));
    await once(response, 'drain');
    note();
    storage.run('own', () => response.end());
  });
  await storage.run('visitor', async () => {
    const body = 'x'.repeat(200_000);
    await (await send('/en-us', { method: 'POST', body, signal: soon() })).text();
    expect(storage.getStore()).toBe('visitor');
    const controller = new AbortController();
    void waiting.promise.then(() => controller.abort(new Error('Too slow')));
    await expect(send('/slow', { signal: controller.signal })).rejects.toThrow('Too slow');
    await aborted.promise;
    expect(storage.getStore()).toBe('visitor');
  });
  expect(stores).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});

test('a visitor’s address stays the last hop, as no peer connects', async () => {
  const send = sendTo((request, response) => void response.end(request.headers['x-forwarded-for']));
  const headers = { 'x-forwarded-for': '192.0.2.1, 10.0.0.1' };
  expect(await (await send('/en-us', { headers, signal: soon() })).text()).toBe('192.0.2.1, 10.0.0.1');
});

test('1,000 requests, some aborted, leave nothing in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const page = 'y'.repeat(20_000);
  const send = sendTo(async (request, response) => {
    await text(request);
    if (request.url !== '/slow') response.end(page);
  });
  // One for all: the timer of a signal of its own would stay until its time is over.
  const { signal } = new AbortController();
  const sendMany = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await (await send('/en-us', { method: 'POST', body: page, signal })).text();
      if (time % 10 > 0) continue;
      const controller = new AbortController();
      const sent = send('/slow', { signal: controller.signal });
      controller.abort();
      await sent.catch(() => undefined);
    }
  };
  const heap = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  await sendMany(200);
  const before = heap();
  await sendMany(1_000);
  // A request and its response hold 40 kB while they run: one in 40 that stayed would be seen.
  expect(heap() - before).toBeLessThan(1_000_000);
});
