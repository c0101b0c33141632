/** Serves a process's `/metrics` under Prometheus names (docs/operations.md, "Metrics"). */
import { PrometheusExporter, type ExporterConfig } from '@opentelemetry/exporter-prometheus';
import type { MetricData, MetricReader } from '@opentelemetry/sdk-metrics';

/** Prometheus suffixes by OpenTelemetry unit. */
const UNITS: Record<string, string> = { s: 'seconds', By: 'bytes' };

function withUnit(metric: MetricData): MetricData {
  const unit = UNITS[metric.descriptor.unit];
  if (unit === undefined) return metric;
  return { ...metric, descriptor: { ...metric.descriptor, unit, name: `${metric.descriptor.name}_${unit}` } };
}

/**
 * Adds units to the metric names. OTLP exports the same instruments under their OpenTelemetry names, without units, and
 * the Prometheus exporter has no option to add them.
 */
class NamingExporter extends PrometheusExporter {
  override async collect(
    ...options: Parameters<PrometheusExporter['collect']>
  ): ReturnType<PrometheusExporter['collect']> {
    const { resourceMetrics, errors } = await super.collect(...options);
    const scopeMetrics = resourceMetrics.scopeMetrics.map(({ scope, metrics }) => ({
      scope,
      metrics: metrics.map(withUnit),
    }));
    return { resourceMetrics: { ...resourceMetrics, scopeMetrics }, errors };
  }
}

/**
 * Serves `/metrics`.
 * @returns the reader to register with a meter provider
 * @throws Error when the port is not available
 */
export async function servePrometheus(
  options: Pick<ExporterConfig, 'host' | 'port' | 'metricProducers'>,
): Promise<MetricReader> {
  const exporter = new NamingExporter({
    ...options,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  });
  await exporter.startServer();
  return exporter;
}
