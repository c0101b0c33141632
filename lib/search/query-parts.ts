import type { Query } from 'minisearch';
import { SHORT_FIELDS } from './fields';
import type { Vocabulary } from './spelling';
import type { QueryPart } from './synonyms';
import type { InterpretedQuery } from './interpret-query';

/**
 * Whether a synonym may match as a prefix. Synonyms of up to three letters are abbreviations: "HAV" is not the
 * beginning of "have".
 */
const isLong = (term: string): boolean => term.length > 3;
const SYNONYM_BOOST = 0.6;
const CORRECTION_BOOST = 0.5;
const RELATIVE_BOOST = 0.4;

/**
 * Returns the query for a word, its relatives and its possible corrections. Words of one or two letters are searched
 * only in some fields.
 */
export function wordQuery(word: string, { corrections }: InterpretedQuery, vocabulary: Vocabulary): Query {
  const exact: Query = word.length > 2 ? word : { queries: [word], fields: [...SHORT_FIELDS] };
  const relatives = vocabulary.relatives(word);
  const others = corrections.get(word) ?? [];
  if (others.length === 0 && relatives.length === 0) return exact;
  return {
    combineWith: 'OR',
    queries: [
      exact,
      { combineWith: 'OR', queries: [...others], boostTerm: () => CORRECTION_BOOST },
      { combineWith: 'OR', queries: relatives, boostTerm: () => RELATIVE_BOOST },
    ],
  };
}

/** Returns the query for a part. It matches documents with all words of the phrase or of one synonym. */
export function partQuery(
  { words, alternatives }: QueryPart,
  query: InterpretedQuery,
  vocabulary: Vocabulary,
): Query {
  const phrase: Query = {
    combineWith: 'AND',
    queries: words.map((word) => wordQuery(word, query, vocabulary)),
  };
  if (alternatives.length === 0) return phrase;
  return {
    combineWith: 'OR',
    queries: [
      phrase,
      ...alternatives.map((other): Query => ({
        combineWith: 'AND',
        queries: other,
        prefix: isLong,
        // Synonyms score less than the words of the query.
        boostTerm: () => SYNONYM_BOOST / other.length,
      })),
    ],
  };
}
