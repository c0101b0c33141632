import type { MetricReader } from '@opentelemetry/sdk-metrics';
import type { SiteConfig } from '../../lib/config/environment.ts';
import { errorMessage } from '../../lib/telemetry/error-message.ts';
import { log } from '../../lib/telemetry/log.ts';
import type { Handler } from '../http-server.ts';
import { measureSite, type SiteState } from './process-metrics.ts';
import type { Listener } from './request-metrics.ts';
import { measureServiceCalls } from './service-calls.ts';

export interface Telemetry {
  /** Wraps the server's listener to measure requests. */
  observe: (listener: Listener) => Listener;
  /** Wraps Next's request handler in a span. */
  trace: (handle: Handler) => Handler;
  /** Sends pending data and closes the metrics port. */
  stop: () => Promise<void>;
}

/**
 * Starts the telemetry that is configured (docs/operations.md, "Seeing"): metrics for Prometheus, and metrics and
 * traces by OTLP. Loads OpenTelemetry only if needed. Call it before Next is loaded, because Next asks for a tracer
 * while it loads.
 * @throws Error when the metrics port is not available
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
