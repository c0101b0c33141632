/**
 * Expires cache tags in every process of the site. Each process has its own page cache, and announces expired tags to
 * the others through Redis. Serving a cached page therefore takes no round trip to Redis, and a Redis outage loses no
 * page (docs/architecture.md, "A publish").
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
  // The CDN stores pages rendered in the meantime for only three seconds. Expire the tags, so that these pages are
  // rendered again.
  expireTags(tags);
}

/**
 * Expires tags in every process of the site, this one first. Resolves when the next request to any process misses its
 * cache, or after two seconds.
 */
export async function expire({ tags, change, ...rest }: Expiration): Promise<void> {
  // A change can remove an entity from lists. Include the tags it had before. Otherwise the sync would find them later,
  // and purge them separately.
  const before = change ? siteSync().tagsOf(change) : [];
  const expiration = { ...rest, change, tags: [...new Set([...tags, ...before])] };
  await Promise.all([
    applyExpiration(expiration),
    // Purge only after the other processes have expired the tags. Otherwise the CDN could fetch the old page from one
    // of them.
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
 * and so may pages that the CDN fetched from this process. Every process purges the CDN when it reconnects, because the
 * CDN may fetch stale pages from a process until then.
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
