/** Tests with the unmodified exporter of Application Insights' Node SDK (docs/services.md, "Telemetry"). */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { z } from 'zod';
import { ENVELOPE, type Envelope } from '../../telemetry/envelope.ts';
import { createTelemetryApp } from '../../telemetry/routes.ts';
import { openTelemetry, telemetryFiles } from '../../telemetry/store.ts';
import { KEY } from './envelopes.ts';

/** Keeps the exporter from reaching any other address. */
const LOOPBACK_ONLY = {
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  NO_PROXY: '127.0.0.1',
  APPLICATION_INSIGHTS_NO_STATSBEAT: 'true',
};
const including = (value: object): unknown => expect.objectContaining(value);
const responses: { path: string; status: number; answer: unknown }[] = [];
let folder: string;
let data: Envelope['data'][];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'telemetry-'));
  const app = createTelemetryApp(openTelemetry({ folder }));
  const server = createAdaptorServer({
    fetch: async (request) => {
      const response = await app.fetch(request);
      const { pathname } = new URL(request.url);
      responses.push({ path: pathname, status: response.status, answer: await response.clone().json() });
      return response;
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => value !== null).parse(server.address());
  try {
    await promisify(execFile)(
      process.execPath,
      ['packages/backend/tests/telemetry/node-sdk.mjs', `http://127.0.0.1:${port}`, KEY],
      { env: { NODE_ENV: 'test', PATH: process.env.PATH, ...LOOPBACK_ONLY } },
    );
  } finally {
    server.close();
    await once(server, 'close');
  }
  const lines = telemetryFiles(folder).flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  data = lines.map((line) => ENVELOPE.parse(JSON.parse(line)).data);
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('accepts everything the SDK sends', () => {
  expect(responses.length).toBeGreaterThan(0);
  for (const { path, status, answer } of responses)
    expect([path, status, answer]).toMatchObject(['/v2.1/track', 200, { errors: [] }]);
});

test.each<[string, string, object]>([
  ['a request', 'RequestData', { name: 'GET /products', responseCode: '200', success: true }],
  ['a call', 'RemoteDependencyData', { name: 'GET /cdn', resultCode: '503', success: false }],
  [
    'an exception of a span',
    'ExceptionData',
    { exceptions: [including({ typeName: 'Error', message: 'No answer' })] },
  ],
  [
    'an exception that was logged',
    'ExceptionData',
    { exceptions: [including({ typeName: 'TypeError', message: 'Broken' })] },
  ],
  ['an event of a span', 'MessageData', { message: 'Read from the cache' }],
  ['a log entry', 'MessageData', { message: 'Started', severityLevel: 'Information' }],
  ['an event', 'EventData', { name: 'Ordered', properties: { articles: '2' } }],
  ['an availability check', 'AvailabilityData', { name: 'Home', duration: '00:00:00.250', success: true }],
  [
    'a metric',
    'MetricData',
    {
      metrics: [including({ name: 'orders', value: 3, kind: 'Aggregation' })],
      properties: { country: 'US' },
    },
  ],
])('stores %s from the SDK', (_name, baseType, baseData) => {
  expect(data).toContainEqual(
    expect.objectContaining({ baseType, baseData: expect.objectContaining(baseData) }),
  );
});
