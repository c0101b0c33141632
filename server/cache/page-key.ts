import type { IncomingMessage } from 'node:http';
import { hasDraftCookie } from '../../lib/content/preview/preview-cookies.ts';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { matchRoute } from '../../lib/content/routing/match-route.ts';
import { isRenderedForMember, isSharedPage } from '../../lib/content/routing/routes.ts';
import { isReservedPath } from '@cleanpro/content-values/redirects/normalize-path';
import { isStored } from './finished-pages.ts';
import { TREE, type PagePart } from '../next/rendered-pages.ts';
import { requestedPart } from '../next/requested-part.ts';
import { RSC_PARAMETER, rscParameter } from '../next/rsc-parameter.ts';

/** What decides about a request's key. */
type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The prefixes of a page's keys, before its path. */
const KEYS: Record<PagePart, string> = { document: '', rsc: 'rsc:', tree: `rsc:${TREE}:` };

/** Whether a key is the path of a document. */
export const isDocumentKey = (key: string): boolean => key.startsWith('/');

/** The key of one part of a page. @param path of the page */
export const partKey = (part: PagePart, path: string): string => KEYS[part] + path;

/** The path of a page by the key of one of its parts. */
export const pathOfPart = (key: string): string => key.replace(/^[^/]*(?:\/_tree:)?/, '');

/** The path of a page, or of what may be missing, unless its query parameters make it a page of its own. */
function cachedPath(pathname: string, search: string): string | undefined {
  const address = { pathname, search };
  const { kind } = matchRoute(address);
  return kind === 'other' || kind === 'redirect' || isSharedPage(address) ? pathname : undefined;
}

/**
 * The key of an RSC answer, with which the router shows a page without loading its document. Next gives the same bytes
 * whatever the router's state, so there is one for each page; what visitors send in these headers makes none.
 */
function rscKey(
  part: PagePart,
  { headers }: RequestHead,
  pathname: string,
  search: string,
): string | undefined {
  const parameter = rscParameter(headers);
  const key = partKey(part, pathname);
  if (search === `?${RSC_PARAMETER}=${parameter}` && isStored(key)) return key;
  // Next redirects to the right value, and knows an older form of it.
  const values = new URLSearchParams(search).getAll(RSC_PARAMETER);
  if (values.length !== 1 || values[0] !== parameter) return undefined;
  return cachedPath(pathname, search) && key;
}

/**
 * What a request's response is cached under: the page's path, whatever its campaign parameters; undefined for requests
 * that are rendered on their own.
 */
export function pageKey(request: RequestHead): string | undefined {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (hasDraftCookie(headers.cookie)) return undefined;
  const queryAt = url.indexOf('?');
  const pathname = queryAt === -1 ? url : url.slice(0, queryAt);
  // None is below the root, where most requests are: hashing each path takes a while.
  if (!pathname.startsWith(ROOT) && isReservedPath(pathname)) return undefined;
  if (isRenderedForMember(pathname, headers.cookie ?? '')) return undefined;
  const part = requestedPart(headers);
  if (part === undefined) return undefined;
  if (part === 'document' && isStored(url)) return url;
  const search = queryAt === -1 ? '' : url.slice(queryAt);
  return part === 'document' ? cachedPath(pathname, search) : rscKey(part, request, pathname, search);
}
