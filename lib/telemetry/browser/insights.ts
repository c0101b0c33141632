/** Application Insights in the browser: page views, exceptions, calls and web vitals (docs/product.md, "Analytics"). */
import { ApplicationInsights, SeverityLevel, type ITelemetryItem } from '@microsoft/applicationinsights-web';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { MeasurementSettings } from '../settings';
import type { Signal } from './signals';

export interface BrowserTelemetry {
  receive: (signal: Signal) => void;
  allow: (allowed: boolean) => void;
}

/** The site relays items to the ingestion endpoint, so that a page connects to its own origin only. */
const RELAY = '/api/telemetry';
const BATCH_MS = 15_000;
/** Pending items are sent as a beacon when a page is left; beacons are limited to 64 kB. */
const BATCH_BYTES = 32_000;
/** The start is split into tasks, each when the page is idle or after this time. */
const IDLE_TIMEOUT_MS = 1_000;
/** Per page view: an error in a loop must not flood the endpoint. */
const MAX_EXCEPTIONS = 25;
const MAX_SAME_EXCEPTION = 3;
const MAX_ITEMS = 250;
/** After a navigation within the site the title is updated later than the page. */
const TITLE_DELAY_MS = 250;
/** The client library's mode of a disabled feature. */
const FEATURE_DISABLED = 2;

/** A URL without query and fragment, which may contain visitors' input. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve);
  });

/** Adds brand, duration in seconds and status; removes queries from URLs. */
function addLabels(item: ITelemetryItem, brand: string): void {
  const data: Record<string, unknown> = { ...item.data, brand };
  const base = (item.baseData ??= {});
  if (item.baseType === 'PageviewData' && typeof data.duration === 'number') {
    // The library reads a page's duration (ms) from here and leaves the measurement (s) unchanged.
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

/** Errors with a digest were reported by the server. */
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

/** Starts the library in tasks too short to notice. Nothing is sent before the first signal. */
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
      // Errors, early ones included, and page views come as signals.
      disableExceptionTracking: true,
      enableAutoRouteTracking: false,
      maxBatchInterval: BATCH_MS,
      maxBatchSizeInBytes: BATCH_BYTES,
      maxAjaxCallsPerView: 100,
      // Pending items are sent below when the page is hidden. The library would send them earlier, without the last
      // vitals, and with a request that the next page can abort.
      disableFlushOnBeforeUnload: true,
      disableFlushOnUnload: true,
      loggingLevelConsole: 0,
      loggingLevelTelemetry: 0,
      featureOptIn: { SdkStats: { mode: FEATURE_DISABLED } },
      // Otherwise the library fetches settings from its vendor.
      extensionConfig: { AppInsightsCfgSyncPlugin: { blkCdnCfg: true, cfgUrl: '' } },
    },
  });
  await idle();
  insights.loadAppInsights();
  insights.addTelemetryInitializer((item) => {
    items += 1;
    if (!allowedNow || items > MAX_ITEMS) return false;
    addLabels(item, brand);
    return true;
  });

  const exception = (error: unknown): void => {
    if (isServerError(error) || exceptions >= MAX_EXCEPTIONS) return;
    const exceptionError = error instanceof Error ? error : new Error(String(error));
    const count = (seen.get(exceptionError.message) ?? 0) + 1;
    seen.set(exceptionError.message, count);
    if (count > MAX_SAME_EXCEPTION) return;
    exceptions += 1;
    insights.trackException({
      exception: exceptionError,
      severityLevel: SeverityLevel.Error,
      properties: {
        message: exceptionError.message,
        stack: exceptionError.stack ?? '',
        status: statusOf(error),
      },
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
  // Registered after the vitals' listeners, some of which report only when the page is left.
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
        else setTimeout(track, TITLE_DELAY_MS);
      }
    },
    allow(allowed) {
      if (allowed === allowedNow) return;
      allowedNow = allowed;
      // Pending items are dropped immediately: the library applies its setting only later.
      insights.config.disableTelemetry = !allowed;
      if (!allowed) insights.getSender()._buffer.clear();
    },
  };
}
