/** Generates valid and invalid rich-text documents for property-based tests. */
import {
  BLOCKS,
  CONTAINERS,
  INLINES,
  MARKS,
  TEXT_CONTAINERS,
  TOP_LEVEL_BLOCKS,
} from '@contentful/rich-text-types';
import {
  array,
  constant,
  constantFrom,
  letrec,
  oneof,
  option,
  record,
  string,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';

/** IDs that generated documents link to. RichTextBody.test.tsx defines the entries and assets. */
const ENTRIES = ['button', 'footnote', 'dose', 'article', 'product', 'block', 'missing'] as const;
const ASSETS = ['picture', 'file', 'missing'] as const;

const link = (linkType: string, ids: readonly string[]) =>
  constantFrom(...ids).map((id) => ({ target: { sys: { type: 'Link', linkType, id } } }));

const TEXTS = [
  'Rinse',
  ' ',
  '',
  'a\nb',
  '\n',
  'a\r\nb\u2028c',
  '<b>&amp;"\'',
  '\u0000\u0007x',
  '\ufffe',
  '\u200b',
  '\ud800',
];
const anyText = oneof(constantFrom(...TEXTS), string({ unit: 'binary', maxLength: 8 }));
const marks = uniqueArray(
  constantFrom(...Object.values(MARKS)).map((type) => ({ type })),
  {
    maxLength: 3,
    selector: ({ type }) => type,
  },
);
const text = record({ nodeType: constant('text'), value: anyText, marks, data: constant({}) });

const resource = (...ids: string[]) =>
  constantFrom(...ids).map((id) => ({
    target: {
      sys: {
        type: 'ResourceLink',
        linkType: 'Contentful:Entry',
        urn: `crn:contentful:::content:spaces/cleaning/entries/${id}`,
      },
    },
  }));

const ADDRESSES = ['https://a.example/', '#here', '/en-us/faq', 'tel:1', 'javascript:alert(1)', ''];
const DATA = new Map<string, Arbitrary<object>>(
  Object.entries({
    [INLINES.HYPERLINK]: record({ uri: constantFrom(...ADDRESSES) }),
    [INLINES.ENTRY_HYPERLINK]: link('Entry', ENTRIES),
    [INLINES.ASSET_HYPERLINK]: link('Asset', ASSETS),
    [INLINES.EMBEDDED_ENTRY]: link('Entry', ENTRIES),
    [BLOCKS.EMBEDDED_ENTRY]: link('Entry', ENTRIES),
    [BLOCKS.EMBEDDED_ASSET]: link('Asset', ASSETS),
    [BLOCKS.EMBEDDED_RESOURCE]: resource('dose'),
    [INLINES.EMBEDDED_RESOURCE]: resource('dose'),
    [INLINES.RESOURCE_HYPERLINK]: resource('article'),
  }),
);
const LINKS = [
  INLINES.HYPERLINK,
  INLINES.ENTRY_HYPERLINK,
  INLINES.ASSET_HYPERLINK,
  INLINES.RESOURCE_HYPERLINK,
];
const INLINE = ['text', INLINES.EMBEDDED_ENTRY, INLINES.EMBEDDED_RESOURCE, ...LINKS];

const CHILDREN = new Map<string, readonly string[]>(
  Object.entries({
    ...CONTAINERS,
    ...Object.fromEntries(TEXT_CONTAINERS.map((type) => [type, INLINE])),
    ...Object.fromEntries(LINKS.map((type) => [type, ['text']])),
    [BLOCKS.DOCUMENT]: TOP_LEVEL_BLOCKS,
  }),
);
const TYPES = [...Object.values(BLOCKS), ...Object.values(INLINES)];
/** Node types that Contentful rejects without content. */
const NEEDS_CONTENT: readonly string[] = [
  BLOCKS.TABLE,
  BLOCKS.TABLE_ROW,
  BLOCKS.TABLE_CELL,
  BLOCKS.TABLE_HEADER_CELL,
];

const validNodes = letrec<Record<string, unknown>>((tie) => {
  const content = (type: string): Arbitrary<unknown[]> => {
    const children = CHILDREN.get(type) ?? [];
    if (children.length === 0) return constant([]);
    const minLength = NEEDS_CONTENT.includes(type) ? 1 : 0;
    return array(oneof(...children.map(tie)), {
      minLength,
      maxLength: 3,
      depthIdentifier: 'nodes',
    });
  };
  return {
    text,
    ...Object.fromEntries(
      TYPES.map((type) => [
        type,
        record({
          nodeType: constant(type),
          data: DATA.get(type) ?? constant({}),
          content: content(type),
        }),
      ]),
    ),
  };
});

export const validDocuments: Arbitrary<unknown> = validNodes[BLOCKS.DOCUMENT] ?? constant({});

const JUNK = constantFrom<unknown>(null, true, 7, 'loose words', {}, [], ['listed words', null]);
const DAMAGED_DATA = constantFrom<unknown>(
  {},
  null,
  [],
  'x',
  { target: null },
  { target: { sys: {} } },
  { uri: 5 },
);
const DAMAGED_MARKS = constantFrom<unknown>(
  null,
  'bold',
  [null],
  [{}],
  [{ type: 'mystery' }],
  [{ type: 'constructor' }],
);
const DAMAGED_TYPES = ['mystery', '', 'constructor'];

/** Nodes of all types. Most are in valid places, and most are damaged or contain damaged nodes. */
const damagedNodes = letrec<Record<string, unknown>>((tie) => {
  const often = <T>(right: Arbitrary<T>, wrong: Arbitrary<unknown>): Arbitrary<unknown> =>
    oneof({ weight: 7, arbitrary: right }, { weight: 1, arbitrary: wrong });
  const content = (type: string): Arbitrary<unknown> => {
    const children = CHILDREN.get(type) ?? ['text'];
    const child = oneof(
      { weight: 6, arbitrary: oneof(...children.map(tie)) },
      { weight: 2, arbitrary: tie('any') },
      { weight: 1, arbitrary: JUNK },
    );
    const list = array(child, { maxLength: 4, depthIdentifier: 'any' });
    return often(list, oneof({ depthIdentifier: 'any' }, JUNK, tie('any')));
  };
  const node = (type: string): Arbitrary<unknown> =>
    record(
      {
        nodeType: constant(type),
        data: often(DATA.get(type) ?? constant({}), DAMAGED_DATA),
        content: type === 'text' ? constant(undefined) : content(type),
        value: type === 'text' ? often(anyText, JUNK) : option(anyText, { freq: 1, nil: undefined }),
        marks: type === 'text' ? often(marks, DAMAGED_MARKS) : constant(undefined),
      },
      { requiredKeys: ['nodeType'] },
    );
  const types = ['text', ...TYPES, ...DAMAGED_TYPES];
  return {
    ...Object.fromEntries(types.map((type) => [type, node(type)])),
    any: oneof({ depthIdentifier: 'any' }, constant(null), ...types.map(tie)),
  };
});

/** Arbitrary JSON, most of it similar to a document. */
export const anyDocuments: Arbitrary<unknown> = oneof(
  { weight: 7, arbitrary: damagedNodes[BLOCKS.DOCUMENT] ?? JUNK },
  { weight: 1, arbitrary: oneof(damagedNodes.any ?? JUNK, JUNK) },
).map((value): unknown => JSON.parse(JSON.stringify(value)));
