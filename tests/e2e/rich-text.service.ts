/** Tests that a page with malformed rich text is displayed, regardless of the JSON that the content service sends. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { notify, read, save } from './management';
import { openPreview, toHeader } from './preview-cookies';
import { SERVICES_URL } from './services-control';
import { portOf, startSite, type SiteProcess } from './site-process';

const GRAPHQL = `${SERVICES_URL}/content/v1/spaces/cleanpro/environments/master`;
const ENTRY = 'page-terms-text';
const PATH = '/en-us/terms';

const text = (value: string, marks: unknown = []) => ({ nodeType: 'text', value, marks, data: {} });
const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content });
const document = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content });

function nested(levels: number): unknown {
  let node: unknown = paragraph(text('kept'));
  for (let level = 0; level < levels; level += 1)
    node = {
      nodeType: 'unordered-list',
      data: {},
      content: [{ nodeType: 'list-item', data: {}, content: [node] }],
    };
  return document(node);
}

/** Malformed documents with the text “kept”, and the notice that a preview shows. */
const DOCUMENTS: [name: string, json: unknown, notice: string][] = [
  ['null beside a paragraph', document(null, paragraph(text('kept'))), 'content[0] is null'],
  ['null beside a text', document(paragraph(null, text('kept'))), 'content[0].content[0] is null'],
  [
    'a text without marks',
    document(paragraph({ nodeType: 'text', value: 'kept', data: {} })),
    'content[0].content[0] is a text node without marks',
  ],
  [
    'marks that are null',
    document(paragraph(text('kept', null))),
    'content[0].content[0] is a text node without marks',
  ],
  [
    'a paragraph without content',
    document({ nodeType: 'paragraph', data: {} }, paragraph(text('kept'))),
    'content[0] has no list of content',
  ],
  [
    'a hyperlink without data',
    document(paragraph({ nodeType: 'hyperlink', content: [text('kept')] })),
    'content[0].content[0] has no address',
  ],
  ['data that is null', document({ ...paragraph(text('kept')), data: null }), 'content[0] has no data'],
  [
    'an embedded entry without data',
    document(paragraph(text('kept'), { nodeType: 'embedded-entry-inline', content: [] })),
    'content[0].content[1] has no target',
  ],
  [
    'an unknown type of node',
    document({ nodeType: 'mystery', data: {}, content: [text('kept')] }),
    'content[0] has the unknown type “mystery”',
  ],
  ['a text outside of a paragraph', document(text('kept')), 'content[0] is a text in a document'],
  ['2,000 levels of nodes', nested(1_000), 'is nested more than 64 levels deep'],
  ['a paragraph as the document', paragraph(text('kept')), 'is not a document'],
];

const articleText = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main'));

test.describe('on a published page', () => {
  let proxy: Server;
  let site: SiteProcess;
  let json: unknown;

  const withDocument = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withDocument);
    if (typeof value !== 'object' || value === null) return value;
    const isEntry = 'sys' in value && JSON.stringify(value.sys).includes(`"${ENTRY}"`);
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        isEntry && key === 'body' ? { ...inner, json } : withDocument(inner),
      ]),
    );
  };

  const forward = async (request: IncomingMessage): Promise<string> => {
    const response = await fetch(GRAPHQL, {
      method: 'POST',
      headers: {
        authorization: request.headers.authorization ?? '',
        'content-type': 'application/json',
      },
      body: await buffer(request),
    });
    return JSON.stringify(withDocument(await response.json()));
  };

  test.beforeAll(async () => {
    proxy = createServer((request, response) => {
      void forward(request).then((body) => {
        response.setHeader('content-type', 'application/json');
        response.end(body);
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    site = await startSite({ CONTENTFUL_GRAPHQL_URL: `http://127.0.0.1:${portOf(proxy)}/` });
  });
  test.afterAll(() => {
    site.stop();
    proxy.close();
  });

  for (const [name, malformed] of DOCUMENTS)
    test(`${name}: shows the text without a notice`, async ({ request }) => {
      json = malformed;
      await notify(request, site.url, ENTRY);
      const page = await request.get(site.url + PATH);
      expect(page.status()).toBe(200);
      const main = articleText(await page.text());
      expect(main).toContain('kept');
      expect(main).not.toContain('malformed');
    });
});

test.describe('in a preview', () => {
  let before: unknown;
  test.beforeAll(async ({ request }) => {
    before = (await read(request, ENTRY)).fields.body?.['en-US'];
  });
  test.afterAll(async ({ request }) => {
    await save(request, ENTRY, { body: before });
  });

  for (const [name, malformed, notice] of DOCUMENTS)
    test(`${name}: shows the text and mentions the malformed node`, async ({ request }) => {
      await save(request, ENTRY, { body: malformed });
      const cookie = toHeader(await openPreview(request, PATH));
      const page = await request.get(PATH, { headers: { cookie } });
      expect(page.status()).toBe(200);
      const main = articleText(await page.text());
      expect(main).toContain('kept');
      expect(main.replaceAll('<!-- -->', '')).toContain(notice);
    });
});
