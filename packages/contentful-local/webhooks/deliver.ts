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
/** Maximum number of calls that are kept per webhook. Older ones are dropped. */
const MAX_CALLS = 500;
/** How long a publish waits for targets that respond promptly. */
const PROMPT_MS = 20;

/** A call to a webhook's URL, as the management API describes it. */
export interface WebhookCall extends Attempt {
  id: string;
  /** Action, such as `publish`. */
  eventType: string;
  body: string;
}

export interface WebhooksOptions {
  /** Folder of the definitions. */
  recordsFolder: string;
  queueFolder: string;
  secret: string;
  imagesBase: string;
  /** Environment whose events are sent to a webhook without filters. */
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
 * The webhooks of a space. Each has its own queue, so that neither a publish nor another webhook waits for it
 * (docs/services.md, "Contentful webhooks"). Definitions and waiting webhooks are on disk. The log of calls is only in
 * memory.
 */
export class Webhooks {
  readonly #options: WebhooksOptions;
  readonly #records: RecordFolder<WebhookDefinition>;
  readonly #registered = new Map<string, Registered>();
  /** Events whose changes are not durable yet. */
  readonly #undelivered = new Set<Promise<void>>();

  /** @param definitions predefined webhooks, whose URLs replace the stored ones */
  constructor(options: WebhooksOptions, definitions: readonly WebhookDefinition[]) {
    this.#options = options;
    this.#records = new RecordFolder(join(options.recordsFolder, 'webhooks'), WEBHOOK_DEFINITION);
    const urls = new Map(definitions.map(({ id, url }) => [id, url]));
    for (const stored of this.#records.list())
      this.#register({ ...stored, url: urls.get(stored.id) ?? stored.url });
    for (const definition of definitions)
      if (!this.#registered.has(definition.id)) this.#register(definition);
  }

  /** Sends webhooks for the content changes of an environment, once they are durable. */
  follow(store: ContentStore): void {
    store.subscribe((change) => {
      const events = eventsOf(change, store.current, this.#options.imagesBase);
      // No webhook may report a change that a crash can still undo. A change that cannot be written is undone, and this
      // reversal is also reported.
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

  list(): WebhookDefinition[] {
    return [...this.#registered.values()].map(({ definition }) => definition);
  }

  /** Returns a definition with its calls, newest first. */
  get(id: string): { definition: WebhookDefinition; calls: readonly WebhookCall[] } | undefined {
    return this.#registered.get(id);
  }

  /** Adds or changes a webhook. Its waiting events are dropped when it becomes inactive or its URL changes. */
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

  /** Removes a webhook and its waiting events. */
  remove(id: string): void {
    const registered = this.#registered.get(id);
    registered?.queue.clear();
    registered?.journal.remove();
    this.#registered.delete(id);
    this.#records.remove(id);
  }

  /** Stops sending. Waiting webhooks are sent after the next start. */
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

  /** Number of waiting webhooks, for all targets. */
  get waiting(): number {
    return [...this.#registered.values()].reduce((sum, { queue }) => sum + queue.waiting, 0);
  }

  /** Resolves when each target has received everything, or has failed and waits for a retry. */
  async settled(): Promise<void> {
    await Promise.all(this.#undelivered);
    await Promise.all([...this.#registered.values()].map(({ queue }) => queue.settled()));
  }

  /**
   * Resolves when the targets that respond promptly have received everything, or after 20 ms. A page that is reloaded
   * right after a publish then shows the change. A target that hangs is waited for only once.
   */
  async promptlySettled(): Promise<void> {
    const prompt = [...this.#registered.values()].filter(({ queue }) => queue.isPrompt(PROMPT_MS));
    const limit = new Promise<void>((resolve) => void setTimeout(resolve, PROMPT_MS).unref());
    await Promise.race([Promise.all(prompt.map(({ queue }) => queue.settled())), limit]);
  }
}

function webhookOf(definition: WebhookDefinition, event: WebhookEvent): QueuedWebhook {
  const topic = `ContentManagement.${event.type}.${event.action}`;
  // An opaque value (Contentful docs, "Webhook headers"), the same for each attempt and different for each event.
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
