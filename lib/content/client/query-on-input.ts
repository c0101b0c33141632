import 'server-only';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { RateLimiterQueue } from 'rate-limiter-flexible';
import { ContentUnavailableError } from './content-unavailable';
import { queryContent, type QueryResult } from './query';
import { queryRate } from './query-rate';

declare global {
  // Next bundles this module once per kind of route; the rate belongs to the whole process.
  var queriesOnInput: RateLimiterQueue | undefined;
}

const queries = (globalThis.queriesOnInput ??= queryRate());

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
