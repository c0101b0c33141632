import { AsyncLocalStorage } from 'node:async_hooks';

/** What Next's cache stored or found for a page, apart from its bytes. */
export interface CachedPageInfo {
  tags: string[];
  /** When the page began to be rendered, in milliseconds. */
  renderedAt: number;
  /** In seconds after that; false for never. */
  revalidate: number | false;
}

/** A request of a page, while Next handles it. */
export interface PageRequest {
  /** In milliseconds. */
  startedAt: number;
  /** Set by the cache handler, when the page is one that can be cached. */
  page?: CachedPageInfo;
}

/** The request that is being handled: cache keys are not addresses, so this ties the two together. */
export const pageRequest = new AsyncLocalStorage<PageRequest>();
