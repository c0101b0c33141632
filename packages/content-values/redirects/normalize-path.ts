/** Files at the root that the site itself serves. The list is repeated in `proxy.ts` and `next.config.ts`. */
const FILES: ReadonlySet<string> = new Set([
  '/.well-known/gpc.json',
  '/apple-icon.png',
  '/favicon.ico',
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
]);
/** Folders that contain only files and route handlers, no pages or redirects. The list is repeated in `proxy.ts`. */
const FOLDERS = /^\/(?:_next|api|images|sitemaps)\//;

/** Whether a path belongs to a file or a route handler of the site, so that it cannot be a page or a redirect. */
export const isReservedPath = (path: string): boolean => FOLDERS.test(path) || FILES.has(path);

/** Whether a path is certainly normalized. A cheap check that most paths pass. */
export const isNormalized = (path: string): boolean => /^(?:\/[a-z0-9-]+)+$/.test(path);

/**
 * Returns the normalized form of a path, which is the lookup key of redirects: lower case, escaped where necessary,
 * accents composed, without repeated slashes, dot segments or a trailing slash. Null if the path cannot be decoded.
 */
export function normalizePath(path: string): string | null {
  if (isNormalized(path)) return path;
  try {
    const { pathname } = new URL(
      path.replace(/^[\\/]*/, '/').replaceAll(/[?#]/g, encodeURIComponent),
      'http://site',
    );
    const decoded = decodeURIComponent(pathname).normalize().toLowerCase().normalize();
    const segments: string[] = [];
    for (const segment of decoded.split(/[\\/]+/)) {
      // The URL parser does not resolve dots next to an escaped slash, such as `..%2f`.
      if (segment === '..') segments.pop();
      else if (segment !== '' && segment !== '.') segments.push(encodeURIComponent(segment));
    }
    return `/${segments.join('/')}`;
  } catch {
    return null;
  }
}
