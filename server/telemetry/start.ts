/** Metrics and traces of a process of the site, where they are configured (docs/operations.md, "Seeing"). */
import type { MetricReader } from '@opentelemetry/sdk-metrics';
import type { SiteConfig } from '../../lib/config/environment.ts';
import { errorMessage } from '../../lib/telemetry/error-message.ts';
import { log } from '../../lib/telemetry/log.ts';
import type { Handler } from '../http-server.ts';
import { measureSite, type SiteState } from './process-metrics.ts';
import type { Listener } from './request-metrics.ts';
import { measureServiceCalls } from './service-calls.ts';

export interface Telemetry {
  /** Puts measurement around the server's listener. */
  observe: (listener: Listener) => Listener;
  /** Puts a span around Next's request handler. */
  trace: (handle: Handler) => Handler;
  /** Sends what was not sent yet, and closes the private port. */
  stop: () => Promise<void>;
}

/**
 * Starts what is configured: metrics for Prometheus, and metrics and traces by OTLP. The library is loaded only for these.
 * To be called before Next is loaded, which asks for a tracer then.
 * @throws Error when the port of metrics cannot be listened on
 */
export async function startTelemetry(
  config: SiteConfig,
  { buildId, ...state }: SiteState & { buildId: () => string },
): Promise<Telemetry> {
  const { METRICS_HOST, METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, TRUSTED_PROXIES } = config;
  if (METRICS_PORT === undefined && OTEL_EXPORTER_OTLP_ENDPOINT === undefined)
    return { observe: (listener) => listener, trace: (handle) => handle, stop: () => Promise.resolve() };
  const { MeterProvider } = await import('@opentelemetry/sdk-metrics');
  const { RequestMetrics } = await import('./request-metrics.ts');
  const { siteResource } = await import('./resource.ts');
  const { measureProcess } = await import('@cleanpro/node-service/metrics/measure-process');
  const { servePrometheus } = await import('@cleanpro/node-service/metrics/serve-prometheus');
  const requests = new RequestMetrics();
  const readers: MetricReader[] = [];
  if (METRICS_PORT !== undefined)
    readers.push(
      await servePrometheus({ host: METRICS_HOST, port: METRICS_PORT, metricProducers: [requests] }),
    );
  if (OTEL_EXPORTER_OTLP_ENDPOINT !== undefined)
    readers.push((await import('./otlp.ts')).otlpReader([requests], config.OTEL_METRIC_EXPORT_INTERVAL));
  const tracing =
    OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? undefined
      : (await import('./tracing.ts')).startTracing({ isBehindProxy: TRUSTED_PROXIES > 0 });
  const meters = new MeterProvider({ readers, resource: siteResource() });
  const meter = meters.getMeter('site');
  measureProcess(meter, 'site', buildId());
  measureSite(meter, state);
  measureServiceCalls(config, meter);
  return {
    observe: (listener) => requests.observe(listener),
    trace: (handle) => tracing?.trace(handle) ?? handle,
    async stop() {
      const results = await Promise.allSettled([meters.shutdown(), tracing?.stop()]);
      for (const result of results)
        if (result.status === 'rejected')
          log('warn', 'TelemetryNotSent', { message: errorMessage(result.reason) });
    },
  };
}
