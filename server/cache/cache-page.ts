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

/** Headers that belong to a single response or connection, and are not stored with the page. */
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
/** Request headers that decide which of a document's two content security policies is sent. */
const CONSENT_VARY = 'cookie, sec-gpc';

const DATA_HEADERS = {
  ...RESPONSE_HEADERS,
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: VARY,
};

const varyBy = ({ vary }: OutgoingHttpHeaders, name: string): string =>
  [vary, name].flat().filter(Boolean).join(', ');

/** Returns the headers of a page that are the same for every request. */
function pageHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const names = [headers.vary].flat().join(', ');
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name))),
    vary: /\baccept-encoding\b/i.test(names) ? names : varyBy(headers, VARY),
  };
}

export const isHtml = ({ headers, body }: CapturedResponse): boolean =>
  body.byteLength > 0 && String(headers['content-type']).startsWith('text/html');

/**
 * Sets the content security policy for visitors who have not allowed tags. Removes `Server-Timing`, which the proxy
 * sets if its own policy allows tags.
 */
const withPolicy = (
  { 'server-timing': _allowed, ...headers }: OutgoingHttpHeaders,
  { policy, tagPolicy }: Pick<FinishedDocument, 'policy' | 'tagPolicy'>,
): OutgoingHttpHeaders => ({
  ...headers,
  'content-security-policy': policy,
  ...(tagPolicy !== undefined && { vary: varyBy(headers, CONSENT_VARY) }),
});

export type FinishedResponse = CapturedResponse & Pick<FinishedDocument, 'tagPolicy' | 'data'>;

/** Finishes a document. Any other response gets a content security policy that allows nothing. */
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
 * Returns a page's `Cache-Control`. Shared caches that are never purged may store the page only for `maxAge`. This
 * process keeps it until it expires.
 * @param revalidate age in seconds at which the page is rendered again; false for never
 * @param maxAge upper bound in seconds
 */
export const sharedCacheControl = (revalidate: number | false, maxAge: number): string =>
  `s-maxage=${revalidate === false ? maxAge : Math.min(revalidate, maxAge)}, stale-while-revalidate=${maxAge}`;

/**
 * Finishes and caches a document, an RSC response, or the not-found page that all missing paths share. A document's
 * hydration data is cached separately and outlives it. A document of unknown shape is not cached, except for the
 * not-found page.
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
    // The not-found page has no tags, so a CDN could not purge it.
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
 * Returns how to cache a rendering, or undefined if it must not be cached: a part of it failed, it sets a cookie, or no
 * read reported a tag that could expire it.
 */
export function cachedInfo({ captured, scope }: Rendering): CachedPageInfo | undefined {
  const { tags, startedAt, expiresAt, hasFailed } = scope;
  if (hasFailed || tags.length === 0 || captured.headers['set-cookie'] !== undefined) return undefined;
  const revalidate = expiresAt === Infinity ? false : Math.max(0, Math.floor((expiresAt - startedAt) / 1000));
  return { tags, renderedAt: startedAt, revalidate };
}
