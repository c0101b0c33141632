import 'server-only';
import { purgeCdn } from '@/lib/cdn/purge';
import { wasStalePageSent } from '@/lib/cdn/sent-pages';
import { broadcastExpiration, claimPurge } from './broadcast';
import { expireTags, isSettling } from './tag-expirations';

/**
 * Expires tags in this process, and purges them from the CDN if one is configured.
 * @param time milliseconds since the epoch; by default now
 */
export function expireAndPurge(tags: readonly string[], time?: number): void {
  expireTags(tags, time);
  void purgeCdn(tags, wasStalePageSent(tags));
}

/**
 * Expires the tags of changes that the sync of this process found. They expire in every process, and are then purged
 * from the CDN. Settling tags have already expired everywhere and were purged.
 */
export function expireSyncedTags(tags: readonly string[]): void {
  const found = tags.filter((tag) => !isSettling(tag));
  expireTags(tags);
  if (found.length > 0) void purgeSyncedTags(found);
}

async function purgeSyncedTags(tags: readonly string[]): Promise<void> {
  // Purge only after the other processes have expired the tags. Otherwise the CDN could fetch the old page from one of
  // them.
  const mayStalePageArrive = await broadcastExpiration({ tags: [...tags], isSynced: true });
  if (await claimPurge(tags)) await purgeCdn(tags, mayStalePageArrive);
}
