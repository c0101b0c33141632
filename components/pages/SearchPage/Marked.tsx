import type { Segment } from '@/lib/search/words';

/** A text with what was looked for marked. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
