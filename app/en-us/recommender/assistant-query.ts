import { NEED, USE } from '@/lib/recommender/addresses';
import type { AssistantQuery } from './AssistantRoute';

type Query = Record<string, string | string[] | undefined>;

const MAX_VALUES = 20;
const MAX_LENGTH = 80;

const getValues = (query: Query, name: string): string[] =>
  [query[name] ?? []]
    .flat()
    .slice(0, MAX_VALUES)
    .filter((value) => value.length <= MAX_LENGTH);

/**
 * Parses the query parameters of a recommendation or cleaning plan. Does not check the codes of needs, because the page
 * ignores unknown ones.
 */
export const parseAssistantQuery = (
  result: string,
  path: readonly string[],
  query: Query,
): AssistantQuery => ({
  path: [result, ...path],
  needs: getValues(query, NEED),
  use: getValues(query, USE)[0],
});
