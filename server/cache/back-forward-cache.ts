import type { IncomingMessage } from 'node:http';
import { isSignedIn } from '../../lib/members/pages.ts';
import { FORM_OUTCOME_PARAMETERS } from '../../lib/content/pages/page-query.ts';
import { isReservedPath } from '@cleanpro/content-values/redirects/normalize-path';
import { UNSTORED_HEADERS } from './send-page.ts';
import type { CapturedResponse } from './capture-response.ts';

const REVALIDATED = 'private, no-cache';

/**
 * A page that was rendered for one request, which Next lets nobody store, as a browser may have it back when the visitor
 * goes back to it: a page for its query, such as a search, has nothing of the visitor's own. Pages of members, of forms and
 * of previews stay out of every cache.
 */
export function withBackForwardCache(
  captured: CapturedResponse,
  { method, url = '', headers: { cookie } }: IncomingMessage,
): CapturedResponse {
  const { status, headers } = captured;
  const isOwn =
    method !== 'GET' ||
    status !== 200 ||
    headers['set-cookie'] !== undefined ||
    headers['cache-control'] === UNSTORED_HEADERS['cache-control'] ||
    isReservedPath(url.replace(/\?.*$/s, '')) ||
    isSignedIn(cookie ?? '') ||
    FORM_OUTCOME_PARAMETERS.some((name) => new RegExp(`[?&]${name}=`).test(url));
  return isOwn ? captured : { ...captured, headers: { ...headers, 'cache-control': REVALIDATED } };
}
