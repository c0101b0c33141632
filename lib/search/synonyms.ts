import { Phrases } from './phrases';
import { searchWords } from './words';

/** A part of a query: a word or a phrase, with its synonyms. */
export interface QueryPart {
  words: string[];
  /** Synonyms, each as words. */
  alternatives: string[][];
}

/** Finds phrases with synonyms in queries. Editors define synonyms in the content type `searchSynonyms`. */
export class Synonyms {
  readonly #phrases = new Phrases<string[][]>();

  /**
   * @param groups groups of synonymous phrases
   * @param oneWay pairs of phrases. A query with the first phrase also finds the second, but not vice versa.
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
    this.#phrases.set(words, [...(this.#phrases.get(words) ?? []), ...others]);
  }

  get words(): string[] {
    return this.#phrases.words;
  }

  /** Splits a query, or its words, into parts. The longest phrase with synonyms wins. */
  partsOf(query: string | readonly string[]): QueryPart[] {
    const words = typeof query === 'string' ? searchWords(query) : query;
    const single = (word: string): QueryPart => ({ words: [word], alternatives: [] });
    const parts: QueryPart[] = [];
    let done = 0;
    for (const { value, from, to } of this.#phrases.in(words)) {
      parts.push(...words.slice(done, from).map(single), {
        words: words.slice(from, to),
        alternatives: value,
      });
      done = to;
    }
    return [...parts, ...words.slice(done).map(single)];
  }
}
