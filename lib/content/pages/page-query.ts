import { LIKE_PARAM } from '../../recommendations/like-param.ts';

/** What a form's route handler sends a visitor back with. */
export const FORM_OUTCOME_PARAMETERS = ['sent', 'returned'] as const;

/**
 * The query parameters that content pages read: searches, filters, quiz answers, form outcomes. A request with any of
 * them is rendered on its own; every other query string (campaign parameters and the like) gets the cached page.
 */
const PARAMETERS: ReadonlySet<string> = new Set([
  'product',
  'brand',
  'upc',
  'language',
  'category',
  'business',
  'organism',
  'surface',
  'topic',
  'page',
  'checked',
  'zip',
  'radius',
  LIKE_PARAM,
  ...FORM_OUTCOME_PARAMETERS,
]);
const QUIZ_ANSWER = /^answer-\d{1,2}$/;
const MAX_LENGTH = 80;
const MAX_VALUES = 60;
const MAX_PAGE = 1000;

const isPageParameter = (name: string): boolean => PARAMETERS.has(name) || QUIZ_ANSWER.test(name);

/** The parameters of a query string that pages read: trimmed, cut at 80 characters, without empty values and repeats. */
export function parsePageQuery(searchParams: Iterable<readonly [string, string]>): URLSearchParams {
  const pageQuery = new URLSearchParams();
  for (const [name, raw] of searchParams) {
    const value = raw.trim().slice(0, MAX_LENGTH);
    if (value === '' || !isPageParameter(name)) continue;
    if (pageQuery.size < MAX_VALUES && !pageQuery.has(name, value)) pageQuery.append(name, value);
  }
  return pageQuery;
}

/** The query of a page without parameters. */
export const EMPTY_QUERY: URLSearchParams = new URLSearchParams();

/** A path with some parameters of its query changed; undefined removes a parameter. */
export function withParams(
  path: string,
  pageQuery: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const params = new URLSearchParams(pageQuery);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The page number of a list, from 1; 1 when the parameter is missing or invalid. */
export function pageNumber(pageQuery: URLSearchParams): number {
  const number = Number(pageQuery.get('page'));
  return Number.isInteger(number) && number > 0 && number <= MAX_PAGE ? number : 1;
}
