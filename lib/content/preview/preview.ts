import { isSecret, type Secret } from '@cleanpro/node-service/secret';

/** Whether the secret in a request enables the preview. Compares in constant time. An empty secret never enables it. */
export const isPreviewSecret = (value: string | null, secret: Secret): boolean =>
  isSecret('PREVIEW_SECRET', secret, value ?? '');

/**
 * Returns a redirect target if it is a path of this site, otherwise null. To prevent open redirects, only paths under
 * the locale are allowed, without scheme, host, backslash or control characters.
 */
export function parseLocalPath(value: string | null): string | null {
  if (value === null || !/^\/en-us(?:[/?#]|$)/.test(value) || /[\\\p{Cc}]/u.test(value)) return null;
  const base = 'http://site.invalid';
  const url = URL.parse(value, base);
  return url?.origin === base && /^\/en-us(?:\/|$)/.test(url.pathname) ? url.pathname + url.search : null;
}
