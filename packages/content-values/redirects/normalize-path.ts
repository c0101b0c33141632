/** Files at the root that the site serves itself; `proxy.ts` and `next.config.ts` have the same list. */
const FILES: ReadonlySet<string> = new Set([
  '/.well-known/gpc.json',
  '/apple-icon.png',
  '/favicon.ico',
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
]);
/** Folders of files and route handlers, without pages and redirects; `proxy.ts` has the same list. */
const FOLDERS = /^\/(?:_next|api|images|sitemaps)\//;

/** Whether a path belongs to a file or a route handler of the site, so that no page and no redirect can be there. */
export const isReservedPath = (path: string): boolean => FOLDERS.test(path) || FILES.has(path);

/** Whether a path is in its one form by the look of it, as most are. */
export const isPlain = (path: string): boolean => /^(?:\/[a-z0-9-]+)+$/.test(path);

/**
 * The one form of all addresses that lead to the same redirect: lower case, escaped where needed, accents composed,
 * without repeated slashes, dot segments and a slash at the end. Null for a path that cannot be decoded.
 */
export function normalizePath(path: string): string | null {
  if (isPlain(path)) return path;
  try {
    const { pathname } = new URL(
      path.replace(/^[\\/]*/, '/').replaceAll(/[?#]/g, encodeURIComponent),
      'http://site',
    );
    const decoded = decodeURIComponent(pathname).normalize().toLowerCase().normalize();
    const segments: string[] = [];
    for (const segment of decoded.split(/[\\/]+/)) {
      // An escaped slash may stand before or after dots.
      if (segment === '..') segments.pop();
      else if (segment !== '' && segment !== '.') segments.push(encodeURIComponent(segment));
    }
    return `/${segments.join('/')}`;
  } catch {
    return null;
  }
}
