/** Query parameters of a search: `?q=…&kind=…&brand=…&category=…&business=…&page=…`. */
import { z } from 'zod';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { FACETS, KINDS, type FacetName, type Kind } from './search-document';

const MAX_QUERY_LENGTH = 100;
const MAX_VALUES = 20;
const MAX_PAGES = 500;

export interface SearchQuery {
  q: string;
  kinds: Kind[];
  facets: Record<FacetName, string[]>;
  /** Page number, from 1. */
  page: number;
}

const PARAMETERS: Record<FacetName, string> = {
  brand: 'brand',
  category: 'category',
  businessType: 'business',
};

type Parameters = Record<string, string | string[] | undefined>;

const CODE = z.string().regex(/^[a-z0-9-]{1,60}$/);
const PAGE = z.coerce.number().int().min(1).max(MAX_PAGES);

const listOf = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Parses query parameters. Malformed values are ignored. */
export function parseSearchQuery(parameters: Parameters): SearchQuery {
  const codes = (name: string): string[] =>
    [...new Set(listOf(parameters[name]))]
      .filter((value) => CODE.safeParse(value).success)
      .slice(0, MAX_VALUES);
  const page = PAGE.safeParse(listOf(parameters.page)[0]);
  const requestedKinds = new Set(listOf(parameters.kind));
  return {
    q: (listOf(parameters.q)[0] ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH),
    kinds: KINDS.filter((kind) => requestedKinds.has(kind)),
    facets: {
      brand: codes(PARAMETERS.brand),
      category: codes(PARAMETERS.category),
      businessType: codes(PARAMETERS.businessType),
    },
    page: page.success ? page.data : 1,
  };
}

/** Returns the URL of a search. Parameters are in canonical order, so that every search has a single URL. */
export function searchHref({ q, kinds, facets, page }: SearchQuery): string {
  const parameters = new URLSearchParams();
  if (q) parameters.set('q', q);
  for (const kind of kinds) parameters.append('kind', kind);
  for (const facet of FACETS)
    for (const code of [...facets[facet]].sort()) parameters.append(PARAMETERS[facet], code);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return `${ROOT}/search${query ? `?${query}` : ''}`;
}

/** Returns the URL of a search, scrolled to its number of results. Used by links that change the search. */
export const resultsHref = (query: SearchQuery): string => `${searchHref(query)}#results`;

const toggled = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Returns the query for one kind of results, or for all kinds (null), reset to the first page. */
export const withKind = (query: SearchQuery, kind: Kind | null): SearchQuery => ({
  ...query,
  kinds: kind === null ? [] : [kind],
  page: 1,
});

/** Returns the query with a facet value toggled, reset to the first page. */
export const withFacet = (query: SearchQuery, facet: FacetName, code: string): SearchQuery => ({
  ...query,
  facets: { ...query.facets, [facet]: toggled(query.facets[facet], code) },
  page: 1,
});

/** Returns the query without facets, reset to the first page. */
export const withoutFilters = (query: SearchQuery): SearchQuery => ({
  ...query,
  facets: { brand: [], category: [], businessType: [] },
  page: 1,
});

/** Whether there is anything to search for. */
export const hasCriteria = ({ q, kinds, facets }: SearchQuery): boolean =>
  q !== '' || kinds.length > 0 || FACETS.some((facet) => facets[facet].length > 0);
