import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/Icon/Icon';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { FACETS, type FacetName, type Kind } from '@/lib/search/search-document';
import type { FacetCount } from '@/lib/search/facets';
import type { SearchResults } from '@/lib/search/search-index';
import {
  resultsHref,
  withFacet,
  withKind,
  withoutFilters,
  type SearchQuery,
} from '@/lib/search/search-query';
import styles from './ResultFacets.module.css';

interface Props {
  query: SearchQuery;
  results: SearchResults;
}

const FACET_TITLES: Record<FacetName, string> = {
  brand: 'Brand',
  category: 'Category',
  businessType: 'Business type',
};
const KIND_PLURALS: Record<Kind, string> = {
  product: 'Products',
  article: 'Articles',
  page: 'Pages',
  safetyDataSheet: 'Safety data sheets',
  question: 'Questions',
};

export function ResultKinds({ query, results }: Props) {
  const all = results.kinds.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const pill = (title: string, count: number, href: string, current: boolean) => (
    <li key={title}>
      <SmartLink
        href={href}
        rel="nofollow"
        aria-current={current ? 'true' : undefined}
        className={classNames(styles.pill, current && styles.current)}
      >
        {title} <span className={styles.number}>{count}</span>
      </SmartLink>
    </li>
  );
  return (
    <nav aria-label="Result type">
      <ul className={styles.pills}>
        {pill('All', all, resultsHref(withKind(query, null)), query.kinds.length === 0)}
        {results.kinds
          .filter(({ count, selected }) => count > 0 || selected)
          .map(({ kind, count, selected }) =>
            pill(KIND_PLURALS[kind], count, resultsHref(withKind(query, kind)), selected),
          )}
      </ul>
    </nav>
  );
}

/** Number of values shown above "more". */
const MAX_UNFOLDED = 8;

function Values({
  facet,
  values,
  query,
}: {
  facet: FacetName;
  values: readonly FacetCount[];
  query: SearchQuery;
}) {
  const item = ({ code, title, count, selected }: FacetCount) => (
    <li key={code}>
      <SmartLink
        href={resultsHref(withFacet(query, facet, code))}
        rel="nofollow"
        className={classNames(styles.value, selected && styles.selected)}
      >
        <span className={styles.box} aria-hidden="true">
          {selected ? <Icon name="check" /> : null}
        </span>
        {title}
        <span className={styles.number}>{count}</span>
        {selected ? <span className="visually-hidden"> selected; remove this filter</span> : null}
      </SmartLink>
    </li>
  );
  const chosenFirst = [...values].sort((a, b) => Number(b.selected) - Number(a.selected));
  const more = chosenFirst.slice(MAX_UNFOLDED);
  return (
    <section aria-label={FACET_TITLES[facet]}>
      <h2 className={styles.title}>{FACET_TITLES[facet]}</h2>
      <ul>{chosenFirst.slice(0, MAX_UNFOLDED).map(item)}</ul>
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>
            {more.length} more<span className="visually-hidden">: {FACET_TITLES[facet]}</span>
          </summary>
          <ul>{more.map(item)}</ul>
        </details>
      ) : null}
    </section>
  );
}

export function ResultFacets({ query, results }: Props) {
  const facets = FACETS.filter((facet) => results.facets[facet].length > 0);
  const chosen = FACETS.reduce((sum, facet) => sum + query.facets[facet].length, 0);
  if (facets.length === 0 && chosen === 0) return <div />;
  const lists = (
    <>
      {chosen > 0 ? (
        <p>
          <SmartLink href={resultsHref(withoutFilters(query))} rel="nofollow" className={styles.clear}>
            Clear all filters
          </SmartLink>
        </p>
      ) : null}
      {facets.map((facet) => (
        <Values key={facet} facet={facet} values={results.facets[facet]} query={query} />
      ))}
    </>
  );
  return (
    <aside aria-label="Filters" className={styles.facets}>
      <details className={styles.folded}>
        <summary>
          Filters{chosen > 0 ? ` (${chosen})` : ''}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.lists}>{lists}</div>
      </details>
    </aside>
  );
}
