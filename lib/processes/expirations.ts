/**
 * What a publish expires, it expires in every process of the site. Each process keeps its own pages; the processes
 * tell each other through Redis which tags expired, and whoever hears of one drops what it kept under it. So a kept
 * page costs no way to Redis, and a Redis that is gone costs no page.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { z } from 'zod';
import { ALL_CONTENT_TAG } from '@/lib/content/cache/cache-until-expired';
import { clearResolved } from '@/lib/content/routing/resolved-slugs';
import { refreshSearch } from '@/lib/search/search';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { connectRedis, redis } from './redis';

/** Who publishes does not wait longer than this for search, and for the other processes; they go on by themselves. */
const WAIT_MS = 2_000;

/** What expired: tags, and whether it was content, which is also searched and has addresses. */
const EXPIRED = z.object({ tags: z.array(z.string()), content: z.boolean() });
type Expired = z.infer<typeof EXPIRED>;
/** What processes tell each other: which message it is, and of which process. */
const EXPIRATION_MESSAGE = EXPIRED.extend({ id: z.string(), from: z.string() });

interface Process {
  id: string;
  /** What this process told and others have not all taken in: how many are missing, and whom that concerns. */
  awaited: Map<string, { missing: number; done: () => void }>;
}

declare global {
  // The webhook's routes and the start of the server are bundles of their own in one process.
  var siteProcess: Process | undefined;
}

const instance = (globalThis.siteProcess ??= { id: randomUUID(), awaited: new Map() });

const atMost = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(WAIT_MS, undefined, { ref: false })]);

async function applyExpiration(content: boolean): Promise<void> {
  if (!content) return;
  clearResolved();
  await atMost(refreshSearch());
}

const failed =
  (event: string) =>
  (error: unknown): void =>
    log('error', event, { message: errorMessage(error) });

/** Says it to every process, this one included, and waits until each has answered. */
async function broadcastExpiration(expired: Expired): Promise<void> {
  const shared = redis();
  if (!shared) return;
  const id = randomUUID();
  const sent: z.infer<typeof EXPIRATION_MESSAGE> = { id, from: instance.id, ...expired };
  const publish = (): Promise<number> => shared.client.publish(shared.named('expired'), JSON.stringify(sent));
  if (!shared.client.isReady) {
    // It is said when there is a connection again, and nobody waits for that.
    publish().catch(failed('ExpirationNotBroadcast'));
    return;
  }
  const answered = new Promise<void>((resolve) => instance.awaited.set(id, { missing: 0, done: resolve }));
  const received = publish().then((processes) => {
    count(id, processes);
    return answered;
  });
  await atMost(received.catch(failed('ExpirationNotBroadcast')));
  instance.awaited.delete(id);
}

/** Answers may come before it is known how many are due: they count down from nothing, and the number counts up. */
function count(id: string, change: number): void {
  const awaited = instance.awaited.get(id);
  if (!awaited) return;
  awaited.missing += change;
  if (awaited.missing === 0) awaited.done();
}

/**
 * Expires tags in all processes of the site, this one first. Called within a request. Resolves when the next request
 * of any process sees it, or after two seconds.
 */
export async function expire(expired: Expired): Promise<void> {
  for (const tag of expired.tags) revalidateTag(tag, { expire: 0 });
  await Promise.all([applyExpiration(expired.content), broadcastExpiration(expired)]);
}

/** Expires tags in this process outside a request, where the framework has no function for it: its own note of tags. */
function expireHere(tags: string[]): void {
  const now = performance.timeOrigin + performance.now();
  for (const tag of tags) tagsManifest.set(tag, { stale: now, expired: now });
}

async function onMessage(message: string): Promise<void> {
  const parsed = EXPIRATION_MESSAGE.safeParse(JSON.parse(message));
  if (!parsed.success) return;
  const { id, from, tags, content } = parsed.data;
  if (from !== instance.id) {
    expireHere(tags);
    await applyExpiration(content);
  }
  const shared = redis();
  await shared?.client.publish(shared.named('expired:done'), id);
}

/** What was said without a connection is not known, so nothing that was kept is good any more. */
function expireEverything(): void {
  expireHere([ALL_CONTENT_TAG]);
  applyExpiration(true).catch(failed('ExpirationNotReceived'));
}

/**
 * Follows what other processes expire, from the start of this one to its end.
 * @param url of the Redis server that they share (`REDIS_URL`)
 * @param siteUrl the canonical root of the site
 */
export function followExpirations(url: string, siteUrl: string): void {
  const { client, named } = connectRedis(url, siteUrl, expireEverything);
  const subscribed = [
    client.subscribe(
      named('expired'),
      (message) => void onMessage(message).catch(failed('ExpirationNotReceived')),
    ),
    client.subscribe(named('expired:done'), (id) => count(id, -1)),
  ];
  Promise.all(subscribed).catch(failed('ExpirationNotReceived'));
}
