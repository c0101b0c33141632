import { createServer } from 'node:http';
import { z } from 'zod';
import { reportDependencies } from './dependencies';
import { timeSpan } from './items';
import { TelemetryReporter } from './reporter';
import { log } from '../log';

const KEY = '00000000-0000-4000-8000-000000000001';
const ITEMS = z.array(
  z.looseObject({
    name: z.string(),
    data: z.object({ baseType: z.string(), baseData: z.looseObject({ name: z.string().optional() }) }),
  }),
);

function recorded(post?: (url: string, body: string) => Promise<unknown>) {
  const items: z.infer<typeof ITEMS> = [];
  let now = 1_000_000;
  const reporter = new TelemetryReporter({
    connection: { instrumentationKey: KEY, trackUrl: 'http://127.0.0.1:1/v2/track' },
    brand: 'acme',
    now: () => now,
    post:
      post ??
      ((_url, body) => {
        items.push(...ITEMS.parse(JSON.parse(body)));
        return Promise.resolve();
      }),
  });
  return { reporter, items, later: (ms: number) => (now += ms) };
}

test('sends an exception once with brand, message, stack and status', async () => {
  const { reporter, items } = recorded();
  reporter.exception(new TypeError('no such thing'), { status: 500, path: '/en-us' });
  await reporter.flush();
  await reporter.flush();
  expect(items).toEqual([
    expect.objectContaining({
      iKey: KEY,
      name: `Microsoft.ApplicationInsights.${KEY.replaceAll('-', '')}.Exception`,
      data: {
        baseType: 'ExceptionData',
        baseData: expect.objectContaining({
          exceptions: [
            expect.objectContaining({
              typeName: 'TypeError',
              message: 'no such thing',
              hasFullStack: true,
              parsedStack: expect.arrayContaining([
                expect.objectContaining({ level: 0, fileName: expect.stringContaining('reporter.test') }),
              ]),
            }),
          ],
          properties: {
            brand: 'acme',
            message: 'no such thing',
            stack: expect.stringContaining('TypeError: no such thing'),
            status: '500',
            path: '/en-us',
          },
        }),
      },
    }),
  ]);
});

test('limits a storm of 10,000 errors, then reports how many were suppressed', async () => {
  const { reporter, items, later } = recorded();
  for (let index = 0; index < 10_000; index += 1) reporter.exception(new Error('same'), { status: 500 });
  await reporter.flush();
  expect(items).toHaveLength(5);
  for (let index = 0; index < 10_000; index += 1)
    reporter.exception(new Error(`other ${index}`), { status: 500 });
  await reporter.flush();
  expect(items).toHaveLength(300);
  later(60_000);
  reporter.event('Quiet');
  await reporter.flush();
  expect(items.slice(300).map(({ data }) => data.baseData)).toEqual([
    expect.objectContaining({ name: 'TelemetrySuppressed', measurements: { count: 19_700 } }),
    expect.objectContaining({ name: 'Quiet' }),
  ]);
});

test('drops items without an error if the endpoint is unreachable', async () => {
  const { reporter } = recorded(() => Promise.reject(new Error('ECONNREFUSED')));
  reporter.event('Lost');
  await expect(reporter.flush()).resolves.toBeUndefined();
});

test('a log event has the brand, numbers as measurements and the status as a property', async () => {
  const { reporter, items } = recorded();
  globalThis.telemetryReporter = reporter;
  const line = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  log('info', 'FetchRatingSuccess', { productId: 'p1', duration: 0.25, status: 200 });
  globalThis.telemetryReporter = undefined;
  line.mockRestore();
  await reporter.flush();
  expect(items[0]?.data.baseData).toEqual({
    ver: 2,
    name: 'FetchRatingSuccess',
    properties: { brand: 'acme', level: 'info', productId: 'p1', status: '200' },
    measurements: { duration: 0.25 },
  });
});

test('reports failed calls with duration and status but no query, and skips fast successes', async () => {
  const { reporter, items } = recorded();
  reportDependencies(reporter);
  const server = createServer((request, response) => {
    response.statusCode = request.url?.startsWith('/bad') ? 503 : 200;
    response.end('x');
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await (await fetch(`http://127.0.0.1:${port}/good`)).text();
  await (await fetch(`http://127.0.0.1:${port}/bad?name=Ann`)).text();
  await new Promise((resolve) => server.close(resolve));
  await fetch(`http://127.0.0.1:${port}/gone`).catch(() => undefined);
  await reporter.flush();
  expect(items.map(({ data }) => data.baseData)).toEqual([
    expect.objectContaining({
      name: 'GET /bad',
      resultCode: '503',
      success: false,
      data: `GET http://127.0.0.1:${port}/bad`,
      target: `127.0.0.1:${port}`,
      type: 'Fetch',
      measurements: { duration: expect.any(Number) },
    }),
    expect.objectContaining({ name: 'GET /gone', resultCode: '0', success: false }),
  ]);
});

test.each([
  [0.0015, '00:00:00.001'],
  [62.5, '00:01:02.500'],
  [3_725, '01:02:05.000'],
])('formats %d seconds as %s', (seconds, text) => expect(timeSpan(seconds)).toBe(text));
