/** Words that editors declared to mean the same (content type searchSynonyms). */
import { soughtWords } from './words';

/** A part of a query: one word, or a phrase with what means the same. */
export interface QueryPart {
  words: string[];
  /** Other phrases that mean the same, each in words. */
  alternatives: string[][];
}

/** Finds phrases with synonyms in queries. */
export class Synonyms {
  /** By the phrase, its words joined: the other phrases of its group. */
  readonly #phrases = new Map<string, string[][]>();
  #longest = 1;

  /** @param groups each the phrases that mean the same */
  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const phrases = group.map(soughtWords).filter((words) => words.length > 0);
      for (const words of phrases) {
        const key = words.join(' ');
        const others = phrases.filter((other) => other.join(' ') !== key);
        this.#phrases.set(key, [...(this.#phrases.get(key) ?? []), ...others]);
        this.#longest = Math.max(this.#longest, words.length);
      }
    }
  }

  /** A query in parts; the longest phrase that is known wins. */
  partsOf(query: string): QueryPart[] {
    const words = soughtWords(query);
    const parts: QueryPart[] = [];
    for (let from = 0; from < words.length;) {
      let length = Math.min(this.#longest, words.length - from);
      while (length > 1 && !this.#phrases.has(words.slice(from, from + length).join(' '))) length -= 1;
      const phrase = words.slice(from, from + length);
      parts.push({ words: phrase, alternatives: this.#phrases.get(phrase.join(' ')) ?? [] });
      from += length;
    }
    return parts;
  }
}
