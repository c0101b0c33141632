/** Addresses of this site, and of others, as editors write them and as pages link to them. */

/** The one locale's place in addresses (specification section 1). */
export const ROOT = '/en-us';

/** Where pictures, films and documents of the embedded service stand on this site. */
export const FILES = '/images/';

/** Whether a link leaves the site: it starts with http or https (specification "Layout"), and opens in a new tab. */
export const isExternal = (href: string): boolean => /^https?:\/\//i.test(href);

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The address of an editor's link: `brands/dawn` and `/en-us/brands/dawn` are the same page; `#part`, `tel:`,
 * `mailto:` and https addresses and files of the site (`/images/…`) stay. Anything else with a scheme gives undefined, so that no script gets into a link.
 */
export function hrefOf(link: string | null | undefined): string | undefined {
  const given = link?.trim();
  if (!given) return undefined;
  if (given.startsWith('#')) return given;
  if (given.startsWith('//')) return undefined;
  if (SCHEME.test(given)) return /^(https?|tel|mailto):/i.test(given) ? given : undefined;
  // Pictures, films and documents stand beside the pages, not under them.
  if (/^\/images\/[^/\\]/.test(given)) return given;
  const path = given
    .replace(/^\/+/, '')
    .replace(/^en-us(?=\/|$)\/?/i, '')
    .replace(/\/+(?=$|[?#])/, '');
  return path === '' || path === 'home' ? ROOT : /^[?#]/.test(path) ? `${ROOT}${path}` : `${ROOT}/${path}`;
}

/** The address of a page by its slug. */
export const pageHref = (slug: string): string => (slug === 'home' || slug === '' ? ROOT : `${ROOT}/${slug}`);
