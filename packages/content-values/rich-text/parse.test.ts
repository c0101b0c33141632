import type { Block } from './document.ts';
import { MAX_DEPTH, parseRichText, pathText } from './parse.ts';
import { plainText } from './plain-text.ts';

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content });
const linkTo = (uri: string, ...content: unknown[]) => ({ nodeType: 'hyperlink', data: { uri }, content });

const ofOtherSpace = (nodeType: string, ...content: unknown[]) => ({
  nodeType,
  data: {
    target: {
      sys: {
        type: 'ResourceLink',
        linkType: 'Contentful:Entry',
        urn: 'crn:contentful:::content:spaces/training/entries/ladder-safety',
      },
    },
  },
  content,
});

const parsed = (value: string) => ({ type: 'text', value, marks: [] });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

const problems = (json: unknown): string[] =>
  parseRichText(json).malformed.map(({ path, what }) => `${pathText(path)} ${what}`.trim());

test.each<[string, unknown, unknown[]]>([
  ['a text of a document is a paragraph', node('document', text('a')), [paragraph(parsed('a'))]],
  [
    'a block in a paragraph divides it',
    node('document', node('paragraph', text('a'), node('hr'), text('b'))),
    [paragraph(parsed('a')), { type: 'rule' }, paragraph(parsed('b'))],
  ],
  [
    'a link in a link ends it',
    node('document', node('paragraph', linkTo('/a', text('a'), linkTo('/b', text('b'))))),
    [
      paragraph(
        { type: 'link', target: { kind: 'address', uri: '/a' }, content: [parsed('a')] },
        { type: 'link', target: { kind: 'address', uri: '/b' }, content: [parsed('b')] },
      ),
    ],
  ],
  [
    'texts between list items are an item',
    node('document', node('unordered-list', text('a'), text('b'), node('list-item', text('c')))),
    [
      {
        type: 'list',
        isOrdered: false,
        items: [[paragraph(parsed('a'), parsed('b'))], [paragraph(parsed('c'))]],
      },
    ],
  ],
  [
    'cells outside of a row are rows',
    node('document', node('table', node('table-cell', text('a')))),
    [{ type: 'table', rows: [[{ header: undefined, content: [paragraph(parsed('a'))] }]] }],
  ],
  [
    'each kind of line break is one',
    node('document', node('paragraph', text('a\r\nb\rc\u2028d'))),
    [paragraph(parsed('a\nb\nc\nd'))],
  ],
  ['words alone are a paragraph', 'loose words', [paragraph(parsed('loose words'))]],
  ['nothing is an empty document', null, []],
  ['a number is its digits', 7, [paragraph(parsed('7'))]],
  ['an object without nodes is an empty document', {}, []],
])('%s', (_name, json, blocks) => {
  expect(parseRichText(json).blocks).toMatchObject(blocks);
});

test('reports the path of each malformed node, and of no other node', () => {
  expect(
    problems(
      node('document', node('paragraph', text('a'), { nodeType: 'text', value: 'b' }), node('heading-9')),
    ),
  ).toEqual([
    'content[0].content[1] is a text node without marks',
    'content[0].content[1] has no data',
    'content[1] has the unknown type “heading-9”',
  ]);
  expect(problems(node('document', node('paragraph', text('a'))))).toEqual([]);
  expect(problems(null)).toEqual([]);
});

test('treats entries from other spaces as well-formed, and displays only their text', () => {
  const json = node(
    'document',
    node(
      'paragraph',
      ofOtherSpace('resource-hyperlink', text('Ladder safety')),
      ofOtherSpace('embedded-resource-inline'),
    ),
    ofOtherSpace('embedded-resource-block'),
  );
  const { blocks, malformed, textOnly } = parseRichText(json);
  expect(blocks).toMatchObject([paragraph(parsed('Ladder safety'))]);
  expect(malformed).toEqual([]);
  expect(textOnly.map(({ path }) => pathText(path))).toEqual([
    'content[0].content[0]',
    'content[0].content[1]',
    'content[1]',
  ]);
  for (const { what } of textOnly)
    expect(what).toMatch(/^has the type “.*resource.*”, but the site shows no entries of other spaces/);
});

test('reports links to other spaces that have no target or are in the wrong place', () => {
  expect(
    problems(
      node('document', node('embedded-resource-block'), ofOtherSpace('resource-hyperlink', text('a'))),
    ),
  ).toEqual(['content[0] has no target', 'content[1] is a resource-hyperlink in a document']);
});

test.each(['unordered-list', 'table'])('parses a %s with 130,000 values that are not nodes', (nodeType) => {
  const values = Array.from({ length: 130_000 }, () => 1);
  const { blocks, malformed } = parseRichText(node('document', { nodeType, data: {}, content: [values] }));
  expect(plainText(blocks)).toHaveLength(values.length);
  expect(malformed).toHaveLength(values.length + 1);
});

test('parses 100,000 nested levels without a stack overflow and extracts their text', () => {
  let deep: unknown = text('kept');
  for (let level = 0; level < 100_000; level += 1) deep = node('blockquote', deep);
  const { blocks, textOnly } = parseRichText(node('document', node('paragraph', text('before')), deep));
  expect(plainText(blocks)).toBe('before kept');
  expect(textOnly.map(({ what }) => what)).toEqual([`is nested more than ${MAX_DEPTH} levels deep`]);
  const depthOf = (block: Block): number =>
    block.type === 'quote' ? 1 + Math.max(...block.content.map(depthOf)) : 0;
  expect(Math.max(...blocks.map(depthOf))).toBeLessThanOrEqual(MAX_DEPTH);
});
