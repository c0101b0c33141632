import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { deliveryAddress } from '@/lib/content/client/delivery';
import { LiveIndex } from './live-index';
import type { Hit, SearchIndex, SearchResults } from './search-index';
import type { SearchQuery } from './search-query';
import { SyncSource } from './source';

/**
 * Search cannot answer: there is no index yet, and the content service gives none. Thrown here and not by the index, which
 * may be of another bundle of this process, where this class is another one.
 */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError';
}

declare global {
  // The framework loads this module once for each kind of route; the index belongs to the whole process.
  var searchOfProcess: LiveIndex | undefined;
}

function liveIndex(): LiveIndex {
  if (!globalThis.searchOfProcess) {
    const config = serverConfig();
    const source = new SyncSource(deliveryAddress(false));
    globalThis.searchOfProcess = new LiveIndex(source, {
      maxAgeSeconds: config.CONTENT_MAX_AGE,
      siteUrl: config.SITE_URL,
    });
  }
  return globalThis.searchOfProcess;
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

/** What a visitor may mean who has typed so far. @throws SearchUnavailableError */
export async function suggest(q: string, limit: number): Promise<Hit[]> {
  return (await index()).suggest(q, limit);
}

/** Builds the index ahead of the first search; failures are logged, and the first search tries again. */
export const warmSearch = (): Promise<void> => liveIndex().refresh();

/** Takes in what was published, when this process has an index at all. */
export async function refreshSearch(): Promise<void> {
  if (liveIndex().isBuilt) await liveIndex().refresh();
}
