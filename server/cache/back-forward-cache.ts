import type { IncomingMessage } from 'node:http';
import { isSignedIn } from '../../lib/members/pages.ts';
import { FORM_OUTCOME_PARAMETERS } from '../../lib/content/pages/page-query.ts';
import type { CapturedResponse } from './capture-response.ts';

/** What Next says of each page that it renders per request. `no-store` excludes it from the back/forward cache. */
const NEXT_UNCACHED = 'private, no-cache, no-store, max-age=0, must-revalidate';
const REVALIDATED = 'private, no-cache';

/**
 * A response as a browser may have it back when the visitor goes back to it: a page for its query, such as a search, has
 * nothing of the visitor's own. Pages of members, of forms and of previews stay out of every cache.
 */
export function withBackForwardCache<Response extends CapturedResponse>(
  captured: Response,
  { method, url = '', headers: { cookie } }: IncomingMessage,
): Response {
  const { status, headers } = captured;
  const isOwn =
    method !== 'GET' ||
    status !== 200 ||
    headers['set-cookie'] !== undefined ||
    headers['cache-control'] !== NEXT_UNCACHED ||
    isSignedIn(cookie ?? '') ||
    FORM_OUTCOME_PARAMETERS.some((name) => new RegExp(`[?&]${name}=`).test(url));
  return isOwn ? captured : { ...captured, headers: { ...headers, 'cache-control': REVALIDATED } };
}
