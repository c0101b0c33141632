/**
 * Expires cache tags in every process of the site. Each process caches its own pages; the processes broadcast through
 * Redis which tags expired, so a cached page costs no round trip to Redis, and a Redis outage costs no page
 * (docs/architecture.md, "A publish").
 */
import 'server-only';
import { purgeCdn } from '@/lib/cdn/purge';
import { ALL_CONTENT_TAG } from '@/lib/content/cache/tags';
import { siteSync } from '@/lib/content/sync/site-sync';
import {
  ACKNOWLEDGEMENT_CHANNEL,
  acknowledgementOf,
  addAcknowledgement,
  broadcastExpiration,
  EXPIRATION_CHANNEL,
  EXPIRATION_MESSAGE,
  instance,
  logFailure,
  withTimeout,
  type Expiration,
} from './broadcast';
import { expireAndPurge } from './expire-and-purge';
import { connectRedis, getRedis } from '../upstream/redis';
import { expireTags, settleTags } from './tag-expirations';

async function applyExpiration({ tags, change, isSynced }: Expiration): Promise<void> {
  expireTags(tags);
  if (change) await withTimeout(siteSync().followChange(change, tags));
  if (isSynced) await withTimeout(findChange(tags));
}

/** Lets the sync of this process find what another one has found and purges. */
async function findChange(tags: readonly string[]): Promise<void> {
  const end = settleTags(tags);
  await siteSync().content.poll();
  end();
  // Render again the pages that the CDN may store for three seconds only.
  expireTags(tags);
}

/**
 * Expires tags in every process of the site, this one first. Resolves when the next request to any process misses its
 * cache, or after two seconds.
 */
export async function expire({ tags, change, ...rest }: Expiration): Promise<void> {
  // A change may take an entity from its lists. The sync would find these tags later, and purge them separately.
  const before = change ? siteSync().tagsOf(change) : [];
  const expiration = { ...rest, change, tags: [...new Set([...tags, ...before])] };
  await Promise.all([
    applyExpiration(expiration),
    // After the other processes: the CDN must not fetch the old page from one of them.
    broadcastExpiration(expiration).then((onItsWay) => withTimeout(purgeCdn(expiration.tags, onItsWay))),
  ]);
}

async function onMessage(text: string): Promise<void> {
  const parsed = EXPIRATION_MESSAGE.safeParse(JSON.parse(text));
  if (!parsed.success) return;
  const { id, from, ...expiration } = parsed.data;
  if (from !== instance.id) await applyExpiration(expiration);
  const shared = getRedis();
  await shared?.client.publish(shared.toKey(ACKNOWLEDGEMENT_CHANNEL), acknowledgementOf(id, expiration));
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
    client.subscribe(toKey(ACKNOWLEDGEMENT_CHANNEL), addAcknowledgement),
  ];
  Promise.all(subscriptions).catch(logFailure('ExpirationNotReceived'));
}
