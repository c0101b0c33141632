/** Application Insights in the browser: page views, exceptions, calls and web vitals (docs/product.md, "Analytics"). */
import {
  AppInsightsCore,
  DependenciesPlugin,
  type IConfig,
  type IConfiguration,
  type ITelemetryPlugin,
} from '@microsoft/applicationinsights-web';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { MeasurementSettings } from '../settings';
import { Batches } from './batches';
import {
  callEnvelope,
  eventEnvelope,
  exceptionEnvelope,
  loadingEnvelope,
  pageViewEnvelope,
  serialize,
  type Envelope,
  type EnvelopeSource,
} from './envelopes';
import { visitTags } from './visit';
import type { Signal } from './signals';

export interface BrowserTelemetry {
  receive: (signal: Signal) => void;
  allow: (allowed: boolean) => void;
}

/** The site relays telemetry to the ingestion endpoint, so that pages connect only to their own origin. */
const RELAY = '/api/telemetry/v2/track';
/** Startup is split into tasks. Each waits until the page is idle, but at most this long. */
const IDLE_TIMEOUT_MS = 1_000;
/** Limits in case an error repeats in a loop: exceptions per document, items and calls per page view. */
const MAX_EXCEPTIONS = 25;
const MAX_SAME_EXCEPTION = 3;
const MAX_ITEMS = 250;
const MAX_CALLS = 100;
/** Interval for checking the title, which stays empty for a while after a client-side navigation. */
const TITLE_DELAY_MS = 250;
const MAX_TITLE_DELAYS = 20;
/** The library treats plugins of this priority or higher as channels, which send items. */
const CHANNEL_PRIORITY = 1_000;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve);
  });

const errorOf = (event: ErrorEvent | PromiseRejectionEvent): unknown =>
  'reason' in event ? event.reason : (event.error ?? event.message);

/** Whether an error came from the server, which has already reported it. Only such errors have a digest. */
const isServerError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'digest' in error && typeof error.digest === 'string';

function statusOf(error: unknown): string {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return String(Number.isInteger(status) ? status : 0);
}

/** Returns the timing of the document's load, once it has ended. */
function loadedDocument(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.loadEventEnd > 0 ? entry : undefined;
}

/**
 * Starts the library's tracking of fetch and XHR calls. Does not use the library's sender, because with storage and
 * several transports, the sender is as large as the rest of the library.
 */
function trackCalls(instrumentationKey: string, receive: ITelemetryPlugin['processTelemetry']) {
  const core = new AppInsightsCore<IConfiguration & IConfig>();
  const calls = new DependenciesPlugin();
  const channel: ITelemetryPlugin = {
    identifier: 'Relay',
    priority: CHANNEL_PRIORITY,
    initialize: () => undefined,
    processTelemetry: receive,
  };
  core.initialize(
    {
      instrumentationKey,
      disableCookiesUsage: true,
      disableFetchTracking: false,
      disableCorrelationHeaders: true,
      maxAjaxCallsPerView: MAX_CALLS,
      excludeRequestFromAutoTrackingPatterns: [RELAY],
      loggingLevelConsole: 0,
      loggingLevelTelemetry: 0,
    },
    [calls, channel],
  );
  return { core, calls };
}

/** Starts telemetry in several short tasks, so that the page stays responsive. */
export async function startTelemetry({
  instrumentationKey,
  brand,
}: NonNullable<MeasurementSettings['telemetry']>): Promise<BrowserTelemetry> {
  let exceptions = 0;
  let items = 0;
  let allowedNow = true;
  const seen = new Map<string, number>();
  const batches = new Batches(RELAY);
  const queueEnvelope = (envelope: Envelope): void => {
    items += 1;
    if (allowedNow && items <= MAX_ITEMS) batches.add(serialize(envelope));
  };

  await idle();
  const { core, calls } = trackCalls(instrumentationKey, (item) => queueEnvelope(callEnvelope(source, item)));
  const operation = core.getTraceCtx()?.traceId ?? '';
  const source: EnvelopeSource = {
    instrumentationKey,
    brand,
    logger: core.logger,
    tags: visitTags(operation),
  };

  const exception = (error: unknown): void => {
    if (isServerError(error) || exceptions >= MAX_EXCEPTIONS) return;
    const exceptionError = error instanceof Error ? error : new Error(String(error));
    const count = (seen.get(exceptionError.message) ?? 0) + 1;
    seen.set(exceptionError.message, count);
    if (count > MAX_SAME_EXCEPTION) return;
    exceptions += 1;
    const duration = performance.now() / 1_000;
    queueEnvelope(exceptionEnvelope(source, exceptionError, { status: statusOf(error), duration }));
  };

  const vital = ({ name, value, rating, navigationType }: MetricType): void =>
    queueEnvelope(
      eventEnvelope(
        source,
        'WebVital',
        { metric: name, rating, navigationType },
        { value, ...(name !== 'CLS' && { duration: value / 1_000 }) },
      ),
    );
  await idle();
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(vital);
  /** Sends the page view that still waits for its title, if any. */
  let trackWaiting: (() => void) | undefined;
  // Register this after the listeners of the web vitals, because some vitals are reported only when the page is left.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    trackWaiting?.();
    batches.leave();
  });

  const pageView = ({ data, since }: Extract<Signal, { kind: 'page' }>): void => {
    trackWaiting?.();
    items = 0;
    calls.resetAjaxAttempts();
    const now = performance.now();
    const loading = since === undefined ? loadedDocument() : undefined;
    const duration = since === undefined ? (loading?.loadEventEnd ?? now) : now - since;
    // Time of the view. For the first view, this is when the document was loaded; for later views, when the navigation
    // began.
    const time = new Date(performance.timeOrigin + (since ?? duration));
    const url = location.href;
    const labels: Record<string, string> = data?.pageKind ? { pageKind: data.pageKind } : {};
    let timer: ReturnType<typeof setInterval> | undefined;
    const track = (): void => {
      clearInterval(timer);
      trackWaiting = undefined;
      const view = { name: document.title, url, id: operation, duration, labels };
      queueEnvelope(pageViewEnvelope(source, view, time));
      if (loading) queueEnvelope(loadingEnvelope(source, view, loading));
      void batches.send();
    };
    if (since === undefined) return track();
    trackWaiting = track;
    let delays = 0;
    timer = setInterval(() => {
      delays += 1;
      if (document.title !== '' || delays === MAX_TITLE_DELAYS) track();
    }, TITLE_DELAY_MS);
  };

  return {
    receive(signal) {
      if (!allowedNow) return;
      if (signal.kind === 'error') exception(errorOf(signal.event));
      else if (signal.kind === 'page') pageView(signal);
    },
    allow(allowed) {
      allowedNow = allowed;
      core.config.disableTelemetry = !allowed;
      if (!allowed) batches.drop();
    },
  };
}
