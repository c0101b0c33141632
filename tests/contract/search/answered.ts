/** Where the answers of expected queries are among the results. */
import type { SearchIndex } from '../../../lib/search/search-index';
import { parseSearchQuery } from '../../../lib/search/search-query';
import type { ExpectedQuery } from './queries.ts';

/** How many results people read before they type something else. */
const READ = 3;

export interface Answered {
  expected: ExpectedQuery;
  /** Of the first right answer among the results of the first page, from 1; 0 when there is none. */
  rank: number;
  /** The first results, in the notation of `ExpectedQuery.pages`. */
  first: string[];
}

/** A result in the notation of `ExpectedQuery.pages`. */
function pageOf(href: string): string {
  const sheet = /([a-z0-9-]+)-sds\.pdf$/.exec(href)?.[1];
  return sheet ? `sds/${sheet}` : href.replace(/^\/en-us\/?/, '');
}

export const answers = (index: SearchIndex, queries: readonly ExpectedQuery[]): Answered[] =>
  queries.map((expected) => {
    const found = index
      .search(parseSearchQuery({ q: expected.query }))
      .hits.map(({ document }) => pageOf(document.href));
    return {
      expected,
      rank: found.findIndex((page) => expected.pages.includes(page)) + 1,
      first: found.slice(0, READ),
    };
  });

const isAnswered = ({ rank }: Answered): boolean => rank > 0 && rank <= READ;

/** The part that has a right answer among the first results. */
export const shareAnswered = (all: readonly Answered[]): number => all.filter(isAnswered).length / all.length;

/** One line for each query that is not answered. */
export const tableOf = (all: readonly Answered[]): string =>
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
