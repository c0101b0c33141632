import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { rscParameter } from './rsc-parameter';

const TREE = '%5B%22%22%2C%7B%22children%22%3A%5B%22en-us%22%5D%7D%5D';

test.each([
  [{}],
  [{ 'next-router-state-tree': TREE, 'next-url': '/en-us' }],
  [{ 'next-router-state-tree': TREE }],
  [{ 'next-url': '/en-us' }],
  [{ 'next-router-prefetch': '1' }],
  [{ 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' }],
])('computes the parameter that Next expects for %j', async (headers: Record<string, string>) => {
  const [prefetch, segment, tree, url] = [
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-router-state-tree',
    'next-url',
  ].map((name) => headers[name]);
  const kind = prefetch === '1' || prefetch === '2' ? prefetch : undefined;
  expect(rscParameter(headers)).toBe(await computeCacheBustingSearchParam(kind, segment, tree, url));
});

test('ignores an unknown kind of prefetch', () => {
  expect(rscParameter({ 'next-router-prefetch': 'evil' })).toBe('');
});
