import { isSearch } from './search-rate';

test.each([
  ['search', '', true],
  ['search', 'q=mop', true],
  ['write-review', 'q=mop', true],
  ['write-review', 'product=pan-soak', false],
  ['compare-products', 'find=mop', true],
  ['compare-products', 'product=a&product=b', false],
  ['about-us', 'q=mop', false],
  ['about-us', '=mop', false],
])('recognizes whether %s?%s is a search: %s', (slug, query, expected) => {
  expect(isSearch(slug, new URLSearchParams(query))).toBe(expected);
});
