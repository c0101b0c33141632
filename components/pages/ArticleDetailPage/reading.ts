import { plainText } from '@/components/blocks/RichText/document';

const WORDS_PER_MINUTE = 220;

/** Minutes to read: the editor's number, or an estimate from the text. At least one. */
export function minutesToRead(minutes: number | null | undefined, body: unknown): number {
  if (minutes) return minutes;
  const words = plainText(body).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
