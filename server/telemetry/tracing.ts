/** Exports traces by OTLP: a span per request, Next's spans within it, and a span per call to a service. */
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { withoutQuery } from './without-query.ts';
import type { Handler } from '../http-server.ts';
import { siteResource } from './resource.ts';
import { routeKind } from './route-kind.ts';

interface Tracing {
  /** Wraps Next's request handler in a span. Pages served from memory have no span. */
  trace: (handle: Handler) => Handler;
  stop: () => Promise<void>;
}

/**
 * Starts tracing, configured by the standard environment variables.
 * @param isBehindProxy whether `traceparent` comes from a trusted proxy; visitors could use it to control sampling
 */
export function startTracing({ isBehindProxy }: { isBehindProxy: boolean }): Tracing {
  // Next's fetch spans contain full URLs, including the review service's key. Our own code creates a span for each call
  // instead.
  Object.assign(process.env, { NEXT_OTEL_FETCH_DISABLED: '1' });
  const provider = new BasicTracerProvider({
    resource: siteResource(),
    spanProcessors: [withoutQuery, new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const tracer = trace.getTracer('site');
  return {
    trace: (handle) => async (request, response) => {
      const kind = routeKind(request);
      const method = request.method ?? 'GET';
      // The site's own requests have no peer.
      const isTrusted = isBehindProxy || request.socket.remoteAddress === undefined;
      const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      // The span has no URL, because a path may contain a visitor's input.
      const span = tracer.startSpan(
        `${method} ${kind}`,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'site.route.kind': kind } },
        parent,
      );
      // Next would start a second trace from these headers.
      delete request.headers.traceparent;
      delete request.headers.tracestate;
      try {
        await context.with(trace.setSpan(parent, span), () => handle(request, response));
      } finally {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    },
    stop: () => provider.shutdown(),
  };
}
