/** Splits text into sentences. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[^a-z(])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
