import type { SearchIndex } from '../../../lib/search/search-index';
import { parseSearchQuery } from '../../../lib/search/search-query';
import type { ExpectedQuery } from './queries.ts';

/** Number of results that people read before they change their query. */
const MAX_READ_RESULTS = 3;

export interface RankedQuery {
  expected: ExpectedQuery;
  /** Rank of the first right answer on the first page of results, starting at 1, or 0 if there is none. */
  rank: number;
  /** The first results, in the notation of `ExpectedQuery.pages`. */
  first: string[];
}

/** Converts a result's path to the notation of `ExpectedQuery.pages`. */
function pageOf(href: string): string {
  const sheet = /([a-z0-9-]+)-sds\.pdf$/.exec(href)?.[1];
  return sheet ? `sds/${sheet}` : href.replace(/^\/en-us\/?/, '');
}

export const rankQueries = (index: SearchIndex, queries: readonly ExpectedQuery[]): RankedQuery[] =>
  queries.map((expected) => {
    const found = index
      .search(parseSearchQuery({ q: expected.query }))
      .hits.map(({ document }) => pageOf(document.href));
    return {
      expected,
      rank: found.findIndex((page) => expected.pages.includes(page)) + 1,
      first: found.slice(0, MAX_READ_RESULTS),
    };
  });

const isAnswered = ({ rank }: RankedQuery): boolean => rank > 0 && rank <= MAX_READ_RESULTS;

export const shareAnswered = (all: readonly RankedQuery[]): number =>
  all.filter(isAnswered).length / all.length;

export const listUnanswered = (all: readonly RankedQuery[]): string =>
  all
    .filter((answered) => !isAnswered(answered))
    .map(({ expected, rank, first }) =>
      [
        expected.query,
        expected.error ?? '',
        rank === 0 ? 'none' : `rank ${String(rank)}`,
        first.join(', '),
      ].join(' | '),
    )
    .join('\n');
