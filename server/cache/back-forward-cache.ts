import type { IncomingMessage } from 'node:http';
import { isSignedIn } from '../../lib/members/pages.ts';
import { FORM_OUTCOME_PARAMETERS } from '../../lib/content/pages/page-query.ts';
import { isReservedPath } from '@cleanpro/content-values/redirects/normalize-path';
import { UNSTORED_HEADERS } from './send-page.ts';
import type { CapturedResponse } from './capture-response.ts';

const REVALIDATED = 'private, no-cache';

/**
 * Lets browsers keep a page in their back/forward cache although it was rendered for one request. Next marks every such
 * page `no-store`, but a search, for example, shows nothing private. Pages of members, forms and previews keep
 * `no-store`.
 */
export function allowBackForwardCache(
  captured: CapturedResponse,
  { method, url = '', headers: { cookie } }: IncomingMessage,
): CapturedResponse {
  const { status, headers } = captured;
  const isPrivate =
    method !== 'GET' ||
    status !== 200 ||
    headers['set-cookie'] !== undefined ||
    headers['cache-control'] === UNSTORED_HEADERS['cache-control'] ||
    isReservedPath(url.replace(/\?.*$/s, '')) ||
    isSignedIn(cookie ?? '') ||
    FORM_OUTCOME_PARAMETERS.some((name) => new RegExp(`[?&]${name}=`).test(url));
  return isPrivate ? captured : { ...captured, headers: { ...headers, 'cache-control': REVALIDATED } };
}
