import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { DRAFT_COOKIE } from '../../lib/content/preview/draft-cookie.ts';
import { currentTime } from '../../lib/processes/tag-expirations.ts';
import { RESPONSE_HEADERS } from '../../lib/security/response-headers.ts';
import { finishDocument, type DocumentSettings } from '../documents/finish-document.ts';
import type { Handler } from '../http-server.ts';
import { captureResponse, type CapturedResponse } from './capture-response.ts';
import { finishPage, type FinishedPage } from './finished-pages.ts';
import { pageRequest, type CachedPageInfo, type PageRequest } from './page-request.ts';

/** What makes the pages of the site. */
export interface PageMaker {
  /** Next's request handler. */
  handle: Handler;
  documents: DocumentSettings;
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

/** Caches a page, and its data for hydration as a page of its own, which outlives it. */
async function cachePage(
  key: string,
  info: CachedPageInfo,
  { headers, body }: CapturedResponse,
  documents: DocumentSettings,
): Promise<FinishedPage> {
  const { html, policy, data } = finishDocument(body.toString(), documents, {
    dataOf: key,
    isPreview: false,
  });
  if (data)
    await finishPage(
      data.address,
      { tags: [], renderedAt: info.renderedAt, revalidate: false },
      DATA_HEADERS,
      Buffer.from(data.script),
    );
  return finishPage(
    key,
    { ...info, dataAddress: data?.address },
    { ...pageHeaders(headers), 'content-security-policy': policy },
    Buffer.from(html),
  );
}

const isHtml = ({ headers, body }: CapturedResponse): boolean =>
  body.byteLength > 0 && String(headers['content-type']).startsWith('text/html');

/** A document for one request: its data stays in it. */
function finishCaptured(
  captured: CapturedResponse,
  isPreview: boolean,
  documents: DocumentSettings,
): CapturedResponse {
  if (!isHtml(captured)) return captured;
  const { html, policy } = finishDocument(captured.body.toString(), documents, { isPreview });
  const headers = { ...captured.headers, 'content-security-policy': policy };
  return { ...captured, headers, body: Buffer.from(html) };
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
  { handle, documents }: PageMaker,
): Promise<MadePage> {
  const { method } = request;
  const accepted = request.headers['accept-encoding'];
  const isPreview = request.headers.cookie?.includes(DRAFT_COOKIE) === true;
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
    const { status, headers } = captured;
    for (const name of Object.keys(headers)) response.removeHeader(name);
    const cacheStatus = headers['x-nextjs-cache'];
    const info = headers['set-cookie'] === undefined && status === 200 ? context.page : undefined;
    return key !== undefined && info && (cacheStatus === 'HIT' || cacheStatus === 'MISS')
      ? { page: await cachePage(key, info, captured, documents), cacheStatus }
      : { captured: finishCaptured(captured, isPreview, documents) };
  } finally {
    release();
  }
}
