export interface FoundPhrase<T> {
  value: T;
  /** Index of the first word (`from`), and of the word after the last (`to`). */
  from: number;
  to: number;
}

/** Maps phrases to values, and finds the phrases among words. */
export class Phrases<T> {
  readonly #values = new Map<string, T>();
  #maxLength = 1;

  set(words: readonly string[], value: T): this {
    this.#values.set(words.join(' '), value);
    this.#maxLength = Math.max(this.#maxLength, words.length);
    return this;
  }

  get(words: readonly string[]): T | undefined {
    return this.#values.get(words.join(' '));
  }

  get words(): string[] {
    return [...this.#values.keys()].flatMap((phrase) => phrase.split(' '));
  }

  /** Returns the known phrases among words, from left to right. At each position, the longest phrase wins. */
  in(words: readonly string[]): FoundPhrase<T>[] {
    const found: FoundPhrase<T>[] = [];
    for (let from = 0; from < words.length;) {
      let to = Math.min(words.length, from + this.#maxLength);
      while (to > from + 1 && this.get(words.slice(from, to)) === undefined) to -= 1;
      const value = this.get(words.slice(from, to));
      if (value !== undefined) found.push({ value, from, to });
      from = to;
    }
    return found;
  }
}
