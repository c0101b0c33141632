/**
 * Expires cache tags in every process of the site. Each process caches its own pages, and the processes broadcast
 * through Redis which tags expired. So a cached page costs no round trip to Redis, and no page is lost to a Redis
 * outage (docs/architecture.md, "A publish").
 */
import 'server-only';
import { purgeCdn } from '@/lib/cdn/purge';
import { ALL_CONTENT_TAG } from '@/lib/content/cache/tags';
import { siteSync } from '@/lib/content/sync/site-sync';
import {
  ACKNOWLEDGEMENT_CHANNEL,
  formatAcknowledgement,
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

/** Lets the sync of this process find a change that another process has found and will purge. */
async function findChange(tags: readonly string[]): Promise<void> {
  const end = settleTags(tags);
  await siteSync().content.poll();
  end();
  // Pages rendered meanwhile may be stored by the CDN for three seconds only: render them again.
  expireTags(tags);
}

/**
 * Expires tags in every process of the site, this one first. Resolves when the next request to any process misses its
 * cache, or after two seconds.
 */
export async function expire({ tags, change, ...rest }: Expiration): Promise<void> {
  // A change may remove an entity from lists. Include the tags it had before: the sync would find them later and purge
  // them separately.
  const before = change ? siteSync().tagsOf(change) : [];
  const expiration = { ...rest, change, tags: [...new Set([...tags, ...before])] };
  await Promise.all([
    applyExpiration(expiration),
    // Purge after the other processes have expired the tags: the CDN must not fetch the old page from one of them.
    broadcastExpiration(expiration).then((mayStalePageArrive) =>
      withTimeout(purgeCdn(expiration.tags, mayStalePageArrive)),
    ),
  ]);
}

async function onMessage(text: string): Promise<void> {
  const parsed = EXPIRATION_MESSAGE.safeParse(JSON.parse(text));
  if (!parsed.success) return;
  const { id, from, ...expiration } = parsed.data;
  if (from !== instance.id) await applyExpiration(expiration);
  const shared = getRedis();
  await shared?.client.publish(shared.toKey(ACKNOWLEDGEMENT_CHANNEL), formatAcknowledgement(id, expiration));
}

/**
 * Expires everything after a Redis outage. Messages sent during the outage are lost, so all cached pages may be stale,
 * and so may pages that the CDN fetched from this process. Every process purges the CDN when it reconnects: until the
 * last process has reconnected, the CDN may fetch a stale page from it.
 */
function expireAllTags(): void {
  expireAndPurge([ALL_CONTENT_TAG]);
  void siteSync().content.poll();
}

/**
 * Applies the expirations of other processes until this process ends.
 * @param url value of `REDIS_URL`, the server that the processes share
 * @param siteUrl canonical root of the site
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
