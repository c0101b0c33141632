import 'server-only';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import { ContentUnavailableError } from './content-unavailable';
import { queryContent, type QueryResult } from './query';

/** Beside as many new slugs (lib/content/routing/resolve-slug.ts), of the 55 that the content service answers. */
const QUERIES_PER_SECOND = 20;
/** Three seconds' worth. */
const MAX_WAITING_QUERIES = 60;

declare global {
  // Next bundles this module once per kind of route; the rate belongs to the whole process.
  var queriesOnInput: RateLimiterQueue | undefined;
}

const queries = (globalThis.queriesOnInput ??= new RateLimiterQueue(
  new RateLimiterMemory({ points: QUERIES_PER_SECOND, duration: 1 }),
  { maxQueueSize: MAX_WAITING_QUERIES },
));

/**
 * Queries the content service with what a visitor typed or put into an address. No content bounds how many different
 * ones there are, so no more are sent in a second than leave the service to pages; preview is not limited.
 * @throws ContentUnavailableError also when too many are waiting
 */
export async function queryOnInput<Data, V extends OperationVariables & { locale: string; preview: boolean }>(
  document: TypedDocumentNode<Data, V>,
  variables: V,
): Promise<QueryResult<Data>> {
  if (!variables.preview) {
    try {
      await queries.removeTokens(1);
    } catch (error) {
      throw new ContentUnavailableError('a query on input', 'too many are waiting', { cause: error });
    }
  }
  return queryContent(document, variables);
}
