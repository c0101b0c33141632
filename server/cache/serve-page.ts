import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { currentTime } from '../../lib/processes/tag-expirations.ts';
import type { Handler } from '../http-server.ts';
import { captureResponse } from './capture-response.ts';
import { countRequest, finishPage, getFinishedPage } from './finished-pages.ts';
import { pageKey } from './page-key.ts';
import { pageRequest, type PageRequest } from './page-request.ts';
import { acceptedEncodings, sendCompressed, sendFinishedPage } from './send-page.ts';

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
  'x-nextjs-cache',
]);
const VARY = 'accept-encoding';

/** The headers of a page that are the same for every request. */
function pageHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const names = [headers.vary].flat().join(', ');
  const vary = /\baccept-encoding\b/i.test(names) ? names : [names, VARY].filter(Boolean).join(', ');
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name))),
    vary,
  };
}

/** Lets Next handle the request of a page, and caches the response where Next cached the page. */
async function renderPage(
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
): Promise<void> {
  const accepted = acceptedEncodings(request);
  // What is cached is compressed here.
  delete request.headers['accept-encoding'];
  const context: PageRequest = { startedAt: currentTime() };
  const { captured, release } = captureResponse(response);
  const handled = pageRequest.run(context, () => handle(request, response));
  try {
    // A handler that fails never ends the response.
    const { status, headers, body } = await Promise.race([captured, handled.then(() => captured)]);
    request.headers['accept-encoding'] = accepted;
    for (const name of Object.keys(headers)) response.removeHeader(name);
    const cacheStatus = headers['x-nextjs-cache'];
    const info = headers['set-cookie'] === undefined && status === 200 ? context.page : undefined;
    if (info && (cacheStatus === 'HIT' || cacheStatus === 'MISS')) {
      const page = await finishPage(key, info, pageHeaders(headers), body);
      await sendFinishedPage(page, request, response, cacheStatus);
    } else {
      await sendCompressed({ status, headers, body }, accepted, response);
    }
  } finally {
    release();
  }
  await handled;
}

/** Sends a page from memory, or lets Next render it. @param handle Next's request handler */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
): Promise<void> {
  const key = pageKey(request);
  const page = key === undefined ? undefined : getFinishedPage(key);
  if (key !== undefined && page) {
    countRequest(key, page);
    await sendFinishedPage(page, request, response);
  } else if (key !== undefined && request.method === 'GET') {
    await renderPage(key, request, response, handle);
  } else {
    // Next's response to HEAD has no body to cache.
    await handle(request, response);
  }
}
