/**
 * What `'use cache'` functions returned, in memory (`cacheHandlers.default` in next.config.ts). Next's own handler does
 * the same; this one shares the expiration of tags with the other caches, outside requests too.
 */
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import {
  currentTime,
  expireTags,
  haveExpiredSince,
  lastExpiration,
} from '../../lib/processes/tag-expirations.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/** As Next's documentation of `cacheHandlers` has it. */
interface CacheEntry {
  value: ReadableStream<Uint8Array>;
  tags: string[];
  stale: number;
  /** When the value began to be made, in milliseconds. */
  timestamp: number;
  expire: number;
  /** In seconds. */
  revalidate: number;
}

interface StoredEntry extends Omit<CacheEntry, 'value'> {
  bytes: Buffer;
}

const entries = new LRUCache<string, StoredEntry>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + 1,
});
/** Values that are being made: who comes later waits for them. */
const pending = new Map<string, Promise<void>>();

async function store(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
  try {
    const { value, ...entry } = await pendingEntry;
    entries.set(key, { ...entry, bytes: await buffer(value) });
  } catch {
    // A value that failed half-way is made again.
  }
}

export default {
  async get(key: string): Promise<CacheEntry | undefined> {
    await pending.get(key);
    const entry = entries.get(key);
    if (!entry) return undefined;
    const { bytes, ...rest } = entry;
    const isOld = currentTime() > entry.timestamp + entry.revalidate * 1000;
    if (isOld || haveExpiredSince(entry.tags, entry.timestamp)) {
      entries.delete(key);
      return undefined;
    }
    return { ...rest, value: new Blob([new Uint8Array(bytes)]).stream() };
  },
  async set(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
    const stored = store(key, pendingEntry);
    pending.set(key, stored);
    await stored;
    if (pending.get(key) === stored) pending.delete(key);
  },
  refreshTags: (): Promise<void> => Promise.resolve(),
  getExpiration: (tags: string[]): Promise<number> => Promise.resolve(lastExpiration(tags)),
  updateTags(tags: string[]): Promise<void> {
    expireTags(tags);
    return Promise.resolve();
  },
};
