import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable.js';
import { z } from 'zod';
import type { OwnRequest } from '../../../lib/incoming-requests/own-request.ts';
import { log } from '../../../lib/telemetry/log.ts';
import { renderShared, renderForVisitor } from '../../../server/cache/render.ts';
import { visitorHandler } from '../../../server/next-handler.ts';
import { ownRequestSender } from '../../../server/own-requests.ts';

const PAGE = '/en-us/contact-us?returned=1';
const LINE = z.object({ event: z.literal('Inner'), request: z.string() });

function sendTo(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void) {
  const send = ownRequestSender(visitorHandler(async (...args) => handle(...args)));
  return (path: string, request: Partial<OwnRequest> = {}) =>
    send(path, { headers: {}, body: '', signal: AbortSignal.timeout(30_000), ...request });
}

test('passes path, headers and body to the handler, and returns the whole response', async () => {
  const body = 'é'.repeat(32_000);
  const seen: unknown[] = [];
  const send = sendTo(async (request, response) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    response.writeHead(422, { 'content-type': 'text/html' });
    for (let times = 0; times < 50; times += 1) {
      response.write('é'.repeat(5_000));
      await new Promise(setImmediate);
    }
    response.end();
  });
  // Headers larger than the 16 kB that connections accept, and a body as large as a form can send.
  const headers = { cookie: `session=${'c'.repeat(20_000)}`, accept: 'text/html' };
  expect(await send(PAGE, { headers, body })).toEqual({
    status: 422,
    location: undefined,
    html: 'é'.repeat(250_000),
  });
  expect(seen).toEqual([
    { method: 'POST', url: PAGE, headers: { ...headers, host: 'localhost', 'user-agent': 'site' }, body },
  ]);
});

test("an internal request and its log lines carry the id of the visitor's request", async () => {
  const lines = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const inner = sendTo((_, response) => {
    log('warn', 'Inner');
    response.end();
  });
  const outer = sendTo(async (_, response) => {
    await inner('/page-not-found');
    response.end(response.getHeader('x-request-id'));
  });
  const ids = await Promise.all(['a', 'b'].map(async () => (await outer('/en-us')).html));
  const logged = lines.mock.calls.map(([line]) => LINE.parse(JSON.parse(String(line))).request);
  expect(new Set(ids).size).toBe(2);
  expect(logged.toSorted()).toEqual(ids.toSorted());
  lines.mockRestore();
});

test('Next always sees a user agent, so it puts titles into the head instead of streaming them', async () => {
  const seen: unknown[] = [];
  const see: Handle = async ({ headers }, response) => {
    seen.push(headers['user-agent']);
    response.end();
  };
  await sendTo(see)(PAGE);
  await renderShared(new IncomingMessage(new Socket()), PAGE, see);
  for (const headers of [{}, { 'user-agent': '' }, { 'user-agent': "Conor O'Brien's browser" }]) {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: PAGE, headers });
    await renderForVisitor(request, new ServerResponse(request), see);
  }
  expect(seen).toEqual(['site', 'site', 'site', 'site', "Conor O'Brien's browser"]);
});

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

test.each<[string, (handle: Handle) => Promise<unknown>]>([
  ['own request', (handle) => sendTo(handle)('/en-us')],
  ['page for everybody', (handle) => renderShared(new IncomingMessage(new Socket()), '/en-us', handle)],
])("runs Next's work after streaming even if no client receives the response: %s", async (_, send) => {
  const done = Promise.withResolvers<string>();
  await send(async (__, response) => {
    await pipeToNodeResponse(new Blob(['page']).stream(), response);
    done.resolve('done');
  });
  expect(await done.promise).toBe('done');
});

test('returns a redirect without following it', async () => {
  const send = sendTo((_, response) => void response.writeHead(307, { location: '/en-us/sign-in' }).end());
  expect(await send('/en-us/account')).toEqual({ status: 307, location: '/en-us/sign-in', html: '' });
});

test('returns 500 if the handler throws, and rejects if the response is cut off', async () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const failing = sendTo(() => Promise.reject(new Error('Broken')));
  expect((await failing('/en-us')).status).toBe(500);
  expect(error.mock.calls.join()).toContain('RequestFailed');
  error.mockRestore();
  const silent = sendTo((_, response) => void response.destroy());
  await expect(silent('/en-us')).rejects.toThrow('has not answered');
  const incomplete = sendTo((_, response) => void response.write('half', () => response.destroy()));
  await expect(incomplete('/en-us')).rejects.toThrow('has not answered');
});

test('rejects as soon as the signal aborts', async () => {
  const controller = new AbortController();
  const send = sendTo(() => controller.abort(new Error('Too slow')));
  const { signal } = controller;
  await expect(send('/en-us', { signal })).rejects.toThrow('Too slow');
  await expect(send('/en-us', { signal })).rejects.toThrow('Too slow');
});

test("separates the async contexts of the visitor's and the internal request", async () => {
  const storage = new AsyncLocalStorage<string>();
  const stores: (string | undefined)[] = [];
  const send = sendTo(async (request, response) => {
    stores.push(storage.getStore());
    await text(request);
    stores.push(storage.getStore());
    storage.run('own', () => response.end());
  });
  await storage.run('visitor', async () => {
    await send('/en-us', { body: 'x'.repeat(200_000) });
    expect(storage.getStore()).toBe('visitor');
  });
  expect(stores).toEqual([undefined, undefined]);
});

test('leaves X-Forwarded-For unchanged, because an internal request has no peer', async () => {
  const send = sendTo((request, response) => void response.end(request.headers['x-forwarded-for']));
  const headers = { 'x-forwarded-for': '192.0.2.1, 10.0.0.1' };
  expect((await send('/en-us', { headers })).html).toBe('192.0.2.1, 10.0.0.1');
});

test('1,000 requests, some aborted, leak no memory', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const page = 'y'.repeat(20_000);
  const send = sendTo(async (request, response) => {
    await text(request);
    if (request.url !== '/slow') response.end(page);
  });
  // Use one signal for all requests. A timeout signal per request would stay in memory until its timer fires.
  const { signal } = new AbortController();
  const sendMany = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await send('/en-us', { body: page, signal });
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
  // A request and its response take 40 kB. If one in 40 of these 1,000 requests leaked them, the heap would grow by 1
  // MB.
  expect(heap() - before).toBeLessThan(1_000_000);
});
