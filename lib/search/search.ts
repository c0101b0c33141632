import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { siteSync } from '@/lib/content/sync/site-sync';
import { LiveIndex } from './live-index';
import type { Hit, SearchIndex, SearchResults } from './search-index';
import { hasCriteria, type SearchQuery } from './search-query';

/**
 * Thrown when there is no index yet and none can be built. The index itself never throws it, because the index may come
 * from another bundle of this process, which has its own copy of this class.
 */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError';
}

declare global {
  // On `globalThis` because Next loads this module once per bundle, and the process has one index.
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

/** Returns the results of a search. @throws SearchUnavailableError when there is no index and none can be built */
export async function search(query: SearchQuery): Promise<SearchResults> {
  return (await index()).search(query);
}

/**
 * Returns the results of a page's query. Null if there is nothing to search for, 'unavailable' while there is no index.
 */
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
 * Finds the safety data sheets with all words of a query. Returns none without a query or an index.
 * @returns by sheet id, a phrase that says whether the product contains chlorine bleach, if the query mentions chlorine
 */
export async function searchSheets(q: string): Promise<ReadonlyMap<string, string | undefined>> {
  return (q && (await liveIndex().get())?.sheets(q)) || new Map<string, undefined>();
}

/**
 * Returns suggestions for an incomplete query.
 * @throws SearchUnavailableError when there is no index and none can be built
 */
export async function suggest(q: string, limit: number): Promise<Hit[]> {
  return (await index()).suggest(q, limit);
}

/** Starts the index, so that it follows the content before the first search needs it. */
export const startSearch = (): void => void liveIndex();
