/** Turns slugs and editors' links into hrefs. */

/** The path of the only locale (docs/product.md, "Routes"). */
export const ROOT = '/en-us';

/** The path of the content service's files on this site. */
export const FILES = '/images/';

/** Whether a URL is external: it starts with http or https, and opens in a new tab (docs/product.md, "Layout"). */
export const isExternalUrl = (href: string): boolean => /^https?:\/\//i.test(href);

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The href of an editor's link: `brands/dawn` and `/en-us/brands/dawn` are the same page; fragments, `tel:`, `mailto:`
 * and http URLs and files of the site (`/images/…`) are unchanged. Undefined for any other scheme, so that no link can
 * run a script.
 */
export function hrefOf(link: string | null | undefined): string | undefined {
  const value = link?.trim();
  if (!value) return undefined;
  if (value.startsWith('#')) return value;
  if (value.startsWith('//')) return undefined;
  if (SCHEME.test(value)) return /^(https?|tel|mailto):/i.test(value) ? value : undefined;
  // Files are not under the locale.
  if (/^\/images\/[^/\\]/.test(value)) return value;
  const path = value
    .replace(/^\/+/, '')
    .replace(/^en-us(?=\/|$)\/?/i, '')
    .replace(/\/+(?=$|[?#])/, '');
  return path === '' || path === 'home' ? ROOT : /^[?#]/.test(path) ? `${ROOT}${path}` : `${ROOT}/${path}`;
}

/** The href of a page by its slug. */
export const pageHref = (slug: string): string => (slug === 'home' || slug === '' ? ROOT : `${ROOT}/${slug}`);
