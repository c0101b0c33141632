import type { Segment } from '@/lib/search/words';

/** A text with the matches of the search term marked. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
