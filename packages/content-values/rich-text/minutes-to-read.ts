import { parseRichText } from './parse.ts';
import { plainText } from './plain-text.ts';

const WORDS_PER_MINUTE = 220;

/** Returns the minutes needed to read a rich text field, based on its number of words. At least 1. */
export function minutesToRead(body: unknown): number {
  const words = plainText(parseRichText(body).blocks).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
