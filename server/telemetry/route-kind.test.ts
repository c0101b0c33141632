import { assert, constantFrom, property, webPath } from 'fast-check';
import { routeKind } from './route-kind.ts';

const kindOf = (url: string, headers = {}): string => routeKind({ url, headers });

test.each([
  ['/en-us', 'page'],
  ['/en-us?gclid=1', 'page'],
  ['/en-us/brands/dawn', 'page'],
  ['/en-us/search?q=soap', 'search'],
  ['/en-us/search-tips', 'page'],
  ['/en-us/compare-products', 'comparison'],
  ['/en-us/recommender/plan/x', 'assistant'],
  ['/en-usual', 'other'],
  ['/_next/static/chunks/x.js', 'static'],
  ['/_page-data/hash/en-us.js', 'page-data'],
  ['/images/a/b.png', 'image'],
  ['/api/forms/contact', 'form'],
  ['/api/revalidate/reviews', 'webhook'],
  ['/api/health/live', 'health'],
  ['/api/session', 'api'],
  ['/wp-login.php', 'other'],
  ['*', 'other'],
])('classifies %s as %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});

test('classifies requests from Next’s router separately from documents', () => {
  expect(kindOf('/en-us/search?_rsc=1', { rsc: '1' })).toBe('rsc');
});

test('the number of route kinds is bounded, whatever paths are requested', () => {
  const kinds = new Set<string>();
  assert(
    property(webPath(), constantFrom('', '/en-us', '/api', '/images', '/_next/static'), (path, prefix) => {
      kinds.add(kindOf(prefix + path));
    }),
    { numRuns: 2_000 },
  );
  expect(kinds.size).toBeLessThan(16);
});
