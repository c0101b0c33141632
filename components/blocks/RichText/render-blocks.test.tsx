import { renderToStaticMarkup } from 'react-dom/server';
import type { EmbeddedAssetFragment } from '@/graphql/generated/operations';
import type { Cell } from '@cleanpro/content-values/rich-text/document';
import type { RichTextField } from '@/lib/rich-text/field';
import { EMPTY_BLOCK_CONTEXT } from '../context';
import { NO_LINKS } from '../example-data';
import { renderBlocks } from './render-blocks';
import { RichTextBody } from './RichTextBody';

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content });
const paragraph = (value: string) => node('paragraph', text(value));
const cell = (value: string) => node('table-cell', paragraph(value));
const header = (value: string) => node('table-header-cell', paragraph(value));
const row = (...cells: unknown[]) => node('table-row', ...cells);

const html = (content: unknown[], links: RichTextField['links'] = NO_LINKS): string =>
  renderToStaticMarkup(
    <RichTextBody
      body={{ json: node('document', ...content), links }}
      context={EMPTY_BLOCK_CONTEXT}
      headingLevel={3}
    />,
  );

const cells = (markup: string): string[] => markup.match(/<t[dh].*?<\/t[dh]>/g) ?? [];

test.each<[string, unknown[], string]>([
  ['empty paragraphs and headings are left out', [paragraph(''), node('heading-2'), paragraph(' ')], ''],
  ['an empty list is left out', [node('unordered-list', node('list-item', paragraph('')))], ''],
  ['a line break is one', [paragraph('one\ntwo')], '<p>one<br/>two</p>'],
  [
    'a line break in a text with marks is one',
    [node('paragraph', text('one\ntwo', 'bold'))],
    '<p><b>one<br/>two</b></p>',
  ],
  ['the top heading has the level of its place', [node('heading-2', text('a'))], '<h3>a</h3>'],
  ['no heading is the title of the page', [node('heading-1', text('a'))], '<h3>a</h3>'],
  ['a deep heading is at most of level 6', [node('heading-6', text('a'))], '<h6>a</h6>'],
  [
    'a paragraph alone in a list item has no element',
    [node('ordered-list', node('list-item', paragraph('a')))],
    '<ol><li>a</li></ol>',
  ],
])('rich text: %s', (_name, content, markup) => {
  expect(html(content)).toBe(markup);
});

test('header cells in the first row are column headers', () => {
  const table = node('table', row(header('Surface'), header('Dose')), row(cell('Tile'), cell('1:64')));
  expect(cells(html([table]))).toEqual([
    '<th scope="col">Surface</th>',
    '<th scope="col">Dose</th>',
    '<td>Tile</td>',
    '<td>1:64</td>',
  ]);
});

test('header cells in the first column are row headers', () => {
  const table = node(
    'table',
    row(header(''), header('Dose')),
    row(header('Tile'), cell('1:64')),
    row(header('Steel'), cell('1:128')),
  );
  expect(cells(html([table]))).toEqual([
    '<td></td>',
    '<th scope="col">Dose</th>',
    '<th scope="row">Tile</th>',
    '<td>1:64</td>',
    '<th scope="row">Steel</th>',
    '<td>1:128</td>',
  ]);
});

const FILE: EmbeddedAssetFragment = {
  sys: { id: 'file' },
  contentfulMetadata: { tags: [] },
  title: 'Safety data sheet',
  description: null,
  fileName: 'soap-sds.pdf',
  contentType: 'application/pdf',
  size: 220_318,
  url: '/images/soap-sds.pdf',
  width: null,
  height: null,
};
const embedded = {
  nodeType: 'embedded-asset-block',
  data: { target: { sys: { type: 'Link', linkType: 'Asset', id: 'file' } } },
  content: [],
};

test.each<[Partial<EmbeddedAssetFragment>, string]>([
  [{}, 'Safety data sheet (PDF, 220 kB)'],
  [{ title: null, size: null }, 'soap-sds.pdf (PDF)'],
  [{ fileName: 'soap', contentType: 'video/mp4', size: 1_449_000 }, 'Safety data sheet (MP4, 1.4 MB)'],
  [{ fileName: null, contentType: null, title: null, size: null }, 'Download'],
])('renders an embedded file with %j as a link', (file, name) => {
  const markup = html([embedded], { ...NO_LINKS, assets: { hyperlink: [], block: [{ ...FILE, ...file }] } });
  expect(markup).toContain('<p><a href="/images/soap-sds.pdf"');
  expect(markup).toContain(`>${name}</a></p>`);
});

const captions = (markup: string): string[] =>
  [...markup.matchAll(/<caption class="visually-hidden">(.*?)<\/caption>/g)].map(
    ([, caption = '']) => caption,
  );

test('uses the heading above a table as the caption, or the column headers if there is no heading', () => {
  const table = node('table', row(header('Surface'), header('Dose')), row(cell('Tile'), cell('1:64')));
  expect(captions(html([table]))).toEqual(['Surface, Dose']);
  expect(captions(html([node('heading-2', text('Doses')), paragraph('By day'), table, table]))).toEqual([
    'Doses',
    'Surface, Dose',
  ]);
  expect(captions(html([node('table', row(cell('Tile')))]))).toEqual(['Table']);
});

test('renders an embedded picture as an image, and skips an unpublished file', () => {
  const picture = { ...FILE, url: '/images/a.png', width: 4, height: 3, description: 'A mop' };
  expect(html([embedded], { ...NO_LINKS, assets: { hyperlink: [], block: [picture] } })).toMatch(
    /^<img[^>]* alt="A mop"/,
  );
  expect(html([embedded])).toBe('');
});

test('renders a table with more rows than a function call can have arguments', () => {
  const content: Cell['content'] = [
    { type: 'paragraph', content: [{ type: 'text', value: 'Tile', marks: [] }] },
  ];
  const rows = Array.from({ length: 130_000 }, (): Cell[] => [{ header: undefined, content }]);
  expect(renderBlocks([{ type: 'table', rows }], NO_LINKS, EMPTY_BLOCK_CONTEXT, 2)).toHaveLength(1);
});
