import type { QueuedWebhook, WebhookJournal } from './journal.ts';
import { sendSigned, type Attempt, type WebhookTarget } from './post.ts';

/** Maximum number of webhooks in flight, each about a different entity. */
const PARALLEL = 4;
const MAX_ATTEMPTS = 3;
/**
 * Upper bound on the backoff, as a multiple of the retry delay. By default, a target that does not respond is retried
 * after 1, 2, 4, 8 and 16 seconds, and then every 30 seconds.
 */
const MAX_DELAY_FACTOR = 30;
const MAX_WAITING = 10_000;

interface Waiting extends QueuedWebhook {
  attempts: number;
  /** Number in the journal. */
  number: number;
}

interface Options {
  journal: WebhookJournal;
  timeoutMs: number;
  /** Delay before the first retry. */
  retryDelayMs: number;
  onAttempt: (webhook: QueuedWebhook, attempt: Attempt) => void;
  /** Called when a webhook will not be sent again. */
  onDropped: (webhook: QueuedWebhook, reason: string) => void;
}

/** Whether an attempt failed because the target is unreachable or overloaded, not because of the webhook itself. */
const isAbsent = ({ status }: Attempt): boolean =>
  status === undefined || status === 429 || (status >= 502 && status <= 504);

/**
 * Sends webhooks to one target. Neither other targets nor the request that caused a webhook wait for it.
 * - If several waiting events have the same topic and entity, only the latest is sent.
 * - While the target does not respond, one webhook at a time probes whether it is back. Then all are sent.
 * - A webhook that causes a server error is sent three times, after all others. A refused one (4xx) is dropped.
 */
export class WebhookQueue {
  readonly #target: WebhookTarget;
  readonly #options: Options;
  /** Waiting webhooks by entity, longest waiting first. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #sending = new Set<string>();
  #absent = false;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #busySince: number | undefined;
  #settled: (() => void)[] = [];
  /** Incremented when the waiting webhooks are dropped, so that webhooks in flight at that time are not retried. */
  #generation = 0;

  constructor(target: WebhookTarget, options: Options) {
    this.#target = target;
    this.#options = options;
    for (const [number, webhook] of options.journal.waiting())
      this.#enqueue({ ...webhook, attempts: 0, number });
    if (this.#waiting.size > 0) this.#begin();
  }

  /** Queues a webhook. Returns immediately. */
  add(webhook: QueuedWebhook): void {
    this.#enqueue({ ...webhook, attempts: 0, number: this.#options.journal.add(webhook) });
    const [oldest] = this.#waiting;
    if (oldest && this.#waiting.size > MAX_WAITING) {
      this.#waiting.delete(oldest[0]);
      for (const dropped of oldest[1]) this.#drop(dropped, 'too many wait');
    }
    this.#begin();
  }

  /** Queues a webhook behind all others about its entity. It replaces a webhook with the same topic. */
  #enqueue(webhook: Waiting): void {
    const waiting = this.#waiting.get(webhook.entity) ?? [];
    const others = waiting.filter(({ topic }) => topic !== webhook.topic);
    this.#waiting.set(webhook.entity, [...others, webhook]);
    for (const { topic, number } of waiting) if (topic === webhook.topic) this.#options.journal.done(number);
  }

  #begin(): void {
    this.#busySince ??= performance.now();
    this.#sendNext();
  }

  #drop(webhook: Waiting, reason: string): void {
    this.#options.journal.done(webhook.number);
    this.#options.onDropped(webhook, reason);
  }

  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Whether the target has not failed, and has been busy for less than this time. */
  isPrompt(milliseconds: number): boolean {
    return (
      this.#failures === 0 &&
      (this.#busySince === undefined || performance.now() - this.#busySince < milliseconds)
    );
  }

  /** Resolves when nothing is in progress: everything was sent, or waits for a retry. */
  settled(): Promise<void> {
    if (this.#busySince === undefined) return Promise.resolve();
    return new Promise((resolve) => this.#settled.push(resolve));
  }

  clear(): void {
    this.#options.journal.clear();
    this.stop();
  }

  /** Stops sending. Waiting webhooks stay on disk. */
  stop(): void {
    this.#generation += 1;
    this.#waiting.clear();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sendNext();
  }

  /** Returns the first webhook that may be sent now. During a retry delay, skips webhooks that have failed before. */
  #next(): Waiting | undefined {
    if (this.#timer && this.#absent) return undefined;
    for (const [entity, webhooks] of this.#waiting) {
      const [first, ...rest] = webhooks;
      if (!first || this.#sending.has(entity) || (this.#timer && first.attempts > 0)) continue;
      if (rest.length > 0) this.#waiting.set(entity, rest);
      else this.#waiting.delete(entity);
      return first;
    }
    return undefined;
  }

  #sendNext(): void {
    while (this.#sending.size < (this.#absent ? 1 : PARALLEL)) {
      const webhook = this.#next();
      if (!webhook) break;
      void this.#send(webhook);
    }
    if (this.#sending.size > 0 || (this.#waiting.size > 0 && !this.#timer)) return;
    this.#busySince = undefined;
    for (const resolve of this.#settled.splice(0)) resolve();
  }

  async #send(webhook: Waiting): Promise<void> {
    this.#sending.add(webhook.entity);
    const generation = this.#generation;
    const attempt = await sendSigned(this.#target, { ...webhook, timeoutMs: this.#options.timeoutMs });
    this.#sending.delete(webhook.entity);
    this.#options.onAttempt(webhook, attempt);
    if (generation === this.#generation)
      this.#finish({ ...webhook, attempts: webhook.attempts + 1 }, attempt);
    this.#sendNext();
  }

  #finish(webhook: Waiting, attempt: Attempt): void {
    const { status, reason } = attempt;
    this.#absent = isAbsent(attempt);
    if (!this.#absent && status !== undefined && status < 500) {
      this.#failures = 0;
      if (status >= 300) this.#drop(webhook, reason ?? '');
      else this.#options.journal.done(webhook.number);
    } else if (!this.#absent && webhook.attempts >= MAX_ATTEMPTS) {
      this.#drop(webhook, reason ?? '');
    } else this.#postpone(webhook);
  }

  /** Moves a webhook to the end of the queue, but before newer ones about the same entity. */
  #postpone(webhook: Waiting): void {
    const newer = this.#waiting.get(webhook.entity) ?? [];
    this.#waiting.delete(webhook.entity);
    const replaced = newer.some(({ topic }) => topic === webhook.topic);
    this.#waiting.set(webhook.entity, replaced ? newer : [webhook, ...newer]);
    if (replaced) this.#options.journal.done(webhook.number);
    if (this.#timer) return;
    const factor = Math.min(2 ** this.#failures, MAX_DELAY_FACTOR);
    this.#failures += 1;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#begin();
    }, this.#options.retryDelayMs * factor).unref();
  }
}
