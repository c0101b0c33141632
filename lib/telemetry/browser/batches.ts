/** Envelopes on their way to the relay, in batches. */

/** How long an envelope waits for others. */
const BATCH_MS = 15_000;
/** Characters of a batch: what a browser sends after a page is left is limited to 64 kB. */
const MAX_LENGTH = 32_000;
/** After a failure the next attempt waits twice as long, up to this many times. */
const MAX_DOUBLINGS = 6;

const bodyOf = (batch: readonly string[]): string => `[${batch.join()}]`;

/** Whether a batch with this response may arrive later; 0 is no response. */
const isTemporary = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * Sends envelopes in batches. A batch that did not arrive leaves with the next one. While nothing arrives, what is longer
 * than a batch is dropped.
 */
export class Batches {
  readonly #url: string;
  #pending: string[] = [];
  #length = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** How often all was dropped, so that a failed batch of before does not come back. */
  #dropped = 0;

  /** @param url takes a batch as a JSON array */
  constructor(url: string) {
    this.#url = url;
  }

  /** @param text an envelope as JSON */
  add(text: string): void {
    if (this.#pending.length > 0 && this.#length + text.length > MAX_LENGTH) {
      if (this.#failures > 0) return;
      void this.send();
    }
    this.#append([text]);
  }

  /** Sends what is pending. */
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

  /** Leaves what is pending to the browser, which sends it even when the page is gone. */
  leave(): void {
    const batch = this.#take();
    if (batch.length === 0) return;
    const body = new Blob([bodyOf(batch)], { type: 'application/json' });
    if (!navigator.sendBeacon(this.#url, body)) this.#append(batch);
  }

  /** Drops what is pending, and a batch on its way unless it arrives. */
  drop(): void {
    this.#dropped += 1;
    this.#take();
  }

  /** @returns the status, or 0 without a response */
  async #post(body: string): Promise<number> {
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        // The next page must not abort it.
        keepalive: true,
      });
      // Until it is read, the browser has the request as one that is not over.
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
