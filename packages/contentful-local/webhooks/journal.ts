import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { errorMessage } from '../error-message.ts';
import { log } from '../log.ts';
import { writeBytes } from '../space/files.ts';

const QUEUED = z.object({
  /** Full topic, such as `ContentManagement.Entry.publish`. */
  topic: z.string(),
  /** Type and id of the entity. Webhooks about the same entity are sent one after the other. */
  entity: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
export type QueuedWebhook = z.infer<typeof QUEUED>;

const LINE = z.union([
  z.object({ number: z.number(), webhook: QUEUED }),
  z.object({ number: z.number(), done: z.literal(true) }),
]);

/** Number of lines that a file may have in addition to those of waiting webhooks. A longer file is rewritten. */
const MAX_SURPLUS = 2_000;

/**
 * The waiting webhooks of one target, on disk. The file has a line for each webhook that was added, and for each that
 * was sent or dropped. The file survives a crash of the process, but not every power failure.
 */
export class WebhookJournal {
  readonly #file: string;
  readonly #waiting = new Map<number, QueuedWebhook>();
  #lines = 0;
  #last = 0;
  /** Whether the last write failed. The file can then end in the middle of a line. */
  #isTorn = false;

  /** Reads the webhooks that were waiting when the process ended. */
  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const line of text.split('\n')) this.#read(line);
    // Also drops a line that a full disk truncated.
    if (text !== '') this.#rewrite();
  }

  /** Writes to the file. When the disk is full, waiting webhooks are still sent, but do not survive the process. */
  #write(change: () => unknown): void {
    try {
      change();
      this.#isTorn = false;
    } catch (error) {
      this.#isTorn = true;
      log('error', 'WebhookNotStored', { reason: errorMessage(error) });
    }
  }

  #read(line: string): void {
    const parsed = LINE.safeParse(parseJson(line));
    if (!parsed.success) return;
    this.#last = Math.max(this.#last, parsed.data.number);
    if ('done' in parsed.data) this.#waiting.delete(parsed.data.number);
    else this.#waiting.set(parsed.data.number, parsed.data.webhook);
  }

  /** Returns the waiting webhooks by number, oldest first. */
  waiting(): ReadonlyMap<number, QueuedWebhook> {
    return this.#waiting;
  }

  /**
   * Adds a webhook.
   * @returns the number for `done`
   */
  add(webhook: QueuedWebhook): number {
    this.#last += 1;
    this.#waiting.set(this.#last, webhook);
    this.#append({ number: this.#last, webhook });
    return this.#last;
  }

  /** Marks a webhook as sent or dropped. */
  done(number: number): void {
    if (!this.#waiting.delete(number)) return;
    if (this.#waiting.size === 0) this.clear();
    else if (this.#lines > this.#waiting.size + MAX_SURPLUS) this.#rewrite();
    else this.#append({ number, done: true });
  }

  clear(): void {
    this.#waiting.clear();
    this.#lines = 0;
    this.#write(() => existsSync(this.#file) && truncateSync(this.#file));
  }

  remove(): void {
    this.#waiting.clear();
    rmSync(this.#file, { force: true });
  }

  #append(line: z.infer<typeof LINE>): void {
    if (this.#isTorn) return this.#rewrite();
    this.#write(() => appendFileSync(this.#file, `${JSON.stringify(line)}\n`, { mode: 0o600 }));
    this.#lines += 1;
  }

  #rewrite(): void {
    const lines = [...this.#waiting].map(([number, webhook]) => `${JSON.stringify({ number, webhook })}\n`);
    this.#write(() => writeBytes(this.#file, lines.join('')));
    this.#lines = lines.length;
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
