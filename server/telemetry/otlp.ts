import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { PeriodicExportingMetricReader, type MetricProducer } from '@opentelemetry/sdk-metrics';
import { z } from 'zod';

const INTERVAL = z.coerce.number().int().min(100).catch(60_000);

/** Sends metrics by OTLP, as the standard variables say. */
export const otlpReader = (metricProducers: MetricProducer[]): PeriodicExportingMetricReader =>
  new PeriodicExportingMetricReader({
    metricProducers,
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: INTERVAL.parse(process.env.OTEL_METRIC_EXPORT_INTERVAL),
    // A collector that does not answer must not hold up the next export.
    exportTimeoutMillis: Math.min(10_000, INTERVAL.parse(process.env.OTEL_METRIC_EXPORT_INTERVAL)),
  });
