import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasDraftCookie } from '../../lib/content/preview/preview-cookies.ts';
import { assumptionFailed } from '../../lib/telemetry/next-assumptions.ts';
import { errorMessage } from '../../lib/telemetry/error-message.ts';
import { log } from '../../lib/telemetry/log.ts';
import { PAGE_PARTS, partResponse, renderedPage, type RenderedPage } from '../next/rendered-pages.ts';
import { withBackForwardCache } from './back-forward-cache.ts';
import { cachedInfo, cachePage, finishCaptured, isHtml, type FinishedResponse } from './cache-page.ts';
import type { CapturedResponse } from './capture-response.ts';
import { getFinishedPage, isUnchecked, type FinishedPage } from './finished-pages.ts';
import { isMissingPage } from './missing-pages.ts';
import { partKey, pathOfPart } from './page-key.ts';
import type { PageSource } from './page-source.ts';
import { renderForEverybody, renderForVisitor } from './render.ts';
import { UNSTORED_HEADERS } from './send-page.ts';
import { requestAllowsTags, withTagPolicy } from './tag-policy.ts';

/**
 * A response of Next: a finished page, or one for this request alone; neither where no page is. `others` resolves when the
 * other responses of the page are finished too.
 */
export type MadePage =
  | { page: FinishedPage; others?: Promise<unknown> }
  | { page?: undefined; captured: CapturedResponse | undefined };

/** A response for one visitor, under the policy that this visitor's consent allows. */
const underConsent = ({ tagPolicy, ...finished }: FinishedResponse, allowsTags: boolean): CapturedResponse =>
  tagPolicy !== undefined && allowsTags
    ? { ...finished, headers: withTagPolicy(finished.headers, tagPolicy) }
    : finished;

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
 * Renders a page for everybody, unless it is finished, and caches all of its responses. Whichever of them is requested, Next renders the document, for
 * a request without anything of a visitor's.
 * @returns what Next sent instead, where it made no page for everybody; undefined when it sent nothing
 */
export async function makeSharedPage(
  key: string,
  request: IncomingMessage,
  source: PageSource,
): Promise<MadePage | { refused: CapturedResponse } | undefined> {
  const finished = getFinishedPage(key);
  // Another request may have rendered it while this one waited for its turn.
  if (finished && !isUnchecked(finished)) return { page: finished };
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
  return {
    page,
    others: Promise.all(others).catch((error: unknown) =>
      log('error', 'PagePartsNotCached', { path, message: errorMessage(error) }),
    ),
  };
}

/** A response that nobody may store, though Next would let them. */
const unstored = (captured: CapturedResponse): CapturedResponse => ({
  ...captured,
  headers: { ...captured.headers, ...UNSTORED_HEADERS },
});

/**
 * Makes the response to a request of a document. Nothing is sent; the response has no headers afterwards.
 * @param key what the page is cached under; undefined for what is rendered per request
 * @returns undefined when the client left, or Next gave up
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
    // A redirect takes the visitor's query along.
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
      : withBackForwardCache(captured, request);
  const finished = finishCaptured(sent, source.documents, { isPreview });
  return { captured: underConsent(finished, requestAllowsTags(request, source.consentMode)) };
}
