import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../lib/content/routing/links.ts';
import { pageOfData } from '../documents/page-data-address.ts';
import { isDocumentRequest } from './document-request.ts';
import {
  countRequest,
  getFinishedPage,
  isUnchecked,
  loadFinishedPage,
  type FinishedPage,
} from './finished-pages.ts';
import { makePage, type PageSource } from './make-page.ts';
import { countPageResult } from './page-results.ts';
import { isDocumentKey, pageKey } from './page-key.ts';
import { agreesOnRsc } from './rsc-parameter.ts';
import {
  acceptedEncodings,
  pageUnderConsent,
  sendCompressed,
  sendFinishedPage,
  sendReadyPage,
  UNSTORED_HEADERS,
} from './send-page.ts';
import { sendNotFound } from './send-not-found.ts';
import { servePageData } from './serve-page-data.ts';

const isUnderRoot = ({ url = '' }: IncomingMessage): boolean => url.startsWith(ROOT);

/** How long a request waits for a rendering that another one began, before it asks for its own. */
const MAX_WAIT_MS = 5_000;

/** A rendering of a page that is in no cache, from when it waits for its turn. */
interface Rendering {
  ended: Promise<unknown>;
  /** The responses of other requests of the page, which need no rendering of their own. */
  waiting: Set<ServerResponse>;
}

const renderings = new Map<string, Rendering>();

/** Waits for another request's rendering of a page. @returns the page, if it is finished now */
async function pageOfOtherRequest(key: string, response: ServerResponse): Promise<FinishedPage | undefined> {
  const rendering = renderings.get(key);
  if (!rendering) return undefined;
  rendering.waiting.add(response);
  await Promise.race([rendering.ended, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
  rendering.waiting.delete(response);
  return getFinishedPage(key);
}

/** Renders a page in turn, unless another request has finished it by then, and lets other requests of it know. */
function renderPage(
  key: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): ReturnType<typeof makePage> {
  const make: () => ReturnType<typeof makePage> = () => {
    const page = key === undefined ? undefined : getFinishedPage(key);
    return page && !isUnchecked(page)
      ? Promise.resolve({ page, cacheStatus: 'HIT' })
      : makePage(key, request, response, source);
  };
  if (key === undefined || renderings.has(key)) return source.turns.run(request, response, make);
  const waiting = new Set<ServerResponse>();
  const isAwaited = (): boolean => [...waiting].some(({ destroyed }) => !destroyed);
  const made = source.turns.run(request, response, make, isAwaited);
  const ended = made.catch(() => undefined).finally(() => renderings.delete(key));
  renderings.set(key, { ended, waiting });
  return made;
}

/** Sends a page, or that there is none, as an earlier process stored it, or lets Next render it. */
async function loadPage(
  key: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<void> {
  const unstored = { ...UNSTORED_HEADERS, ...source.cdn?.uncached };
  const changed = agreesOnRsc(request) ? undefined : unstored;
  let page = key === undefined ? undefined : await loadFinishedPage(key);
  if (!page && source.missing.has(request)) return sendNotFound(request, response, source);
  if (!page && key !== undefined && isDocumentRequest(request))
    page = await pageOfOtherRequest(key, response);
  if (key !== undefined && page) {
    countRequest(key, page);
    const cacheStatus = isUnchecked(page) ? 'STALE' : 'HIT';
    countPageResult(cacheStatus === 'HIT' ? 'hit' : 'stale');
    return sendFinishedPage(
      pageUnderConsent(page, request, source.consentMode),
      request,
      response,
      cacheStatus,
      cacheStatus === 'STALE' ? unstored : changed,
    );
  }
  // What is not finished here has no tags by which it could be purged.
  if (source.cdn && (key !== undefined || isUnderRoot(request)))
    for (const [name, value] of Object.entries(source.cdn.uncached)) response.setHeader(name, value);
  if (!isDocumentRequest(request)) return source.handle(request, response);
  const made = await renderPage(key, request, response, source);
  if (!made) return;
  if (made.page) {
    countPageResult('miss');
    const ready = pageUnderConsent(made.page, request, source.consentMode);
    return sendFinishedPage(ready, request, response, made.cacheStatus, changed);
  }
  if (!made.captured) return sendNotFound(request, response, source);
  countPageResult('uncacheable');
  const headers = { ...made.captured.headers, ...changed };
  sendCompressed({ ...made.captured, headers }, acceptedEncodings(request), response);
}

/** Sends a page from memory at once, or gets it from elsewhere. */
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
    sendReadyPage(pageUnderConsent(page, request, source.consentMode), request, response)
  ) {
    countRequest(key, page);
    countPageResult('hit');
    return undefined;
  }
  return loadPage(key, request, response, source);
}
