import 'server-only';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { RateLimiterQueue } from 'rate-limiter-flexible';
import { ContentUnavailableError } from './content-unavailable';
import { queryContent, type QueryResult } from './query';
import { createQueryRateLimit } from './query-rate';

declare global {
  // On `globalThis` because Next bundles this module once per kind of route, and the process has one rate limit.
  var queriesOnInput: RateLimiterQueue | undefined;
}

const queries = (globalThis.queriesOnInput ??= createQueryRateLimit());

/**
 * Queries the content service with visitor input, such as a search or a URL parameter. The number of different inputs
 * is unlimited, so these queries share a rate limit that leaves room for pages. Previews are not limited.
 * @throws ContentUnavailableError also when too many queries are waiting
 */
export async function queryOnInput<Data, V extends OperationVariables & { locale: string; preview: boolean }>(
  document: TypedDocumentNode<Data, V>,
  variables: V,
): Promise<QueryResult<Data>> {
  if (!variables.preview) {
    try {
      await queries.removeTokens(1);
    } catch (error) {
      throw new ContentUnavailableError(
        'a query for visitor input',
        'too many of these queries are waiting',
        { cause: error },
      );
    }
  }
  return queryContent(document, variables);
}
