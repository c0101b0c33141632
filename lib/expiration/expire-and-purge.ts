import 'server-only';
import { purgeCdn } from '@/lib/cdn/purge';
import { isOnItsWay } from '@/lib/cdn/sent-pages';
import { broadcastExpiration, claimPurge } from './broadcast';
import { expireTags, isSettling } from './tag-expirations';

/**
 * Expires tags in this process, and purges them from the CDN if one is configured.
 * @param time milliseconds since the epoch; by default now
 */
export function expireAndPurge(tags: readonly string[], time?: number): void {
  expireTags(tags, time);
  void purgeCdn(tags, isOnItsWay(tags));
}

/**
 * Expires the tags of changes that the sync of this process found, in every process, and then purges them from the CDN.
 * Settling tags have already expired everywhere and were purged.
 */
export function expireFound(tags: readonly string[]): void {
  const found = tags.filter((tag) => !isSettling(tag));
  expireTags(tags);
  if (found.length > 0) void purgeFound(found);
}

async function purgeFound(tags: readonly string[]): Promise<void> {
  // Purge after the other processes have expired the tags: the CDN must not fetch the old page from one of them.
  const onItsWay = await broadcastExpiration({ tags: [...tags], isSynced: true });
  if (await claimPurge(tags)) await purgeCdn(tags, onItsWay);
}
