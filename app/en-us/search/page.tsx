import type { Metadata } from 'next';
import { fixedMetadata } from '@/components/layout/FixedRoute/fixed-metadata';
import { FixedRoute } from '@/components/layout/FixedRoute/FixedRoute';
import { SearchPage } from '@/components/pages/SearchPage/SearchPage';
import { getShell } from '@/lib/content/pages/get-page';
import type { SearchResults } from '@/lib/search/search-index';
import { search, SearchUnavailableError } from '@/lib/search/search';
import { isAsked, searchQueryOf, type SearchQuery } from '@/lib/search/search-query';
import { topSuggestionsOf } from '@/lib/search/top-suggestions';

const SLUG = 'search';
const TITLE = 'Search';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = searchQueryOf(await searchParams);
  return fixedMetadata(SLUG, q ? `${TITLE}: ${q}` : TITLE);
}

/** Nothing when nothing is asked; 'unavailable' when search cannot answer now. */
async function answer(query: SearchQuery): Promise<SearchResults | 'unavailable' | null> {
  if (!isAsked(query)) return null;
  try {
    return await search(query);
  } catch (error) {
    if (error instanceof SearchUnavailableError) return 'unavailable';
    throw error;
  }
}

/** /en-us/search?q=… */
export default async function Page({ searchParams }: Props) {
  const query = searchQueryOf(await searchParams);
  const [results, shell] = await Promise.all([answer(query), getShell()]);
  return (
    <FixedRoute slug={SLUG} title={TITLE}>
      <SearchPage query={query} results={results} suggestions={topSuggestionsOf(shell.header)} />
    </FixedRoute>
  );
}
