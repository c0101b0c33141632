/**
 * Sends spans, a metric and logs with the exporter of Application Insights' Node SDK, with the attributes that the SDK
 * sets: `node node-sdk.mjs ADDRESS KEY`. Exits before the exporter fetches settings from another server.
 */
import {
  AzureMonitorLogExporter,
  AzureMonitorMetricExporter,
  AzureMonitorTraceExporter,
} from '@azure/monitor-opentelemetry-exporter';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { LoggerProvider, SimpleLogRecordProcessor } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';

const [host, key] = process.argv.slice(2);
const options = {
  connectionString: `InstrumentationKey=${key};IngestionEndpoint=${host}`,
  // Set explicitly, because the exporter always uses https for the endpoint in the connection string.
  host,
  allowInsecureConnection: true,
  disableOfflineStorage: true,
};
const resource = resourceFromAttributes({ 'service.name': 'shop', 'service.instance.id': 'shop-1' });

const tracing = new BasicTracerProvider({
  resource,
  spanProcessors: [new SimpleSpanProcessor(new AzureMonitorTraceExporter(options))],
});
const tracer = tracing.getTracer('node-sdk');
const request = tracer.startSpan('GET /products', {
  kind: SpanKind.SERVER,
  attributes: {
    'http.request.method': 'GET',
    'url.full': 'http://localhost/products',
    'url.path': '/products',
    'url.scheme': 'http',
    'server.address': 'localhost',
    'http.response.status_code': 200,
  },
});
request.addEvent('Read from the cache');
request.end();
const call = tracer.startSpan('GET', {
  kind: SpanKind.CLIENT,
  attributes: {
    'http.request.method': 'GET',
    'url.full': 'http://localhost:4100/cdn',
    'http.response.status_code': 503,
  },
});
call.recordException(new Error('No answer'));
call.setStatus({ code: SpanStatusCode.ERROR });
call.end();

const metering = new MeterProvider({
  resource,
  readers: [
    new PeriodicExportingMetricReader({
      exporter: new AzureMonitorMetricExporter(options),
      exportIntervalMillis: 60_000,
    }),
  ],
});
metering.getMeter('node-sdk').createCounter('orders').add(3, { country: 'US' });

const logging = new LoggerProvider({
  resource,
  processors: [new SimpleLogRecordProcessor({ exporter: new AzureMonitorLogExporter(options) })],
});
const logger = logging.getLogger('node-sdk');
logger.emit({ body: 'Started', severityNumber: 9 });
logger.emit({ body: '', attributes: { 'microsoft.custom_event.name': 'Ordered', articles: 2 } });
logger.emit({
  attributes: {
    'microsoft.availability.id': 'home-1',
    'microsoft.availability.name': 'Home',
    'microsoft.availability.duration': '00:00:00.250',
    'microsoft.availability.success': true,
  },
});
logger.emit({
  attributes: {
    'exception.type': 'TypeError',
    'exception.message': 'Broken',
    'exception.stacktrace': 'TypeError: Broken\n    at x (x.js:1:1)',
  },
});

for (const provider of [tracing, metering, logging]) {
  await provider.forceFlush();
  await provider.shutdown();
}
process.exit();
