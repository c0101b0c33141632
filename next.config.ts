import { join } from 'node:path';
import type { NextConfig } from 'next';
import { contentSecurityPolicy } from './lib/security/content-security-policy.ts';

const development = process.env.NODE_ENV === 'development';

const cacheModule = (name: string): string => join(process.cwd(), 'server/cache', `${name}.ts`);

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // In a test run the stage "types" checks the same files once.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1' },
  // Routes named *.guide.tsx, such as the style guide, are excluded from a build for visitors.
  pageExtensions: ['ts', 'tsx', ...(development || process.env.STYLE_GUIDE ? ['guide.tsx'] : [])],
  // Every cache of the process shares one state of expired tags (docs/architecture.md, "The server").
  cacheHandler: cacheModule('route-cache-handler'),
  cacheHandlers: { default: cacheModule('use-cache-handler') },
  cacheMaxMemorySize: 0,
  // Titles and descriptions are in the head of the first HTML for everyone, not only for bots.
  htmlLimitedBots: /.*/,
  experimental: {
    useCache: true,
    // The tag manager's chunk shares React with the page. With smaller chunks the bundler would split React off, which
    // costs every page 600 bytes before it is idle.
    turbopackChunking: { minChunkSize: 100_000 },
  },
  // Five megabytes of places, read from their file on first use.
  serverExternalPackages: ['zipcodes'],
  headers: () =>
    Promise.resolve([
      {
        source: '/((?!images/).*)',
        headers: [
          // The proxy widens it where the operator has enabled a tag manager.
          { key: 'Content-Security-Policy', value: contentSecurityPolicy({ development }) },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
          { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
        ],
      },
    ]),
};

export default config;
