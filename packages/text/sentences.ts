/** Splits text into sentences. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[^a-z(])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
