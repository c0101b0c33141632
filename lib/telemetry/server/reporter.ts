import type { TelemetryConnection } from '@/lib/config/telemetry-connection';
import {
  dependencyItem,
  eventItem,
  exceptionItem,
  type Details,
  type ItemSource,
  type TelemetryItem,
} from './items';

/** Items are sent after this delay, or as soon as a batch is full. */
const FLUSH_AFTER_MS = 5_000;
const BATCH_SIZE = 100;
/** Maximum number of queued items. More are dropped, so that an unreachable endpoint cannot fill the memory. */
const MAX_QUEUED = 500;
const TIMEOUT_MS = 5_000;

/** Limits per window, for each fingerprint and for all items together. Items above a limit are only counted. */
const WINDOW_MS = 60_000;
const MAX_PER_FINGERPRINT = 5;
const MAX_ITEMS = 300;

interface Options {
  connection: TelemetryConnection;
  brand: string;
  /** Posts a batch. Replaced in tests. */
  post?: (url: string, body: string) => Promise<unknown>;
  now?: () => number;
}

const postJson = (url: string, body: string): Promise<unknown> =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/**
 * Sends the server's telemetry to the ingestion endpoint in batches, and limits it during a flood of errors. It never
 * affects a request: no method throws, and no page awaits one.
 */
export class TelemetryReporter {
  readonly #source: ItemSource;
  readonly #trackUrl: string;
  readonly #post: (url: string, body: string) => Promise<unknown>;
  readonly #now: () => number;
  #queue: TelemetryItem[] = [];
  #timer: NodeJS.Timeout | undefined;
  #windowStart = -Infinity;
  #seen = new Map<string, number>();
  #sent = 0;
  #suppressed = 0;

  constructor({ connection, brand, post = postJson, now = Date.now }: Options) {
    this.#source = { instrumentationKey: connection.instrumentationKey, brand };
    this.#trackUrl = connection.trackUrl;
    this.#post = post;
    this.#now = now;
  }

  /** Whether a URL is the ingestion endpoint. Calls to it are not reported. */
  isEndpoint(url: URL): boolean {
    return url.origin + url.pathname === this.#trackUrl;
  }

  exception(error: unknown, details: Details & { status: number }): void {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    this.#add(`exception ${message}`, () => exceptionItem(this.#source, error, details));
  }

  event(name: string, details: Details = {}): void {
    this.#add(`event ${name} ${details.message ?? ''}`, () => eventItem(this.#source, name, details));
  }

  dependency(call: { method: string; url: URL; seconds: number; status: number }): void {
    this.#add(`call ${call.url.host}${call.url.pathname} ${call.status}`, () =>
      dependencyItem(this.#source, call),
    );
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, BATCH_SIZE);
      try {
        await this.#post(this.#trackUrl, JSON.stringify(batch));
      } catch {
        // The endpoint is unreachable: this batch is lost.
      }
    }
  }

  #add(fingerprint: string, make: () => TelemetryItem): void {
    if (this.#now() - this.#windowStart >= WINDOW_MS) this.#newWindow();
    const count = (this.#seen.get(fingerprint) ?? 0) + 1;
    if (this.#seen.size < MAX_ITEMS || this.#seen.has(fingerprint)) this.#seen.set(fingerprint, count);
    if (count > MAX_PER_FINGERPRINT || this.#sent >= MAX_ITEMS || this.#queue.length >= MAX_QUEUED) {
      this.#suppressed += 1;
      return;
    }
    this.#sent += 1;
    this.#push(make());
  }

  #push(item: TelemetryItem): void {
    this.#queue.push(item);
    if (this.#queue.length >= BATCH_SIZE) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS).unref();
  }

  #newWindow(): void {
    if (this.#suppressed > 0)
      this.#push(eventItem(this.#source, 'TelemetrySuppressed', { count: this.#suppressed }));
    this.#windowStart = this.#now();
    this.#seen.clear();
    this.#sent = 0;
    this.#suppressed = 0;
  }
}

declare global {
  // Next loads this module once per bundle, but the process has one reporter.
  var telemetryReporter: TelemetryReporter | undefined;
}
