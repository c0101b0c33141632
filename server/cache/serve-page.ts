import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { markSent } from '../../lib/cdn/sent-pages.ts';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { haveExpiredSince } from '../../lib/expiration/tag-expirations.ts';
import { pageOfData } from '../documents/page-data-address.ts';
import { isDocumentRequest, isSitemapRequest } from './document-request.ts';
import { countRequest, getFinishedPage, isUnchecked, loadFinishedPage } from './finished-pages.ts';
import { makePage } from './make-page.ts';
import type { PageSource } from './page-source.ts';
import { countPageResult } from './page-results.ts';
import { isDocumentKey, pageKey, pathOfPart } from './page-key.ts';
import { agreesOnRsc, checkRscParameter } from '../next/rsc-parameter.ts';
import {
  acceptedEncodings,
  pageUnderConsent,
  sendCompressed,
  sendFinishedPage,
  sendPreparedPage,
  UNSTORED_HEADERS,
} from './send-page.ts';
import { sendNotFound } from './send-not-found.ts';
import { servePageData } from './serve-page-data.ts';

const isUnderRoot = ({ url = '' }: IncomingMessage): boolean => url.startsWith(ROOT);

/**
 * Maximum time that a request waits for other requests' renders of its page. After that, it renders the page itself.
 */
const MAX_WAIT_MS = 5_000;

/** Renders that are queued or in flight, by path. */
const renderings = new Map<string, Promise<unknown>>();

/**
 * Renders a page when its turn comes, unless another request has finished it by then. Other requests for the page can
 * wait for the same render.
 */
function renderPage(
  key: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): ReturnType<typeof makePage> {
  const make: () => ReturnType<typeof makePage> = () => {
    if (source.missing.has(request)) return Promise.resolve({ captured: undefined });
    return makePage(key, request, response, source);
  };
  const made = source.turns.run(request, response, make);
  const path = key === undefined ? undefined : pathOfPart(key);
  if (path !== undefined && !renderings.has(path)) {
    const ended = made
      .then((result) => result?.page && result.otherResponsesCached)
      .catch(() => undefined)
      .finally(() => renderings.delete(path));
    renderings.set(path, ended);
  }
  return made;
}

/**
 * Sends the stored page, sends the not-found page for a missing path, or has Next render the page.
 * @param waitsUntil deadline for waiting for other requests' renders of the page, by `performance.now()`
 */
async function sendOrRenderPage(
  key: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
  waitsUntil = performance.now() + MAX_WAIT_MS,
): Promise<void> {
  const unstored = { ...UNSTORED_HEADERS, ...source.cdn?.uncached };
  const changed = agreesOnRsc(request) ? undefined : unstored;
  const page = key === undefined ? undefined : await loadFinishedPage(key);
  if (!page && source.missing.has(request)) return sendNotFound(request, response, source);
  if (key !== undefined && page) {
    countRequest(key, page);
    if (source.cdn) markSent(page);
    const result = isUnchecked(page) ? 'stale' : 'hit';
    countPageResult(result);
    return sendFinishedPage(
      pageUnderConsent(page, request, source.consentMode),
      request,
      response,
      result,
      result === 'stale' ? unstored : changed,
    );
  }
  const other = key === undefined ? undefined : renderings.get(pathOfPart(key));
  const waitMs = waitsUntil - performance.now();
  if (other && waitMs > 0) {
    await Promise.race([other, sleep(waitMs, undefined, { ref: false })]);
    if (response.destroyed) return;
    return sendOrRenderPage(key, request, response, source, waitsUntil);
  }
  // Only finished pages have tags. A CDN could not purge anything else.
  if (source.cdn && (key !== undefined || isUnderRoot(request)))
    for (const [name, value] of Object.entries(source.cdn.uncached)) response.setHeader(name, value);
  if (isSitemapRequest(request))
    return source.turns.run(request, response, () => source.handle(request, response));
  if (!isDocumentRequest(request)) return source.handle(request, response);
  const made = await renderPage(key, request, response, source);
  if (!made) return;
  if (made.page) {
    countPageResult('miss');
    const { page } = made;
    const prepared = pageUnderConsent(page, request, source.consentMode);
    if (source.cdn) markSent(page);
    // The page was purged while it was being rendered. Without `no-store`, the CDN would keep this old version.
    const hasExpired = haveExpiredSince(page.tags, page.renderedAt);
    return sendFinishedPage(prepared, request, response, 'miss', hasExpired ? unstored : changed);
  }
  if (!made.captured) return sendNotFound(request, response, source);
  countPageResult('uncacheable');
  if (changed) checkRscParameter(request.url ?? '', made.captured);
  const headers = { ...made.captured.headers, ...changed };
  sendCompressed({ ...made.captured, headers }, acceptedEncodings(request), response);
}

/**
 * Sends a page from memory if possible, otherwise loads or renders it.
 * @returns undefined if the page was sent synchronously
 */
export function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<void> | undefined {
  if (pageOfData(request.url ?? '') !== undefined) return servePageData(request, response, source);
  const key = pageKey(request);
  const page = key === undefined ? undefined : getFinishedPage(key);
  if (
    key !== undefined &&
    page &&
    !isUnchecked(page) &&
    (!isDocumentKey(key) || agreesOnRsc(request)) &&
    sendPreparedPage(pageUnderConsent(page, request, source.consentMode), request, response)
  ) {
    if (source.cdn) markSent(page);
    countRequest(key, page);
    countPageResult('hit');
    return undefined;
  }
  return sendOrRenderPage(key, request, response, source);
}
