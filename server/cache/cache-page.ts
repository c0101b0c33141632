import type { OutgoingHttpHeaders } from 'node:http';
import { NOT_FOUND_PATH } from '../../lib/content/routing/not-found.ts';
import { NO_DOCUMENT_POLICY } from '../../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../../lib/security/response-headers.ts';
import {
  finishDocument,
  type DocumentRequest,
  type DocumentSettings,
  type FinishedDocument,
} from '../documents/finish-document.ts';
import { ROUTER_HEADERS } from '../next/rendered-pages.ts';
import type { CapturedResponse } from './capture-response.ts';
import { finishPage, type CachedPageInfo, type FinishedPage } from './finished-pages.ts';
import type { PageSource } from './page-source.ts';
import type { Rendering } from './render.ts';
import { UNSTORED_HEADERS } from './send-page.ts';

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

export const isHtml = ({ headers, body }: CapturedResponse): boolean =>
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

export type FinishedResponse = CapturedResponse & Pick<FinishedDocument, 'tagPolicy' | 'data'>;

/** Finishes a document; everything else is given a policy that lets it do nothing. */
export function finishCaptured(
  captured: CapturedResponse,
  documents: DocumentSettings,
  request: DocumentRequest = {},
): FinishedResponse {
  const { headers, body } = captured;
  if (!isHtml(captured)) return { ...captured, headers: withPolicy(headers, { policy: NO_DOCUMENT_POLICY }) };
  const finished = finishDocument(body.toString('latin1'), documents, request);
  const { html, tagPolicy, data } = finished;
  return {
    ...captured,
    headers: withPolicy(headers, finished),
    body: Buffer.from(html, 'latin1'),
    tagPolicy,
    data,
  };
}

/**
 * The `Cache-Control` of a page: here it is cached until something expires it, and in a CDN or proxy that nothing purges
 * for a while only.
 * @param revalidate the age in seconds at which it is rendered again; false for never
 * @param maxAge in seconds
 */
export const sharedCacheControl = (revalidate: number | false, maxAge: number): string =>
  `s-maxage=${revalidate === false ? maxAge : Math.min(revalidate, maxAge)}, stale-while-revalidate=${maxAge}`;

/**
 * Caches a document, an RSC answer, or the not-found page, which is the same for all paths. A document's data for hydration is
 * cached separately and outlives it. A document of unknown shape is not cached, except for the not-found page.
 */
export async function cachePage(
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
  if (isDocument) for (const name of ROUTER_HEADERS) delete headers[name];
  const dataOf = isDocument && key !== NOT_FOUND_PATH ? key : undefined;
  const shared = { ...captured, headers };
  const { tagPolicy, data, ...finished } = finishCaptured(shared, documents, { dataOf });
  if (data) {
    const dataInfo: CachedPageInfo = { tags: [], renderedAt: info.renderedAt, revalidate: false };
    const script = Buffer.from(data.script, 'latin1');
    await finishPage(data.address, dataInfo, { status: 200, headers: DATA_HEADERS, body: script });
  } else if (dataOf !== undefined) {
    Object.assign(finished.headers, UNSTORED_HEADERS, cdn?.uncached);
    return finishPage(key, { ...info, revalidate: 0, tagPolicy }, finished);
  }
  return finishPage(key, { ...info, dataAddress: data?.address, tagPolicy }, finished);
}

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
