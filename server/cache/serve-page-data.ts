import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../../lib/telemetry/log.ts';
import { pageOfData } from '../documents/page-data-address.ts';
import { countRequest, getFinishedPage, loadDataElsewhere, loadFinishedPage } from './finished-pages.ts';
import { makeSharedPage } from './make-page.ts';
import type { PageSource } from './page-source.ts';
import { pageKey } from './page-key.ts';
import { sendNotFound } from './send-not-found.ts';
import { acceptedEncodings, sendCompressed, sendFinishedPage } from './send-page.ts';

/**
 * Renders a page whose hydration data this process does not have, because another process rendered the page or the data
 * was evicted.
 * @returns undefined if rendering would not produce this data
 */
async function renderPageOf(
  path: string,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): ReturnType<typeof makeSharedPage> {
  const page = await loadFinishedPage(path);
  // The address belongs to an older version of the page.
  if (page && page.dataAddress !== address) return undefined;
  if (pageKey({ method: 'GET', url: path, headers: {} }) !== path) return undefined;
  if (source.missing.has({ url: path, headers: {} })) return { captured: undefined };
  return source.turns.run(request, response, () => makeSharedPage(path, request, source));
}

/**
 * Sends a page's hydration data from memory, from storage, or by rendering the page again. Sends 404 if the page has
 * changed.
 */
export async function servePageData(
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<void> {
  const { url = '' } = request;
  const path = pageOfData(url);
  const stored = (await loadFinishedPage(url)) ?? (await loadDataElsewhere(url));
  const made =
    stored || path === undefined ? undefined : await renderPageOf(path, url, request, response, source);
  // Too many renders are waiting, or the client disconnected.
  if (response.headersSent || response.destroyed) return;
  const data = getFinishedPage(url);
  if (data) {
    countRequest(url, data);
    return sendFinishedPage(data, request, response);
  }
  const answer = made && 'refused' in made ? made.refused : undefined;
  // For example 429 from the rate limit on missing pages, or 503 because a service is down.
  if (answer && answer.status >= 400) return sendCompressed(answer, acceptedEncodings(request), response);
  // Without its data, the page still works as it does without JavaScript.
  if (!made || answer || ('page' in made && made.page)) log('warn', 'PageDataMissing', { path });
  await sendNotFound(request, response, source);
}
