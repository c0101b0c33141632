import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasDraftCookie } from '../../lib/content/preview/preview-cookies.ts';
import { assumptionFailed } from '../../lib/telemetry/next-assumptions.ts';
import { errorMessage } from '../../lib/telemetry/error-message.ts';
import { log } from '../../lib/telemetry/log.ts';
import { PAGE_PARTS, partResponse, renderedPage, type RenderedPage } from '../next/rendered-pages.ts';
import { allowBackForwardCache } from './back-forward-cache.ts';
import { cachedInfo, cachePage, finishCaptured, isHtml, type FinishedResponse } from './cache-page.ts';
import type { CapturedResponse } from './capture-response.ts';
import { getFinishedPage, isUnchecked, type FinishedPage } from './finished-pages.ts';
import { isMissingPage } from './missing-pages.ts';
import { partKey, pathOfPart } from './page-key.ts';
import type { PageSource } from './page-source.ts';
import { renderShared, renderForVisitor } from './render.ts';
import { UNSTORED_HEADERS } from './send-page.ts';
import { requestAllowsTags, withTagPolicy } from './tag-policy.ts';

/**
 * A finished page, or a response for this request only. `captured` is undefined if the page does not exist.
 * `otherResponsesCached` resolves once the page's other responses are cached too.
 */
export type MadePage =
  | { page: FinishedPage; otherResponsesCached?: Promise<unknown> }
  | { page?: undefined; captured: CapturedResponse | undefined };

const underConsent = ({ tagPolicy, ...finished }: FinishedResponse, allowsTags: boolean): CapturedResponse =>
  tagPolicy !== undefined && allowsTags
    ? { ...finished, headers: withTagPolicy(finished.headers, tagPolicy) }
    : finished;

/**
 * Returns the responses from a single rendering of a page, by cache key.
 * @param sent Next's response for the document
 */
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
 * Renders a page that is the same for all visitors, unless it is already finished, and caches all of its responses.
 * Whichever response is requested, Next renders the document, from a request without visitor data.
 * @returns `refused` with Next's response if that is not a shared page; undefined if Next sent nothing
 */
export async function makeSharedPage(
  key: string,
  request: IncomingMessage,
  source: PageSource,
): Promise<MadePage | { refused: CapturedResponse } | undefined> {
  const finished = getFinishedPage(key);
  // Another request may have rendered the page while this one was waiting for its turn.
  if (finished && !isUnchecked(finished)) return { page: finished };
  const path = pathOfPart(key);
  const made = await renderShared(request, path, source.handle);
  if (!made) return undefined;
  const { captured, scope } = made;
  if (isMissingPage(captured)) {
    source.missing.add({ url: path }, scope.startedAt);
    return { captured: undefined };
  }
  const rendered = renderedPage(scope);
  // Next caches every page that is the same for all visitors, so it should have passed this one to the cache handler.
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
  return {
    page,
    otherResponsesCached: Promise.all(others).catch((error: unknown) =>
      log('error', 'PagePartsNotCached', { path, message: errorMessage(error) }),
    ),
  };
}

/** Forbids storing a response that Next would let caches store. */
const unstored = (captured: CapturedResponse): CapturedResponse => ({
  ...captured,
  headers: { ...captured.headers, ...UNSTORED_HEADERS },
});

/**
 * Produces the response to a document request without sending it. `response` has no headers afterwards.
 * @param key the page's cache key; undefined if it is rendered per request
 * @returns undefined if the client disconnected or Next gave up
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
    const { status } = shared.refused;
    // A redirect must keep the visitor's query, so it is rendered again for this request.
    if (status >= 400 || (status >= 300 && !request.url?.includes('?'))) return { captured: shared.refused };
  }
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
      : allowBackForwardCache(captured, request);
  const finished = finishCaptured(sent, source.documents, { isPreview });
  return { captured: underConsent(finished, requestAllowsTags(request, source.consentMode)) };
}
