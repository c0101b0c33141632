/** The webhooks that wait for one target. */
import type { QueuedWebhook, WebhookJournal } from './journal.ts';
import { sendSigned, type Attempt, type WebhookTarget } from './post.ts';

/** Events in flight at once, each of another entity. */
const PARALLEL = 4;
const MAX_ATTEMPTS = 3;
/** While the target does not answer: 1, 2, 4, 8, 16 seconds, then every 30. */
const MAX_DELAY_FACTOR = 30;
const MAX_WAITING = 10_000;

interface Waiting extends QueuedWebhook {
  attempts: number;
  /** In the journal. */
  number: number;
}

interface Options {
  /** What waits, on disk. */
  journal: WebhookJournal;
  timeoutMs: number;
  /** The first delay before a webhook is sent again. */
  retryDelayMs: number;
  onAttempt: (webhook: QueuedWebhook, attempt: Attempt) => void;
  /** The webhook will not be sent again. */
  onDropped: (webhook: QueuedWebhook, reason: string) => void;
}

/** The target is gone or overloaded, which is not the fault of one webhook. */
const isAbsent = ({ status }: Attempt): boolean =>
  status === undefined || status === 429 || (status >= 502 && status <= 504);

/**
 * Sends webhooks to one target, which holds up nobody else: neither other targets, nor who caused the webhook.
 * - Of the events of one topic and entity that wait, only the newest is sent.
 * - While the target does not answer, one webhook at a time finds out whether it is back; then all are sent.
 * - A webhook that the target answers with an error is sent three times; others go first. What it refuses (4xx) is
 *   dropped.
 */
export class WebhookQueue {
  readonly #target: WebhookTarget;
  readonly #options: Options;
  /** By entity, longest waiting first. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #sending = new Set<string>();
  #absent = false;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #busySince: number | undefined;
  #settled: (() => void)[] = [];
  /** Changes when what waits is dropped: what is being sent then is not sent again. */
  #generation = 0;

  constructor(target: WebhookTarget, options: Options) {
    this.#target = target;
    this.#options = options;
    for (const [number, webhook] of options.journal.waiting())
      this.#enqueue({ ...webhook, attempts: 0, number });
    if (this.#waiting.size > 0) this.#begin();
  }

  /** Returns at once. */
  add(webhook: QueuedWebhook): void {
    this.#enqueue({ ...webhook, attempts: 0, number: this.#options.journal.add(webhook) });
    const [oldest] = this.#waiting;
    if (oldest && this.#waiting.size > MAX_WAITING) {
      this.#waiting.delete(oldest[0]);
      for (const dropped of oldest[1]) this.#drop(dropped, 'too many wait');
    }
    this.#begin();
  }

  /** Puts a webhook behind the others of its entity, in place of one with the same topic. */
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

  /** How many wait to be sent. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Whether the target answered so far, and has had to work for less than this time. */
  isPrompt(milliseconds: number): boolean {
    return (
      this.#failures === 0 &&
      (this.#busySince === undefined || performance.now() - this.#busySince < milliseconds)
    );
  }

  /** Resolves when nothing is to be done at the moment: everything was sent, or waits for another attempt. */
  settled(): Promise<void> {
    if (this.#busySince === undefined) return Promise.resolve();
    return new Promise((resolve) => this.#settled.push(resolve));
  }

  /** Drops what waits. */
  clear(): void {
    this.#options.journal.clear();
    this.stop();
  }

  /** Sends nothing more; what waits stays on disk. */
  stop(): void {
    this.#generation += 1;
    this.#waiting.clear();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sendNext();
  }

  /** The first webhook that may be sent now: while others are retried, only one that did not fail yet. */
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

  /** Puts a webhook last, but before newer ones about the same entity. */
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
