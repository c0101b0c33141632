/** Creates spaces with the real model and a few entries. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import { loadSource } from '@cleanpro/contentful-local/space/load';
import { SpaceSnapshot } from '@cleanpro/contentful-local/space/snapshot';
import type { Source } from '@cleanpro/contentful-local/space/source';
import type { Asset, Entry, Space, View } from '@cleanpro/contentful-local/space/types';

export type TestEntry = [type: string, id: string, fields: Record<string, unknown>, published?: boolean];

export const NAMES = { spaceId: 'cleanpro', environmentId: 'master', version: 1, modelVersion: 1 };
const STAMP = '2026-01-01T00:00:00.000Z';

function loadModel(): Source {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  try {
    cpSync('packages/sample-space/content/model', join(folder, 'model'), { recursive: true });
    cpSync('packages/sample-space/content/space.json', join(folder, 'space.json'));
    return loadSource(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const MODEL = loadModel();

/** Creates a published entry or a draft. */
export function createEntry([type, id, fields, published = true]: TestEntry): Entry {
  // Omit fields without a value, as the JSON files of a space do.
  const values = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    sys: {
      id,
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
      version: 2,
      ...(published && { publishedAt: STAMP, publishedVersion: 1 }),
    },
    metadata: { tags: [] },
    fields: Object.fromEntries(values.map(([field, value]) => [field, { 'en-US': value }])),
  };
}

/** Creates an asset with a title and alternative text, but no file. */
export const asset = (id: string, title: string, description: string): Asset => ({
  sys: { id, type: 'Asset', version: 2, publishedAt: STAMP, publishedVersion: 1 },
  metadata: { tags: [] },
  fields: { title: { 'en-US': title }, description: { 'en-US': description } },
});

/** Creates a space with the real model and these entries and assets. */
export function spaceWith(entries: readonly TestEntry[], assets: readonly Asset[] = []): Space {
  const mapOf = (isPublished: boolean): Map<string, Entry> =>
    new Map(
      entries
        .filter(([, , , published = true]) => published === isPublished)
        .map((entry) => [entry[1], createEntry(entry)]),
    );
  const publishedAssets = new Map(assets.map((each) => [each.sys.id, each]));
  return SpaceSnapshot.of(
    { ...MODEL, publishedEntries: mapOf(true), draftEntries: mapOf(false), publishedAssets },
    NAMES,
  );
}

/** Formats problems as lines of id, field and description. */
export const linesOf = (problems: readonly Problem[]): string =>
  problems.map(({ id, field, what }) => `${id} ${field ?? ''} ${what}`).join('\n');

/** Returns the problems that a check finds in entries and assets, one per line. */
export const found = (
  check: (view: View) => Problem[],
  entries: readonly TestEntry[],
  assets: readonly Asset[] = [],
): string => linesOf(check(spaceWith(entries, assets).published));

export const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });

function inline(part: string) {
  const id = /^\{(.+)\}$/.exec(part)?.[1];
  return id === undefined
    ? { nodeType: 'text', value: part, marks: [], data: {} }
    : { nodeType: 'embedded-entry-inline', content: [], data: { target: link(id) } };
}

/** Creates a rich text document with one paragraph per string. `{id}` embeds an entry. */
export const document = (...paragraphs: string[]) => ({
  nodeType: 'document',
  data: {},
  content: paragraphs.map((text) => ({
    nodeType: 'paragraph',
    data: {},
    content: text.split(/(\{[^}]+\})/).map(inline),
  })),
});

/** Creates a product. Its id defaults to `p`. */
export const product = (fields: Record<string, unknown>, id = 'p'): TestEntry => [
  'product',
  id,
  { productName: 'Cleaner', form: 'Ready to use', ...fields },
];

/** Creates an answer with its question, for links to `question`. */
export const answer = (text: string, question = 'What now?', id = 'question'): TestEntry[] => [
  ['question', id, { question, answer: link(`${id}-answer`) }],
  ['answer', `${id}-answer`, { name: 'n', body: document(text) }],
];

/** Creates a hazard classification. Its id defaults to `hazards`. */
export const hazards = (codes: string[], fields: Record<string, unknown> = {}, id = 'hazards'): TestEntry => [
  'hazardClassification',
  id,
  { name: 'n', signalWord: 'Warning', hazardStatements: codes, ...fields },
];

/** Creates a dilution of 2 fl oz per gallon. Its id defaults to `dilution-p`. */
export const dilution = (fields: Record<string, unknown> = {}, id = 'dilution-p'): TestEntry => [
  'dilution',
  id,
  {
    name: 'n',
    purpose: 'Floors',
    amountMinimum: 2,
    amountUnit: 'fl oz',
    perAmount: 1,
    perUnit: 'gal of water',
    ...fields,
  },
];
