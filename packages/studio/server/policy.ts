import type { MiddlewareHandler } from 'hono';

const policyOf = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Contentful's field editors insert style elements.
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

/**
 * Adds security headers to each response: a CSP without inline scripts, and protection from framing, content type
 * sniffing and full referrers on other sites.
 */
export function policyHeaders(siteOrigin: string, isSecure: boolean): MiddlewareHandler {
  const headers = Object.entries({
    'content-security-policy': policyOf(siteOrigin),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    // The site in the preview reads the origin of the framing page from its referrer. With "no-referrer", browsers
    // would also send `Origin: null` with forms, and the server checks that header.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  });
  return async (context, next) => {
    await next();
    // Keep the stricter policy of files that editors uploaded.
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.header(name, value);
  };
}
