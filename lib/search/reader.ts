import { doseOf } from '@cleanpro/product-safety/dilution/dose';
import { plainText } from '@cleanpro/content-values/rich-text/plain-text';
import { hasVisibleText } from '@cleanpro/text/visible-text';
import {
  isRichText,
  type SyncedContent,
  type SyncedEntry,
  type SyncedFile,
  type SyncedImage,
} from './synced-content';
import type { FacetValue, NamedLink } from './search-document';

/**
 * Reads synced entries for search documents. Records the ids it reads, so that changes to them update the documents.
 */
export class Reader {
  readonly used = new Set<string>();
  readonly #content: SyncedContent;

  constructor(content: SyncedContent) {
    this.#content = content;
  }

  get siteUrl(): string {
    return this.#content.siteUrl;
  }

  entry(id: unknown): SyncedEntry | undefined {
    if (typeof id !== 'string') return undefined;
    this.used.add(id);
    return this.#content.entry(id);
  }

  file(id: unknown): SyncedFile | null {
    if (typeof id !== 'string') return null;
    this.used.add(id);
    return this.#content.file(id) ?? null;
  }

  image(id: unknown): SyncedImage | null {
    const file = this.file(id);
    return file?.width && file.height ? { ...file, width: file.width, height: file.height } : null;
  }

  entries(ids: unknown): SyncedEntry[] {
    return Array.isArray(ids) ? ids.flatMap((id) => this.entry(id) ?? []) : [];
  }

  /** Returns a string value, or the plain text of a rich text value including its inline entries. */
  prose(value: unknown): string {
    return isRichText(value) ? plainText(value.blocks, (id) => inlineText(this.entry(id))) : readText(value);
  }

  /** Returns the entries of a type that link to an entry (backlinks.ts). */
  entriesLinkingTo(id: string, type: string): SyncedEntry[] {
    return this.#content.linkingTo(id).flatMap((source) => {
      const entry = this.#content.entry(source);
      if (entry?.type !== type) return [];
      this.used.add(source);
      return [entry];
    });
  }

  /** Returns the entry of a content type that has only one. */
  single(type: string): SyncedEntry | undefined {
    return this.entry(this.#content.idsOf(type)[0]);
  }
}

/** Returns the value if it is a string with visible characters, otherwise an empty string. */
export const readText = (value: unknown): string => (hasVisibleText(value) ? value : '');
/** Returns the value if it is a number, otherwise null. */
export const readNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
/** Returns the strings in a list. Empty if the value is not a list. */
export const readStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Returns the dose of a dilution in words. */
export const doseText = ({ values }: SyncedEntry): string =>
  doseOf({
    ratio: readNumber(values.ratio),
    amountMinimum: readNumber(values.amountMinimum),
    amountMaximum: readNumber(values.amountMaximum),
    amountUnit: readText(values.amountUnit),
    perAmount: readNumber(values.perAmount),
    perUnit: readText(values.perUnit),
  });

function inlineText(entry: SyncedEntry | undefined): string {
  if (!entry) return '';
  return entry.type === 'dilution'
    ? doseText(entry)
    : readText(entry.values.linkText) || readText(entry.values.text);
}

/** Returns the entries that have a code and a title, as facet values. */
export function toFacetValues(entries: readonly (SyncedEntry | undefined)[]): FacetValue[] {
  return entries.flatMap((entry) => {
    const title = readText(entry?.values.title) || readText(entry?.values.name);
    const code = readText(entry?.values.code);
    return code && title ? [{ code, title }] : [];
  });
}

/** Returns the link or file of each button. */
export function namedLinks(reader: Reader, ids: unknown): NamedLink[] {
  return reader.entries(ids).flatMap((button) => {
    const link = reader.file(button.values.pdf)?.url ?? readText(button.values.link);
    if (!link) return [];
    const language = readText(button.values.language);
    const labeled = { link, text: readText(button.values.linkText) || readText(button.values.name) };
    return [language ? { ...labeled, language } : labeled];
  });
}
