/** Values of entries, as the checks read them. */
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { blockTexts } from '@cleanpro/content-values/rich-text/plain-text';
import { parseRichText } from '@cleanpro/content-values/rich-text/parse';
import { linksOf } from '@cleanpro/contentful-local/space/view';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The value of a field, in the first locale that has one; undefined for an emptied one, which an editor may leave as null. */
export const valueOf = (entry: Entry | undefined, field: string): unknown =>
  Object.values(entry?.fields[field] ?? {})[0] ?? undefined;

/** A text field; undefined where it is empty or of another type. */
export function textOf(entry: Entry | undefined, field: string): string | undefined {
  const value = valueOf(entry, field);
  return isText(value) ? value : undefined;
}

/** A number field; undefined where it is empty or of another type. */
export function numberOf(entry: Entry | undefined, field: string): number | undefined {
  const value = valueOf(entry, field);
  return typeof value === 'number' ? value : undefined;
}

/** A list of texts; empty where the field is. */
export function listOf(entry: Entry | undefined, field: string): string[] {
  const value = valueOf(entry, field);
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** The ids of the entries that a field links to, whether the view has them or not. */
export const linkedIds = (entry: Entry | undefined, field: string): string[] =>
  linksOf(valueOf(entry, field)).map(({ sys }) => sys.id);

/** The entries that a field links to, without those that the view does not have. */
export const linkedEntries = (view: View, entry: Entry | undefined, field: string): Entry[] =>
  linkedIds(entry, field).flatMap((id) => view.entry(id) ?? []);

/** The texts of an entry by field: paragraphs of rich texts, items of lists, and texts. */
export const textsOfEntry = (entry: Entry): { field: string; texts: string[] }[] =>
  Object.keys(entry.fields).map((field) => ({
    field,
    texts: [textOf(entry, field) ?? [], listOf(entry, field), blocksOf(entry, field)].flat(),
  }));

/** What stands in a text for a dose that is embedded as an entry. */
export const EMBEDDED_DOSE = '[dose]';

/** The paragraphs and headings of a rich text field, as plain texts. */
export const blocksOf = (entry: Entry | undefined, field: string): string[] =>
  blockTexts(parseRichText(valueOf(entry, field)).blocks, () => EMBEDDED_DOSE);
