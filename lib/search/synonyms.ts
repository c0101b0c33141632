/** Synonyms that editors define (content type searchSynonyms). */
import { searchWords } from './words';

/** A part of a query: a word or a phrase, with its synonyms. */
export interface QueryPart {
  words: string[];
  /** Synonyms, each as words. */
  alternatives: string[][];
}

/** Finds phrases with synonyms in queries. */
export class Synonyms {
  /** The other phrases of a group by phrase. */
  readonly #phrases = new Map<string, string[][]>();
  #maxPhraseLength = 1;

  /**
   * @param groups groups of synonymous phrases
   * @param oneWay phrases with another phrase that is found for them, but not the other way round
   */
  constructor(
    groups: readonly (readonly string[])[],
    oneWay: readonly (readonly [phrase: string, other: string])[] = [],
  ) {
    for (const group of groups) {
      const phrases = group.map(searchWords).filter((words) => words.length > 0);
      for (const words of phrases) this.#add(words, phrases);
    }
    for (const [phrase, other] of oneWay) this.#add(searchWords(phrase), [searchWords(other)]);
  }

  #add(words: string[], phrases: readonly string[][]): void {
    const key = words.join(' ');
    const others = phrases.filter((other) => other.join(' ') !== key);
    this.#phrases.set(key, [...(this.#phrases.get(key) ?? []), ...others]);
    this.#maxPhraseLength = Math.max(this.#maxPhraseLength, words.length);
  }

  /** The words of all phrases. */
  get words(): string[] {
    return [...this.#phrases.keys()].flatMap((phrase) => phrase.split(' '));
  }

  /** Splits a query, or its words, into parts; the longest phrase with synonyms wins. */
  partsOf(query: string | readonly string[]): QueryPart[] {
    const words = typeof query === 'string' ? searchWords(query) : query;
    const parts: QueryPart[] = [];
    for (let from = 0; from < words.length;) {
      let length = Math.min(this.#maxPhraseLength, words.length - from);
      while (length > 1 && !this.#phrases.has(words.slice(from, from + length).join(' '))) length -= 1;
      const phrase = words.slice(from, from + length);
      parts.push({ words: phrase, alternatives: this.#phrases.get(phrase.join(' ')) ?? [] });
      from += length;
    }
    return parts;
  }
}
