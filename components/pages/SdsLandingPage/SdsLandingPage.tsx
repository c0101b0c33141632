import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { present } from '@/lib/content/present';
import { Unavailable } from '@/components/ui/Unavailable/Unavailable';
import { pluralize } from '@/components/ui/pluralize';
import { withParams, EMPTY_QUERY } from '@/lib/content/pages/page-query';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { pageHref } from '@cleanpro/content-values/paths/links';
import {
  findSheets,
  getSheetChoices,
  type FoundSheets,
  type SheetChoices,
} from '@/lib/content/catalogue/safety-data-sheets';
import { searchSheets } from '@/lib/search/search';
import { ListPagination } from '../ListPagination';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import { SheetTable } from '../SafetyDataSheetPage/SheetTable';
import { SheetSearch } from './SheetSearch';
import styles from './SdsLandingPage.module.css';

function Results({
  found,
  notes,
  pageQuery,
  path,
}: {
  found: FoundSheets | 'unavailable';
  notes: ReadonlyMap<string, string | undefined>;
  pageQuery: URLSearchParams;
  path: string;
}) {
  if (found === 'unavailable')
    return (
      <div id="results" tabIndex={-1}>
        <Unavailable />
      </div>
    );
  if (found.total === 0) {
    const onlyCategory = pageQuery.has('category') && !pageQuery.has('product') && !pageQuery.has('upc');
    return (
      <div id="results" role="group" tabIndex={-1}>
        <EmptyState
          icon="document"
          title={onlyCategory ? 'No results found for the given Category!' : 'No Results Found'}
        >
          <p>
            Try fewer words, or clear the brand and language. Customer care can email you any sheet:{' '}
            <a href="tel:1-800-332-7787">1-800-332-7787</a>, 24 hours a day.
          </p>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <p id="results" tabIndex={-1} className={styles.count}>
        {pluralize(found.total, 'sheet')} found
      </p>
      <SheetTable sheets={found.items} notes={notes} label="Safety data sheets found" />
      <ListPagination
        list={found}
        path={path}
        pageQuery={pageQuery}
        anchor="results"
        label="Results pages"
        nofollow
      />
    </>
  );
}

/**
 * Returns the brands and languages to filter by. While they are unavailable, a page with query parameters offers only
 * the chosen ones. A page without parameters is cached, so it must fail instead.
 */
async function choicesFor(pageQuery: URLSearchParams): Promise<SheetChoices> {
  const choices = await orUnavailable(getSheetChoices(), pageQuery.size === 0);
  if (choices !== 'unavailable') return choices;
  const brands = pageQuery.getAll('brand').filter(Boolean);
  const languages = pageQuery.getAll('language').filter(Boolean);
  return { brands, languages: languages.map((code) => ({ code, name: code })) };
}

export async function SdsLandingPage({ page, loaded, context, pageQuery }: PageProps<'SdsLanding'>) {
  const notes = await searchSheets(pageQuery.get('product') ?? '');
  const [choices, found] = await Promise.all([
    choicesFor(pageQuery),
    orUnavailable(findSheets(pageQuery, [...notes.keys()])),
  ]);
  const path = pageHref(page.slug ?? '');
  const category = pageQuery.get('category');
  return (
    <>
      <PageTop
        banner={page.banner}
        title={page.pageTitle ?? page.title}
        introduction={found ? null : page.introduction}
        context={context}
      />
      <Section id="search" label="Search safety data sheets">
        <SheetSearch choices={choices} pageQuery={pageQuery} path={path} />
      </Section>
      {found ? (
        <Section label="Results" flush>
          <Results found={found} notes={notes} pageQuery={pageQuery} path={path} />
        </Section>
      ) : null}
      <Section>
        <SectionHeading title="Browse by category" />
        <ul className={styles.categories}>
          {present(page.categoriesCollection?.items).map(({ sys, code, title, description }) =>
            code ? (
              <li key={sys.id}>
                <a
                  href={`${withParams(path, EMPTY_QUERY, { category: code })}#results`}
                  aria-current={code === category ? 'true' : undefined}
                >
                  {title}
                </a>
                <span>{description}</span>
              </li>
            ) : null,
          )}
        </ul>
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
