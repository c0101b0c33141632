import 'server-only';
import { purgeCdn } from '@/lib/cdn/purge';
import { expireTags } from './tag-expirations';

/** Expires tags in this process, and in the CDN where one is configured. @param time now by default */
export function expireAndPurge(tags: readonly string[], time?: number): void {
  expireTags(tags, time);
  void purgeCdn(tags);
}
