import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { PeriodicExportingMetricReader, type MetricProducer } from '@opentelemetry/sdk-metrics';

/** Sends metrics by OTLP, as the standard variables say. @param intervalMs between two exports */
export const otlpReader = (
  metricProducers: MetricProducer[],
  intervalMs: number,
): PeriodicExportingMetricReader =>
  new PeriodicExportingMetricReader({
    metricProducers,
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: intervalMs,
    // A collector that does not answer must not hold up the next export.
    exportTimeoutMillis: Math.min(10_000, intervalMs),
  });
