/** Turns slugs and editors' links into hrefs. */
import { trimInvisible } from '@cleanpro/text/visible-text';

/** The path of the only locale (docs/product.md, "Routes"). */
export const ROOT = '/en-us';

/** The path of the content service's files on this site. */
export const FILES = '/images/';

/** Whether a URL is external: it starts with http or https, and opens in a new tab (docs/product.md, "Layout"). */
export const isExternalUrl = (href: string): boolean => /^https?:\/\//i.test(href);

/** Of addresses that browsers open from a link without running anything. */
const SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];
const SCHEME = /^([a-z][a-z0-9+.-]*):(.*)$/is;

/** The href of an address with a scheme, as editors paste it: with spaces, or in capitals. */
function hrefWithScheme(scheme: string, rest: string): string | undefined {
  if (rest === '' || !SCHEMES.includes(scheme)) return undefined;
  const address = rest.replace(/\s/g, scheme === 'tel' ? '' : '%20');
  const href = scheme.startsWith('http')
    ? `${scheme}://${address.replace(/^[/\\]+/, '')}`
    : `${scheme}:${address}`;
  return URL.canParse(href) ? href : undefined;
}

/**
 * The href of an editor's link: `brands/dawn` and `/en-us/brands/dawn` are the same page; fragments, `tel:`, `mailto:`
 * and http URLs and files of the site (`/images/…`) are kept, without the spaces around them. Undefined for any other
 * scheme, so that no link can run a script, and for an address that no browser opens.
 */
export function hrefOf(link: string | null | undefined): string | undefined {
  const value = trimInvisible(link ?? '');
  if (value === '') return undefined;
  if (value.startsWith('#')) return value;
  if (value.startsWith('//')) return undefined;
  const [, scheme, rest = ''] = SCHEME.exec(value) ?? [];
  if (scheme !== undefined) return hrefWithScheme(scheme.toLowerCase(), trimInvisible(rest));
  // Files are not under the locale.
  if (/^\/images\/[^/\\]/.test(value)) return value.replace(/\s/g, '%20');
  const path = value
    .replace(/^\/+/, '')
    .replace(/^en-us(?=\/|$)\/?/i, '')
    .replace(/\/+(?=$|[?#])/, '')
    .replace(/\s/g, '%20');
  return path === '' || path === 'home' ? ROOT : /^[?#]/.test(path) ? `${ROOT}${path}` : `${ROOT}/${path}`;
}

/** The href of a page by its slug. */
export const pageHref = (slug: string): string => (slug === 'home' || slug === '' ? ROOT : `${ROOT}/${slug}`);
