import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { siteSync } from '@/lib/content/sync/site-sync';
import { LiveIndex } from './live-index';
import type { Hit, SearchIndex, SearchResults } from './search-index';
import { hasCriteria, type SearchQuery } from './search-query';

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
  globalThis.searchIndex ??= new LiveIndex(siteSync().content, { siteUrl: serverConfig().SITE_URL });
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

/** The results of a page's query; null without one, and 'unavailable' while there is no index. */
export async function loadResults(query: SearchQuery): Promise<SearchResults | 'unavailable' | null> {
  if (!hasCriteria(query)) return null;
  try {
    return await search(query);
  } catch (error) {
    if (error instanceof SearchUnavailableError) return 'unavailable';
    throw error;
  }
}

/**
 * The safety data sheets with all words of a query, by id, with a mark when the query asks for bleach (`SearchIndex.sheets`).
 * None without a query or an index.
 */
export async function searchSheets(q: string): Promise<ReadonlyMap<string, string | undefined>> {
  return (q && (await liveIndex().get())?.sheets(q)) || new Map<string, undefined>();
}

/** Suggestions for an incomplete query. @throws SearchUnavailableError */
export async function suggest(q: string, limit: number): Promise<Hit[]> {
  return (await index()).suggest(q, limit);
}

/** Lets the index follow the content before the first search needs it. */
export const startSearch = (): void => void liveIndex();
