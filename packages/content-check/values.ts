import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { plainTextBlocks } from '@cleanpro/content-values/rich-text/plain-text';
import { parseRichText } from '@cleanpro/content-values/rich-text/parse';
import { linksOf } from '@cleanpro/contentful-local/space/view';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Returns the value of a field in the first locale that has one, or undefined if the field is empty. A field that an
 * editor has emptied can contain null.
 */
export const valueOf = (entry: Entry | undefined, field: string): unknown =>
  Object.values(entry?.fields[field] ?? {})[0] ?? undefined;

/** Returns the value of a text field, or undefined if it is empty or has another type. */
export function textOf(entry: Entry | undefined, field: string): string | undefined {
  const value = valueOf(entry, field);
  return isText(value) ? value : undefined;
}

/** Returns the value of a number field, or undefined if it is empty or has another type. */
export function numberOf(entry: Entry | undefined, field: string): number | undefined {
  const value = valueOf(entry, field);
  return typeof value === 'number' ? value : undefined;
}

/** Returns the strings of a list field, or an empty list. */
export function listOf(entry: Entry | undefined, field: string): string[] {
  const value = valueOf(entry, field);
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** Returns the ids that a field links to, whether or not the view contains the entries. */
export const linkedIds = (entry: Entry | undefined, field: string): string[] =>
  linksOf(valueOf(entry, field)).map(({ sys }) => sys.id);

/** Returns the entries that a field links to, except those missing in the view. */
export const linkedEntries = (view: View, entry: Entry | undefined, field: string): Entry[] =>
  linkedIds(entry, field).flatMap((id) => view.entry(id) ?? []);

/** Returns the text of an entry by field: strings, list items, and paragraphs of rich text fields. */
export const stringsByField = (entry: Entry): { field: string; strings: string[] }[] =>
  Object.keys(entry.fields).map((field) => ({
    field,
    strings: [textOf(entry, field) ?? [], listOf(entry, field), blocksOf(entry, field)].flat(),
  }));

/** Placeholder for an embedded dose in the plain text of a rich text field. */
export const EMBEDDED_DOSE = '[dose]';

/** Returns the paragraphs and headings of a rich text field as plain text. */
export const blocksOf = (entry: Entry | undefined, field: string): string[] =>
  plainTextBlocks(parseRichText(valueOf(entry, field)).blocks, () => EMBEDDED_DOSE);
