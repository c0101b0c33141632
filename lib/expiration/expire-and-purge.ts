import 'server-only';
import { purgeCdn } from '@/lib/cdn/purge';
import { isOnItsWay } from '@/lib/cdn/sent-pages';
import { broadcastExpiration, claimPurge } from './broadcast';
import { expireTags, isSettling } from './tag-expirations';

/** Expires tags in this process, and in the CDN where one is configured. @param time now by default */
export function expireAndPurge(tags: readonly string[], time?: number): void {
  expireTags(tags, time);
  void purgeCdn(tags, isOnItsWay(tags));
}

/**
 * Expires what the sync of this process found changed, in every process, and then purges it from the CDN. Tags that settle
 * have expired everywhere and were purged before.
 */
export function expireFound(tags: readonly string[]): void {
  const found = tags.filter((tag) => !isSettling(tag));
  expireTags(tags);
  if (found.length > 0) void purgeFound(found);
}

async function purgeFound(tags: readonly string[]): Promise<void> {
  // After the other processes: the CDN must not fetch the old page from one of them.
  const onItsWay = await broadcastExpiration({ tags: [...tags], isSynced: true });
  if (await claimPurge(tags)) await purgeCdn(tags, onItsWay);
}
