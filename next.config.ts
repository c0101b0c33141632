import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { frameworkPolicy, NO_DOCUMENT_POLICY } from './lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from './lib/security/response-headers.ts';

const development = process.env.NODE_ENV === 'development';

/**
 * Lets the studio show the site in a frame in development. In production, the site's server sends its own
 * `Content-Security-Policy` instead.
 */
const studioUrl = (development && process.env.STUDIO_URL) || undefined;

/** Returns the names and addresses under which other devices in the local network open this site in development. */
const machineHosts = (): string[] => [
  hostname(),
  `${hostname()}.local`,
  ...Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ),
];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // The server computes its own ETags.
  generateEtags: false,
  reactStrictMode: true,
  typescript: {
    // Test runs check the same files once, in the "types" stage.
    ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1',
    // Excludes tests, because their packages are not installed for builds.
    tsconfigPath: 'tsconfig.build.json',
  },
  // Routes named *.guide.tsx, such as the style guide, are not part of builds for visitors.
  pageExtensions: ['ts', 'tsx', ...(development || process.env.STYLE_GUIDE ? ['guide.tsx'] : [])],
  ...(development && { allowedDevOrigins: machineHosts() }),
  // Next only renders. The site's server caches (docs/architecture.md, "The server").
  cacheHandler: join(process.cwd(), 'server/next/cache-handler.ts'),
  cacheMaxMemorySize: 0,
  // The content service converts pictures, to an allowlist of widths. Next's image optimizer would convert any file of
  // the site, once for each made-up URL.
  images: { unoptimized: true },
  // Send titles and descriptions in the head of the first HTML to everyone, not only to bots.
  htmlLimitedBots: /.*/,
  // Saves 425 bytes per page. The polyfills are for browsers older than those in "browserslist" (package.json).
  turbopack: {
    resolveAlias: { '../build/polyfills/polyfill-module': './components/next/no-polyfills.ts' },
  },
  experimental: {
    // The router reuses a prefetched page for 30 seconds, the minimum that Next allows, because content may change in
    // the meantime.
    staleTimes: { static: 30 },
    // The tag manager's chunk shares React with the page. With a lower minimum, the bundler would split React off,
    // which adds 600 bytes to the scripts that every page loads first.
    turbopackChunking: { minChunkSize: 100_000 },
  },
  // Do not bundle this package, because it reads its 5 MB of places from a file on first use.
  serverExternalPackages: ['zipcodes'],
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: Object.entries(RESPONSE_HEADERS).map(([key, value]) => ({ key, value })),
      },
      {
        // The server replaces this policy with a strict one. The proxy widens it if the operator enabled a tag manager.
        source: '/((?!images/).*)',
        headers: [{ key: 'content-security-policy', value: frameworkPolicy({ development, studioUrl }) }],
      },
      {
        // The URL contains the token that resets a password.
        source: '/api/members/reset',
        headers: [{ key: 'referrer-policy', value: 'no-referrer' }],
      },
      {
        // Form routes are left out because they respond with a page to browsers without JavaScript. Images have their
        // own policy. A missing page may look like a file, so files are listed by name.
        source:
          '/(api/(?!forms/).*|_next/.*|sitemaps/.*|\\.well-known/gpc\\.json|apple-icon\\.png|favicon\\.ico|icon\\.svg|robots\\.txt|sitemap\\.xml)',
        headers: [{ key: 'content-security-policy', value: NO_DOCUMENT_POLICY }],
      },
    ]),
};

export default config;
