/** Joins words as in a sentence, without a comma before the conjunction: `water, soap or acid`. */
export const joinWords = (words: readonly string[], conjunction: string): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${conjunction} `);
