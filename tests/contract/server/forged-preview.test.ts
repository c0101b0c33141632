import type { Server } from 'node:http';
import { currentScope } from '../../../lib/content/cache/read-scope.ts';
import { createPreviewGrant } from '../../../lib/content/preview/preview-grant.ts';
import type { PageSource } from '../../../server/cache/page-source.ts';
import { MissingPages } from '../../../server/cache/missing-pages.ts';
import CacheHandler from '../../../server/next/cache-handler.ts';
import { isStored } from '../../../server/cache/finished-pages.ts';
import { servePage } from '../../../server/cache/serve-page.ts';
import { removeForgedPreview } from '../../../server/forged-preview.ts';
import { createSiteServer } from '../../../server/http-server.ts';
import { RenderTurns } from '../../../server/render-turns.ts';
import { visitorHandler } from '../../../server/next-handler.ts';
import { close, listen, send } from './http-client.ts';
import { DOCUMENTS, nextDocument } from './next-document.ts';

const SECRET = 's'.repeat(32);
const REQUESTS = 3_000;
const CONCURRENCY = 50;
const PAGE = '/en-us/page';

/** Cookies of the requests that reached the stand-in for Next. */
const seen: (string | undefined)[] = [];
let server: Server;
let port = 0;

beforeAll(async () => {
  const cache = new CacheHandler();
  const handle = visitorHandler(async ({ url = '', headers }, response) => {
    seen.push(headers.cookie);
    if (url !== PAGE) {
      response.writeHead(404).end('missing');
      return;
    }
    const isPreview = headers.cookie?.includes('__prerender_bypass') === true;
    const html = nextDocument({ body: isPreview ? 'draft' : 'page' });
    const segmentData = new Map([['/_tree', Buffer.from('tree')]]);
    currentScope()?.add(['everything'], Infinity);
    if (!isPreview)
      await cache.set(PAGE, { kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), segmentData });
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  const source: PageSource = {
    handle,
    turns: new RenderTurns(0),
    documents: DOCUMENTS,
    missing: new MissingPages(60),
    consentMode: 'opt-out',
    maxAge: 60,
  };
  server = createSiteServer((request, response) => {
    removeForgedPreview(request, SECRET);
    void servePage(request, response, source);
  });
  port = await listen(server);
});
afterAll(() => close(server));
beforeEach(() => void (seen.length = 0));

const textOf = (body: Buffer): string => /<body>(\w+)/.exec(body.toString())?.[1] ?? body.toString();

/**
 * Sends requests with forged preview cookies.
 * @returns the number of responses by status and body
 */
async function forge(path: (number: number) => string): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (let from = 0; from < REQUESTS; from += CONCURRENCY)
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async (_, index) => {
        const cookie = `__prerender_bypass=${from + index}; preview-grant=9999999999.${'A'.repeat(43)}`;
        const { status, body } = await send(port, path(from + index), { cookie });
        const answer = `${status} ${textOf(body)}`;
        answers[answer] = (answers[answer] ?? 0) + 1;
      }),
    );
  return answers;
}

test('serves 3,000 forged previews of a page from memory', async () => {
  await send(port, PAGE);
  seen.length = 0;
  expect(await forge(() => PAGE)).toEqual({ '200 page': REQUESTS });
  expect(seen).toEqual([]);
});

test('treats 3,000 forged previews of missing pages as normal requests, and stores nothing', async () => {
  const address = (number: number): string => `/en-us/missing-${number}`;
  expect(await forge(address)).toEqual({ '404 missing': REQUESTS });
  expect(new Set(seen)).toEqual(new Set([undefined]));
  expect(Array.from({ length: REQUESTS }, (_, number) => isStored(address(number)))).not.toContain(true);
});

test('renders a draft with a valid grant, while visitors still get the cached page', async () => {
  const cookie = `__prerender_bypass=x; preview-grant=${createPreviewGrant(SECRET, Date.now())}`;
  await send(port, PAGE);
  expect(textOf((await send(port, PAGE, { cookie })).body)).toBe('draft');
  expect(textOf((await send(port, PAGE)).body)).toBe('page');
  expect(seen.at(-1)).toBe(cookie);
});
