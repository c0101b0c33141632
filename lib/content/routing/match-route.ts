/**
 * Decides how to handle a path before any content is read. Plain Node loads this file too, so it must not import from
 * Next.
 */
import { isReservedPath, normalizePath } from '@cleanpro/content-values/redirects/normalize-path';
import { addressKey, isSlugKey, pathOfKey } from './address-key.ts';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { NOT_FOUND } from './not-found.ts';
import { pageSlug } from './routes.ts';
import { HOME } from '@cleanpro/content-values/paths/slug';

const STYLE_GUIDE: ReadonlySet<string> = new Set([`${ROOT}/_styles`, `${ROOT}/_styles/blocks`]);

export type RouteMatch =
  /** A static file or a route handler. */
  | { kind: 'reserved' }
  | { kind: 'style-guide' }
  | { kind: 'page'; slug: string }
  /** No page can exist here, but an editor may have entered a redirect. */
  | { kind: 'other'; key: string }
  /** A path that is not canonical. If it has a key, an editor's redirect from that key takes precedence. */
  | { kind: 'redirect'; to: string; status: 301 | 308; key?: string };

/** Matches a path. Each page has exactly one canonical path, in lower case under the locale. */
export function matchRoute({ pathname, search }: { pathname: string; search: string }): RouteMatch {
  const slug = pageSlug(pathname);
  if (slug === NOT_FOUND.slug) return { kind: 'other', key: slug };
  if (slug !== null) return { kind: 'page', slug };
  if (isReservedPath(pathname)) return { kind: 'reserved' };
  if (STYLE_GUIDE.has(pathname)) return { kind: 'style-guide' };
  const path = normalizePath(pathname);
  if (path === '/') return { kind: 'redirect', to: `${ROOT}${search}`, status: 308 };
  if (path === `${ROOT}/${HOME}`) return { kind: 'redirect', to: ROOT, status: 301 };
  const key = addressKey(path ?? pathname);
  return isSlugKey(key)
    ? { kind: 'redirect', to: `${pathOfKey(key)}${search}`, status: 308, key }
    : { kind: 'other', key };
}
