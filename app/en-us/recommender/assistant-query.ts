import { NEED, USE } from '@/lib/recommender/addresses';
import type { AssistantQuery } from './AssistantRoute';

type Query = Record<string, string | string[] | undefined>;

const AT_MOST = 20;
const MAX_LENGTH = 80;

const values = (query: Query, name: string): string[] =>
  [query[name] ?? []]
    .flat()
    .slice(0, AT_MOST)
    .filter((value) => value.length <= MAX_LENGTH);

/** What an address of a result asks; what is not known to the assistant is left out there. */
export const parseAssistantQuery = (
  result: string,
  path: readonly string[],
  query: Query,
): AssistantQuery => ({
  path: [result, ...path],
  needs: values(query, NEED),
  use: values(query, USE)[0],
});
