import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a secret opens previews; compared in constant time, and an empty one never does. */
export function opensPreview(given: string | null, secret: string): boolean {
  return (
    secret.length > 0 && given !== null && given.length > 0 && timingSafeEqual(digest(given), digest(secret))
  );
}

/**
 * A path of this site to go to, or null: only a path under the locale, without scheme, host, backslash or control
 * characters, so that no link of ours leads elsewhere.
 */
export function localPath(given: string | null): string | null {
  if (given === null || !/^\/en-us(?:[/?#]|$)/.test(given) || /[\\\p{Cc}]/u.test(given)) return null;
  const base = 'http://site.invalid';
  const url = URL.parse(given, base);
  return url?.origin === base && /^\/en-us(?:\/|$)/.test(url.pathname) ? url.pathname + url.search : null;
}
