/** Where the links lead that editors type, for the checks: the site's own readings (lib/content/routing/). */
import { hrefOf, ROOT } from '../paths/links.ts';
import { parseSlug } from '../paths/slug.ts';
import { isOwnSite } from '../redirects/own-site.ts';

/** The path below the locale that a link leads to, null for one that leads elsewhere, undefined for one that is refused. */
export function linkedPath(link: string): string | null | undefined {
  const href = hrefOf(link);
  if (href === undefined) return undefined;
  if (href !== ROOT && !/^\/en-us[/?#]/.test(href)) return null;
  return href
    .slice(ROOT.length)
    .replace(/[?#].*$/, '')
    .replace(/^\/|\/$/g, '');
}

/**
 * The canonical address of a page as an editor names it: the path of a page of this site, or a URL of another one.
 * Undefined when there is none, or when it cannot be one.
 */
export function canonicalHref(address: string | null | undefined, siteUrl = ''): string | undefined {
  const href = hrefOf(address);
  if (href === undefined) return undefined;
  if (!/^https?:/.test(href)) return pagePath(href);
  const url = new URL(href);
  if (siteUrl !== '' && isOwnSite(url, siteUrl)) return pagePath(url.pathname);
  url.hash = '';
  return url.href;
}

/** The path of a page, without query and fragment; undefined for a path that no page can have. */
function pagePath(href: string): string | undefined {
  const path = linkedPath(href)?.toLowerCase();
  if (path === undefined) return undefined;
  if (path === '') return ROOT;
  return parseSlug(path.split('/')) === null ? undefined : `${ROOT}/${path}`;
}
