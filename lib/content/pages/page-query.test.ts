import { withParams, parsePageQuery, parsePageNumber } from './page-query';

const pageQuery = (query: string) => parsePageQuery(new URLSearchParams(query));

test('trims the values of known parameters and drops the rest', () => {
  expect(pageQuery('product=+soap+&utm_source=mail&brand=dawn&brand=tide&brand=dawn&upc=').toString()).toBe(
    'product=soap&brand=dawn&brand=tide',
  );
  expect(pageQuery('gclid=1&fbclid=2').size).toBe(0);
  expect(pageQuery('answer-1=2&answer-100=1&answer-x=1').toString()).toBe('answer-1=2');
});

test('truncates values at 80 characters and returns at most 60', () => {
  expect(pageQuery(`product=${'x'.repeat(500)}`).get('product')).toHaveLength(80);
  const many = new URLSearchParams(Array.from({ length: 500 }, (_, index) => ['brand', String(index)]));
  expect(parsePageQuery(many).size).toBe(60);
});

test('changes one parameter and preserves the others', () => {
  expect(withParams('/en-us/sds', pageQuery('product=a&page=2'), { page: '3' })).toBe(
    '/en-us/sds?product=a&page=3',
  );
  expect(withParams('/en-us/sds', pageQuery('page=2'), { page: undefined })).toBe('/en-us/sds');
});

test('falls back to page 1 for an invalid page number', () => {
  expect(
    ['page=3', 'page=0', 'page=-1', 'page=1.5', 'page=x', ''].map((query) =>
      parsePageNumber(pageQuery(query)),
    ),
  ).toEqual([3, 1, 1, 1, 1, 1]);
});
