import type { Metadata } from 'next';
import { getTrail } from '@/components/layout/Breadcrumbs/trail';
import { Page } from '@/components/layout/Page/Page';
import { SearchPage } from '@/components/pages/SearchPage/SearchPage';
import { getShell } from '@/lib/content/pages/get-page';
import { SEARCH } from '@cleanpro/content-values/paths/own-pages';
import { getFormOutcome, getFormsOnPage } from '@/lib/forms/forms-on-page';
import { loadResults } from '@/lib/search/search';
import { parseSearchQuery } from '@/lib/search/search-query';
import { getTopSuggestions } from '@/lib/search/top-suggestions';
import { getPageMetadata } from '@/lib/seo/metadata';

const TITLE = 'Search';
const DESCRIPTION = 'Search products, articles, safety data sheets and frequently asked questions.';

/** Rendered per request, because the build must not need content. */
export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const parameters = await searchParams;
  const { q } = parseSearchQuery(parameters);
  return getPageMetadata({
    slug: SEARCH,
    title: q ? `${TITLE}: ${q}` : TITLE,
    description: DESCRIPTION,
    index: false,
    outcome: await getFormOutcome(parameters),
  });
}

/** /en-us/search?q=… */
export default async function SearchRoute({ searchParams }: Props) {
  const parameters = await searchParams;
  const query = parseSearchQuery(parameters);
  const [results, shell, trail, visit] = await Promise.all([
    loadResults(query),
    getShell(),
    getTrail({ slug: SEARCH, title: TITLE }),
    getFormsOnPage(SEARCH, parameters),
  ]);
  return (
    <Page slug={SEARCH} trail={trail} visit={visit}>
      <SearchPage query={query} results={results} suggestions={getTopSuggestions(shell.header)} />
    </Page>
  );
}
