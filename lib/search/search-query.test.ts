import { searchHref, parseSearchQuery, withFacet, withKind } from './search-query';

test('converts a URL to a query and back', () => {
  const href = '/en-us/search?q=floor+cleaner&kind=product&brand=comet&brand=dawn&business=hotels&page=2';
  const parameters = new URL(href, 'http://site').searchParams;
  const query = Object.fromEntries(
    [...new Set(parameters.keys())].map((key) => [key, parameters.getAll(key)]),
  );
  expect(searchHref(parseSearchQuery(query))).toBe(href);
});

test('ignores malformed parameters', () => {
  expect(
    parseSearchQuery({
      q: ` ${'x'.repeat(300)}`,
      kind: 'nonsense',
      brand: ['../x', 'dawn', 'dawn'],
      page: '-1',
    }),
  ).toEqual({
    q: 'x'.repeat(100),
    kinds: [],
    facets: { brand: ['dawn'], category: [], businessType: [] },
    page: 1,
  });
});

test('selecting a facet returns to the first page; selecting it again removes it', () => {
  const query = parseSearchQuery({ q: 'floor', page: '3' });
  const chosen = withFacet(query, 'brand', 'dawn');
  expect(searchHref(chosen)).toBe('/en-us/search?q=floor&brand=dawn');
  expect(searchHref(withFacet(chosen, 'brand', 'dawn'))).toBe('/en-us/search?q=floor');
  expect(searchHref(withKind(query, 'article'))).toBe('/en-us/search?q=floor&kind=article');
});
