/**
 * Envelopes of Application Insights (docs/services.md, "Telemetry") made of the client library's data, with brand label
 * and durations in seconds.
 */
import {
  Event as EventData,
  Exception,
  PageView,
  PageViewPerformance,
  SeverityLevel,
  type IDiagnosticLogger,
  type ITelemetryItem,
} from '@microsoft/applicationinsights-web';

type Labels = Record<string, string>;
type Measurements = Record<string, number>;
type Kind = 'Pageview' | 'PageviewPerformance' | 'Exception' | 'Event' | 'RemoteDependency';

export interface EnvelopeSource {
  instrumentationKey: string;
  /** The brand label. */
  brand: string;
  logger: IDiagnosticLogger;
  /** What is common to the envelopes of a visit. */
  tags: () => Record<string, string>;
}

/** Of the library's classes, not of the contract. */
const INTERNAL_FIELDS = new Set(['aiDataContract', 'sizeInBytes']);
/** The library names the loader script here that it came with, in envelopes of page views only. */
const WITHOUT_LOADER = { 'ai.internal.snippet': '-' };

const envelope = (
  { instrumentationKey, tags }: EnvelopeSource,
  kind: Kind,
  baseData: object,
  time = new Date(),
) => ({
  time: time.toISOString(),
  iKey: instrumentationKey,
  name: `Microsoft.ApplicationInsights.${instrumentationKey.replaceAll('-', '')}.${kind}`,
  tags: { ...tags(), ...(kind === 'Pageview' && WITHOUT_LOADER) },
  data: { baseType: `${kind}Data`, baseData },
});

export type Envelope = ReturnType<typeof envelope>;

/** An envelope as it is sent. */
export const serialize = (sent: Envelope): string =>
  JSON.stringify(sent, (name, value: unknown) => (INTERNAL_FIELDS.has(name) ? undefined : value));

/** `hh:mm:ss.mmm`, of less than a day. */
const timeSpan = (milliseconds: number): string =>
  new Date(Math.round(milliseconds)).toISOString().slice(11, 23);

/** A URL without query and fragment, which may contain visitors' input. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

/** A page view that took this long (ms), at the time when it began. */
export function pageViewEnvelope(
  source: EnvelopeSource,
  view: { name: string; url: string; id: string; duration: number; labels: Labels },
  time: Date,
): Envelope {
  const labels = { ...view.labels, refUri: withoutQuery(document.referrer), brand: source.brand };
  const measurements = { duration: view.duration / 1_000 };
  return envelope(
    source,
    'Pageview',
    new PageView(
      source.logger,
      view.name,
      withoutQuery(view.url),
      view.duration,
      labels,
      measurements,
      view.id,
    ),
    time,
  );
}

/** How long the parts of the document's loading took. */
export function loadingEnvelope(
  source: EnvelopeSource,
  view: { name: string; url: string; labels: Labels },
  timing: PerformanceNavigationTiming,
): Envelope {
  const labels = { ...view.labels, brand: source.brand };
  const perfTotal = timeSpan(timing.duration);
  const data = new PageViewPerformance(
    source.logger,
    view.name,
    withoutQuery(view.url),
    // The library does not read it.
    0,
    labels,
    { duration: timing.duration / 1_000 },
    {
      duration: perfTotal,
      perfTotal,
      networkConnect: timeSpan(timing.connectEnd - timing.startTime),
      sentRequest: timeSpan(timing.responseStart - timing.requestStart),
      receivedResponse: timeSpan(timing.responseEnd - timing.responseStart),
      domProcessing: timeSpan(timing.loadEventEnd - timing.responseEnd),
    },
  );
  return envelope(source, 'PageviewPerformance', data);
}

/** An error with the HTTP status that it is about (0 for none), and its seconds since the page began. */
export function exceptionEnvelope(
  source: EnvelopeSource,
  error: Error,
  { status, duration }: { status: string; duration: number },
): Envelope {
  const labels = {
    message: error.message,
    stack: error.stack ?? '',
    status,
    typeName: error.name,
    brand: source.brand,
  };
  const data = new Exception(source.logger, error, labels, { duration }, SeverityLevel.Error);
  return envelope(source, 'Exception', data);
}

export const eventEnvelope = (
  source: EnvelopeSource,
  name: string,
  labels: Labels,
  measurements: Measurements,
): Envelope =>
  envelope(
    source,
    'Event',
    new EventData(source.logger, name, { ...labels, brand: source.brand }, measurements),
  );

/** A call that the library tracked. */
export function callEnvelope(source: EnvelopeSource, { baseData = {} }: ITelemetryItem): Envelope {
  const call: Record<string, unknown> = baseData;
  const duration = Number(call.duration ?? 0);
  const status = String(call.responseCode ?? 0);
  const name = withoutQuery(String(call.name));
  return envelope(
    source,
    'RemoteDependency',
    {
      id: call.id,
      ver: 2,
      name,
      resultCode: status,
      duration: timeSpan(duration),
      success: call.success,
      data: name,
      target: new URL(String(call.target), location.href).host,
      type: call.type,
      properties: {
        ...(typeof call.properties === 'object' && call.properties),
        brand: source.brand,
        status,
      },
      measurements: { duration: duration / 1_000 },
    },
    call.startTime instanceof Date ? call.startTime : undefined,
  );
}
