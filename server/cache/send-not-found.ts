import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOT_FOUND_PATH } from '../../lib/content/routing/not-found.ts';
import { currentTime, expirationVersion } from '../../lib/processes/tag-expirations.ts';
import { ownRequest } from '../../lib/requests/own-request.ts';
import { NO_DOCUMENT_POLICY } from '../../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../../lib/security/response-headers.ts';
import { errorMessage } from '../../lib/telemetry/error-message.ts';
import { log } from '../../lib/telemetry/log.ts';
import { isRouterRequest } from '../next/requested-part.ts';
import { sendRefusal } from '../refusal.ts';
import { countRequest, isUnchecked, loadFinishedPage, type FinishedPage } from './finished-pages.ts';
import { cachePage, type PageSource } from './make-page.ts';
import { countPageResult } from './page-results.ts';
import { pageUnderConsent, sendFinishedPage } from './send-page.ts';

const RENDER_TIMEOUT_MS = 15_000;

/** The rendering in flight, and the number of expirations before it. */
let rendering: { page: Promise<FinishedPage | undefined>; version: number } | undefined;

/** Renders the not-found page by a request of the site's own, so that nothing of a visitor is in it. */
async function renderNotFoundPage(source: PageSource): Promise<FinishedPage | undefined> {
  const startedAt = currentTime();
  try {
    const answer = await ownRequest(NOT_FOUND_PATH, { signal: AbortSignal.timeout(RENDER_TIMEOUT_MS) });
    const { status, headers } = answer;
    if (status !== 404) throw new Error(`The answer was ${status}`);
    const body = Buffer.from(await answer.arrayBuffer());
    const captured = { status, headers: Object.fromEntries(headers), body };
    return await cachePage(NOT_FOUND_PATH, source.missing.pageInfo(startedAt), captured, source);
  } catch (error) {
    log('error', 'NotFoundPageFailed', { message: errorMessage(error) });
    return undefined;
  }
}

/** The not-found page, which all missing paths share: rendered once after any change of content. */
async function notFoundPage(source: PageSource): Promise<FinishedPage | undefined> {
  const page = await loadFinishedPage(NOT_FOUND_PATH);
  if (page && !isUnchecked(page)) return page;
  const version = expirationVersion();
  if (rendering?.version !== version) {
    const current = { page: renderNotFoundPage(source), version };
    rendering = current;
    void current.page.finally(() => {
      if (rendering === current) rendering = undefined;
    });
  }
  return rendering?.page;
}

/** Answers that there is no page. */
export async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<void> {
  // Next's router loads the document of whatever is not 200.
  if (isRouterRequest(request.headers)) {
    response.writeHead(404, {
      ...RESPONSE_HEADERS,
      'content-security-policy': NO_DOCUMENT_POLICY,
      'cache-control': 'private, no-store',
    });
    response.end();
    return;
  }
  const page = await notFoundPage(source);
  if (!page)
    return sendRefusal(response, {
      status: 404,
      reason: 'missing-page',
      message: 'Check the address and try again.',
    });
  countRequest(NOT_FOUND_PATH, page);
  countPageResult('hit');
  await sendFinishedPage(pageUnderConsent(page, request, source.consentMode), request, response);
}
