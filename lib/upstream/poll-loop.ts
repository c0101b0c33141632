import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';

/** Spreads the polls of the site's processes over time. Jitter only shortens the interval. */
const JITTER = 0.25;
const MAX_BACKOFF_MS = 5 * 60_000;
/** One minute in total, which is longer than a content CDN takes to show a change, or a service to restart. */
const QUICK_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** Result of a poll: everything was found, something is still missing, or the service failed. */
export type PollResult = 'complete' | 'incomplete' | 'failed';

interface Options {
  name: string;
  /** Runs one poll. A poll that throws counts as failed, which is logged once until a poll succeeds. */
  poll: () => Promise<PollResult>;
  intervalMs: number;
  quickDelaysMs?: readonly number[];
  random?: () => number;
}

/** Polls an outside service for changes: one poll at a time, with backoff while the service fails. */
export class PollLoop {
  readonly #options: Required<Options>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPolling = false;
  #isStopped = false;
  #hasThrown = false;
  #failures = 0;
  #quickDelays: number[] = [];

  constructor(options: Options) {
    this.#options = { quickDelaysMs: QUICK_DELAYS_MS, random: Math.random, ...options };
  }

  /** Starts polling. The timer does not keep the process alive. */
  start(): void {
    void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Polls soon, then with growing delays, until a poll is complete or the delays end (by default after a minute). */
  pollSoon(): void {
    this.#quickDelays = [...this.#options.quickDelaysMs];
    if (!this.#isPolling) this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), this.#nextDelay());
    this.#timer.unref();
  }

  #nextDelay(): number {
    const quickDelay = this.#quickDelays.shift();
    if (quickDelay !== undefined) return quickDelay;
    const { intervalMs, quickDelaysMs, random } = this.#options;
    const doublings = Math.max(0, this.#failures - quickDelaysMs.length);
    const longer = Math.min(intervalMs * 2 ** doublings, MAX_BACKOFF_MS);
    return Math.max(intervalMs, longer) * (1 - JITTER * random());
  }

  async #run(): Promise<void> {
    this.#isPolling = true;
    const result = await this.#poll();
    this.#isPolling = false;
    if (result === 'complete') this.#quickDelays = [];
    // Retry quickly after the first failure, because a restarting service is back soon.
    if (result === 'failed' && this.#failures === 0) this.#quickDelays = [...this.#options.quickDelaysMs];
    this.#failures = result === 'failed' ? this.#failures + 1 : 0;
    if (!this.#isStopped) this.#schedule();
  }

  async #poll(): Promise<PollResult> {
    const { name, poll } = this.#options;
    try {
      const result = await poll();
      if (this.#hasThrown) log('info', 'PollRecovered', { poll: name });
      this.#hasThrown = false;
      return result;
    } catch (error) {
      if (!this.#hasThrown) log('error', 'PollFailure', { poll: name, message: errorMessage(error) });
      this.#hasThrown = true;
      return 'failed';
    }
  }
}
