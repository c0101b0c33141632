/** Headers of every answer of the studio. */
import type { MiddlewareHandler } from 'hono';

const policyOf = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Contentful's field editors write style elements.
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `frame-src 'self' ${siteOrigin}`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A strict policy without inline scripts; nothing is embedded elsewhere, guessed or sent on. */
export function policyHeaders(siteOrigin: string, isSecure: boolean): MiddlewareHandler {
  const headers = Object.entries({
    'content-security-policy': policyOf(siteOrigin),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    // The preview finds out by its referrer who frames it; with "no-referrer" forms would lack the origin that is checked.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  });
  return async (context, next) => {
    await next();
    // Files that editors uploaded have a stricter policy.
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.header(name, value);
  };
}
