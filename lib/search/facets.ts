import { FACETS, type FacetName, type Kind, type SearchDocument } from './search-document';
import type { SearchQuery } from './search-query';

export interface Match {
  document: SearchDocument;
  score: number;
  words: () => ReadonlySet<string>;
}

const compareStrings = (a: string, b: string): number => Number(a > b) - Number(a < b);

/**
 * Sorts by score, then by title and id. Otherwise, equal scores would be in the order in which content arrives, which
 * differs between processes.
 */
export const bestFirst = (a: Match, b: Match): number =>
  b.score - a.score ||
  compareStrings(a.document.title, b.document.title) ||
  compareStrings(a.document.id, b.document.id);

export interface FacetCount {
  code: string;
  title: string;
  count: number;
  selected: boolean;
}

type Filter = FacetName | 'kind';
const FILTERS: readonly Filter[] = ['kind', ...FACETS];

function failedFilters({ kind, facets: own }: SearchDocument, { kinds, facets }: SearchQuery): Filter[] {
  return FILTERS.filter((filter) => {
    if (filter === 'kind') return kinds.length > 0 && !kinds.includes(kind);
    const selected = facets[filter];
    return selected.length > 0 && !own[filter].some(({ code }) => selected.includes(code));
  });
}

interface Filtered {
  passing: Match[];
  kinds: Record<Kind, number>;
  facets: Record<FacetName, FacetCount[]>;
}

/**
 * Returns the matches that pass all filters, with counts per kind and facet value. The counts of a facet ignore the
 * selection in that facet.
 */
export function filterAndCount(matches: readonly Match[], query: SearchQuery): Filtered {
  const isFiltered = query.kinds.length > 0 || FACETS.some((facet) => query.facets[facet].length > 0);
  const passing: Match[] = [];
  const kinds: Record<Kind, number> = { product: 0, article: 0, page: 0, safetyDataSheet: 0, question: 0 };
  const counts = {
    brand: new Map<string, FacetCount>(),
    category: new Map<string, FacetCount>(),
    businessType: new Map<string, FacetCount>(),
  };
  for (const match of matches) {
    const { document } = match;
    const failed = isFiltered ? failedFilters(document, query) : [];
    if (failed.length > 1) continue;
    const [only] = failed;
    if (only === undefined) passing.push(match);
    if (only === undefined || only === 'kind') kinds[document.kind] += 1;
    for (const facet of FACETS) {
      if (only !== undefined && only !== facet) continue;
      for (const { code, title } of document.facets[facet]) {
        const existing = counts[facet].get(code);
        if (existing) existing.count += 1;
        else counts[facet].set(code, { code, title, count: 1, selected: query.facets[facet].includes(code) });
      }
    }
  }
  const list = (facet: FacetName): FacetCount[] =>
    [...counts[facet].values()].sort(
      (a, b) => b.count - a.count || compareStrings(a.title, b.title) || compareStrings(a.code, b.code),
    );
  return {
    passing,
    kinds,
    facets: { brand: list('brand'), category: list('category'), businessType: list('businessType') },
  };
}
