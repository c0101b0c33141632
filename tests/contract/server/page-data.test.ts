import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { MISSING_PAGE_HEADER, NOT_FOUND_PATH } from '../../../lib/content/routing/not-found.ts';
import { currentScope } from '../../../lib/content/cache/read-scope.ts';
import { expireTags } from '../../../lib/expiration/tag-expirations.ts';
import type { PageSource } from '../../../server/cache/page-source.ts';
import { MissingPages } from '../../../server/cache/missing-pages.ts';
import CacheHandler from '../../../server/next/cache-handler.ts';
import { servePage } from '../../../server/cache/serve-page.ts';
import { createSiteServer } from '../../../server/http-server.ts';
import { RenderQueue } from '../../../server/render-queue.ts';
import { RenderTurns } from '../../../server/render-turns.ts';
import { visitorHandler } from '../../../server/next-handler.ts';
import { close, listen, send } from './http-client.ts';
import { DATA_SCRIPTS, DOCUMENTS, nextDocument } from './next-document.ts';

const content = { text: 'first', data: DATA_SCRIPTS };
const rendered: string[] = [];

/** Stand-in for Next: renders cacheable pages, and the search page, which is not cacheable. */
async function next({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  // The proxy answers this way for paths that are not pages.
  if (!url.startsWith('/en-us') && url !== NOT_FOUND_PATH) {
    response.writeHead(404, { [MISSING_PAGE_HEADER]: '1' }).end();
    return;
  }
  rendered.push(url);
  if (url === NOT_FOUND_PATH) response.statusCode = 404;
  const html = nextDocument({ body: `<p>${url} ${content.text}</p>`, data: content.data });
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
  currentScope()?.add(['everything'], Infinity);
  if (!url.startsWith('/en-us/search') && url !== NOT_FOUND_PATH) {
    await new CacheHandler().set(url, { kind: 'APP_PAGE', html });
  }
  response.end(html);
}

const SOURCE = {
  documents: DOCUMENTS,
  missing: new MissingPages(60),
  consentMode: 'opt-out',
  maxAge: 60,
} as const;

let server: Server;
let port = 0;
beforeAll(async () => {
  const source: PageSource = { ...SOURCE, handle: visitorHandler(next), turns: new RenderTurns(0) };
  server = createSiteServer((...args) => void servePage(...args, source));
  port = await listen(server);
});
afterAll(() => close(server));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expireTags(['everything']);
  rendered.length = 0;
  Object.assign(content, { text: 'first', data: DATA_SCRIPTS });
});

const get = (path: string, headers?: Record<string, string>) => send(port, path, headers);
const dataAddress = (html: string): string => /data-page-data="([^"]+)"/.exec(html)?.[1] ?? '';
const dataOf = async (path: string): Promise<string> => dataAddress((await get(path)).body.toString());

test('moves page data into an immutable script', async () => {
  const page = await get('/en-us/a');
  expect(page.body.toString()).not.toContain('__next_f');
  expect(page.headers['content-security-policy']).not.toMatch(/script-src [^;]*unsafe-inline/);
  const data = await get(dataAddress(page.body.toString()));
  expect(data.body.toString()).toContain('__next_f.push([1,');
  expect(data.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(rendered).toEqual(['/en-us/a']);
});

test('a page from before a publish can still load its data', async () => {
  const before = await dataOf('/en-us/b');
  content.text = 'second';
  expireTags(['everything']);
  expect(await dataOf('/en-us/b')).not.toBe(before);
  expect((await get(before)).status).toBe(200);
});

test('renders a page to recreate data that another process made', async () => {
  const path = await dataOf('/en-us/c');
  const elsewhere = path.replace('/en-us/c', '/en-us/d');
  // The hash is that of a different page.
  expect((await get(elsewhere)).status).toBe(404);
  expect(rendered).toEqual(['/en-us/c', '/en-us/d', NOT_FOUND_PATH]);
  const address = await dataOf('/en-us/d');
  // Fresh modules act like a second process with empty memory.
  jest.resetModules();
  const { servePage: serveElsewhere } = await import('../../../server/cache/serve-page.ts');
  // Like a busy process, render one page at a time.
  const turns = new RenderTurns(0, new RenderQueue({ utilization: () => 1 }));
  const source: PageSource = { ...SOURCE, handle: visitorHandler(next), turns };
  const other = createSiteServer((...args) => void serveElsewhere(...args, source));
  try {
    // The order of the data scripts may differ between renders of the same page.
    content.data = DATA_SCRIPTS.toReversed();
    const otherPort = await listen(other);
    rendered.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(otherPort, address, { cookie: 'a=1', 'if-none-match': '"x"' })),
    );
    for (const data of answers)
      expect([data.status, data.body.toString().includes('__next_f.push([1,')]).toEqual([200, true]);
    expect(rendered).toEqual(['/en-us/d']);
  } finally {
    await close(other);
  }
});

test('returns 404 for data that belongs to no current cached page, without rendering', async () => {
  await dataOf('/en-us/e');
  const hash = 'x'.repeat(22);
  for (const path of ['/en-us/e', '/en-us/search', '/en-us/../e', '/etc/passwd']) {
    const { status, body } = await get(`/_page-data/${hash}${path}.js`);
    expect([status, body.toString()]).toEqual([404, expect.stringContaining(NOT_FOUND_PATH)]);
  }
  expect(rendered).toEqual(['/en-us/e', NOT_FOUND_PATH]);
});

test('inlines the data of an uncached page and allows it with a single script hash', async () => {
  const search = await get('/en-us/search?q=soap');
  const html = search.body.toString();
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).not.toContain('data-page-data');
  expect(search.headers['content-security-policy']).toMatch(/script-src [^;]*'sha256-/);
});

test('HEAD returns the headers of the document', async () => {
  for (const path of ['/en-us/head', '/en-us/search?q=head']) {
    const head = await send(port, path, {}, 'HEAD');
    const { headers } = await get(path);
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  }
});
