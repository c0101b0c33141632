import { Pagination } from '@/components/ui/Pagination/Pagination';
import type { SearchResults } from '@/lib/search/search-index';
import { resultsHref, type SearchQuery } from '@/lib/search/search-query';

/** Pagination of search results. */
export function ResultPages({ query, results }: { query: SearchQuery; results: SearchResults }) {
  return (
    <Pagination
      label="Pages of results"
      current={results.page}
      total={results.pages}
      href={(page) => resultsHref({ ...query, page })}
      nofollow
    />
  );
}
