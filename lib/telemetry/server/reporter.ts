import type { TelemetryConnection } from '@/lib/config/telemetry-connection';
import {
  dependencyItem,
  eventItem,
  exceptionItem,
  type Details,
  type ItemSource,
  type TelemetryItem,
} from './items';

/** Items wait at most this long, or until a batch is full. */
const FLUSH_AFTER_MS = 5_000;
const BATCH = 100;
/** More waiting items than this are dropped, the newest first: a dead endpoint must not fill the memory. */
const MAX_WAITING = 500;
const TIMEOUT_MS = 5_000;

/** In each window, so many items of one fingerprint, and so many of all together; the rest is counted. */
const WINDOW_MS = 60_000;
const MAX_SAME = 5;
const MAX_ALL = 300;

/** So many of the last exceptions are remembered. */
const REMEMBERED = 50;

interface Options {
  connection: TelemetryConnection;
  brand: string;
  /** Posts a batch; for tests. */
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

const digestOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined;

/**
 * Sends what happens on the server to the ingestion endpoint, in batches, bounded under a storm, and never in the
 * way of a request: nothing here throws or is awaited by a page.
 */
export class TelemetryReporter {
  readonly #source: ItemSource;
  readonly #trackUrl: string;
  readonly #post: (url: string, body: string) => Promise<unknown>;
  readonly #now: () => number;
  #waiting: TelemetryItem[] = [];
  #timer: NodeJS.Timeout | undefined;
  #windowStart = -Infinity;
  #seen = new Map<string, number>();
  #sent = 0;
  #suppressed = 0;
  #thrown: object[] = [];

  constructor({ connection, brand, post = postJson, now = Date.now }: Options) {
    this.#source = { instrumentationKey: connection.instrumentationKey, brand };
    this.#trackUrl = connection.trackUrl;
    this.#post = post;
    this.#now = now;
  }

  /** Whether an address is the endpoint itself, of which nothing is reported. */
  isEndpoint(url: URL): boolean {
    return url.origin + url.pathname === this.#trackUrl;
  }

  /**
   * Remembers an exception of a kept function. Who called that gets another one in its place, without message and stack
   * but with the same digest, which the framework writes on both.
   */
  remember(error: unknown): void {
    if (typeof error === 'object' && error !== null && !this.#thrown.includes(error))
      this.#thrown = [error, ...this.#thrown].slice(0, REMEMBERED);
  }

  exception(given: unknown, details: Details & { status: number }): void {
    const digest = digestOf(given);
    const error = (digest !== undefined && this.#thrown.find((one) => digestOf(one) === digest)) || given;
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

  /** Sends what waits. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      try {
        await this.#post(this.#trackUrl, JSON.stringify(batch));
      } catch {
        // The endpoint is away: what was in this batch is lost, the site is not concerned.
      }
    }
  }

  #add(fingerprint: string, make: () => TelemetryItem): void {
    if (this.#now() - this.#windowStart >= WINDOW_MS) this.#newWindow();
    const count = (this.#seen.get(fingerprint) ?? 0) + 1;
    if (this.#seen.size < MAX_ALL || this.#seen.has(fingerprint)) this.#seen.set(fingerprint, count);
    if (count > MAX_SAME || this.#sent >= MAX_ALL || this.#waiting.length >= MAX_WAITING) {
      this.#suppressed += 1;
      return;
    }
    this.#sent += 1;
    this.#push(make());
  }

  #push(item: TelemetryItem): void {
    this.#waiting.push(item);
    if (this.#waiting.length >= BATCH) void this.flush();
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
  // The framework loads modules once for each kind of route; the reporter belongs to the whole process.
  var telemetryReporter: TelemetryReporter | undefined;
}
