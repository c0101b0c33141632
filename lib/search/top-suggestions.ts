import type { HeaderFragment } from '@/graphql/generated/operations';

export type TopSuggestion = NonNullable<
  NonNullable<HeaderFragment['searchTopSuggestionsCollection']>['items'][number]
>;

/** At most so many (specification section 3, "Search top suggestions"). */
const TOP = 4;

/** What editors suggest before anything is typed: four at most, by their sort order. */
export const topSuggestionsOf = (header: HeaderFragment | null): TopSuggestion[] =>
  (header?.searchTopSuggestionsCollection?.items ?? [])
    .filter((item) => item !== null)
    .sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0))
    .slice(0, TOP);
