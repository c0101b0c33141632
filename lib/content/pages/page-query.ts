/**
 * What visitors ask a page for in its query string: searches, filters, answers of a quiz. A page with such a question
 * is made for each request; every other query string (campaign marks and the like) gets the kept page.
 */
const NAMES = new Set([
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
  'sent',
  'returned',
]);
const ANSWER = /^answer-\d{1,2}$/;
const MAX_LENGTH = 80;
const MAX_VALUES = 60;

/** The part of a query string that pages read: known names, values trimmed, none empty or longer than 80 characters. */
export function parsePageQuery(given: Iterable<readonly [string, string]>): URLSearchParams {
  const pageQuery = new URLSearchParams();
  for (const [name, value] of given) {
    const words = value.trim().slice(0, MAX_LENGTH);
    if (words === '' || !(NAMES.has(name) || ANSWER.test(name))) continue;
    if (pageQuery.size < MAX_VALUES && !pageQuery.has(name, words)) pageQuery.append(name, words);
  }
  return pageQuery;
}

/** The question of a page that is asked nothing. */
export const EMPTY_QUERY: URLSearchParams = new URLSearchParams();

/** An address with some of its question changed; undefined takes a name out. */
export function withParams(
  path: string,
  pageQuery: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(pageQuery);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}

/** The number of the page of a list that is asked for, from 1. */
export function pageNumber(pageQuery: URLSearchParams): number {
  const number = Number(pageQuery.get('page'));
  return Number.isInteger(number) && number > 0 && number <= 1000 ? number : 1;
}
