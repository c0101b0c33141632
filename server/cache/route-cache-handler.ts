/**
 * Rendered pages and route handlers' responses, in memory (`cacheHandler` in next.config.ts), and the information with
 * which the server caches the finished response (finished-pages.ts).
 */
import { LRUCache } from 'lru-cache';
import { currentTime, expireTags, haveExpiredSince } from '../../lib/processes/tag-expirations.ts';
import { pageRequest } from './page-request.ts';

const MAX_BYTES = 128 * 1024 * 1024;
/** The header of a cached value with the tags of all that it read. */
const TAGS_HEADER = 'x-next-cache-tags';

/** The parts that this handler reads of what Next stores; the rest is returned as it came. */
interface CachedValue {
  kind: string;
  html?: unknown;
  rscData?: Uint8Array;
  body?: Uint8Array;
  segmentData?: Map<string, Uint8Array>;
  headers?: Record<string, unknown>;
}

interface CacheControl {
  revalidate: number | false;
  expire?: number;
}

interface StoredValue {
  value: CachedValue | null;
  lastModified: number;
  cacheControl?: CacheControl;
  tags: string[];
}

const tagsOf = (value: CachedValue | null): string[] => {
  const header = value?.headers?.[TAGS_HEADER];
  return typeof header === 'string' && header !== '' ? header.split(',') : [];
};

function sizeOf({ value, tags }: StoredValue, key: string): number {
  const parts = [value?.rscData, value?.body, ...(value?.segmentData?.values() ?? [])];
  const html = typeof value?.html === 'string' ? value.html.length : 0;
  return parts.reduce(
    (sum, part) => sum + (part?.byteLength ?? 0),
    html + tags.join().length + key.length + 1,
  );
}

const values = new LRUCache<string, StoredValue>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });

/** Tells the request that is being handled what its page is made from. */
function describeRequest({ value, lastModified, cacheControl, tags }: StoredValue): void {
  const request = pageRequest.getStore();
  if (request && value?.kind === 'APP_PAGE')
    request.page = { tags, renderedAt: lastModified, revalidate: cacheControl?.revalidate ?? false };
}

export default class RouteCacheHandler {
  get(key: string): Promise<Omit<StoredValue, 'tags'> | null> {
    const stored = values.get(key);
    if (!stored) return Promise.resolve(null);
    if (haveExpiredSince(stored.tags, stored.lastModified)) {
      values.delete(key);
      return Promise.resolve(null);
    }
    describeRequest(stored);
    return Promise.resolve(stored);
  }

  /** A rendering that began before one of its tags expired is not stored: it may show what was there before. */
  set(key: string, value: CachedValue | null, context: { cacheControl?: CacheControl }): Promise<void> {
    const tags = tagsOf(value);
    const lastModified = pageRequest.getStore()?.startedAt ?? currentTime();
    if (haveExpiredSince(tags, lastModified)) return Promise.resolve();
    const stored = { value, lastModified, cacheControl: context.cacheControl, tags };
    values.set(key, stored);
    describeRequest(stored);
    return Promise.resolve();
  }

  revalidateTag(tags: string | string[]): Promise<void> {
    expireTags([tags].flat());
    return Promise.resolve();
  }

  resetRequestCache(): void {}
}
