import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { serverConfig } from '@/lib/config/server';
import { parseSiteConfig } from '@/lib/config/environment';
import { purgeCdn } from './purge';
import { shortTag } from './short-tag';
import { SITE_SECRETS } from '../../tests/fixtures/site-secrets';

jest.mock('@/lib/config/server');

const SECRETS = {
  ...SITE_SECRETS,
};
const TOKEN = 't'.repeat(32);

interface Received {
  method?: string;
  url?: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

const received: Received[] = [];
const statuses: number[] = [];
let server: Server;
let root = '';
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    response.writeHead(statuses.shift() ?? 200).end('{"success":true}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  root = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received.length = 0;
  statuses.length = 0;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
});
afterEach(() => {
  // Drop failed purges, so that their retries do not run into the next test.
  globalThis.unpurged?.retries?.stop();
  Object.assign(globalThis.unpurged ?? {}, { tags: new Map(), retries: undefined });
  jest.useRealTimers();
});

const configure = (environment: Record<string, string>): void =>
  void jest
    .mocked(serverConfig)
    .mockReturnValue(
      parseSiteConfig({ ...SECRETS, CDN_PURGE_URL: `${root}/purge`, CDN_PURGE_TOKEN: TOKEN, ...environment }),
    );
const TAGS = ['entry:a', 'list:b'];
const SHORT = TAGS.map(shortTag);

test('sends Fastly a batch of surrogate keys', async () => {
  configure({ CDN: 'fastly' });
  await purgeCdn(TAGS, false);
  expect(received).toMatchObject([{ method: 'POST', url: '/purge', headers: { 'fastly-key': TOKEN } }]);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ surrogate_keys: SHORT });
});

test('sends Cloudflare at most 30 tags per request', async () => {
  configure({ CDN: 'cloudflare' });
  await purgeCdn(
    Array.from({ length: 65 }, (_, index) => `entry:${index}`),
    false,
  );
  const counts = received.map(({ body }) => JSON.parse(body).tags.length);
  expect(counts.sort((a, b) => a - b)).toEqual([5, 30, 30]);
  expect(received[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
});

test('sends the keys to every Varnish server in a header', async () => {
  configure({ CDN: 'varnish', CDN_PURGE_URL: `${root}/one ${root}/two` });
  await purgeCdn(TAGS, false);
  expect(received.map(({ url }) => url).sort()).toEqual(['/one', '/two']);
  expect(received[0]).toMatchObject({ method: 'PURGE', headers: { 'xkey-purge': SHORT.join(' ') } });
});

test('retries a failed purge twice, then logs it without the token', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  configure({ CDN: 'fastly' });
  statuses.push(503);
  await purgeCdn(TAGS, false);
  expect(received).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
  statuses.push(500, 500, 500);
  await purgeCdn(TAGS, false);
  expect(received).toHaveLength(5);
  const line = String(error.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({ event: 'CdnNotPurged', tags: 2 });
  expect(line).not.toContain(TOKEN);
  error.mockRestore();
});

/** Advances the clock step by step until `count` requests were received. Waits for due requests after each step. */
async function receive(count: number, stepMs: number): Promise<void> {
  while (received.length < count) {
    jest.advanceTimersByTime(stepMs);
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

test('retries a failed purge with growing delays until it succeeds', async () => {
  const logs = (['error', 'log'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  );
  configure({ CDN: 'varnish', CDN_PURGE_URL: `${root}/down` });
  // 14 failures: three attempts at the purge, three attempts at the second purge three seconds later, and eight
  // retries.
  statuses.push(...Array.from<number>({ length: 14 }).fill(503));
  const startedAt = Date.now();
  await purgeCdn(TAGS, true);
  await receive(14, 1_000);
  const failing = Date.now() - startedAt;
  expect(failing).toBeGreaterThan(100_000);
  expect(JSON.stringify(logs[0]?.mock.calls)).toContain('PollFailure');
  await receive(15, 10_000);
  expect(received.at(-1)?.headers['xkey-purge']?.toString().split(' ').sort()).toEqual([...SHORT].sort());
  expect(JSON.stringify(logs[1]?.mock.calls)).toContain('PollRecovered');
  // No purge is left to retry.
  for (let minute = 0; minute < 20; minute += 1) {
    jest.advanceTimersByTime(60_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(received).toHaveLength(15);
  for (const spy of logs) spy.mockRestore();
});

test('purges all pages if too many tags would have to be retried', async () => {
  const logs = (['error', 'log'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  );
  configure({ CDN: 'fastly' });
  const many = Array.from({ length: 1_001 }, (_, index) => `entry:${index}`);
  // Four batches, three attempts each.
  statuses.push(...Array.from<number>({ length: 12 }).fill(500));
  await purgeCdn(many, false);
  expect(received).toHaveLength(12);
  await receive(13, 1_000);
  expect(JSON.parse(received[12]?.body ?? '')).toEqual({ surrogate_keys: [shortTag('everything')] });
  for (const spy of logs) spy.mockRestore();
});

/** Advances the clock by five seconds and waits for due purges. Returns the total number of purges received. */
async function receivedLater(): Promise<number> {
  jest.advanceTimersByTime(5_000);
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return received.length;
}

test.each(['varnish', 'cloudflare'])('purges %s once if no stale page is in transit', async (CDN) => {
  configure({ CDN });
  await purgeCdn(TAGS, false);
  expect(await receivedLater()).toBe(1);
});

test.each([
  ['varnish', true],
  ['cloudflare', true],
  ['fastly', true],
  // Fastly's caches fetch pages from each other, so every purge is repeated.
  ['fastly', false],
])(
  'purges %s a second time if a stale page may arrive after the purge (%p)',
  async (CDN, mayStalePageArrive) => {
    configure({ CDN });
    await purgeCdn(TAGS, mayStalePageArrive);
    jest.advanceTimersByTime(2_900);
    expect(received).toHaveLength(1);
    expect(await receivedLater()).toBe(2);
    const [first, second] = received;
    expect(second).toMatchObject({ body: first?.body, method: first?.method });
    expect(second?.headers['xkey-purge']).toBe(first?.headers['xkey-purge']);
  },
);

test('sends nothing without a CDN', async () => {
  configure({});
  await purgeCdn(TAGS, false);
  expect(received).toEqual([]);
});
