import type { NextConfig } from 'next';

const development = process.env.NODE_ENV === 'development';

/**
 * Kept pages are the same bytes for every visitor, so their inline scripts cannot carry a nonce; scripts are
 * limited to this origin and to what the framework writes into the page.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https://images.ctfassets.net",
  "media-src 'self' https://videos.ctfassets.net https://assets.ctfassets.net",
  "font-src 'self'",
  `connect-src 'self'${development ? ' ws:' : ''}`,
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self' https://app.contentful.com",
].join('; ');

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Titles and descriptions stand in the head of the first HTML for everyone, not only for known robots.
  htmlLimitedBots: /.*/,
  experimental: { useCache: true },
  headers: () =>
    Promise.resolve([
      {
        source: '/((?!images/).*)',
        headers: [
          { key: 'Content-Security-Policy', value: CONTENT_SECURITY_POLICY },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
          { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
        ],
      },
    ]),
};

export default config;
