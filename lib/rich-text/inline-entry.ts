import type { RichTextDoseFragment, RichTextInlineFragment } from '@/graphql/generated/operations';
import { doseOf } from '@cleanpro/product-safety/dilution/dose';

/** An entry inside a text, as the queries of rich text fields select it. */
export type InlineEntryFragment = RichTextInlineFragment | RichTextDoseFragment;

/** Returns the text that an entry inside a text displays. Empty when it displays none. */
export function inlineEntryText(entry: InlineEntryFragment | undefined): string {
  if (entry === undefined) return '';
  if ('ratio' in entry) return doseOf(entry);
  if ('linkText' in entry) return entry.linkText ?? '';
  return 'text' in entry ? (entry.text ?? '') : '';
}
