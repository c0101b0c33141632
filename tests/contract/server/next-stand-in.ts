import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { MISSING_PAGE_HEADER, NOT_FOUND_PATH } from '../../../lib/content/routing/not-found.ts';
import { currentScope } from '../../../lib/content/cache/read-scope.ts';
import { currentTime, expireTags } from '../../../lib/expiration/tag-expirations.ts';
import type { PageSource } from '../../../server/cache/page-source.ts';
import { MissingPages } from '../../../server/cache/missing-pages.ts';
import CacheHandler from '../../../server/next/cache-handler.ts';
import { servePage } from '../../../server/cache/serve-page.ts';
import { createSiteServer } from '../../../server/http-server.ts';
import { visitorHandler } from '../../../server/next-handler.ts';
import { RenderTurns } from '../../../server/render-turns.ts';
import { close, listen } from './http-client.ts';
import { DOCUMENTS, nextDocument } from './next-document.ts';

export const received: string[] = [];
export const rendered: string[] = [];
export const pages = {
  revalidate: 60,
  text: 'first',
  headers: {} as Record<string, string>,
  rendering: Promise.resolve(),
  /** Request for the last rendered page, as it reached Next. */
  seen: {} as Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  /** Whether part of the page failed to render. Next reports that to instrumentation.ts. */
  hasFailed: false,
  /** Changes to the document, and to the value for the cache handler, that a different version of Next might make. */
  toDocument: (html: string): string => html,
  toCached: (value: CachedPage): object | null => value,
  notFoundStatus: 404,
  tags: [] as string[],
  exists: (path: string): boolean => path !== '/page-not-found',
};
const DEFAULTS = { ...pages };

interface CachedPage {
  kind: string;
  html: string;
  rscData: Buffer;
  segmentData: Map<string, Buffer>;
}

export function reset(): void {
  expireTags(['everything']);
  globalThis.failedAssumptions = undefined;
  received.length = 0;
  rendered.length = 0;
  Object.assign(pages, DEFAULTS);
}

const isRsc = ({ headers }: IncomingMessage): boolean => headers.rsc === '1';

/** Answers as the proxy does: only previews and the server's own requests get a rendered not-found page. */
function sendNotFound({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const isRendered = url === NOT_FOUND_PATH || headers.cookie?.includes('__prerender_bypass');
  if (!isRendered) {
    response.writeHead(404, { [MISSING_PAGE_HEADER]: '1' }).end();
    return;
  }
  rendered.push(url);
  currentScope()?.add(['everything', 'list:contentPage'], currentTime() + pages.revalidate * 1000);
  response.writeHead(pages.notFoundStatus, {
    'x-middleware-rewrite': NOT_FOUND_PATH,
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  response.end(nextDocument({ body: `<h1>Page not found</h1>${url}<p>${pages.text}</p>` }));
}

async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', headers } = request;
  // Next's router-server skips requests whose client has disconnected.
  if (response.closed) return;
  received.push(url);
  const path = url.replace(/\?.*/, '');
  if (!pages.exists(path)) {
    await pages.rendering;
    return sendNotFound(request, response);
  }
  rendered.push(url);
  pages.seen = { url, method: request.method, headers };
  const { text } = pages;
  await pages.rendering;
  const html = pages.toDocument(nextDocument({ body: `<p>${path} ${text.repeat(500)}</p>` }));
  const rsc = `0:${JSON.stringify(html)}`;
  if (!headers.cookie?.includes('__prerender_bypass')) {
    const tags = ['everything', `slug:${path}`, ...pages.tags];
    const scope = currentScope();
    scope?.add(tags, currentTime() + pages.revalidate * 1000);
    if (scope) scope.hasFailed = pages.hasFailed;
    const cached = pages.toCached({
      kind: 'APP_PAGE',
      html,
      rscData: Buffer.from(rsc),
      segmentData: new Map([['/_tree', Buffer.from(rsc)]]),
    });
    if (cached) await new CacheHandler().set(path, { kind: '', ...cached });
  }
  for (const [name, each] of Object.entries(pages.headers)) response.setHeader(name, each);
  response.setHeader('content-type', isRsc(request) ? 'text/x-component' : 'text/html; charset=utf-8');
  response.setHeader('vary', 'rsc');
  if (headers['next-router-segment-prefetch']) response.setHeader('x-nextjs-postponed', '2');
  response.setHeader('x-nextjs-stale-time', '0');
  const body = isRsc(request) ? rsc : html;
  response.write(body.slice(0, 10));
  response.end(body.slice(10));
}

/**
 * Creates the site's server in front of the stand-in for Next.
 * @param settings overrides for a site without CDN and tag manager
 */
export function createTestServer(settings: Partial<PageSource> = {}): {
  server: Server;
  missing: MissingPages;
} {
  const source: PageSource = {
    handle: visitorHandler(next),
    turns: new RenderTurns(0),
    documents: DOCUMENTS,
    missing: new MissingPages(60),
    consentMode: 'opt-out',
    maxAge: 60,
    ...settings,
  };
  return {
    server: createSiteServer(
      (request, response) => void servePage(request, response, source)?.catch(() => response.destroy()),
    ),
    missing: source.missing,
  };
}

/** Runs a test server for all tests of a file or `describe` block, with an empty cache before each test. */
export function testSite(settings?: Partial<PageSource>): { port: number; missing: MissingPages } {
  const { server, missing } = createTestServer(settings);
  const site = { port: 0, missing };
  beforeAll(async () => {
    site.port = await listen(server);
  });
  afterAll(() => close(server));
  beforeEach(reset);
  return site;
}
