import { LRUCache } from 'lru-cache';

/** Approximate overhead per address, in bytes. */
const ENTRY_BYTES = 200;

/** Creates a cache of numbers by address. Its memory is bounded, because visitors can make up addresses. */
export const createAddressCache = (maxBytes: number, ttlMs: number): LRUCache<string, number> =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (_, { length }) => 2 * length + ENTRY_BYTES,
    ttl: ttlMs,
  });
