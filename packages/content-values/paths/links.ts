import { trimInvisible } from '@cleanpro/text/visible-text';

/** Path of the only locale (docs/product.md, "Routes"). */
export const ROOT = '/en-us';

/** Path under which this site serves the content service's files. */
export const FILES = '/images/';

/** Whether a URL is external: it starts with http or https, and opens in a new tab (docs/product.md, "Layout"). */
export const isExternalUrl = (href: string): boolean => /^https?:\/\//i.test(href);

/** Schemes that browsers open from a link without running scripts. */
const SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];
const SCHEME = /^([a-z][a-z0-9+.-]*):(.*)$/is;

/** Returns the href of an address with a scheme. Escapes or removes spaces, which pasted addresses can contain. */
function hrefWithScheme(scheme: string, rest: string): string | undefined {
  if (rest === '' || !SCHEMES.includes(scheme)) return undefined;
  const address = rest.replace(/\s/g, scheme === 'tel' ? '' : '%20');
  const href = scheme.startsWith('http')
    ? `${scheme}://${address.replace(/^[/\\]+/, '')}`
    : `${scheme}:${address}`;
  return URL.canParse(href) ? href : undefined;
}

/**
 * Returns the href of an editor's link. `brands/dawn` and `/en-us/brands/dawn` lead to the same page. Keeps fragments,
 * `tel:`, `mailto:` and http URLs, and paths of files (`/images/…`). Returns undefined for any other scheme, so that no
 * link can run a script, and for addresses that browsers cannot open.
 */
export function toHref(link: string | null | undefined): string | undefined {
  const value = trimInvisible(link ?? '');
  if (value === '') return undefined;
  if (value.startsWith('#')) return value;
  if (value.startsWith('//')) return undefined;
  const [, scheme, rest = ''] = SCHEME.exec(value) ?? [];
  if (scheme !== undefined) return hrefWithScheme(scheme.toLowerCase(), trimInvisible(rest));
  // Paths of files have no locale prefix.
  if (/^\/images\/[^/\\]/.test(value)) return value.replace(/\s/g, '%20');
  const path = value
    .replace(/^\/+/, '')
    .replace(/^en-us(?=\/|$)\/?/i, '')
    .replace(/\/+(?=$|[?#])/, '')
    .replace(/\s/g, '%20');
  return path === '' || path === 'home' ? ROOT : /^[?#]/.test(path) ? `${ROOT}${path}` : `${ROOT}/${path}`;
}

/** Returns the href of a page with this slug. */
export const pageHref = (slug: string): string => (slug === 'home' || slug === '' ? ROOT : `${ROOT}/${slug}`);
