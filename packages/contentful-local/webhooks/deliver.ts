import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { log } from '../log.ts';
import { pathOfId } from '../space/id.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import { isSubscribed, WEBHOOK_DEFINITION, type WebhookDefinition } from './definition.ts';
import { passes } from './filter.ts';
import { eventsOf, type WebhookEvent } from './events.ts';
import type { Attempt } from './post.ts';
import { WebhookJournal, type QueuedWebhook } from './journal.ts';
import { WebhookQueue } from './queue.ts';

const RETRY_DELAY_MS = 1_000;
const TIMEOUT_MS = 10_000;
/** Of each webhook, the newest calls that can be read. */
const MAX_CALLS = 500;
/** A publish waits for as long for targets that answer at once. */
const PROMPT_MS = 20;

/** A call as the management API shows it. */
export interface WebhookCall extends Attempt {
  id: string;
  /** Such as `publish`. */
  eventType: string;
  body: string;
}

export interface WebhooksOptions {
  /** The folder of definitions. */
  recordsFolder: string;
  /** The folder of what waits to be sent. */
  queueFolder: string;
  /** Signs all webhooks of the space. */
  secret: string;
  /** Absolute base URL of images. */
  imagesBase: string;
  /** The environment whose events are sent where a webhook has no filters. */
  defaultEnvironment: string;
  retryDelayMs?: number;
  timeoutMs?: number;
}

interface Registered {
  journal: WebhookJournal;
  definition: WebhookDefinition;
  queue: WebhookQueue;
  /** Newest first. */
  calls: WebhookCall[];
}

/**
 * The webhooks of the space, with a queue for each: what is published is not held up by them, and none by another
 * (docs/services.md, "Contentful webhooks"). Definitions and what waits are on disk; calls live as long as the process.
 */
export class Webhooks {
  readonly #options: WebhooksOptions;
  readonly #records: RecordFolder<WebhookDefinition>;
  readonly #registered = new Map<string, Registered>();
  /** Events whose changes are not durable yet. */
  readonly #undelivered = new Set<Promise<void>>();

  /** @param definitions webhooks that are there from the start: their URLs are those of this start */
  constructor(options: WebhooksOptions, definitions: readonly WebhookDefinition[]) {
    this.#options = options;
    this.#records = new RecordFolder(join(options.recordsFolder, 'webhooks'), WEBHOOK_DEFINITION);
    const urls = new Map(definitions.map(({ id, url }) => [id, url]));
    for (const stored of this.#records.list())
      this.#register({ ...stored, url: urls.get(stored.id) ?? stored.url });
    for (const definition of definitions)
      if (!this.#registered.has(definition.id)) this.#register(definition);
  }

  /** Follows the changes of the content of an environment, once they are durable. */
  follow(store: ContentStore): void {
    store.subscribe((change) => {
      const events = eventsOf(change, store.current, this.#options.imagesBase);
      // Nobody hears of what a crash may undo. A change that could not be written is undone, which is notified too.
      const delivered = store
        .saved()
        .then(
          () => events.forEach((event) => this.deliver(event)),
          () => undefined,
        )
        .finally(() => this.#undelivered.delete(delivered));
      this.#undelivered.add(delivered);
    });
  }

  /** All definitions. */
  list(): WebhookDefinition[] {
    return [...this.#registered.values()].map(({ definition }) => definition);
  }

  /** A definition with its calls, newest first. */
  get(id: string): { definition: WebhookDefinition; calls: readonly WebhookCall[] } | undefined {
    return this.#registered.get(id);
  }

  /** Adds or changes a webhook. What waits for an inactive webhook, or for another address, is dropped. */
  put(definition: WebhookDefinition): void {
    this.#records.put(definition);
    this.#register(definition);
  }

  #register(definition: WebhookDefinition): void {
    const before = this.#registered.get(definition.id);
    if (before && before.definition.url === definition.url) {
      before.definition = definition;
      if (!definition.active) before.queue.clear();
      return;
    }
    before?.queue.clear();
    const { secret, retryDelayMs = RETRY_DELAY_MS, timeoutMs = TIMEOUT_MS } = this.#options;
    const calls: WebhookCall[] = before?.calls ?? [];
    const { id, name, url, active } = definition;
    const journal = before?.journal ?? new WebhookJournal(pathOfId(this.#options.queueFolder, id, '.ndjson'));
    if (!active) journal.clear();
    const queue = new WebhookQueue(
      { url, secret },
      {
        journal,
        retryDelayMs,
        timeoutMs,
        onAttempt: (webhook, attempt) => {
          const { topic, body } = webhook;
          calls.unshift({ ...attempt, id: randomUUID(), eventType: topic.replace(/^.*\./, ''), body });
          if (calls.length > MAX_CALLS) calls.pop();
          if (attempt.reason !== undefined)
            log('warn', 'WebhookFailure', { webhook: name, topic, reason: attempt.reason });
        },
        onDropped: ({ topic }, reason) => log('warn', 'WebhookDropped', { webhook: name, topic, reason }),
      },
    );
    this.#registered.set(id, { definition, journal, queue, calls });
  }

  /** Removes a webhook and what waits for it. */
  remove(id: string): void {
    const registered = this.#registered.get(id);
    registered?.queue.clear();
    registered?.journal.remove();
    this.#registered.delete(id);
    this.#records.remove(id);
  }

  /** Sends nothing more: what waits is sent after the next start. */
  stop(): void {
    for (const { queue } of this.#registered.values()) queue.stop();
    this.#registered.clear();
  }

  /** Calls the webhooks that subscribed to an event. */
  deliver(event: WebhookEvent): void {
    const { defaultEnvironment } = this.#options;
    for (const { definition, queue } of this.#registered.values()) {
      const { active, topics, filters } = definition;
      if (active && isSubscribed(topics, event.type, event.action))
        if (passes(event.item, filters, defaultEnvironment)) queue.add(webhookOf(definition, event));
    }
  }

  /** How many wait to be sent, to all targets. */
  get waiting(): number {
    return [...this.#registered.values()].reduce((sum, { queue }) => sum + queue.waiting, 0);
  }

  /** Resolves when each target has received everything, or failed and waits for another attempt. */
  async settled(): Promise<void> {
    await Promise.all(this.#undelivered);
    await Promise.all([...this.#registered.values()].map(({ queue }) => queue.settled()));
  }

  /**
   * Resolves when the targets that answer at once have, or after 20 ms: who reloads a page right after a publish sees
   * it. A target that hangs is waited for once.
   */
  async promptlySettled(): Promise<void> {
    const prompt = [...this.#registered.values()].filter(({ queue }) => queue.isPrompt(PROMPT_MS));
    const limit = new Promise<void>((resolve) => void setTimeout(resolve, PROMPT_MS).unref());
    await Promise.race([Promise.all(prompt.map(({ queue }) => queue.settled())), limit]);
  }
}

function webhookOf(definition: WebhookDefinition, event: WebhookEvent): QueuedWebhook {
  const topic = `ContentManagement.${event.type}.${event.action}`;
  // Opaque (Contentful docs, "Webhook headers"): the same for each attempt, another for each event.
  const idempotencyKey = createHash('sha256')
    .update([definition.id, topic, event.body].join('\n'))
    .digest('hex');
  return {
    topic,
    entity: event.entity,
    headers: {
      ...Object.fromEntries(definition.headers.map(({ key, value }) => [key.toLowerCase(), value])),
      'x-contentful-topic': topic,
      'x-contentful-webhook-name': definition.name,
      'x-contentful-idempotency-key': idempotencyKey,
      'content-type': 'application/vnd.contentful.management.v1+json',
    },
    body: event.body,
  };
}
