import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_HEADERS } from '../../lib/security/response-headers.ts';
import { log } from '../../lib/telemetry/log.ts';
import { pageOfData } from '../documents/page-data-address.ts';
import { countRequest, getFinishedPage, loadDataElsewhere, loadFinishedPage } from './finished-pages.ts';
import type { FinishedPage } from './finished-pages.ts';
import { makePage, type PageSource } from './make-page.ts';
import { pageKey } from './page-key.ts';
import { sendFinishedPage } from './send-page.ts';

/** Headers that would make the page another one, or answer without it. */
const VISITOR_HEADERS = ['cookie', 'if-none-match', 'range', 'rsc'];

/** Renders the page of data that this process does not have: another one made the page, or it was evicted. */
async function renderPageOf(
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<void> {
  const path = pageOfData(address);
  const page = path === undefined ? undefined : await loadFinishedPage(path);
  // The address is of an older page than the one in memory.
  if (path === undefined || (page && page.dataAddress !== address)) return;
  const { headers } = request;
  for (const name of VISITOR_HEADERS) delete headers[name];
  if (pageKey({ method: 'GET', url: path, headers }) !== path) return;
  Object.assign(request, { method: 'GET', url: path });
  await source.turns.run(request, response, () => makePage(path, request, response, source));
}

/** A page's data, as this process or another one stored it. */
const loadData = async (address: string): Promise<FinishedPage | undefined> =>
  (await loadFinishedPage(address)) ??
  (pageOfData(address) === undefined ? undefined : loadDataElsewhere(address));

/**
 * Sends a page's data for hydration, from memory, as it was stored, or by rendering the page again; 404 when its content
 * has changed.
 */
export async function servePageData(
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<void> {
  const { url = '', method } = request;
  if (!(await loadData(url))) await renderPageOf(url, request, response, source);
  // Too many renders wait, or the client left.
  if (response.headersSent || response.destroyed) return;
  const data = getFinishedPage(url);
  if (data) {
    Object.assign(request, { method, url });
    countRequest(url, data);
    return sendFinishedPage(data, request, response);
  }
  // The page that asked works as it does without JavaScript.
  log('warn', 'PageDataMissing', { path: pageOfData(url) });
  response.writeHead(404, { ...RESPONSE_HEADERS, 'cache-control': 'no-store', 'content-type': 'text/plain' });
  response.end();
}
