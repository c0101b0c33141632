import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOT_FOUND_PATH } from '../../lib/content/routing/not-found.ts';
import { SingleFlight } from '../../lib/expiration/single-flight.ts';
import { ownRequestHeaders } from '../../lib/incoming-requests/own-request.ts';
import { NO_DOCUMENT_POLICY } from '../../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../../lib/security/response-headers.ts';
import { log } from '../../lib/telemetry/log.ts';
import { isRouterRequest } from '../next/requested-part.ts';
import { sendRefusal } from '../send-refusal.ts';
import { countRequest, isUnchecked, loadFinishedPage, type FinishedPage } from './finished-pages.ts';
import { cachedInfo, cachePage } from './cache-page.ts';
import type { PageSource } from './page-source.ts';
import { countPageResult } from './page-results.ts';
import { renderShared } from './render.ts';
import { pageUnderConsent, sendFinishedPage } from './send-page.ts';

const renderings = new SingleFlight<FinishedPage | undefined>();

/** Renders the not-found page as the site itself, so that it contains no visitor data. */
async function renderNotFoundPage(
  request: IncomingMessage,
  source: PageSource,
): Promise<FinishedPage | undefined> {
  const made = await renderShared(request, NOT_FOUND_PATH, source.handle, ownRequestHeaders());
  const info = made?.captured.status === 404 ? cachedInfo(made) : undefined;
  if (made && info) return cachePage(NOT_FOUND_PATH, info, made.captured, source);
  log('error', 'NotFoundPageFailed', { status: made?.captured.status });
  return undefined;
}

/** Sends the not-found page, which all missing paths share. It is rendered once after each content change. */
export async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<void> {
  // Next's router loads the document for any status other than 200.
  if (isRouterRequest(request.headers)) {
    response.writeHead(404, {
      ...RESPONSE_HEADERS,
      'content-security-policy': NO_DOCUMENT_POLICY,
      'cache-control': 'private, no-store',
    });
    response.end();
    return;
  }
  const stored = await loadFinishedPage(NOT_FOUND_PATH);
  const result = stored && !isUnchecked(stored) ? 'hit' : 'miss';
  const page =
    result === 'hit'
      ? stored
      : await renderings.join(NOT_FOUND_PATH, () => renderNotFoundPage(request, source));
  if (!page)
    return sendRefusal(response, {
      status: 404,
      reason: 'missing-page',
      message: 'Check the address and try again.',
    });
  countRequest(NOT_FOUND_PATH, page);
  countPageResult(result);
  await sendFinishedPage(pageUnderConsent(page, request, source.consentMode), request, response, result);
}
