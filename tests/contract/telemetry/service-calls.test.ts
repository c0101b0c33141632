/** Tests which calls count as failures of the service (docs/operations.md, "Metrics"). */
import { createServer, get, type IncomingMessage, type RequestOptions } from 'node:http';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { parseSiteConfig } from '../../../lib/config/environment.ts';
import { measureServiceCalls } from '../../../server/telemetry/service-calls.ts';
import { SITE_SECRETS } from '../../fixtures/site-secrets.ts';
import { close, listen } from '../server/http-client.ts';
import { freePort } from './site.ts';

/** Timeout of a call. Longer than the test service takes to send its headers, even on a busy machine. */
const TIMEOUT_MS = 1_000;

const service = createServer(({ url }, response) => {
  if (url === '/reviews/silent') return;
  response.writeHead(url === '/reviews/broken' ? 503 : 200);
  if (url === '/reviews/whole' || url === '/reviews/broken') response.end('{}');
  else response.write('The beginning of a body');
  // The delay lets the caller read the part of the body that was already sent.
  if (url === '/reviews/reset') setTimeout(() => response.socket?.resetAndDestroy(), 100);
  if (url === '/reviews/closed') setTimeout(() => response.socket?.destroy(), 100);
});
const reader = new PrometheusExporter({ preventServerStart: true });
let url = '';
let nobody = '';

beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(service)}/reviews`;
  nobody = `http://127.0.0.1:${await freePort()}/recommendations`;
  const config = parseSiteConfig({ ...SITE_SECRETS, REVIEWS_URL: url, RECOMMENDATIONS_URL: nobody });
  measureServiceCalls(config, new MeterProvider({ readers: [reader] }).getMeter('site'));
});
afterAll(() => close(service));

async function counts(): Promise<Record<string, number>> {
  const { resourceMetrics } = await reader.collect();
  const text = new PrometheusSerializer().serialize(resourceMetrics);
  const lines = text.matchAll(/^site_service_call_duration\w*_count\{.*?status_class="(\w+)".*?\} (\d+)$/gm);
  const sums: Record<string, number> = {};
  for (const [, name = '', count] of lines) sums[name] = (sums[name] ?? 0) + Number(count);
  return sums;
}

async function classesOf(call: () => Promise<unknown>): Promise<string[]> {
  const before = await counts();
  await call().catch(() => undefined);
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const after = await counts();
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    if (changed.length > 0) return changed;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return [];
}

const timeout = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);
/** Next's error when it aborts a request because the client disconnects. */
class ResponseAborted extends Error {
  override readonly name = 'ResponseAborted';
}

function abortSoon(reason?: unknown): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), 100);
  return controller.signal;
}

async function abortLater(reason?: unknown): Promise<void> {
  const controller = new AbortController();
  const response = await fetch(`${url}/endless`, { signal: controller.signal });
  controller.abort(reason);
  await response.text();
}

test.each<[what: string, counted: string, call: () => Promise<unknown>]>([
  ['a body that is read', '2xx', async () => (await fetch(`${url}/whole`)).text()],
  ['an error status', '5xx', async () => (await fetch(`${url}/broken`)).text()],
  ['a body that is cancelled', '2xx', async () => (await fetch(`${url}/endless`)).body?.cancel()],
  ['a visitor who leaves during the body', '2xx', () => abortLater(new ResponseAborted())],
  ['an abort during the body', '2xx', () => abortLater()],
  ['an abort before the headers', 'cancelled', () => fetch(`${url}/silent`, { signal: abortSoon() })],
  [
    'a visitor who leaves before the headers',
    'cancelled',
    () => fetch(`${url}/silent`, { signal: AbortSignal.any([abortSoon(new ResponseAborted()), timeout()]) }),
  ],
  ['a timeout before the headers', 'failed', () => fetch(`${url}/silent`, { signal: timeout() })],
  [
    'a timeout during the body',
    'failed',
    async () => (await fetch(`${url}/endless`, { signal: timeout() })).text(),
  ],
  ['a connection that is refused', 'failed', () => fetch(`${nobody}/articles`)],
  ['a reset during the body', 'failed', async () => (await fetch(`${url}/reset`)).text()],
  ['a connection that ends during the body', 'failed', async () => (await fetch(`${url}/closed`)).text()],
])('fetch: %s counts as %s', async (_what, counted, call) => {
  expect(await classesOf(call)).toEqual([counted]);
});

/** Sends a request with Node's HTTP client, which Contentful's client library uses. */
const httpGet = (
  target: string,
  options: RequestOptions = {},
  handle: (response: IncomingMessage) => void = (response) => response.resume(),
): Promise<void> =>
  new Promise((resolve) => {
    const request = get(target, options, (response) => {
      response.on('error', () => undefined).on('close', resolve);
      handle(response);
    });
    request.on('error', () => resolve());
  });

test.each<[what: string, counted: string, call: () => Promise<unknown>]>([
  ['a body that is read', '2xx', () => httpGet(`${url}/whole`)],
  ['an error status', '5xx', () => httpGet(`${url}/broken`)],
  [
    'a body that is cancelled',
    '2xx',
    () => httpGet(`${url}/endless`, {}, (response) => response.on('data', () => response.destroy())),
  ],
  ['an abort before the headers', 'cancelled', () => httpGet(`${url}/silent`, { signal: abortSoon() })],
  ['a timeout before the headers', 'failed', () => httpGet(`${url}/silent`, { signal: timeout() })],
  ['a timeout during the body', 'failed', () => httpGet(`${url}/endless`, { signal: timeout() })],
  ['a connection that is refused', 'failed', () => httpGet(`${nobody}/articles`)],
  ['a reset during the body', 'failed', () => httpGet(`${url}/reset`)],
  ['a connection that ends during the body', 'failed', () => httpGet(`${url}/closed`)],
])('HTTP client: %s counts as %s', async (_what, counted, call) => {
  expect(await classesOf(call)).toEqual([counted]);
});
