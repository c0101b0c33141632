import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { array, assert, constantFrom, property } from 'fast-check';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { config } from '@/proxy';
import { MISSING_PATHS } from '@/tests/fixtures/missing-paths';
import { isReservedPath } from '@cleanpro/content-values/redirects/normalize-path';
import { matchRoute } from './match-route';

const match = (path: string) => matchRoute(new URL(path, 'https://example.com'));

test.each([
  ['/', '/en-us', 308],
  ['/?q=1', '/en-us?q=1', 308],
  ['/en-us/home', '/en-us', 301],
])('always redirects %s to %s', (path, to, status) => {
  expect(match(path)).toEqual({ kind: 'redirect', to, status });
});

test.each([
  ['/EN-US/Brands?Q=Soap', '/en-us/brands?Q=Soap', 'brands'],
  ['/en-us/%66aq?page=2', '/en-us/faq?page=2', 'faq'],
  ['/en-us/faq/', '/en-us/faq', 'faq'],
  ['/en-us/brands%2Fdawn', '/en-us/brands/dawn', 'brands/dawn'],
  ['/EN-US', '/en-us', 'home'],
])('redirects %s to %s if the page exists', (path, to, key) => {
  expect(match(path)).toEqual({ kind: 'redirect', to, status: 308, key });
});

test.each([
  ['/en-us', 'home'],
  ['/en-us/brands/dawn', 'brands/dawn'],
  ['/en-us/search?q=soap', 'search'],
])('matches %s as the page %s', (path, slug) => {
  expect(match(path)).toEqual({ kind: 'page', slug });
});

test.each([
  ['/fr-fr/brands', '/fr-fr/brands'],
  ['/en-usa', '/en-usa'],
  ['/en-us/404-error', '404-error'],
  ['/en-us/_with-query', '/en-us/_with-query'],
  ['/en-us/_with-query/brands', '/en-us/_with-query/brands'],
  ['/en-us/_reviews/dawn/pan-soak', '/en-us/_reviews/dawn/pan-soak'],
  ['/en-us/_styles/none', '/en-us/_styles/none'],
  ['/en-us/a_B', '/en-us/a_b'],
  ['/en-us/x.html', '/en-us/x.html'],
  ['/wp-login.php', '/wp-login.php'],
  ['/icon-none', '/icon-none'],
  ['/en-us/%ff', '/en-us/%ff'],
  [`/en-us/${'a'.repeat(201)}`, `/en-us/${'a'.repeat(201)}`],
])('%s is never a page and can only redirect', (path, key) => {
  expect(match(path)).toEqual({ kind: 'other', key });
});

test('matches the style guide without looking up a slug', () => {
  expect(match('/en-us/_styles')).toEqual({ kind: 'style-guide' });
  expect(match('/en-us/_styles/blocks')).toEqual({ kind: 'style-guide' });
});

test('a redirect to the canonical path always leads to a page', () => {
  const part = constantFrom('/', '.', '..', '_', 'a', 'Z', '%2f', '%', 'é', '/en-us', '/api/', 'home', '-');
  const isCanonical = property(array(part), (parts) => {
    const found = matchRoute({ pathname: `/${parts.join('')}`, search: '' });
    return found.kind !== 'redirect' || matchRoute({ pathname: found.to, search: '' }).kind === 'page';
  });
  expect(() => assert(isCanonical, { numRuns: 2_000 })).not.toThrow();
});

test('reserves the paths of files and route handlers', () => {
  const files = [
    ...globSync('public/**/*.*').map((file) => file.replace(/^public/, '')),
    ...globSync('app/*.{ico,png,svg}').map((file) => file.replace(/^app/, '')),
    ...globSync('app/{*/,}*.{txt,xml}/route.ts').map((file) => file.replace(/^app(.*)\/route\.ts$/, '$1')),
  ];
  expect(files.length).toBeGreaterThan(4);
  for (const path of [...files, '/api/x', '/images/x', '/sitemaps/x', '/_next/static/x'])
    expect([path, isReservedPath(path)]).toEqual([path, true]);
  expect(existsSync('public/.well-known/gpc.json')).toBe(true);
});

test('the proxy handles every path except files and route handlers', () => {
  const isSeen = (url: string): boolean => unstable_doesMiddlewareMatch({ config, url });
  for (const path of Object.values(MISSING_PATHS))
    expect([path(1), isSeen(path(1))]).toEqual([path(1), true]);
  const part = constantFrom(
    '/',
    '.',
    '_',
    'a',
    '-',
    '%2F',
    '/api',
    '/images/',
    '/_next/static',
    '/icon.svg',
    'robots.txt',
  );
  const agrees = property(array(part), (parts) => {
    const { pathname } = new URL(`http://site/${parts.join('')}`.replaceAll(/(?<!:)\/{2,}/g, '/'));
    return isSeen(pathname) !== isReservedPath(pathname);
  });
  expect(() => assert(agrees, { numRuns: 2_000 })).not.toThrow();
});

test('plain Node can load the routing rules', () => {
  const script =
    "const { matchRoute } = await import('./lib/content/routing/match-route.ts'); console.log(matchRoute({ pathname: '/', search: '' }).to)";
  expect(
    execFileSync('node_modules/.bin/node', ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ).toBe('/en-us\n');
});
