/**
 * Builds Application Insights envelopes (docs/services.md, "Telemetry") from the client library's data. Adds a brand
 * label and durations in seconds.
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
  brand: string;
  logger: IDiagnosticLogger;
  /** Returns the tags that all envelopes of a visit share. */
  tags: () => Record<string, string>;
}

/** Fields of the library's classes that are not part of an envelope. */
const INTERNAL_FIELDS = new Set(['aiDataContract', 'sizeInBytes']);
/** Tag for the version of the library's loader script, in page views only. This site loads no such script. */
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

/** Returns an envelope as JSON, without the library's internal fields. */
export const serialize = (sent: Envelope): string =>
  JSON.stringify(sent, (name, value: unknown) => (INTERNAL_FIELDS.has(name) ? undefined : value));

/** Formats a duration of less than a day as `hh:mm:ss.mmm`. */
const timeSpan = (milliseconds: number): string =>
  new Date(Math.round(milliseconds)).toISOString().slice(11, 23);

/** Removes the query and fragment from a URL, because they may contain visitors' input. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

/**
 * Returns the envelope of a page view. `view.duration` is in milliseconds.
 * @param time time of the view
 */
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

/** Returns the envelope with the durations of the phases in which the document was loaded. */
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
    // The library ignores this argument.
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

/**
 * Returns the envelope for an error. `status` is the HTTP status of the failed response (0 for none), `duration` the
 * number of seconds since the document began to load.
 */
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

/** Returns the envelope of an event. `measurements.duration` is in seconds. */
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

/** Returns the envelope of a fetch or XHR call that the library tracked. */
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
