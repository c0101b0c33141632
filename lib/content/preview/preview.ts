import { isSecret, type Secret } from '@cleanpro/node-service/secret';

/** Whether a request's secret enables preview; compared in constant time, and an empty one never does. */
export const opensPreview = (value: string | null, secret: Secret): boolean =>
  isSecret('PREVIEW_SECRET', secret, value ?? '');

/**
 * A redirect target that is a path of this site, or null: only a path under the locale, without scheme, host, backslash
 * or control characters, so that the site has no open redirect.
 */
export function localPath(value: string | null): string | null {
  if (value === null || !/^\/en-us(?:[/?#]|$)/.test(value) || /[\\\p{Cc}]/u.test(value)) return null;
  const base = 'http://site.invalid';
  const url = URL.parse(value, base);
  return url?.origin === base && /^\/en-us(?:\/|$)/.test(url.pathname) ? url.pathname + url.search : null;
}
