import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { ROOT } from '../../lib/content/routing/links.ts';
import { currentTime } from '../../lib/processes/tag-expirations.ts';
import type { Handler } from '../http-server.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import { captureResponse, type CapturedResponse } from './capture-response.ts';
import { countRequest, finishPage, getFinishedPage } from './finished-pages.ts';
import { isNotFoundPage, NOT_FOUND_PATH, type MissingPages } from './missing-pages.ts';
import { isDocumentKey, pageKey } from './page-key.ts';
import { pageRequest, type CachedPageInfo, type PageRequest } from './page-request.ts';
import { acceptedEncodings, sendCompressed, sendFinishedPage } from './send-page.ts';

/** Headers of one response, or of how it was sent; the rest belongs to the page. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'x-nextjs-cache',
]);
const VARY = 'accept-encoding';

/** The headers of a page that are the same for every request. */
function pageHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const names = [headers.vary].flat().join(', ');
  const vary = /\baccept-encoding\b/i.test(names) ? names : [names, VARY].filter(Boolean).join(', ');
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name))),
    vary,
  };
}

/** Where the pages come from. */
export interface PageSource {
  /** Next's request handler. */
  handle: Handler;
  missing: MissingPages;
  /** Where a CDN is configured. */
  cdn?: CdnHeaders;
}

/** How a response is cached: as Next cached its page, or as the not-found page; undefined when it is not. */
function cachedInfo(
  key: string,
  captured: CapturedResponse,
  { page, startedAt }: PageRequest,
  missing: MissingPages,
): CachedPageInfo | undefined {
  if (isNotFoundPage(captured)) return key === NOT_FOUND_PATH ? missing.pageInfo(startedAt) : undefined;
  const { status, headers } = captured;
  const isCached = headers['x-nextjs-cache'] === 'HIT' || headers['x-nextjs-cache'] === 'MISS';
  return isCached && status === 200 && headers['set-cookie'] === undefined ? page : undefined;
}

/** Lets Next handle the request of a page, and caches the response where Next cached the page. */
async function renderPage(
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  { handle, missing, cdn }: PageSource,
): Promise<void> {
  const accepted = acceptedEncodings(request);
  // What is cached is compressed here.
  delete request.headers['accept-encoding'];
  const context: PageRequest = { startedAt: currentTime() };
  const { captured: capturing, release } = captureResponse(response);
  const handled = pageRequest.run(context, () => handle(request, response));
  try {
    // A handler that fails never ends the response.
    const captured = await Promise.race([capturing, handled.then(() => capturing)]);
    const { status, headers, body } = captured;
    request.headers['accept-encoding'] = accepted;
    for (const name of Object.keys(headers)) response.removeHeader(name);
    const info = cachedInfo(key, captured, context, missing);
    if (isNotFoundPage(captured) && isDocumentKey(key)) missing.add(key, context.startedAt);
    if (info) {
      const own = { ...pageHeaders(headers), ...(status === 200 && cdn?.page(info)) };
      const page = await finishPage(key, info, { status, headers: own, body });
      const cacheStatus = headers['x-nextjs-cache'] === 'HIT' ? 'HIT' : 'MISS';
      await sendFinishedPage(page, request, response, cacheStatus);
    } else {
      await sendCompressed(captured, accepted, response);
    }
  } finally {
    release();
  }
  await handled;
}

const isUnderRoot = ({ url = '' }: IncomingMessage): boolean => url.startsWith(ROOT);

/** Sends a page, or that there is none, from memory, or lets Next render it. */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<void> {
  let key = pageKey(request);
  let page = key === undefined ? undefined : getFinishedPage(key);
  if (!page && key !== undefined && source.missing.has(key)) {
    key = NOT_FOUND_PATH;
    page = getFinishedPage(key);
  }
  // One visitor's path and query must not be in what all get.
  if (key === NOT_FOUND_PATH) request.url = NOT_FOUND_PATH;
  if (key !== undefined && page) {
    countRequest(key, page);
    await sendFinishedPage(page, request, response);
    return;
  }
  // What is not finished here has no tags by which it could be purged.
  if (source.cdn && (key !== undefined || isUnderRoot(request)))
    for (const [name, value] of Object.entries(source.cdn.uncached)) response.setHeader(name, value);
  if (key !== undefined && request.method === 'GET') {
    await renderPage(key, request, response, source);
  } else {
    // Next's response to HEAD has no body to cache.
    await source.handle(request, response);
  }
}
