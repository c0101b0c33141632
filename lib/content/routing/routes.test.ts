/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  getPerRequestPath,
  getReviewedProductSlug,
  isRenderedForMember,
  matchRoute,
  readsOwnQuery,
} from './routes';

const match = (path: string) => matchRoute(new URL(path, 'https://example.com'));
const perRequestPath = (slug: string, query = '', cookies = '') =>
  getPerRequestPath(slug, new URLSearchParams(query), cookies);

test.each([
  ['/', '/en-us', 308],
  ['/?q=1', '/en-us?q=1', 308],
  ['/EN-US/Brands?Q=Soap', '/en-us/brands?Q=Soap', 308],
  ['/en-us/home', '/en-us', 301],
  ['/en-us/%66aq?page=2', '/en-us/faq?page=2', 308],
])('%s redirects to %s', (path, to, status) => {
  expect(match(path)).toEqual({ kind: 'redirect', to, status });
});

test.each([
  ['/en-us', 'home'],
  ['/en-us/brands/dawn', 'brands/dawn'],
  ['/en-us/search?q=soap', 'search'],
])('%s is the page %s', (path, slug) => {
  expect(match(path)).toEqual({ kind: 'page', slug });
});

test.each([
  '/fr-fr/brands',
  '/en-usa',
  '/en-us/_with-query',
  '/en-us/_with-query/brands',
  '/en-us/_reviews/dawn/pan-soak',
  '/en-us/a_b',
  '/en-us/a//b',
  '/en-us/%ff',
  `/en-us/${'a'.repeat(201)}`,
])('%s is missing', (path) => {
  expect(match(path)).toEqual({ kind: 'missing' });
});

test('the style guide is not resolved', () => {
  expect(match('/en-us/_styles')).toEqual({ kind: 'unresolved' });
  expect(match('/en-us/_styles/blocks')).toEqual({ kind: 'unresolved' });
});

test('a page with query parameters that it reads is rendered per request', () => {
  expect(perRequestPath('faq', 'utm_source=mail')).toBeNull();
  expect(perRequestPath('sds', 'product=+soap&utm_source=mail')).toBe('/en-us/_with-query/sds?product=soap');
  expect(perRequestPath('home', 'sent=newsletter')).toBe('/en-us/_with-query?sent=newsletter');
});

test('a route that reads its own query string keeps its path', () => {
  for (const slug of ['search', 'compare-products', 'write-review', 'recommender/plan']) {
    expect(readsOwnQuery(slug)).toBe(true);
    expect(perRequestPath(slug, 'product=soap')).toBeNull();
  }
});

test('the account is rendered per request, and what leads there for those who have signed in', () => {
  expect(perRequestPath('account')).toBe('/en-us/_with-query/account?');
  for (const slug of ['sign-in', 'user-registration']) {
    expect(perRequestPath(slug)).toBeNull();
    expect(perRequestPath(slug, '', 'a=b; signed-in=1')).toBe(`/en-us/_with-query/${slug}?`);
    expect(isRenderedForMember(`/en-us/${slug}`, 'a=b; signed-in=1')).toBe(true);
    expect(isRenderedForMember(`/en-us/${slug}`, 'a=b')).toBe(false);
  }
  expect(isRenderedForMember('/en-us/about-us', 'signed-in=1')).toBe(false);
});

test('the reviews of a product are one segment below it, of a route of their own', () => {
  expect(getReviewedProductSlug('brands/dawn/pan-soak/reviews')).toBe('brands/dawn/pan-soak');
  expect(getReviewedProductSlug('brands/dawn/reviews')).toBeNull();
  expect(readsOwnQuery('brands/dawn/soap/reviews')).toBe(true);
  expect(perRequestPath('brands/dawn/soap/reviews', 'sort=newest&stars=5')).toBe(
    '/en-us/_reviews/dawn/soap?sort=newest&stars=5',
  );
});

test('plain Node loads the rules', () => {
  const script =
    "const { matchRoute } = await import('./lib/content/routing/routes.ts'); console.log(matchRoute({ pathname: '/', search: '' }).to)";
  expect(
    execFileSync('node_modules/.bin/node', ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ).toBe('/en-us\n');
});
