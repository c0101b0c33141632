import 'server-only';
import { Kind, visit, type ConstDirectiveNode, type DocumentNode } from 'graphql';
import { z } from 'zod';
import { MAX_DEPTH } from '@cleanpro/content-values/rich-text/parse';
import { JSON_FIELDS } from '../client/json-fields';
import { fieldMark, pictureAddress, type FieldSource } from './field-marks';

/**
 * Fields that no page displays as text: URLs, codes, and names that the site's code compares with constants. A mark
 * would break the comparison.
 */
const CODES = new Set([
  'accentColor',
  'accentInk',
  'anchor',
  'canonicalPath',
  'code',
  'countryWebsite',
  'from',
  'gaEventClass',
  'gaEventLabel',
  'googleRemarketingTagSource',
  'hiddenFromSitemap',
  'hideNewsletterOn',
  'hideRelatedBrandOn',
  'imageUrl',
  'keywords',
  'link',
  'menuLink',
  'parentOrganizationUrl',
  'precautionaryStatements',
  'radiusMiles',
  'ratingAndReviewId',
  'searchTerms',
  'slug',
  'socialProfiles',
  'styles',
  'surfaces',
  'textAlign',
  'to',
  'url',
  'values',
  'videoLink',
  'videoUrl',
  'website',
  'words',
]);

/** Editor widgets for values that are not free text: choices, URLs and slugs. */
const CHOICES = new Set(['radio', 'dropdown', 'checkbox', 'urlEditor', 'slugEditor']);

const PLACE = z.object({ id: z.string() });
const SOURCE = z.object({
  entry: z.number().optional(),
  asset: z.number().optional(),
  field: z.number(),
  editorInterface: z.number(),
});
/** `extensions` in a response with source maps (docs/services.md, "Contentful GraphQL"). */
const EXTENSIONS = z.object({
  contentSourceMaps: z.object({
    fields: z.array(z.string()),
    editorInterfaces: z.array(z.object({ widgetId: z.string() })),
    entries: z.array(PLACE),
    assets: z.array(PLACE),
    mappings: z.record(z.string(), z.object({ source: SOURCE })),
  }),
});
type SourceMaps = z.infer<typeof EXTENSIONS>['contentSourceMaps'];

type Data = Record<string, unknown>;

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Marks every line of a string, because components split text into paragraphs and lists. */
const markLines = (text: string, mark: string): string =>
  text.includes('\n') ? text.replace(/\S[^\n]*/g, (line) => line + mark) : text.trim() ? text + mark : text;

/**
 * Maximum depth of nested lists and nodes whose text is marked: two for each level of rich text that a page displays.
 */
const MAX_NESTING = 2 * MAX_DEPTH;

/** Returns a field's value with marks. The value may be a string, a list of strings or a rich text document. */
function markValue(value: unknown, mark: string, nesting = 0): unknown {
  if (typeof value === 'string') return markLines(value, mark);
  if (nesting > MAX_NESTING) return value;
  const inside = (inner: unknown): unknown => markValue(inner, mark, nesting + 1);
  if (Array.isArray(value)) return value.map(inside);
  if (!isObject(value)) return value;
  if (value.nodeType === 'text') return { ...value, value: inside(value.value) };
  return 'content' in value ? { ...value, content: inside(value.content) } : value;
}

function sourceOf(
  maps: SourceMaps,
  { entry, asset, field }: z.infer<typeof SOURCE>,
): FieldSource | undefined {
  const id = (entry === undefined ? maps.assets[asset ?? -1] : maps.entries[entry])?.id;
  const name = maps.fields[field];
  if (id === undefined || name === undefined) return undefined;
  return { kind: entry === undefined ? 'asset' : 'entry', id, field: name };
}

/**
 * Returns the field that each string to mark comes from. The outer key is the JSON pointer of the object or list that
 * contains the string. The inner key is the string's key or index there.
 */
function textSources(extensions: unknown): Map<string, Map<string, FieldSource>> {
  const parsed = EXTENSIONS.safeParse(extensions);
  const sources = new Map<string, Map<string, FieldSource>>();
  if (!parsed.success) return sources;
  const maps = parsed.data.contentSourceMaps;
  for (const [pointer, { source }] of Object.entries(maps.mappings)) {
    const found = sourceOf(maps, source);
    const widget = maps.editorInterfaces[source.editorInterface]?.widgetId ?? '';
    if (!found || CODES.has(found.field) || CHOICES.has(widget)) continue;
    const slash = pointer.lastIndexOf('/');
    const parent = pointer.slice(0, slash);
    const children = sources.get(parent) ?? new Map<string, FieldSource>();
    sources.set(parent, children.set(pointer.slice(slash + 1), found));
  }
  return sources;
}

const ESCAPED = /[~/]/;

/** Escapes a key for use in a JSON pointer. GraphQL names need no escapes. */
const pointerPart = (key: string): string =>
  ESCAPED.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

const isPicture = (value: Data): value is Data & { url: string } =>
  typeof value.url === 'string' && 'width' in value;

const entryId = ({ sys }: Data): string | undefined =>
  isObject(sys) && typeof sys.id === 'string' ? sys.id : undefined;

/**
 * Marks the strings of a preview with the fields that they come from, and the URLs of its pictures with the fields that
 * link to them.
 * @param data a response that nothing else uses yet. It is changed in place.
 * @param extensions of the response. Without source maps, no text is marked.
 */
export function markFields(data: Data, extensions: unknown): void {
  const sources = textSources(extensions);
  const markObject = (value: Data, pointer: string, link: FieldSource | undefined): void => {
    const picture = isPicture(value);
    const id = picture ? undefined : entryId(value);
    const texts = sources.get(pointer);
    for (const key of Object.keys(value)) {
      const child = value[key];
      const part = pointerPart(key);
      const source = texts?.get(part);
      if (picture && link && key === 'url') value.url = pictureAddress(value.url, link);
      else if (source) value[key] = markValue(child, fieldMark(source));
      // JSON documents without a source have nothing to mark, and may be nested to any depth.
      else if (isObject(child) && !JSON_FIELDS.has(key)) {
        const field = key.replace(/Collection$/, '');
        mark(child, `${pointer}/${part}`, id === undefined ? link : { kind: 'entry', id, field });
      }
    }
  };
  const markList = (list: unknown[], pointer: string, link: FieldSource | undefined): void => {
    const texts = sources.get(pointer);
    list.forEach((item, index) => {
      const source = texts?.get(String(index));
      if (source) list[index] = markValue(item, fieldMark(source));
      else if (isObject(item)) mark(item, `${pointer}/${index}`, link);
    });
  };
  const mark = (value: Data, pointer: string, link: FieldSource | undefined): void =>
    Array.isArray(value) ? markList(value, pointer, link) : markObject(value, pointer, link);
  markObject(data, '/data', undefined);
}

const DIRECTIVE: ConstDirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'contentSourceMaps' },
};

/** Extended documents. A document never changes, so each is extended only once. */
const extended = new WeakMap<DocumentNode, DocumentNode>();

/** Returns a query that also requests source maps. */
export function withSourceMaps(document: DocumentNode): DocumentNode {
  const cached = extended.get(document);
  if (cached) return cached;
  const result: DocumentNode = visit(document, {
    OperationDefinition: (operation) => ({
      ...operation,
      directives: [...(operation.directives ?? []), DIRECTIVE],
    }),
  });
  extended.set(document, result);
  return result;
}
