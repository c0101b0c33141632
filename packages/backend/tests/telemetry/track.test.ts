import { gzipSync } from 'node:zlib';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTelemetryApp } from '../../telemetry/routes.ts';
import { parseTimeSpan, summarise } from '../../telemetry/summary.ts';
import { openTelemetry, telemetryFiles, TelemetryStore } from '../../telemetry/store.ts';
import { ENVELOPE } from '../../telemetry/envelope.ts';
import { availability, dependency, event, exception, incoming, pageView, KEY } from './envelopes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'telemetry-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stored = (): unknown[] =>
  telemetryFiles(folder).flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  );

async function track(
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<{ status: number; answer: unknown }> {
  const app = createTelemetryApp(openTelemetry({ folder }));
  const response = await app.request('/v2/track', { method: 'POST', body, headers });
  return { status: response.status, answer: await response.json() };
}

const ALL = [
  pageView('/en-us'),
  exception('boom'),
  event('FetchRatingSuccess', 0.2),
  dependency('GET /x', '00:00:02.500'),
];

test('returns 200 for an accepted batch and stores it unchanged', async () => {
  const { status, answer } = await track(JSON.stringify(ALL), { 'content-type': 'application/json' });
  expect(status).toBe(200);
  expect(answer).toMatchObject({ itemsReceived: 4, itemsAccepted: 4, errors: [] });
  expect(stored()).toEqual(ALL);
});

test('accepts the path and the data types that the Node SDK uses', async () => {
  const app = createTelemetryApp(openTelemetry({ folder }));
  const items = [incoming('GET /en-us'), availability('Home')];
  const response = await app.request('/v2.1/track', { method: 'POST', body: JSON.stringify(items) });
  expect(response.status).toBe(200);
  expect(stored()).toEqual(items);
  const [request] = items;
  const broken = JSON.stringify({ ...request, data: { baseType: 'RequestData', baseData: { ver: 2 } } });
  expect((await app.request('/v2.1/track', { method: 'POST', body: broken })).status).toBe(400);
});

test('accepts newline-separated items, a single item, and gzip', async () => {
  expect((await track(ALL.map((item) => JSON.stringify(item)).join('\n'))).status).toBe(200);
  expect((await track(JSON.stringify(ALL[0]))).answer).toMatchObject({ itemsReceived: 1, itemsAccepted: 1 });
  const zipped = await track(new Uint8Array(gzipSync(JSON.stringify(ALL))), { 'content-encoding': 'gzip' });
  expect(zipped.status).toBe(200);
  expect(stored()).toHaveLength(9);
});

test('returns 206 with the rejected items, and stores the accepted ones', async () => {
  const bad = { ...event('x'), data: { baseType: 'EventData', baseData: { ver: 2, properties: {} } } };
  const { status, answer } = await track(JSON.stringify([ALL[0], bad, ALL[1]]));
  expect(status).toBe(206);
  expect(answer).toMatchObject({
    itemsReceived: 3,
    itemsAccepted: 2,
    errors: [{ index: 1, statusCode: 400, message: expect.stringContaining("'data.baseData.name'") }],
  });
  expect(stored()).toEqual([ALL[0], ALL[1]]);
});

test.each([
  ['no key', { iKey: undefined }, 'iKey'],
  ['a key that is none', { iKey: 'abc' }, 'iKey'],
  ['the name of another key', { name: 'Microsoft.ApplicationInsights.0.Event' }, 'name'],
  [
    'the name of another kind',
    { name: `Microsoft.ApplicationInsights.${KEY.replaceAll('-', '')}.Exception` },
    'name',
  ],
  ['no time', { time: 'yesterday' }, 'time'],
  ['an unknown kind of data', { data: { baseType: 'OtherData', baseData: {} } }, 'data.baseType'],
  [
    'a property that is no string',
    { data: { baseType: 'EventData', baseData: { ver: 2, name: 'x', properties: { a: 1 } } } },
    'data.baseData.properties.a',
  ],
  [
    'a measurement that is no number',
    { data: { baseType: 'EventData', baseData: { ver: 2, name: 'x', measurements: { a: '1' } } } },
    'data.baseData.measurements.a',
  ],
])('rejects an item with %s', async (_what, change, field) => {
  const { status, answer } = await track(JSON.stringify([{ ...event('x'), ...change }]));
  expect(status).toBe(400);
  expect(answer).toMatchObject({
    itemsReceived: 1,
    itemsAccepted: 0,
    errors: [{ message: expect.stringContaining(`'${field}'`) }],
  });
  expect(stored()).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['no JSON', '<x>'],
  ['half a batch', '[{"name"'],
])('returns 400 for %s', async (_what, body) => {
  expect((await track(body)).status).toBe(400);
});

test('rejects a body that is too large, whether compressed or not', async () => {
  const large = JSON.stringify([event('x'.repeat(1_100_000))]);
  expect((await track(large, { 'content-length': String(large.length) })).status).toBe(413);
  expect(
    (await track(new Uint8Array(gzipSync(' '.repeat(50_000_000))), { 'content-encoding': 'gzip' })).status,
  ).toBe(400);
  expect((await track(JSON.stringify(Array.from({ length: 1_001 }, () => 1)))).status).toBe(413);
});

test('answers preflight requests from other origins', async () => {
  const app = createTelemetryApp(openTelemetry({ folder }));
  const response = await app.request('/v2/track', { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toContain('content-type');
});

test('rotates files within the size limit, and retains the newest items', () => {
  const bound = { folder, maxBytes: 10_000, maxOlderFiles: 2 };
  for (let index = 0; index < 200; index += 1) {
    // A new store simulates a restarted process.
    new TelemetryStore(bound).append([ENVELOPE.parse(event(`event ${index}`))]);
  }
  const files = telemetryFiles(folder);
  expect(files).toHaveLength(3);
  for (const file of files) expect(statSync(file).size).toBeLessThanOrEqual(10_000);
  const names = stored().map((item) => ENVELOPE.parse(item).data.baseData.name);
  expect(names.at(-1)).toBe('event 199');
  expect(names).toEqual(names.map((_, index) => `event ${200 - names.length + index}`));
});

test('summarizes page views, errors, vitals and slow calls', async () => {
  const vitals = Array.from({ length: 100 }, (_, index) => ({
    ...event('WebVital'),
    data: {
      baseType: 'EventData',
      baseData: {
        ver: 2,
        name: 'WebVital',
        properties: { metric: 'LCP' },
        measurements: { value: index + 1 },
      },
    },
  }));
  const items = [
    ...ALL,
    pageView('/en-us?x=1'),
    exception('boom'),
    dependency('GET /quick', '00:00:00.010'),
    ...vitals,
  ];
  const summary = await summarise(items.map((item) => ENVELOPE.parse(item)));
  expect(summary).toMatchObject({
    items: 107,
    pageViews: [{ page: '/en-us', views: 2 }],
    errors: [{ message: 'boom', count: 2, status: '500' }],
    vitals: [{ name: 'LCP', count: 100, p50: 50, p75: 75, p95: 95 }],
    slowCalls: [{ call: 'example.com GET /x', count: 1, failed: 0, 'p50 s': 2.5, 'longest s': 2.5 }],
    events: [{ name: 'FetchRatingSuccess', count: 1, 'p50 s': 0.2 }],
  });
});

test.each([
  ['00:00:01.500', 1.5],
  ['01:02:03.000', 3723],
  ['1.00:00:00', 86_400],
])('parses %s as %d seconds', (span, seconds) => {
  expect(parseTimeSpan(span)).toBe(seconds);
});

test('removes expired items from all files', () => {
  const store = new TelemetryStore({ folder, maxBytes: 1_000 });
  const at = (day: number) => ({
    ...pageView(`/${day}`),
    time: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
  });
  for (let day = 1; day <= 6; day += 1) store.append([ENVELOPE.parse(at(day))]);
  store.removeBefore(Date.parse('2026-01-04T00:00:00Z'));
  store.append([ENVELOPE.parse(at(7))]);
  expect(stored()).toEqual([at(4), at(5), at(6), at(7)]);
});

test('replaces a future timestamp with the arrival time', async () => {
  const app = createTelemetryApp(openTelemetry({ folder }));
  const ahead = { ...pageView('/en-us'), time: '2099-01-01T00:00:00Z' };
  await app.request('/v2/track', { method: 'POST', body: JSON.stringify([ahead]) });
  const [item] = stored().map((each) => ENVELOPE.parse(each));
  expect(Date.parse(item?.time ?? '')).toBeLessThanOrEqual(Date.now());
});

test('browser telemetry never evicts server telemetry', async () => {
  const app = createTelemetryApp(openTelemetry({ folder, maxBytes: 1_000 }));
  const send = (name: string, headers: Record<string, string>) =>
    app.request('/v2/track', { method: 'POST', body: JSON.stringify([event(name)]), headers });
  expect((await send('of the server', {})).status).toBe(200);
  for (let index = 0; index < 30; index += 1)
    await send(`of a browser ${index}`, { origin: 'https://site.example' });
  const all = JSON.stringify(stored());
  expect(all).toContain('of the server');
  expect(all).not.toContain('of a browser 0');
  expect(all).toContain('of a browser 29');
});
