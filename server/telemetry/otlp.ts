import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { PeriodicExportingMetricReader, type MetricProducer } from '@opentelemetry/sdk-metrics';

/**
 * Creates a reader that exports metrics by OTLP, configured by the standard environment variables.
 * @param intervalMs time between exports
 */
export const otlpReader = (
  metricProducers: MetricProducer[],
  intervalMs: number,
): PeriodicExportingMetricReader =>
  new PeriodicExportingMetricReader({
    metricProducers,
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: intervalMs,
    // A collector that does not respond must not delay the next export.
    exportTimeoutMillis: Math.min(10_000, intervalMs),
  });
