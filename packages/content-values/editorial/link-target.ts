/** Resolves editors' links for the checks, by the same rules as the site (lib/content/routing/). */
import { toHref, ROOT } from '../paths/links.ts';
import { parseSlug } from '../paths/slug.ts';
import { isOwnSite } from '../redirects/own-site.ts';

/**
 * Returns the path below the locale that a link leads to: null for a link to anywhere else, undefined for a link that
 * the site refuses.
 */
export function linkedPath(link: string): string | null | undefined {
  const href = toHref(link);
  if (href === undefined) return undefined;
  if (href !== ROOT && !/^\/en-us[/?#]/.test(href)) return null;
  return href
    .slice(ROOT.length)
    .replace(/[?#].*$/, '')
    .replace(/^\/|\/$/g, '');
}

/**
 * Normalizes the canonical address that an editor entered for a page: the path of a page on this site, or a URL on
 * another site. Returns undefined if the address is empty or cannot be canonical.
 */
export function canonicalHref(address: string | null | undefined, siteUrl = ''): string | undefined {
  const href = toHref(address);
  if (href === undefined) return undefined;
  if (!/^https?:/.test(href)) return pagePath(href);
  const url = new URL(href);
  if (siteUrl !== '' && isOwnSite(url, siteUrl)) return pagePath(url.pathname);
  url.hash = '';
  return url.href;
}

/** Returns the path of a page without query and fragment; undefined if no page can have this path. */
function pagePath(href: string): string | undefined {
  const path = linkedPath(href)?.toLowerCase();
  if (path === undefined) return undefined;
  if (path === '') return ROOT;
  return parseSlug(path.split('/')) === null ? undefined : `${ROOT}/${path}`;
}
