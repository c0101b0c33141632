import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { hasDraftCookie } from '../../lib/content/preview/preview-cookies.ts';
import { currentTime } from '../../lib/processes/tag-expirations.ts';
import { NO_DOCUMENT_POLICY } from '../../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../../lib/security/response-headers.ts';
import { finishDocument, type DocumentSettings } from '../documents/finish-document.ts';
import type { Handler } from '../http-server.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import { captureResponse, type CapturedResponse } from './capture-response.ts';
import {
  countRequest,
  finishPage,
  getFinishedPage,
  isUnchecked,
  type FinishedPage,
} from './finished-pages.ts';
import { isNotFoundPage, NOT_FOUND_PATH, type MissingPages } from './missing-pages.ts';
import { isDocumentKey } from './page-key.ts';
import { pageRequest, type CachedPageInfo, type PageRequest } from './page-request.ts';

/** Where the pages come from. */
export interface PageSource {
  /** Next's request handler. */
  handle: Handler;
  documents: DocumentSettings;
  missing: MissingPages;
  /** Where a CDN is configured. */
  cdn?: CdnHeaders;
}

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

const DATA_HEADERS = {
  ...RESPONSE_HEADERS,
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: VARY,
};

/** The headers of a page that are the same for every request. */
function pageHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const names = [headers.vary].flat().join(', ');
  const vary = /\baccept-encoding\b/i.test(names) ? names : [names, VARY].filter(Boolean).join(', ');
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name))),
    vary,
  };
}

/** A response of Next: a finished page with its cache status, or one for this request alone. */
export type MadePage =
  { page: FinishedPage; cacheStatus: 'HIT' | 'MISS' } | { page?: undefined; captured: CapturedResponse };

const isHtml = ({ headers, body }: CapturedResponse): boolean =>
  body.byteLength > 0 && String(headers['content-type']).startsWith('text/html');

const withPolicy = (headers: OutgoingHttpHeaders, policy: string): OutgoingHttpHeaders => ({
  ...headers,
  'content-security-policy': policy,
});

/** Finishes a document whose data stays in it; everything else is given a policy that lets it do nothing. */
function finishCaptured(
  captured: CapturedResponse,
  documents: DocumentSettings,
  isPreview = false,
): CapturedResponse {
  const { headers, body } = captured;
  if (!isHtml(captured)) return { ...captured, headers: withPolicy(headers, NO_DOCUMENT_POLICY) };
  const { html, policy } = finishDocument(body.toString(), documents, { isPreview });
  return { ...captured, headers: withPolicy(headers, policy), body: Buffer.from(html) };
}

/** Caches a page's document, and its data for hydration as a page of its own, which outlives it. */
async function cacheDocument(
  path: string,
  info: CachedPageInfo,
  captured: CapturedResponse,
  documents: DocumentSettings,
): Promise<FinishedPage> {
  const { html, policy, data } = finishDocument(captured.body.toString(), documents, {
    dataOf: path,
    isPreview: false,
  });
  if (data)
    await finishPage(
      data.address,
      { tags: [], renderedAt: info.renderedAt, revalidate: false },
      { status: 200, headers: DATA_HEADERS, body: Buffer.from(data.script) },
    );
  return finishPage(
    path,
    { ...info, dataAddress: data?.address },
    { ...captured, headers: withPolicy(captured.headers, policy), body: Buffer.from(html) },
  );
}

/** Caches a document, an RSC answer, or the not-found page, which is the same for all paths. */
function cachePage(
  key: string,
  info: CachedPageInfo,
  captured: CapturedResponse,
  { documents, cdn }: PageSource,
): Promise<FinishedPage> {
  const headers = { ...pageHeaders(captured.headers), ...(captured.status === 200 && cdn?.page(info)) };
  const shared = { ...captured, headers };
  return isHtml(captured) && key !== NOT_FOUND_PATH
    ? cacheDocument(key, info, shared, documents)
    : finishPage(key, info, finishCaptured(shared, documents));
}

/** Whether Next had the page in its cache, or has it now; undefined for what it does not cache. */
function cacheStatusOf({ headers }: CapturedResponse): 'HIT' | 'MISS' | undefined {
  const status = headers['x-nextjs-cache'];
  return status === 'HIT' || status === 'MISS' ? status : undefined;
}

/** How a response is cached: as Next cached its page, or as the not-found page; undefined when it is not. */
function cachedInfo(
  key: string | undefined,
  captured: CapturedResponse,
  { page, startedAt }: PageRequest,
  missing: MissingPages,
): CachedPageInfo | undefined {
  if (isNotFoundPage(captured)) return key === NOT_FOUND_PATH ? missing.pageInfo(startedAt) : undefined;
  const { status, headers } = captured;
  const isCached = cacheStatusOf(captured) !== undefined;
  return isCached && status === 200 && headers['set-cookie'] === undefined ? page : undefined;
}

/** The not-found page from memory, which needs no more work: it is the same for all paths. */
function sharedNotFoundPage(): FinishedPage | undefined {
  const page = getFinishedPage(NOT_FOUND_PATH);
  if (!page || isUnchecked(page)) return undefined;
  countRequest(NOT_FOUND_PATH, page);
  return page;
}

/**
 * Lets Next handle the request of a document, and caches the response where Next cached the page. Nothing is sent; the
 * response has no headers afterwards.
 * @param key what the page is cached under; undefined for what is rendered per request
 */
export async function makePage(
  key: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<MadePage> {
  const { handle, documents, missing } = source;
  const { method } = request;
  const accepted = request.headers['accept-encoding'];
  const isPreview = hasDraftCookie(request.headers.cookie);
  // What Next makes is compressed here.
  delete request.headers['accept-encoding'];
  // Next's response to HEAD has no document to finish; Node sends none of it to the client.
  if (method === 'HEAD') request.method = 'GET';
  const context: PageRequest = { startedAt: currentTime() };
  const { captured: capturedResponse, release } = captureResponse(response);
  const handled = pageRequest.run(context, () => handle(request, response));
  try {
    // A handler that fails never ends the response, and one that streams waits until the response is sent.
    const captured = await Promise.race([capturedResponse, handled.then(() => capturedResponse)]);
    request.method = method;
    if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
    for (const name of Object.keys(captured.headers)) response.removeHeader(name);
    if (isNotFoundPage(captured) && key !== undefined && isDocumentKey(key)) {
      missing.add(key, context.startedAt);
      const page = sharedNotFoundPage();
      if (page) return { page, cacheStatus: 'HIT' };
    }
    const info = cachedInfo(key, captured, context, missing);
    if (key === undefined || !info) return { captured: finishCaptured(captured, documents, isPreview) };
    const cacheStatus = cacheStatusOf(captured) ?? 'MISS';
    return { page: await cachePage(key, info, captured, source), cacheStatus };
  } finally {
    release();
  }
}
