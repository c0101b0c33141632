import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ConsentMode } from '../../lib/consent/choice.ts';
import { ReadScope } from '../../lib/content/cache/read-scope.ts';
import { hasDraftCookie } from '../../lib/content/preview/preview-cookies.ts';
import { NOT_FOUND_PATH } from '../../lib/content/routing/not-found.ts';
import { NO_DOCUMENT_POLICY } from '../../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../../lib/security/response-headers.ts';
import {
  finishDocument,
  type DocumentSettings,
  type FinishedDocument,
} from '../documents/finish-document.ts';
import type { Handler } from '../http-server.ts';
import { PAGE_PARTS, partResponse, renderedPage, type RenderedPage } from '../next/rendered-pages.ts';
import type { RenderTurns } from '../render-turns.ts';
import { withBackForwardCache } from './back-forward-cache.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import { captureResponse, type CapturedResponse } from './capture-response.ts';
import { finishPage, type CachedPageInfo, type FinishedPage } from './finished-pages.ts';
import { isMissingPage, type MissingPages } from './missing-pages.ts';
import { partKey, pathOfPart } from './page-key.ts';
import { sharedCacheControl } from '../shared-caching.ts';
import { UNSTORED_HEADERS } from './send-page.ts';
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
  /** How long caches that nothing purges may store a page, in seconds. */
  maxAge: number;
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

/**
 * A response of Next: a finished page, or one for this request alone; neither where no page is. `parts` resolves when the
 * other responses of the page are finished too.
 */
export type MadePage =
  | { page: FinishedPage; isNew: boolean; parts?: Promise<unknown> }
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
  { documents, maxAge, cdn }: PageSource,
): Promise<FinishedPage> {
  const isDocument = isHtml(captured);
  const variesByConsent = isDocument && (documents.tagHosts ?? []).length > 0;
  const headers: OutgoingHttpHeaders = {
    ...pageHeaders(captured.headers),
    // The not-found page has no tags by which it could be purged.
    ...(captured.status === 200
      ? { 'cache-control': sharedCacheControl(info.revalidate, maxAge), ...cdn?.page(info, variesByConsent) }
      : cdn?.uncached),
  };
  const shared = { ...captured, headers };
  if (isDocument) for (const name of ROUTER_HEADERS) delete headers[name];
  if (isDocument && key !== NOT_FOUND_PATH) return cacheDocument(key, info, shared, documents);
  const { tagPolicy, ...finished } = finishCaptured(shared, documents);
  return finishPage(key, { ...info, tagPolicy }, finished);
}

/** Caches the other responses of a page that Next has rendered. */
const cacheOtherParts = (
  key: string,
  info: CachedPageInfo,
  sent: CapturedResponse,
  rendered: RenderedPage,
  source: PageSource,
): Promise<unknown> =>
  Promise.all(
    PAGE_PARTS.map(async (part) => {
      const other = partKey(part, pathOfPart(key));
      const body = rendered[part];
      if (body && other !== key) await cachePage(other, info, partResponse(part, body, sent), source);
    }),
  );

/** How a page is cached; undefined when it is not: Next does not, a part of it failed, or it belongs to a visitor. */
function cachedInfo({ status, headers }: CapturedResponse, scope: ReadScope): CachedPageInfo | undefined {
  if (status !== 200 || headers['set-cookie'] !== undefined || scope.hasFailed) return undefined;
  const { tags, startedAt, expiresAt } = scope;
  const revalidate = expiresAt === Infinity ? false : Math.max(0, Math.floor((expiresAt - startedAt) / 1000));
  return { tags: [...tags], renderedAt: startedAt, revalidate };
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
  const scope = new ReadScope();
  const { captured: capturedResponse, release } = captureResponse(response);
  const handled = scope.run(() => handle(request, response));
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
      missing.add(request, scope.startedAt);
      return { captured: undefined };
    }
    const rendered = renderedPage(scope);
    const info = rendered && cachedInfo(captured, scope);
    if (key !== undefined && rendered && info) {
      const page = await cachePage(key, info, captured, source);
      return { page, isNew: true, parts: cacheOtherParts(key, info, captured, rendered, source) };
    }
    // What Next would let others store.
    if (rendered) Object.assign(captured.headers, UNSTORED_HEADERS);
    const sent = rendered || isPreview ? captured : withBackForwardCache(captured, request);
    return { captured: underConsent(finishCaptured(sent, documents, isPreview), allowsTags) };
  } finally {
    release();
  }
}
