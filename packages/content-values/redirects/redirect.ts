/**
 * Parses redirects as editors enter them, for both the site and the checks, so that every redirect the checks accept
 * works.
 */
import { isNormalized, isReservedPath, normalizePath } from './normalize-path.ts';
import { isOwnSite } from './own-site.ts';

/** Routes of the site that are not entries and cannot be redirected. */
const ROUTES: ReadonlySet<string> = new Set(['/', '/en-us/home']);

/** Describes an invalid input: `what` is worded to follow the field's name, `todo` says how to fix it. */
export interface Fault {
  what: string;
  todo: string;
}

/** Returns the normalized source path of a redirect, or the fault that makes it invalid. */
export function parseSource(from: string): { path: string } | Fault {
  const source = from.trim();
  if (!source.startsWith('/'))
    return { what: 'doesn’t start with a slash', todo: 'enter the path only, such as /en-us/old' };
  if (/[?#]/.test(source))
    return { what: 'has a query or a fragment', todo: 'remove it; the redirect applies to any query' };
  if (/\s/.test(source)) return { what: 'has a space', todo: 'use %20 instead' };
  const path = normalizePath(source);
  if (path === null) return { what: 'has a % that is not an escape', todo: 'use %25 instead' };
  if (ROUTES.has(path) || isReservedPath(path))
    return { what: 'is a URL that the site itself uses', todo: 'remove the redirect' };
  return { path };
}

export interface RedirectTarget {
  /** A path of the site with its query and fragment, or another site's URL. */
  href: string;
  /** The normalized path on this site; null for another site. */
  path: string | null;
}

const BASE = 'http://site';

/**
 * Parses the target of a redirect. Returns null if it is neither a path nor an https URL.
 * @param origins the site's own origins; URLs on them are treated as paths
 */
export function parseTarget(to: string, origins: readonly string[] = []): RedirectTarget | null {
  const target = to.trim();
  if (isNormalized(target)) return { href: target, path: target };
  const isPath = /^\/(?![\\/])/.test(target);
  if (!isPath && !/^https:\/\//i.test(target)) return null;
  const url = URL.parse(target, BASE);
  // The URL parser removes tabs, so a tab between two slashes turns a path into another site's URL.
  if (!url || (isPath && url.origin !== BASE)) return null;
  if (!isPath && !origins.some((origin) => isOwnSite(url, origin))) return { href: url.href, path: null };
  const path = normalizePath(url.pathname);
  // Two leading slashes would turn the path into another site's URL.
  return path === null
    ? null
    : { href: `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`, path };
}

/** Adds the query of the visitor's request to a target on this site. The target's own parameters take precedence. */
export function withVisitorQuery(href: string, search: string): string {
  if (search === '' || !href.startsWith('/')) return href;
  const [, path = '', query, fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  if (query === undefined) return `${path}${search}${fragment}`;
  const params = new URLSearchParams(query);
  const added = [...new URLSearchParams(search)].filter(([name]) => !params.has(name));
  return `${path}${[query, ...(added.length > 0 ? [new URLSearchParams(added).toString()] : [])].join('&')}${fragment}`;
}
