/** Reads and writes entries and assets of the sample space, for the scripts that generate its documents. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Link {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string };
}
export interface Entry {
  sys: Record<string, unknown> & { id: string };
  metadata: unknown;
  fields: Record<string, Record<string, unknown>>;
}

export const CONTENT = join(import.meta.dirname, '..', 'content');
const FILES = join(CONTENT, 'assets', 'files');
export const LOCALE = 'en-US';
const STAMP = '2026-01-15T09:00:00.000Z';

export const read = (path: string): Entry => JSON.parse(readFileSync(path, 'utf8'));
export const write = (path: string, value: unknown): void =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
export const text = (entry: Entry, field: string): string => String(entry.fields[field]?.[LOCALE] ?? '');
export const links = (entry: Entry, field: string): Link[] => {
  const value = entry.fields[field]?.[LOCALE];
  return Array.isArray(value) ? value : [];
};
const asLink = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && 'sys' in value;
/**
 * Returns the entries that a field links to.
 * @throws Error if an entry is missing
 */
export const linkedEntries = (entry: Entry, field: string, type: string): Entry[] => {
  const value = entry.fields[field]?.[LOCALE];
  return (Array.isArray(value) ? value : [value])
    .filter(asLink)
    .map(({ sys }) => read(join(CONTENT, 'entries', type, `${sys.id}.json`)));
};
export const link = (linkType: 'Entry' | 'Asset', id: string): Link => ({
  sys: { type: 'Link', linkType, id },
});

export function saveAsset(id: string, fileName: string, bytes: Buffer, title: string): void {
  const folder = join(FILES, id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, fileName), bytes);
  write(join(CONTENT, 'assets', `${id}.json`), {
    sys: {
      id,
      type: 'Asset',
      createdAt: STAMP,
      updatedAt: STAMP,
      publishedAt: STAMP,
      firstPublishedAt: STAMP,
      publishedVersion: 1,
      publishedCounter: 1,
      version: 2,
    },
    metadata: { tags: [] },
    fields: {
      title: { [LOCALE]: title },
      description: { [LOCALE]: title },
      file: {
        [LOCALE]: {
          url: `//images.cleanpro.example/cleanpro/${id}/${fileName}`,
          fileName,
          contentType: 'application/pdf',
          details: { size: bytes.length },
        },
      },
    },
  });
}

/** Returns the published entries of a type, sorted by id. */
export const entriesOf = (type: string): Entry[] =>
  readdirSync(join(CONTENT, 'entries', type))
    .filter((file) => !file.endsWith('.draft.json'))
    .sort()
    .map((file) => read(join(CONTENT, 'entries', type, file)));
