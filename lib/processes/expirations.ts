/**
 * Expires cache tags in every process of the site. Each process caches its own pages; the processes broadcast through
 * Redis which tags expired, so a cached page costs no round trip to Redis, and a Redis outage costs no page
 * (docs/architecture.md, "A publish").
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { purgeCdn } from '@/lib/cdn/purge';
import { ALL_CONTENT_TAG, CONTENT_CHANGE } from '@/lib/content/cache/tags';
import { siteSync } from '@/lib/content/sync/site-sync';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { expireAndPurge } from './expire-and-purge';
import { connectRedis, getRedis } from './redis';
import { expireTags } from './tag-expirations';

/** How long a publish waits for the sync and for other processes, which carry on afterwards. */
const TIMEOUT_MS = 2_000;
const EXPIRATION_CHANNEL = 'expired';
const ACKNOWLEDGEMENT_CHANNEL = 'expired:done';

/** The expired tags, and the change of content that they expired for. */
const EXPIRATION = z.object({ tags: z.array(z.string()), change: CONTENT_CHANGE.optional() });
type Expiration = z.infer<typeof EXPIRATION>;
/** An expiration as it is broadcast: with the message's id and the instance that sent it. */
const EXPIRATION_MESSAGE = EXPIRATION.extend({ id: z.string(), from: z.string() });

interface Instance {
  id: string;
  /** Sent messages that not all instances have acknowledged, by message id. */
  pending: Map<string, { missing: number; resolve: () => void }>;
}

declare global {
  // The webhook routes and the server's start are separate bundles in one process.
  var siteInstance: Instance | undefined;
}

const instance = (globalThis.siteInstance ??= { id: randomUUID(), pending: new Map() });

const withTimeout = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(TIMEOUT_MS, undefined, { ref: false })]);

const logFailure =
  (event: string) =>
  (error: unknown): void =>
    log('error', event, { message: errorMessage(error) });

async function applyExpiration({ tags, change }: Expiration): Promise<void> {
  expireTags(tags);
  if (change) await withTimeout(siteSync().followChange(change));
}

/** Sends an expiration to every instance, this one included, and waits for their acknowledgements. */
async function broadcastExpiration(expiration: Expiration): Promise<void> {
  const shared = getRedis();
  if (!shared) return;
  const { client, toKey } = shared;
  const id = randomUUID();
  const message: z.infer<typeof EXPIRATION_MESSAGE> = { id, from: instance.id, ...expiration };
  const publish = (): Promise<number> => client.publish(toKey(EXPIRATION_CHANNEL), JSON.stringify(message));
  if (!client.isReady) {
    // The client queues the message until it is connected again; a publish does not wait for that.
    publish().catch(logFailure('ExpirationNotBroadcast'));
    return;
  }
  const acknowledged = new Promise<void>((resolve) => instance.pending.set(id, { missing: 0, resolve }));
  const sent = publish().then((receivers) => {
    addMissing(id, receivers);
    return acknowledged;
  });
  await withTimeout(sent.catch(logFailure('ExpirationNotBroadcast')));
  instance.pending.delete(id);
}

/** Counts receivers up and acknowledgements down; those may arrive before the number of receivers does. */
function addMissing(id: string, change: number): void {
  const pending = instance.pending.get(id);
  if (!pending) return;
  pending.missing += change;
  if (pending.missing === 0) pending.resolve();
}

/**
 * Expires tags in every process of the site, this one first. Resolves when the next request to any process misses its
 * cache, or after two seconds.
 */
export async function expire(expiration: Expiration): Promise<void> {
  await Promise.all([
    applyExpiration(expiration),
    // After the other processes: the CDN must not fetch the old page from one of them.
    broadcastExpiration(expiration).then(() => withTimeout(purgeCdn(expiration.tags))),
  ]);
}

async function onMessage(text: string): Promise<void> {
  const parsed = EXPIRATION_MESSAGE.safeParse(JSON.parse(text));
  if (!parsed.success) return;
  const { id, from, ...expiration } = parsed.data;
  if (from !== instance.id) await applyExpiration(expiration);
  const shared = getRedis();
  await shared?.client.publish(shared.toKey(ACKNOWLEDGEMENT_CHANNEL), id);
}

/**
 * Messages sent during an outage are lost, so everything cached may be stale, and so may be what the CDN fetched from this
 * process meanwhile. Each process purges for itself: the last one to be back does it when none is stale any more.
 */
function expireAllTags(): void {
  expireAndPurge([ALL_CONTENT_TAG]);
  void siteSync().content.poll();
}

/**
 * Applies the expirations of other processes, from the start of this one to its end.
 * @param url of the Redis server that the processes share (`REDIS_URL`)
 * @param siteUrl the canonical root of the site
 */
export function followExpirations(url: string, siteUrl: string): void {
  const { client, toKey } = connectRedis(url, siteUrl, expireAllTags);
  const subscriptions = [
    client.subscribe(
      toKey(EXPIRATION_CHANNEL),
      (text) => void onMessage(text).catch(logFailure('ExpirationNotReceived')),
    ),
    client.subscribe(toKey(ACKNOWLEDGEMENT_CHANNEL), (id) => addMissing(id, -1)),
  ];
  Promise.all(subscriptions).catch(logFailure('ExpirationNotReceived'));
}
