import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { frameworkPolicy, NO_DOCUMENT_POLICY } from './lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from './lib/security/response-headers.ts';

const development = process.env.NODE_ENV === 'development';

/** In production the server sends policies of its own. */
const studioUrl = (development && process.env.STUDIO_URL) || undefined;

/** This machine's names and addresses, under which others in its network open the site in development. */
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
  // The server has ETags of its own, of what it sends.
  generateEtags: false,
  reactStrictMode: true,
  typescript: {
    // In a test run the stage "types" checks the same files once.
    ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1',
    // Without tests, whose packages a build does not have.
    tsconfigPath: 'tsconfig.build.json',
  },
  // Routes named *.guide.tsx, such as the style guide, are excluded from a build for visitors.
  pageExtensions: ['ts', 'tsx', ...(development || process.env.STYLE_GUIDE ? ['guide.tsx'] : [])],
  ...(development && { allowedDevOrigins: machineHosts() }),
  // Next renders, the site's server caches (docs/architecture.md, "The server").
  cacheHandler: join(process.cwd(), 'server/next/cache-handler.ts'),
  cacheMaxMemorySize: 0,
  // The content service converts pictures, to listed widths. Next's own optimizer would convert any file of the site,
  // as often as somebody invents an address for it.
  images: { unoptimized: true },
  // Titles and descriptions are in the head of the first HTML for everyone, not only for bots.
  htmlLimitedBots: /.*/,
  // 425 bytes of every page, for browsers older than those in package.json, "browserslist".
  turbopack: {
    resolveAlias: { '../build/polyfills/polyfill-module': './components/next/no-polyfills.ts' },
  },
  experimental: {
    // A page that was fetched before the click is used for half a minute, Next's shortest time: content changes meanwhile.
    staleTimes: { static: 30 },
    // The tag manager's chunk shares React with the page. With smaller chunks the bundler would split React off, which
    // costs every page 600 bytes before it is idle.
    turbopackChunking: { minChunkSize: 100_000 },
  },
  // Five megabytes of places, read from their file on first use.
  serverExternalPackages: ['zipcodes'],
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: Object.entries(RESPONSE_HEADERS).map(([key, value]) => ({ key, value })),
      },
      {
        // The server replaces it with a strict one; the proxy widens it where the operator has enabled a tag manager.
        source: '/((?!images/).*)',
        headers: [{ key: 'content-security-policy', value: frameworkPolicy({ development, studioUrl }) }],
      },
      {
        // The address contains the token that resets a password.
        source: '/api/members/reset',
        headers: [{ key: 'referrer-policy', value: 'no-referrer' }],
      },
      {
        // A form's route handler answers with a page where there is no script; images have a policy of their own, and a
        // missing page may look like a file.
        source:
          '/(api/(?!forms/).*|_next/.*|sitemaps/.*|\\.well-known/gpc\\.json|apple-icon\\.png|favicon\\.ico|icon\\.svg|robots\\.txt|sitemap\\.xml)',
        headers: [{ key: 'content-security-policy', value: NO_DOCUMENT_POLICY }],
      },
    ]),
};

export default config;
