/**
 * Measures the site's calls to services, whether they use fetch or Node's HTTP client, which Contentful's client uses.
 */
import { subscribe } from 'node:diagnostics_channel';
import { ClientRequest, IncomingMessage } from 'node:http';
import { context, propagation, SpanKind, SpanStatusCode, trace, type Meter } from '@opentelemetry/api';
import { z } from 'zod';
import type { SiteConfig } from '../../lib/config/environment.ts';
import { currentRequest } from '../../lib/telemetry/request-context.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import { isServiceFailure } from './service-failure.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A fetch call, as undici's diagnostics channels report it. */
interface FetchCall {
  origin?: unknown;
  path: string;
  method?: string;
  addHeader: (name: string, value: string) => unknown;
}

const FETCH = z.object({
  request: z.custom<FetchCall>(
    (value) => typeof value === 'object' && value !== null && 'addHeader' in value,
  ),
  response: z.looseObject({ statusCode: z.number() }).optional(),
  error: z.unknown().optional(),
});
const HTTP = z.object({
  request: z.instanceof(ClientRequest),
  response: z.instanceof(IncomingMessage).optional(),
  error: z.unknown().optional(),
});

/** A status code, or how a call without a response ended. */
type Outcome = number | 'failed' | 'cancelled';

/** Starts measuring a call. Returns a function that ends it; undefined for a URL that belongs to no service. */
type BeginCall = (
  href: string,
  method?: string,
  addHeader?: FetchCall['addHeader'],
) => ((outcome: Outcome) => void) | undefined;

/** Returns the root URL of each service, longest first. */
function serviceRoots(config: SiteConfig): [root: string, service: string][] {
  const roots: [string, string][] = [
    [config.CONTENTFUL_GRAPHQL_URL, 'content'],
    [config.CONTENTFUL_CDN_HOST, 'content-sync'],
    [config.REVIEWS_URL, 'reviews'],
    [config.RECOMMENDATIONS_URL, 'recommendations'],
    [config.MEMBERS_URL, 'members'],
    [`${config.IMAGES_UPSTREAM_URL}/images`, 'images'],
    [config.PRIVACY_LINKS_URL, 'privacy'],
    ...(config.telemetry ? [[config.telemetry.trackUrl, 'telemetry'] satisfies [string, string]] : []),
    ...(config.cdn?.urls ?? []).map((url): [string, string] => [url, 'cdn']),
  ];
  return roots.toSorted(([a], [b]) => b.length - a.length);
}

const statusClass = (outcome: Outcome): string =>
  typeof outcome === 'number' ? `${Math.floor(outcome / 100)}xx` : outcome;

function callMeasurer(config: SiteConfig, meter: Meter): BeginCall {
  const roots = serviceRoots(config);
  const durations = meter.createHistogram('site.service.call.duration', {
    description: 'Time of a call to a service, to the end of its response',
    unit: 's',
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  const tracer = trace.getTracer('site');
  return (href, method = 'GET', addHeader) => {
    const service = roots.find(([root]) => href.startsWith(root))?.[1];
    if (service === undefined) return undefined;
    const start = performance.now();
    // A call outside of a request is a poll. Traces of polls would drown out all other traces.
    const span = trace.getActiveSpan() && tracer.startSpan(`${method} ${service}`, { kind: SpanKind.CLIENT });
    if (addHeader) {
      const id = currentRequest()?.request;
      if (id !== undefined) addHeader(REQUEST_ID_HEADER, id);
      if (span)
        propagation.inject(trace.setSpan(context.active(), span), addHeader, {
          set: (add, name, value) => void add(name, value),
        });
    }
    return (outcome) => {
      const status_class = statusClass(outcome);
      durations.record((performance.now() - start) / 1_000, { service, status_class });
      if (!span) return;
      span.setAttributes({ 'peer.service': service, 'http.request.method': method });
      if (typeof outcome === 'number') span.setAttribute('http.response.status_code', outcome);
      else span.setAttribute('error.type', outcome);
      if (status_class === 'failed' || status_class === '5xx') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  };
}

/** Starts measuring calls to services by service and status class. Calls to other URLs are not measured. */
export function measureServiceCalls(config: SiteConfig, meter: Meter): void {
  const begin = callMeasurer(config, meter);
  const calls = new WeakMap<object, { end: (outcome: Outcome) => void; status?: number }>();
  const started = (request: object, end: ((outcome: Outcome) => void) | undefined): void => {
    if (end) calls.set(request, { end });
  };
  const responded = (request: object, status?: number): void => {
    const call = calls.get(request);
    if (call) call.status = status;
  };
  const ended = (request: object, hasFailed = false): void => {
    const call = calls.get(request);
    calls.delete(request);
    call?.end(hasFailed ? 'failed' : (call.status ?? 'cancelled'));
  };
  const on = <Message>(
    channel: string,
    schema: z.ZodType<Message>,
    handle: (message: Message) => void,
  ): void =>
    subscribe(channel, (message) => {
      const parsed = schema.safeParse(message);
      if (parsed.success) handle(parsed.data);
    });

  on('undici:request:create', FETCH, ({ request }) => {
    const { origin, path, method } = request;
    started(
      request,
      begin(`${String(origin)}${path}`, method, (name, value) => request.addHeader(name, value)),
    );
  });
  on('undici:request:headers', FETCH, ({ request, response }) => responded(request, response?.statusCode));
  on('undici:request:trailers', FETCH, ({ request }) => ended(request));
  on('undici:request:error', FETCH, ({ request, error }) => ended(request, isServiceFailure(error)));

  on('http.client.request.start', HTTP, ({ request }) => {
    const host = request.getHeader('host');
    started(request, begin(`${request.protocol}//${String(host)}${request.path}`, request.method));
  });
  // Published when the headers have arrived. The body may still fail.
  on('http.client.response.finish', HTTP, ({ request, response }) => {
    responded(request, response?.statusCode);
    response?.once('close', () => ended(request, !response.complete && isServiceFailure(response.errored)));
  });
  on('http.client.request.error', HTTP, ({ request, error }) => ended(request, isServiceFailure(error)));
}
