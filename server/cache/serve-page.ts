import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPageDataAddress } from '../documents/page-data-address.ts';
import { countRequest, getFinishedPage } from './finished-pages.ts';
import { isDocumentRequest } from './document-request.ts';
import { makePage, type PageMaker } from './make-page.ts';
import { pageKey } from './page-key.ts';
import { acceptedEncodings, sendCompressed, sendFinishedPage } from './send-page.ts';
import { servePageData } from './serve-page-data.ts';

/** Sends a page from memory, or lets Next render it. */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  maker: PageMaker,
): Promise<void> {
  if (isPageDataAddress(request.url ?? '')) return servePageData(request, response, maker);
  const key = pageKey(request);
  const page = key === undefined ? undefined : getFinishedPage(key);
  if (key !== undefined && page) {
    countRequest(key, page);
    return sendFinishedPage(page, request, response);
  }
  if (!isDocumentRequest(request)) return maker.handle(request, response);
  const made = await makePage(key, request, response, maker);
  return made.page
    ? sendFinishedPage(made.page, request, response, made.cacheStatus)
    : sendCompressed(made.captured, acceptedEncodings(request), response);
}
