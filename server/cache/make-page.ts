import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ConsentMode } from '../../lib/consent/choice.ts';
import { hasDraftCookie } from '../../lib/content/preview/preview-cookies.ts';
import { NOT_FOUND_PATH } from '../../lib/content/routing/not-found.ts';
import { assumptionFailed } from '../../lib/next/assumptions.ts';
import { NO_DOCUMENT_POLICY } from '../../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../../lib/security/response-headers.ts';
import {
  finishDocument,
  type DocumentSettings,
  type FinishedDocument,
} from '../documents/finish-document.ts';
import type { Handler } from '../http-server.ts';
import {
  PAGE_PARTS,
  partResponse,
  renderedPage,
  ROUTER_HEADERS,
  type RenderedPage,
} from '../next/rendered-pages.ts';
import type { RenderTurns } from '../render-turns.ts';
import { withBackForwardCache } from './back-forward-cache.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import type { CapturedResponse } from './capture-response.ts';
import { finishPage, type CachedPageInfo, type FinishedPage } from './finished-pages.ts';
import { isMissingPage, type MissingPages } from './missing-pages.ts';
import { partKey, pathOfPart } from './page-key.ts';
import { renderForEverybody, renderForVisitor, type Rendering } from './render.ts';
import { sharedCacheControl } from './shared-caching.ts';
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
 * A response of Next: a finished page, or one for this request alone; neither where no page is. `others` resolves when the
 * other responses of the page are finished too.
 */
export type MadePage =
  | { page: FinishedPage; others?: Promise<unknown> }
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

/**
 * Caches a page's document, and its data for hydration as a page of its own, which outlives it. A document of unknown shape is
 * finished, but not cached.
 */
async function cacheDocument(
  path: string,
  info: CachedPageInfo,
  captured: CapturedResponse,
  { documents, cdn }: PageSource,
): Promise<FinishedPage> {
  const finished = finishDocument(captured.body.toString('latin1'), documents, {
    dataOf: path,
    isPreview: false,
  });
  const { html, data, tagPolicy } = finished;
  const headers = withPolicy(captured.headers, finished);
  const body = Buffer.from(html, 'latin1');
  if (!data) {
    assumptionFailed('document-shape');
    const unstoredHeaders = { ...headers, ...UNSTORED_HEADERS, ...cdn?.uncached };
    return finishPage(
      path,
      { ...info, revalidate: 0, tagPolicy },
      { ...captured, headers: unstoredHeaders, body },
    );
  }
  await finishPage(
    data.address,
    { tags: [], renderedAt: info.renderedAt, revalidate: false },
    { status: 200, headers: DATA_HEADERS, body: Buffer.from(data.script, 'latin1') },
  );
  return finishPage(path, { ...info, dataAddress: data.address, tagPolicy }, { ...captured, headers, body });
}

/** Caches a document, an RSC answer, or the not-found page, which is the same for all paths. */
export function cachePage(
  key: string,
  info: CachedPageInfo,
  captured: CapturedResponse,
  source: PageSource,
): Promise<FinishedPage> {
  const { documents, maxAge, cdn } = source;
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
  if (isDocument && key !== NOT_FOUND_PATH) return cacheDocument(key, info, shared, source);
  const { tagPolicy, ...finished } = finishCaptured(shared, documents);
  return finishPage(key, { ...info, tagPolicy }, finished);
}

/** The responses that a rendering of a page makes, by their keys. @param sent what Next sent for its document */
const responsesOf = (
  path: string,
  rendered: RenderedPage,
  sent: CapturedResponse,
): Map<string, CapturedResponse> =>
  new Map(
    PAGE_PARTS.flatMap((part) => {
      const body = rendered[part];
      return body ? [[partKey(part, path), partResponse(part, body, sent)]] : [];
    }),
  );

/**
 * How a page is cached; undefined when it is not: a part of it failed, it belongs to a visitor, or none of its reads has
 * reported, so that nothing would expire it.
 */
export function cachedInfo({ captured, scope }: Rendering): CachedPageInfo | undefined {
  const { tags, startedAt, expiresAt, hasFailed } = scope;
  if (hasFailed || tags.length === 0 || captured.headers['set-cookie'] !== undefined) return undefined;
  const revalidate = expiresAt === Infinity ? false : Math.max(0, Math.floor((expiresAt - startedAt) / 1000));
  return { tags, renderedAt: startedAt, revalidate };
}

/**
 * Renders a page for everybody and caches all of its responses. Whichever of them is requested, Next renders the document, for
 * a request without anything of a visitor's.
 * @returns what Next sent instead, where it made no page for everybody; undefined when it sent nothing
 */
export async function makeSharedPage(
  key: string,
  request: IncomingMessage,
  source: PageSource,
): Promise<MadePage | { refused: CapturedResponse } | undefined> {
  const path = pathOfPart(key);
  const made = await renderForEverybody(request, path, source.handle);
  if (!made) return undefined;
  const { captured, scope } = made;
  if (isMissingPage(captured)) {
    source.missing.add({ url: path }, scope.startedAt);
    return { captured: undefined };
  }
  const rendered = renderedPage(scope);
  // Next caches every page that is the same for all visitors.
  if (!rendered && isHtml(captured) && captured.status === 200 && !scope.hasFailed)
    assumptionFailed('rendered-page');
  const responses = responsesOf(path, captured.status === 200 && rendered ? rendered : {}, captured);
  const answer = responses.get(key);
  if (!answer) return { refused: finishCaptured(captured, source.documents) };
  const info = cachedInfo(made);
  if (!info) return { captured: finishCaptured(unstored(answer), source.documents) };
  const page = await cachePage(key, info, answer, source);
  responses.delete(key);
  const others = [...responses].map(([other, response]) => cachePage(other, info, response, source));
  return { page, others: Promise.all(others) };
}

/** A response that nobody may store, though Next would let them. */
const unstored = (captured: CapturedResponse): CapturedResponse => ({
  ...captured,
  headers: { ...captured.headers, ...UNSTORED_HEADERS },
});

/**
 * Makes the response to a request of a document. Nothing is sent; the response has no headers afterwards.
 * @param key what the page is cached under; undefined for what is rendered per request
 * @returns undefined when the client left and Next stopped rendering
 */
export async function makePage(
  key: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<MadePage | undefined> {
  if (key !== undefined) {
    const shared = await makeSharedPage(key, request, source);
    if (!shared || !('refused' in shared)) return shared;
    if (shared.refused.status >= 400) return { captured: shared.refused };
  }
  // A redirect takes the visitor's query along, for example.
  const made = await renderForVisitor(request, response, source.handle);
  if (!made) return undefined;
  const { captured, scope } = made;
  if (isMissingPage(captured)) {
    source.missing.add(request, scope.startedAt);
    return { captured: undefined };
  }
  const isPreview = hasDraftCookie(request.headers.cookie);
  const sent = renderedPage(scope)
    ? unstored(captured)
    : isPreview
      ? captured
      : withBackForwardCache(captured, request);
  const finished = finishCaptured(sent, source.documents, isPreview);
  return { captured: underConsent(finished, requestAllowsTags(request, source.consentMode)) };
}
