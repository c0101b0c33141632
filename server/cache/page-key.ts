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

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const KEYS: Record<PagePart, string> = { document: '', rsc: 'rsc:', tree: `rsc:${TREE}:` };

/** Whether a key is the path of a document. */
export const isDocumentKey = (key: string): boolean => key.startsWith('/');

/** Returns the cache key of one part of a page. */
export const partKey = (part: PagePart, path: string): string => KEYS[part] + path;

/** Returns the path of a page, given the cache key of any of its parts. */
export const pathOfPart = (key: string): string => key.replace(/^[^/]*(?:\/_tree:)?/, '');

/** Returns the path if its page is shared by all visitors or missing; undefined if the page depends on its query. */
function cachedPath(pathname: string, search: string): string | undefined {
  const address = { pathname, search };
  const { kind } = matchRoute(address);
  return kind === 'other' || kind === 'redirect' || isSharedPage(address) ? pathname : undefined;
}

/**
 * Returns the key of an RSC response, which lets the router show a page without loading its document. Next sends the
 * same bytes regardless of the router's state, so each page has one entry, and visitors cannot add more by varying
 * these headers.
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
  // Leave any other value to Next, which redirects to the correct value or accepts an older form of it.
  const values = new URLSearchParams(search).getAll(RSC_PARAMETER);
  if (values.length !== 1 || values[0] !== parameter) return undefined;
  return cachedPath(pathname, search) && key;
}

/**
 * Returns the cache key of a request: the page's path without campaign parameters. Undefined for requests that are
 * rendered individually.
 */
export function pageKey(request: RequestHead): string | undefined {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (hasDraftCookie(headers.cookie)) return undefined;
  const queryAt = url.indexOf('?');
  const pathname = queryAt === -1 ? url : url.slice(0, queryAt);
  // Most paths are below the root, where none is reserved. This skips the lookup for them.
  if (!pathname.startsWith(ROOT) && isReservedPath(pathname)) return undefined;
  if (isRenderedForMember(pathname, headers.cookie ?? '')) return undefined;
  const part = requestedPart(headers);
  if (part === undefined) return undefined;
  if (part === 'document' && isStored(url)) return url;
  const search = queryAt === -1 ? '' : url.slice(queryAt);
  return part === 'document' ? cachedPath(pathname, search) : rscKey(part, request, pathname, search);
}
