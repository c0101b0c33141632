import type { IncomingMessage } from 'node:http';
import { hasDraftCookie } from '../../lib/content/preview/preview-cookies.ts';
import { ROOT } from '../../lib/content/routing/links.ts';
import { getPerRequestPath, matchRoute, readsOwnQuery } from '../../lib/content/routing/routes.ts';
import { isStored } from './finished-pages.ts';

/** With these a browser's router requests a part of a page instead of its document. */
const ROUTER_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'];

/**
 * What a request's response is cached under: the page's path, whatever its campaign parameters; undefined for requests
 * that are rendered on their own.
 */
export function pageKey({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (!url.startsWith(ROOT)) return undefined;
  if (ROUTER_HEADERS.some((name) => headers[name] !== undefined)) return undefined;
  if (hasDraftCookie(headers.cookie)) return undefined;
  if (isStored(url)) return url;
  const queryAt = url.indexOf('?');
  const pathname = queryAt === -1 ? url : url.slice(0, queryAt);
  const search = queryAt === -1 ? '' : url.slice(queryAt);
  const match = matchRoute({ pathname, search });
  if (match.kind !== 'page' || readsOwnQuery(match.slug)) return undefined;
  return getPerRequestPath(match.slug, new URLSearchParams(search)) === null ? pathname : undefined;
}
