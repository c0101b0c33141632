import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ConsentMode } from '../../lib/consent/choice.ts';
import { hasDraftCookie } from '../../lib/content/preview/preview-cookies.ts';
import { NOT_FOUND_PATH } from '../../lib/content/routing/not-found.ts';
import { currentTime } from '../../lib/processes/tag-expirations.ts';
import { NO_DOCUMENT_POLICY } from '../../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../../lib/security/response-headers.ts';
import {
  finishDocument,
  type DocumentSettings,
  type FinishedDocument,
} from '../documents/finish-document.ts';
import type { Handler } from '../http-server.ts';
import type { RenderTurns } from '../render-turns.ts';
import { withBackForwardCache } from './back-forward-cache.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import { captureResponse, type CapturedResponse } from './capture-response.ts';
import { finishPage, type FinishedPage } from './finished-pages.ts';
import { isMissingPage, type MissingPages } from './missing-pages.ts';
import { pageRequest, type CachedPageInfo, type PageRequest } from './page-request.ts';
import { requestAllowsTags, withTagPolicy } from './tag-policy.ts';

/** Where the pages come from. */
export interface PageSource {
  /** Next's request handler. */
  handle: Handler;
  /** Bounds how many requests it renders at a time. */
  turns: RenderTurns;
  documents: DocumentSettings;
  missing: MissingPages;
  /** What is allowed before a visitor has chosen. */
  consentMode: ConsentMode;
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
  'x-request-id',
]);
/** What Next's router reads in RSC answers; nobody does in a document. */
const ROUTER_HEADERS = ['x-nextjs-prerender', 'x-nextjs-stale-time'];
const VARY = 'accept-encoding';
/** Headers of a request by which a document with two policies differs. */
const CONSENT_VARY = 'cookie, sec-gpc';

const DATA_HEADERS = {
  ...RESPONSE_HEADERS,
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: VARY,
};

const varyBy = ({ vary }: OutgoingHttpHeaders, name: string): string =>
  [vary, name].flat().filter(Boolean).join(', ');

/** The headers of a page that are the same for every request. */
function pageHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const names = [headers.vary].flat().join(', ');
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name))),
    vary: /\baccept-encoding\b/i.test(names) ? names : varyBy(headers, VARY),
  };
}

/** A response of Next: a finished page with its cache status, or one for this request alone; neither where no page is. */
export type MadePage =
  | { page: FinishedPage; cacheStatus: 'HIT' | 'MISS' }
  | { page?: undefined; captured: CapturedResponse | undefined };

const isHtml = ({ headers, body }: CapturedResponse): boolean =>
  body.byteLength > 0 && String(headers['content-type']).startsWith('text/html');

/** The headers of a document under its policy for all visitors; what a proxy allowed under its own is taken off. */
const withPolicy = (
  { 'server-timing': _allowed, ...headers }: OutgoingHttpHeaders,
  { policy, tagPolicy }: Pick<FinishedDocument, 'policy' | 'tagPolicy'>,
): OutgoingHttpHeaders => ({
  ...headers,
  'content-security-policy': policy,
  ...(tagPolicy !== undefined && { vary: varyBy(headers, CONSENT_VARY) }),
});

type FinishedResponse = CapturedResponse & Pick<FinishedDocument, 'tagPolicy'>;

/** Finishes a document whose data stays in it; everything else is given a policy that lets it do nothing. */
function finishCaptured(
  captured: CapturedResponse,
  documents: DocumentSettings,
  isPreview = false,
): FinishedResponse {
  const { headers, body } = captured;
  if (!isHtml(captured)) return { ...captured, headers: withPolicy(headers, { policy: NO_DOCUMENT_POLICY }) };
  const finished = finishDocument(body.toString('latin1'), documents, { isPreview });
  const { html, tagPolicy } = finished;
  return {
    ...captured,
    headers: withPolicy(headers, finished),
    body: Buffer.from(html, 'latin1'),
    tagPolicy,
  };
}

/** A response for one visitor, under the policy that this visitor's consent allows. */
const underConsent = ({ tagPolicy, ...finished }: FinishedResponse, allowsTags: boolean): CapturedResponse =>
  tagPolicy !== undefined && allowsTags
    ? { ...finished, headers: withTagPolicy(finished.headers, tagPolicy) }
    : finished;

/** Caches a page's document, and its data for hydration as a page of its own, which outlives it. */
async function cacheDocument(
  path: string,
  info: CachedPageInfo,
  captured: CapturedResponse,
  documents: DocumentSettings,
): Promise<FinishedPage> {
  const finished = finishDocument(captured.body.toString('latin1'), documents, {
    dataOf: path,
    isPreview: false,
  });
  const { html, data, tagPolicy } = finished;
  if (data)
    await finishPage(
      data.address,
      { tags: [], renderedAt: info.renderedAt, revalidate: false },
      { status: 200, headers: DATA_HEADERS, body: Buffer.from(data.script, 'latin1') },
    );
  return finishPage(
    path,
    { ...info, dataAddress: data?.address, tagPolicy },
    { ...captured, headers: withPolicy(captured.headers, finished), body: Buffer.from(html, 'latin1') },
  );
}

/** Caches a document, an RSC answer, or the not-found page, which is the same for all paths. */
export function cachePage(
  key: string,
  info: CachedPageInfo,
  captured: CapturedResponse,
  { documents, cdn }: PageSource,
): Promise<FinishedPage> {
  const isDocument = isHtml(captured);
  const variesByConsent = isDocument && (documents.tagHosts ?? []).length > 0;
  const headers: OutgoingHttpHeaders = {
    ...pageHeaders(captured.headers),
    // The not-found page has no tags by which it could be purged.
    ...(captured.status === 200 ? cdn?.page(info, variesByConsent) : cdn?.uncached),
  };
  const shared = { ...captured, headers };
  if (isDocument) for (const name of ROUTER_HEADERS) delete headers[name];
  if (isDocument && key !== NOT_FOUND_PATH) return cacheDocument(key, info, shared, documents);
  const { tagPolicy, ...finished } = finishCaptured(shared, documents);
  return finishPage(key, { ...info, tagPolicy }, finished);
}

/** Whether Next had the page in its cache, or has it now; undefined for what it does not cache. */
function cacheStatusOf({ headers }: CapturedResponse): 'HIT' | 'MISS' | undefined {
  const status = headers['x-nextjs-cache'];
  return status === 'HIT' || status === 'MISS' ? status : undefined;
}

/** How a response is cached: as Next cached its page; undefined when it is not. */
function cachedInfo(captured: CapturedResponse, { page }: PageRequest): CachedPageInfo | undefined {
  const { status, headers } = captured;
  const isCached = cacheStatusOf(captured) !== undefined;
  return isCached && status === 200 && headers['set-cookie'] === undefined ? page : undefined;
}

/**
 * Lets Next handle the request of a document, and caches the response where Next cached the page. Nothing is sent; the
 * response has no headers afterwards.
 * @param key what the page is cached under; undefined for what is rendered per request
 * @returns undefined when the client left and Next stopped rendering
 */
export async function makePage(
  key: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<MadePage | undefined> {
  const { handle, documents, missing } = source;
  const { method } = request;
  const accepted = request.headers['accept-encoding'];
  const isPreview = hasDraftCookie(request.headers.cookie);
  const allowsTags = requestAllowsTags(request, source.consentMode);
  // What Next makes is compressed here.
  delete request.headers['accept-encoding'];
  // Next's response to HEAD has no document to finish; Node sends none of it to the client.
  if (method === 'HEAD') request.method = 'GET';
  const context: PageRequest = { startedAt: currentTime() };
  const { captured: capturedResponse, release } = captureResponse(response);
  const handled = pageRequest.run(context, () => handle(request, response));
  try {
    // A handler that fails never ends the response, and one that streams waits until the response is sent.
    const captured = await Promise.race([
      capturedResponse,
      handled.then(() => (response.destroyed ? undefined : capturedResponse)),
    ]);
    if (!captured) return undefined;
    request.method = method;
    if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
    for (const name of Object.keys(captured.headers)) response.removeHeader(name);
    if (isMissingPage(captured)) {
      missing.add(request, context.startedAt);
      return { captured: undefined };
    }
    const info = cachedInfo(captured, context);
    if (key === undefined || !info) {
      const finished = finishCaptured(captured, documents, isPreview);
      return {
        captured: underConsent(isPreview ? finished : withBackForwardCache(finished, request), allowsTags),
      };
    }
    const cacheStatus = cacheStatusOf(captured) ?? 'MISS';
    return { page: await cachePage(key, info, captured, source), cacheStatus };
  } finally {
    release();
  }
}
