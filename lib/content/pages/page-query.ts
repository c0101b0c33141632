import { LIKE_PARAM } from '../../recommendations/like-param.ts';

/** Parameters that form route handlers add when they redirect back to the page. */
export const FORM_OUTCOME_PARAMETERS = ['sent', 'returned'] as const;

/**
 * Query parameters that content pages read: searches, filters, quiz answers and form outcomes. A request with any of
 * them is rendered separately. Every other query string, such as campaign parameters, gets the cached page.
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

/**
 * Returns the parameters that pages read: trimmed, cut to 80 characters, without empty or repeated values, 60 at most.
 */
export function parsePageQuery(searchParams: Iterable<readonly [string, string]>): URLSearchParams {
  const pageQuery = new URLSearchParams();
  for (const [name, raw] of searchParams) {
    const value = raw.trim().slice(0, MAX_LENGTH);
    if (value === '' || !isPageParameter(name)) continue;
    if (pageQuery.size < MAX_VALUES && !pageQuery.has(name, value)) pageQuery.append(name, value);
  }
  return pageQuery;
}

export const EMPTY_QUERY: URLSearchParams = new URLSearchParams();

/** Returns a path with some query parameters changed. Undefined removes a parameter. */
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

/** Returns the page number of a list, from 1. Falls back to 1 if the parameter is missing or invalid. */
export function parsePageNumber(pageQuery: URLSearchParams): number {
  const number = Number(pageQuery.get('page'));
  return Number.isInteger(number) && number > 0 && number <= MAX_PAGE ? number : 1;
}
