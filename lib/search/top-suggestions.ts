import type { HeaderFragment } from '@/graphql/generated/operations';

export type TopSuggestion = NonNullable<
  NonNullable<HeaderFragment['searchTopSuggestionsCollection']>['items'][number]
>;

/** Limit from docs/product.md, "Search". */
const MAX_TOP_SUGGESTIONS = 4;

/** Returns the editors' suggestions below an empty search box, by sort order. */
export const getTopSuggestions = (header: HeaderFragment | null): TopSuggestion[] =>
  (header?.searchTopSuggestionsCollection?.items ?? [])
    .filter((item) => item !== null)
    .sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0))
    .slice(0, MAX_TOP_SUGGESTIONS);
