import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { removeInternalHeaders } from './internal-headers.ts';

/**
 * Headers of browsers, proxies and tracing. The last one, `x-invocation-id`, identifies requests on Vercel's platform
 * only.
 */
const FROM_OUTSIDE = new Set(
  `accept access-control-request-headers cache-control content-encoding content-length content-type cookie host location
  origin referer user-agent sec-fetch-dest sec-fetch-mode sec-fetch-site traceparent tracestate
  x-forwarded-for x-forwarded-host x-forwarded-port x-forwarded-proto x-invocation-id`.split(/\s+/),
);

/** Returns the headers that remain on a visitor's request. */
function leftOf(names: readonly string[]): string[] {
  const headers: IncomingMessage['headers'] = Object.fromEntries(names.map((name) => [name, '1']));
  removeInternalHeaders({ headers });
  return Object.keys(headers);
}

const sources = globSync('node_modules/next/dist/server/**/*.js').map((file) => readFileSync(file, 'utf8'));

test('removes every header in Next’s list of internal headers', () => {
  const [, list = ''] = /const INTERNAL_HEADERS = \[([^\]]*)\]/.exec(sources.join('\n')) ?? [];
  const names = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  expect(names).toContain('x-middleware-rewrite');
  expect(leftOf(names)).toEqual([]);
});

test('Next reads no internal headers beyond those removed', () => {
  const read = sources.flatMap((source) =>
    [...source.matchAll(/headers(?:\.get\(|\[)['"]([\w-]+)['"]/g)].map(([, name = '']) => name.toLowerCase()),
  );
  expect(read).toContain('x-middleware-prefetch');
  expect(leftOf(read).filter((name) => !FROM_OUTSIDE.has(name))).toEqual([]);
});
