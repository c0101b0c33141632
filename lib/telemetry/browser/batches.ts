/** How long an envelope waits for others to join its batch. */
const BATCH_MS = 15_000;
/** Maximum length of a batch, in characters. Browsers send at most 64 kB while a page is being left. */
const MAX_LENGTH = 32_000;
/** Each failure in a row doubles the delay before the next attempt, up to this many times. */
const MAX_DOUBLINGS = 6;

const bodyOf = (batch: readonly string[]): string => `[${batch.join()}]`;

/** Whether a batch with this response status may succeed later. 0 means no response. */
const isTemporary = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * Sends telemetry envelopes to the relay in batches. A failed batch is sent again with the next one. While sending
 * fails, at most one batch is kept, and new envelopes are dropped.
 */
export class Batches {
  readonly #url: string;
  #pending: string[] = [];
  #length = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** Number of `drop` calls. A request that fails after a drop must not queue its batch again. */
  #dropped = 0;

  /** @param url endpoint that takes a batch as a JSON array */
  constructor(url: string) {
    this.#url = url;
  }

  /** Adds an envelope, given as JSON, to the pending batch. */
  add(text: string): void {
    if (this.#pending.length > 0 && this.#length + text.length > MAX_LENGTH) {
      if (this.#failures > 0) return;
      void this.send();
    }
    this.#append([text]);
  }

  /** Sends the pending batch now. After a temporary failure, the batch is pending again. */
  async send(): Promise<void> {
    const batch = this.#take();
    if (batch.length === 0) return;
    const dropped = this.#dropped;
    const status = await this.#post(bodyOf(batch));
    if (!isTemporary(status)) this.#failures = 0;
    else if (dropped === this.#dropped) {
      this.#failures = Math.min(this.#failures + 1, MAX_DOUBLINGS);
      this.#append(batch);
    }
  }

  /** Hands the pending batch to the browser, which sends it even when the page is gone. */
  leave(): void {
    const batch = this.#take();
    if (batch.length === 0) return;
    const body = new Blob([bodyOf(batch)], { type: 'application/json' });
    if (!navigator.sendBeacon(this.#url, body)) this.#append(batch);
  }

  /** Drops the pending batch. A batch in flight is not sent again if it fails. */
  drop(): void {
    this.#dropped += 1;
    this.#take();
  }

  /** Returns the response status, or 0 without a response. */
  async #post(body: string): Promise<number> {
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        // Navigation must not abort the request.
        keepalive: true,
      });
      // The browser keeps the request open until its body is read.
      await response.text();
      return response.status;
    } catch {
      return 0;
    }
  }

  #append(texts: readonly string[]): void {
    this.#pending.push(...texts);
    for (const { length } of texts) this.#length += length;
    this.#timer ??= setTimeout(() => void this.send(), BATCH_MS * 2 ** this.#failures);
  }

  #take(): string[] {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#length = 0;
    return this.#pending.splice(0);
  }
}
