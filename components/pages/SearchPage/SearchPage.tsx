import { SearchForm } from '@/components/forms/SearchForm/SearchForm';
import { Container } from '@/components/ui/Container/Container';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { Icon } from '@/components/ui/Icon/Icon';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { pluralize } from '@/components/ui/pluralize';
import type { SearchResults } from '@/lib/search/search-index';
import { resultsHref, type SearchQuery } from '@/lib/search/search-query';
import type { TopSuggestion } from '@/lib/search/top-suggestions';
import { ResultFacets, ResultKinds } from './ResultFacets';
import { ResultList } from './ResultList';
import { TopSuggestions } from './TopSuggestions';
import styles from './SearchPage.module.css';

interface Props {
  query: SearchQuery;
  /** Null without a query. */
  results: SearchResults | 'unavailable' | null;
  suggestions: readonly TopSuggestion[];
}

const isOnlyProducts = ({ kinds }: SearchQuery): boolean => kinds.length === 1 && kinds[0] === 'product';

function ResultPagination({ query, results }: { query: SearchQuery; results: SearchResults }) {
  return (
    <Pagination
      label="Results pages"
      current={results.page}
      total={results.pages}
      href={(page) => resultsHref({ ...query, page })}
      nofollow
    />
  );
}

/** Returns the message for a search without results or without products (docs/product.md, "Messages"). */
function emptyText(query: SearchQuery, { total, kinds, notice }: SearchResults): string | null {
  const products = kinds.find(({ kind }) => kind === 'product')?.count ?? 0;
  if (total > 0 && notice) return null;
  if (total === 0) return isOnlyProducts(query) ? 'No products found in the search' : 'No Results Found';
  return query.kinds.length === 0 && products === 0 ? 'No products found in the search' : null;
}

function Results({ query, results }: { query: SearchQuery; results: SearchResults }) {
  const empty = emptyText(query, results);
  return (
    <div className={styles.columns}>
      <ResultFacets query={query} results={results} />
      <div className={styles.found}>
        {results.notice ? (
          <p className={styles.notice}>
            <Icon name="alert" />
            <span>
              <strong>{results.notice.title}</strong> {results.notice.text}
            </span>
          </p>
        ) : null}
        <ResultKinds query={query} results={results} />
        {results.total > 0 ? (
          // Autofocus makes screen readers announce the number of results first.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <p id="results" tabIndex={-1} autoFocus className={styles.count}>
            {pluralize(results.total, 'result')}
            {query.q ? (
              <>
                {' '}
                for <strong>{query.q}</strong>
              </>
            ) : null}
            {results.pages > 1 ? `, page ${results.page} of ${results.pages}` : null}
          </p>
        ) : null}
        {results.isPartial && results.total > 0 ? (
          <p className={styles.loose}>No results match all of your search terms. These match some of them.</p>
        ) : null}
        {empty ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <div id={results.total === 0 ? 'results' : undefined} tabIndex={-1} autoFocus={results.total === 0}>
            <EmptyState title={empty}>
              {results.total === 0 ? <p>Check the spelling, use fewer words, or remove a filter.</p> : null}
            </EmptyState>
          </div>
        ) : null}
        <ResultList hits={results.hits} />
        <ResultPagination query={query} results={results} />
      </div>
    </div>
  );
}

/** Search box, and results with their facets. Without a query or results, the suggestions chosen by editors. */
export function SearchPage({ query, results, suggestions }: Props) {
  const found = results !== null && results !== 'unavailable';
  return (
    <>
      <div className={styles.top}>
        <Container>
          <h1>Search</h1>
          <SearchForm id="search-page" q={query.q} large />
        </Container>
      </div>
      <Container className={styles.body}>
        {results === 'unavailable' ? (
          <FormStatus tone="error" title="Search isn’t available right now" isOutcome id="results">
            <p>Your search is still in the box above. Please try again in a minute.</p>
          </FormStatus>
        ) : null}
        {found ? <Results query={query} results={results} /> : null}
        {!found || results.total === 0 ? <TopSuggestions suggestions={suggestions} /> : null}
      </Container>
    </>
  );
}
