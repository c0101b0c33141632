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
import { EVERYTHING } from '@/lib/content/cache/keep';
import { forgetKnown } from '@/lib/content/known-addresses';
import { refreshSearch } from '@/lib/search/search';
import { log } from '@/lib/telemetry/log';
import { messageOf } from '@/lib/telemetry/message-of';
import { connectRedis, redis } from './redis';

/** Who publishes does not wait longer than this for search, and for the other processes; they go on by themselves. */
const WAIT_MS = 2_000;

/** What expired: tags, and whether it was content, which is also searched and has addresses. */
const EXPIRED = z.object({ tags: z.array(z.string()), content: z.boolean() });
type Expired = z.infer<typeof EXPIRED>;
/** What processes tell each other: which message it is, and of which process. */
const TOLD = EXPIRED.extend({ id: z.string(), from: z.string() });

interface Process {
  id: string;
  /** What this process told and others have not all taken in: how many are missing, and whom that concerns. */
  awaited: Map<string, { missing: number; done: () => void }>;
}

declare global {
  // The webhook's routes and the start of the server are bundles of their own in one process.
  var siteProcess: Process | undefined;
}

const me = (globalThis.siteProcess ??= { id: randomUUID(), awaited: new Map() });

const atMost = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(WAIT_MS, undefined, { ref: false })]);

async function takeIn(content: boolean): Promise<void> {
  if (!content) return;
  forgetKnown();
  await atMost(refreshSearch());
}

const failed =
  (event: string) =>
  (error: unknown): void =>
    log('error', event, { message: messageOf(error) });

/** Says it to every process, this one included, and waits until each has answered. */
async function tellOthers(expired: Expired): Promise<void> {
  const shared = redis();
  if (!shared) return;
  const id = randomUUID();
  const told: z.infer<typeof TOLD> = { id, from: me.id, ...expired };
  const publish = (): Promise<number> => shared.client.publish(shared.named('expired'), JSON.stringify(told));
  if (!shared.client.isReady) {
    // It is said when there is a connection again, and nobody waits for that.
    publish().catch(failed('ExpirationNotShared'));
    return;
  }
  const answered = new Promise<void>((resolve) => me.awaited.set(id, { missing: 0, done: resolve }));
  const heard = publish().then((processes) => {
    count(id, processes);
    return answered;
  });
  await atMost(heard.catch(failed('ExpirationNotShared')));
  me.awaited.delete(id);
}

/** Answers may come before it is known how many are due: they count down from nothing, and the number counts up. */
function count(id: string, change: number): void {
  const awaited = me.awaited.get(id);
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
  await Promise.all([takeIn(expired.content), tellOthers(expired)]);
}

/** Expires tags in this process outside a request, where the framework has no function for it: its own note of tags. */
function expireHere(tags: string[]): void {
  const now = performance.timeOrigin + performance.now();
  for (const tag of tags) tagsManifest.set(tag, { stale: now, expired: now });
}

async function hear(message: string): Promise<void> {
  const told = TOLD.safeParse(JSON.parse(message));
  if (!told.success) return;
  const { id, from, tags, content } = told.data;
  if (from !== me.id) {
    expireHere(tags);
    await takeIn(content);
  }
  const shared = redis();
  await shared?.client.publish(shared.named('expired:done'), id);
}

/** What was said without a connection is not known, so nothing that was kept is good any more. */
function expireEverything(): void {
  expireHere([EVERYTHING]);
  takeIn(true).catch(failed('ExpirationNotHeard'));
}

/**
 * Follows what other processes expire, from the start of this one to its end.
 * @param url of the Redis server that they share (`REDIS_URL`)
 * @param siteUrl the canonical root of the site
 */
export function followExpirations(url: string, siteUrl: string): void {
  const { client, named } = connectRedis(url, siteUrl, expireEverything);
  const subscribed = [
    client.subscribe(named('expired'), (message) => void hear(message).catch(failed('ExpirationNotHeard'))),
    client.subscribe(named('expired:done'), (id) => count(id, -1)),
  ];
  Promise.all(subscribed).catch(failed('ExpirationNotHeard'));
}
