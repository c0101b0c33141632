/** Finds known phrases among the words of a query. */
import { searchWords } from './words';

export interface FoundPhrase<T> {
  value: T;
  /** Index of the first word, and of the word after the last. */
  from: number;
  to: number;
}

export class Phrases<T> {
  readonly #values = new Map<string, T>();
  #maxLength = 1;

  constructor(phrases: Iterable<readonly [phrase: string, value: T]>) {
    for (const [phrase, value] of phrases) {
      const words = searchWords(phrase);
      this.#values.set(words.join(' '), value);
      this.#maxLength = Math.max(this.#maxLength, words.length);
    }
  }

  /** The phrases among words, from left to right; the longest at each place. */
  in(words: readonly string[]): FoundPhrase<T>[] {
    const found: FoundPhrase<T>[] = [];
    for (let from = 0; from < words.length;) {
      let to = Math.min(words.length, from + this.#maxLength);
      while (to > from && !this.#values.has(words.slice(from, to).join(' '))) to -= 1;
      const value = this.#values.get(words.slice(from, to).join(' '));
      if (value !== undefined) found.push({ value, from, to });
      from = Math.max(to, from + 1);
    }
    return found;
  }
}
