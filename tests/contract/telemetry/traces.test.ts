/** Tests what a collector receives over OTLP (docs/operations.md, "Traces"). */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { context, propagation, trace } from '@opentelemetry/api';
import { startTracing } from '../../../server/telemetry/tracing.ts';
import { createSiteServer } from '../../../server/http-server.ts';
import { close, listen, send } from '../server/http-client.ts';
import { startMeasuredSite } from './site.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;

const exported: { path: string; type?: string; body: Buffer }[] = [];
const collector = createServer((request, response) => {
  void buffer(request).then((body) => {
    exported.push({ path: request.url ?? '', type: request.headers['content-type'], body });
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
});
let endpoint = '';
/** compose.yaml passes unset variables as empty strings. The OpenTelemetry library reads these variables itself. */
const UNSET = {
  OTEL_EXPORTER_OTLP_HEADERS: '',
  OTEL_EXPORTER_OTLP_PROTOCOL: '',
  OTEL_METRIC_EXPORT_INTERVAL: '',
  OTEL_RESOURCE_ATTRIBUTES: '',
  OTEL_SERVICE_NAME: '',
  OTEL_TRACES_SAMPLER: '',
  OTEL_TRACES_SAMPLER_ARG: '',
};

beforeAll(async () => {
  endpoint = `http://127.0.0.1:${await listen(collector)}`;
  jest.replaceProperty(process, 'env', { ...process.env, ...UNSET, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
});
afterEach(() => {
  for (const api of [trace, context, propagation]) api.disable();
});
afterAll(() => close(collector));

test('a trace continues from the proxy through the site to its services, without queries or keys', async () => {
  const site = await startMeasuredSite({
    ...UNSET,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    TRUSTED_PROXIES: '1',
  });
  const answer = await send(site.port, '/en-us/search?q=my-secret-wish', {
    traceparent: TRACEPARENT,
    'x-request-id': 'id-of-the-proxy',
  });
  expect(answer.headers['x-request-id']).toBe('id-of-the-proxy');
  expect(site.calls[0]).toMatchObject({
    traceparent: expect.stringMatching(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`)),
    'x-request-id': 'id-of-the-proxy',
  });
  expect(site.calls[0]?.traceparent).not.toContain('b7ad6b7169203331');
  await site.stop();

  expect(exported.map(({ path }) => path).toSorted()).toEqual(['/v1/metrics', '/v1/traces']);
  const bodyOf = (path: string): string =>
    String(exported.find((one) => one.path === path)?.body.toString('latin1'));
  expect(exported.every(({ type }) => type === 'application/x-protobuf')).toBe(true);
  // OTLP metrics have OpenTelemetry's names, without Prometheus's unit suffixes.
  expect(bodyOf('/v1/metrics')).toMatch(/http\.server\.request\.duration(?!_)/);
  expect(bodyOf('/v1/metrics')).toContain('nodejs.eventloop.delay.p99');
  const instances = ['/v1/metrics', '/v1/traces'].map(
    (path) =>
      /service\.instance\.id[^0-9a-f]+([0-9a-f]{8}(?:-[0-9a-f]{4}){4}[0-9a-f]{8})/.exec(bodyOf(path))?.[1],
  );
  expect(instances[0]).toBeDefined();
  expect(instances[1]).toBe(instances[0]);
  const spans = bodyOf('/v1/traces');
  expect(spans).toMatch(/service\.name\W+site\b/);
  expect(spans).toContain('GET search');
  expect(spans).toContain('GET reviews');
  expect(spans).toContain(Buffer.from(TRACE, 'hex').toString('latin1'));
  expect(spans).not.toContain('my-secret-wish');
  expect(spans).not.toContain('secret-key');
});

test.each([
  [true, true],
  [false, false],
])(
  'if behind a proxy (%s), continues the trace from the request headers (%s)',
  async (isBehindProxy, expected) => {
    const tracing = startTracing({ isBehindProxy });
    const seen: (string | undefined)[] = [];
    const handle = tracing.trace(({ headers }, response) => {
      seen.push(trace.getActiveSpan()?.spanContext().traceId, headers.traceparent?.toString());
      response.end();
      return Promise.resolve();
    });
    const server = createSiteServer((...args) => void handle(...args));
    const port = await listen(server);
    await send(port, '/en-us', { traceparent: TRACEPARENT });
    expect(seen).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), undefined]);
    expect(seen[0] === TRACE).toBe(expected);
    await close(server);
    await tracing.stop();
  },
);

test('removes the query from URLs in spans created by Next', async () => {
  const tracing = startTracing({ isBehindProxy: false });
  trace
    .getTracer('next.js')
    .startSpan('GET', { attributes: { 'http.target': '/en-us/search?q=my-secret-wish' } })
    .end();
  await tracing.stop();
  const body = String(exported.at(-1)?.body.toString('latin1'));
  expect(body).toContain('/en-us/search');
  expect(body).not.toContain('my-secret-wish');
});
