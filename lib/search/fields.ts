import type { SearchOptions, SearchResult } from 'minisearch';
import type { SearchDocument } from './search-document';

export const FIELDS = [
  'title',
  'terms',
  'brand',
  'category',
  'codes',
  'facts',
  'tasks',
  'summary',
  'text',
] as const;
export type IndexedField = (typeof FIELDS)[number];

/** Fields that state what a document is about, unlike its running text. */
export const TOPIC_FIELDS: readonly IndexedField[] = ['title', 'terms', 'brand', 'category', 'codes'];
export const TOPICS: ReadonlySet<string> = new Set(TOPIC_FIELDS);
/** Fields used to search for safety data sheets, and for documents that lack one word of the query. */
export const STATED_FIELDS: readonly IndexedField[] = [...TOPIC_FIELDS, 'facts', 'tasks', 'summary'];
/** Fields used to search for suggestions, and for words of one or two letters. */
export const SHORT_FIELDS: readonly IndexedField[] = [...TOPIC_FIELDS, 'facts'];
const STATED: ReadonlySet<string> = new Set(STATED_FIELDS);

const BOOST: Record<IndexedField, number> = {
  title: 6,
  terms: 4,
  codes: 6,
  brand: 3,
  category: 2,
  facts: 2.5,
  tasks: 0.7,
  summary: 2,
  text: 0.6,
};
export const OPTIONS: SearchOptions = {
  boost: BOOST,
  prefix: (term) => term.length > 1,
  weights: { fuzzy: 0, prefix: 0.5 },
  combineWith: 'AND',
};

/** Whether every matched word occurs in a stated field, not only in running text. */
const isStated = ({ match }: SearchResult): boolean =>
  Object.values(match).every((fields) => fields.some((field) => STATED.has(field)));

/** Returns the indexed text of a field. */
export function fieldOf(document: SearchDocument, field: string): string {
  switch (field) {
    case 'category':
      return document.facets.category.map(({ title }) => title).join(' ');
    case 'codes':
      return document.codes.join(' ');
    case 'title':
    case 'terms':
    case 'brand':
    case 'facts':
    case 'tasks':
    case 'summary':
    case 'text':
      return document[field];
    default:
      return document.id;
  }
}

/** Whether at least `least` results have every matched word in a stated field. */
export function hasStated(results: readonly SearchResult[], least: number): boolean {
  let count = 0;
  return results.some((result) => isStated(result) && (count += 1) >= least);
}
