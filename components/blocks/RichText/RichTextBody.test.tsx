import { validateRichTextDocument, type Document } from '@contentful/rich-text-types';
import { assert, property } from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { doseOf } from '@cleanpro/product-safety/dilution/dose';
import type { RichTextField } from '@/lib/rich-text/field';
import { parseRichText } from '@cleanpro/content-values/rich-text/parse';
import { anyDocuments, validDocuments } from '@/tests/rich-text/documents';
import { htmlProblems, outlineOf, parsedOutline, textOf } from '@/tests/rich-text/html';
import { IMAGE_SET, linkButton } from '../example-data';
import { EMPTY_BLOCK_CONTEXT, type BlockContext } from '../context';
import { RichTextBody } from './RichTextBody';

const DOSE = {
  __typename: 'Dilution' as const,
  sys: { id: 'dose' },
  purpose: null,
  ratio: 64,
  amountMinimum: null,
  amountMaximum: null,
  amountUnit: null,
  perAmount: null,
  perUnit: null,
  waterTemperatureMinimum: null,
  waterTemperatureMaximum: null,
};
const FILE = {
  sys: { id: 'file' },
  contentfulMetadata: { tags: [] },
  title: '⟦file⟧',
  description: null,
  fileName: 'sheet.pdf',
  contentType: 'application/pdf',
  size: 220_000,
  url: '/images/sheet.pdf',
  width: null,
  height: null,
};
const PICTURE = { ...FILE, sys: { id: 'picture' }, url: '/images/a.png', width: 4, height: 3 };

/** Linked entries and assets. Their text consists of words in ⟦brackets⟧, which generated documents do not contain. */
const LINKS: RichTextField['links'] = {
  entries: {
    inline: [
      { ...linkButton('⟦button⟧'), sys: { id: 'button' } },
      { __typename: 'Superscript', sys: { id: 'footnote' }, text: '⟦1⟧', explanation: '⟦tip⟧' },
      DOSE,
      null,
    ],
    hyperlink: [
      { __typename: 'ArticleDetailPages', sys: { id: 'article' }, slug: 'articles/a' },
      {
        __typename: 'ProductsPage',
        sys: { id: 'product' },
        product: { sys: { id: 'p' }, slug: 'brands/b/c' },
      },
    ],
  },
  assets: { hyperlink: [FILE], block: [FILE, PICTURE] },
};
const CONTEXT: BlockContext = {
  ...EMPTY_BLOCK_CONTEXT,
  embedded: { block: IMAGE_SET },
  renderEmbedded: () => (
    <section>
      <h3>⟦block⟧</h3>
      <a href="#more">⟦more⟧</a>
    </section>
  ),
};

const html = (json: unknown, context = CONTEXT): string =>
  renderToStaticMarkup(<RichTextBody body={{ json, links: LINKS }} context={context} />);

const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu;

/** Returns the visible text of a page. Leaves out linked entries and assets, and captions, which repeat other text. */
const seenText = (markup: string): string =>
  textOf(markup.replace(/<caption.*?<\/caption>/gs, ''))
    .replaceAll(doseOf(DOSE), '')
    .replace(/⟦(?:file|button|1|tip|block|more)⟧( \(PDF, 220 kB\))?/gu, '')
    .replace(INVISIBLE, '');

/** Returns the text of a document without using the parser under test. */
function readableText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(readableText).join('');
  if (typeof value !== 'object' || value === null) return '';
  const own = 'value' in value && (typeof value.value === 'string' || typeof value.value === 'number');
  return (own ? String(value.value) : '') + ('content' in value ? readableText(value.content) : '');
}

const writtenText = (json: unknown): string => readableText(json).toWellFormed().replace(INVISIBLE, '');

const RUNS = { numRuns: 400 };

test.each([
  ['right documents', validDocuments],
  ['any JSON', anyDocuments],
])('%s: renders valid HTML with every text once, in order', (_name, documents) => {
  assert(
    property(documents, (json) => {
      const markup = html(json);
      expect(parsedOutline(markup)).toBe(outlineOf(markup));
      expect(htmlProblems(markup)).toEqual([]);
      expect(seenText(markup)).toBe(writtenText(json));
    }),
    RUNS,
  );
});

test('finds no malformed node in a valid document', () => {
  assert(
    property(validDocuments, (json) => {
      expect(parseRichText(json).malformed).toEqual([]);
    }),
    RUNS,
  );
});

/**
 * Whether Contentful rejects a document for a problem that does not affect its display: a table without rows, or an
 * unknown property.
 */
const isHarmless = ({ name }: { name?: string }): boolean => name === 'size' || name === 'unknown';

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 'document';

test('in previews only, reports a malformed node if Contentful would reject the document', () => {
  let refused = 0;
  assert(
    property(anyDocuments, (json) => {
      if (json === null || (isDocument(json) && validateRichTextDocument(json).every(isHarmless))) return;
      refused += 1;
      expect(parseRichText(json).malformed).not.toEqual([]);
      const preview = html(json, { ...CONTEXT, preview: true });
      expect(preview).toContain('malformed');
      expect(textOf(preview).endsWith(textOf(html(json)))).toBe(true);
      expect(html(json)).not.toContain('malformed');
    }),
    RUNS,
  );
  expect(refused).toBeGreaterThan(RUNS.numRuns / 2);
});

test('in previews only, reports links to entries in other spaces', () => {
  const sys = {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: 'crn:contentful:::content:spaces/a/entries/b',
  };
  const embed = { nodeType: 'embedded-resource-block', data: { target: { sys } }, content: [] };
  const json = { nodeType: 'document', data: {}, content: [embed] };
  const preview = html(json, { ...CONTEXT, preview: true }).replaceAll('<!-- -->', '');
  expect(preview).toContain('content[0] has the type “embedded-resource-block”');
  expect(preview).not.toContain('malformed');
  expect(html(json)).toBe('');
});
