import type { RichTextDoseFragment, RichTextInlineFragment } from '@/graphql/generated/operations';
import { doseOf } from '@cleanpro/product-safety/dilution/dose';

/** An entry embedded in a line of rich text, as the queries of rich text fields select it. */
export type InlineEntryFragment = RichTextInlineFragment | RichTextDoseFragment;

/** Returns the text that an inline entry displays, or an empty string if it displays none. */
export function inlineEntryText(entry: InlineEntryFragment | undefined): string {
  if (entry === undefined) return '';
  if ('ratio' in entry) return doseOf(entry);
  if ('linkText' in entry) return entry.linkText ?? '';
  return 'text' in entry ? (entry.text ?? '') : '';
}
