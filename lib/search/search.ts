import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { deliveryAddress } from '@/lib/content/client/delivery';
import { LiveIndex } from './live-index';
import type { Hit, SearchIndex, SearchResults } from './search-index';
import type { SearchQuery } from './search-query';
import { SyncSource } from './source';

/**
 * There is no index yet and none can be built. Thrown here and not by the index, which may come from another bundle of
 * this process, with a class of its own.
 */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError';
}

declare global {
  // Next loads this module once per bundle; the index belongs to the process.
  var searchIndex: LiveIndex | undefined;
}

function liveIndex(): LiveIndex {
  if (!globalThis.searchIndex) {
    const config = serverConfig();
    const source = new SyncSource(deliveryAddress(false));
    globalThis.searchIndex = new LiveIndex(source, {
      maxAgeSeconds: config.CONTENT_MAX_AGE,
      siteUrl: config.SITE_URL,
    });
  }
  return globalThis.searchIndex;
}

async function index(): Promise<SearchIndex> {
  const current = await liveIndex().get();
  if (!current) throw new SearchUnavailableError('The search index could not be built');
  return current;
}

/** The results of a search. @throws SearchUnavailableError when there is no index and none can be built */
export async function search(query: SearchQuery): Promise<SearchResults> {
  return (await index()).search(query);
}

/** Suggestions for an incomplete query. @throws SearchUnavailableError */
export async function suggest(q: string, limit: number): Promise<Hit[]> {
  return (await index()).suggest(q, limit);
}

/** Builds the index before the first search; failures are logged and the first search retries. */
export const warmSearch = (): Promise<void> => liveIndex().refresh();

/** Applies published changes, if this process has an index. */
export async function refreshSearch(): Promise<void> {
  if (liveIndex().isBuilt) await liveIndex().refresh();
}
