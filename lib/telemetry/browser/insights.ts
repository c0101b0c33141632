/** Application Insights in the browser: page views, exceptions, calls and web vitals, with brand, seconds and status. */
import { ApplicationInsights, SeverityLevel, type ITelemetryItem } from '@microsoft/applicationinsights-web';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { MeasurementSettings } from '../settings';
import type { Signal } from './signals';

export interface BrowserTelemetry {
  receive: (signal: Signal) => void;
  allow: (allowed: boolean) => void;
}

/** The site passes items on to the ingestion endpoint, so that a page talks to its own origin only. */
const RELAY = '/api/telemetry';
const BATCH_MS = 15_000;
/** What waits when a page is left goes as a beacon, which takes 64 kB. */
const BATCH_BYTES = 32_000;
/** The start is cut into parts, each when the page is idle or after this time. */
const IDLE_AT_LATEST_MS = 1_000;
/** Of one page view: an error in a loop must not become a flood. */
const MAX_EXCEPTIONS = 25;
const MAX_SAME_EXCEPTION = 3;
const MAX_ITEMS = 250;
/** The title of a page that is led to within the site comes a moment after the page. */
const TITLE_AFTER_MS = 250;
/** The feature switch of the client library that turns a feature off. */
const OFF = 2;

/** An address without query and fragment, in which visitors' words may be. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_AT_LATEST_MS });
    else setTimeout(resolve);
  });

/** Brand, seconds, message, stack and status on every item; no address with a query. */
function labelled(item: ITelemetryItem, brand: string): void {
  const data: Record<string, unknown> = { ...item.data, brand };
  const base = (item.baseData ??= {});
  if (item.baseType === 'PageviewData' && typeof data.duration === 'number') {
    // The library takes a page's own duration (ms) from here, and leaves the measurement (s) alone.
    base.properties = { ...base.properties, duration: data.duration };
    data.duration /= 1_000;
  } else if (typeof base.duration === 'number') data.duration = base.duration / 1_000;
  if (item.baseType === 'RemoteDependencyData') data.status = String(base.responseCode ?? 0);
  for (const key of ['uri', 'url', 'refUri', 'name', 'data', 'target']) {
    const value = base[key];
    if (typeof value === 'string') base[key] = withoutQuery(value);
  }
  if (typeof data.refUri === 'string') data.refUri = withoutQuery(data.refUri);
  item.data = data;
}

const errorOf = (event: ErrorEvent | PromiseRejectionEvent): unknown =>
  'reason' in event ? event.reason : (event.error ?? event.message);

/** An error that the server reported carries its digest and is not reported twice. */
const isServerError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'digest' in error && typeof error.digest === 'string';

function statusOf(error: unknown): string {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return String(Number.isInteger(status) ? status : 0);
}

/** How long the document took to load, in ms. */
function loadedAfter(): number {
  const [entry] = performance.getEntriesByType('navigation');
  const loaded = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
  return loaded || performance.now();
}

/** Starts the library, in parts that are too short to be felt. Nothing is sent before its first signal. */
export async function startTelemetry({
  instrumentationKey,
  brand,
}: NonNullable<MeasurementSettings['telemetry']>): Promise<BrowserTelemetry> {
  let exceptions = 0;
  let items = 0;
  let allowedNow = true;
  const seen = new Map<string, number>();

  await idle();
  const insights = new ApplicationInsights({
    config: {
      connectionString: `InstrumentationKey=${instrumentationKey};IngestionEndpoint=${location.origin}${RELAY}`,
      disableCookiesUsage: true,
      isStorageUseDisabled: true,
      enableSessionStorageBuffer: false,
      disableFetchTracking: false,
      disableCorrelationHeaders: true,
      // Errors come as signals, the early ones too; page views with the page that is seen.
      disableExceptionTracking: true,
      enableAutoRouteTracking: false,
      maxBatchInterval: BATCH_MS,
      maxBatchSizeInBytes: BATCH_BYTES,
      maxAjaxCallsPerView: 100,
      // What waits is sent below, once, when the page is hidden. The library would do it before that: without the last
      // vitals, and by a request that can be cut off as the next page comes.
      disableFlushOnBeforeUnload: true,
      disableFlushOnUnload: true,
      loggingLevelConsole: 0,
      loggingLevelTelemetry: 0,
      featureOptIn: { SdkStats: { mode: OFF } },
      // The library would ask its vendor for settings.
      extensionConfig: { AppInsightsCfgSyncPlugin: { blkCdnCfg: true, cfgUrl: '' } },
    },
  });
  await idle();
  insights.loadAppInsights();
  insights.addTelemetryInitializer((item) => {
    items += 1;
    if (!allowedNow || items > MAX_ITEMS) return false;
    labelled(item, brand);
    return true;
  });

  const exception = (error: unknown): void => {
    if (isServerError(error) || exceptions >= MAX_EXCEPTIONS) return;
    const known = error instanceof Error ? error : new Error(String(error));
    const count = (seen.get(known.message) ?? 0) + 1;
    seen.set(known.message, count);
    if (count > MAX_SAME_EXCEPTION) return;
    exceptions += 1;
    insights.trackException({
      exception: known,
      severityLevel: SeverityLevel.Error,
      properties: { message: known.message, stack: known.stack ?? '', status: statusOf(error) },
      // Seconds since the page began.
      measurements: { duration: performance.now() / 1_000 },
    });
  };

  const vital = ({ name, value, rating, navigationType }: MetricType): void =>
    insights.trackEvent({
      name: 'WebVital',
      properties: { metric: name, rating, navigationType },
      measurements: { value, ...(name !== 'CLS' && { duration: value / 1_000 }) },
    });
  await idle();
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(vital);
  // After the listeners of the vitals, some of which are known only when the page is left.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && allowedNow) insights.onunloadFlush(false);
  });

  return {
    receive(signal) {
      if (!allowedNow) return;
      if (signal.kind === 'error') exception(errorOf(signal.event));
      else if (signal.kind === 'page') {
        items = 0;
        const { data, since } = signal;
        const view = {
          uri: location.href,
          properties: {
            ...(data?.pageKind && { pageKind: data.pageKind }),
            duration: since === undefined ? loadedAfter() : performance.now() - since,
          },
        };
        const track = (): void => insights.trackPageView({ name: document.title, ...view });
        if (since === undefined) track();
        else setTimeout(track, TITLE_AFTER_MS);
      }
    },
    allow(allowed) {
      if (allowed === allowedNow) return;
      allowedNow = allowed;
      // What waits to be sent is dropped too: at once, because the library hears of its setting a moment later.
      insights.config.disableTelemetry = !allowed;
      if (!allowed) insights.getSender()._buffer.clear();
    },
  };
}
