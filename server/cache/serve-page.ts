import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROOT } from '../../lib/content/routing/links.ts';
import { isPageDataAddress } from '../documents/page-data-address.ts';
import { isDocumentRequest } from './document-request.ts';
import {
  countRequest,
  getFinishedPage,
  isUnchecked,
  loadFinishedPage,
  type FinishedPage,
} from './finished-pages.ts';
import { makePage, type PageSource } from './make-page.ts';
import { NOT_FOUND_PATH } from './missing-pages.ts';
import { countPageResult } from './page-results.ts';
import { pageKey } from './page-key.ts';
import type { ReadyPage } from './ready-page.ts';
import { acceptedEncodings, sendCompressed, sendFinishedPage, sendReadyPage } from './send-page.ts';
import { servePageData } from './serve-page-data.ts';
import { requestAllowsTags } from './tag-policy.ts';

const isUnderRoot = ({ url = '' }: IncomingMessage): boolean => url.startsWith(ROOT);

/** The page under the policy that the visitor's consent allows; all get the same where no tag manager is configured. */
const pageFor = (page: FinishedPage, request: IncomingMessage, { consentMode }: PageSource): ReadyPage =>
  page.withTags && requestAllowsTags(request, consentMode) ? page.withTags : page;

/** Sends a page, or that there is none, as an earlier process stored it, or lets Next render it. */
async function loadPage(
  storedKey: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<void> {
  let key = storedKey;
  let page = key === undefined ? undefined : await loadFinishedPage(key);
  if (!page && key !== undefined && source.missing.has(key)) {
    key = NOT_FOUND_PATH;
    page = await loadFinishedPage(key);
  }
  // One visitor's path and query must not be in what all get.
  if (key === NOT_FOUND_PATH) request.url = NOT_FOUND_PATH;
  if (key !== undefined && page) {
    countRequest(key, page);
    const cacheStatus = isUnchecked(page) ? 'STALE' : 'HIT';
    countPageResult(cacheStatus === 'HIT' ? 'hit' : 'stale');
    return sendFinishedPage(
      pageFor(page, request, source),
      request,
      response,
      cacheStatus,
      source.cdn?.uncached,
    );
  }
  // What is not finished here has no tags by which it could be purged.
  if (source.cdn && (key !== undefined || isUnderRoot(request)))
    for (const [name, value] of Object.entries(source.cdn.uncached)) response.setHeader(name, value);
  if (!isDocumentRequest(request)) return source.handle(request, response);
  const made = await makePage(key, request, response, source);
  countPageResult(made.page ? 'miss' : 'uncacheable');
  return made.page
    ? sendFinishedPage(pageFor(made.page, request, source), request, response, made.cacheStatus)
    : sendCompressed(made.captured, acceptedEncodings(request), response);
}

/** Sends a page from memory at once, or gets it from elsewhere. */
export function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<void> | undefined {
  if (isPageDataAddress(request.url ?? '')) return servePageData(request, response, source);
  const key = pageKey(request);
  const page = key === undefined ? undefined : getFinishedPage(key);
  if (
    key !== undefined &&
    page &&
    !isUnchecked(page) &&
    sendReadyPage(pageFor(page, request, source), request, response)
  ) {
    countRequest(key, page);
    countPageResult('hit');
    return undefined;
  }
  return loadPage(key, request, response, source);
}
