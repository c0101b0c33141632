import type { Vocabulary } from './spelling';
import type { QueryPart, Synonyms } from './synonyms';
import { searchWords } from './words';

/** Maximum number of corrected words per query. Each is compared with all words of the content, which takes time. */
const MAX_CORRECTED = 6;
const MIN_JOINED_LENGTH = 5;

export interface InterpretedQuery {
  /** Words of the query, after correction. */
  words: string[];
  parts: QueryPart[];
  /** Other words that the visitor may have meant, by corrected word. */
  corrections: ReadonlyMap<string, readonly string[]>;
  /** Spellings of the whole query to compare with titles. */
  titles: string[];
}

/** Returns the word that two neighboring words form together, if the content has it: "micro ban". */
function joined(words: readonly string[], at: number, vocabulary: Vocabulary): string | undefined {
  const next = words[at + 1];
  if (next === undefined) return undefined;
  const whole = `${words[at] ?? ''}${next}`;
  return whole.length >= MIN_JOINED_LENGTH && !/\d/.test(whole) && vocabulary.has(whole) ? whole : undefined;
}

/**
 * Interprets a query, based on the words of the content and the editors' synonyms. Corrects, splits and joins words.
 */
export function interpretQuery(q: string, vocabulary: Vocabulary, synonyms: Synonyms): InterpretedQuery {
  const words = searchWords(q);
  const parts: QueryPart[] = [];
  const corrections = new Map<string, string[]>();
  const read: string[] = [];
  let run: string[] = [];
  let unknown = 0;
  const endRun = (): void => {
    parts.push(...synonyms.partsOf(run));
    read.push(...run);
    run = [];
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const whole = joined(words, at, vocabulary);
    if (whole !== undefined) {
      endRun();
      const alternatives = synonyms.partsOf([whole]).flatMap((part) => part.alternatives);
      parts.push({ words: words.slice(at, at + 2), alternatives: [[whole], ...alternatives] });
      read.push(whole);
      at += 1;
      continue;
    }
    if (vocabulary.isCorrect(word) || unknown >= MAX_CORRECTED) {
      run.push(word);
      continue;
    }
    unknown += 1;
    const pieces = vocabulary.pieces(word);
    const [guess, ...others] = pieces ? [] : vocabulary.corrections(word);
    run.push(...(pieces ?? [guess ?? word]));
    // The visitor may still be typing, so the typed word may be the beginning of a longer word.
    if (guess !== undefined) corrections.set(guess, [...others, word]);
  }
  endRun();
  return { words: read, parts, corrections, titles: [words.join(' '), read.join(' ')] };
}
