import { parsePageQuery } from '../pages/page-query';
import { toSheetFilter } from './sheet-filter';

const filter = (query: string) => toSheetFilter(parsePageQuery(new URLSearchParams(query)));

test('returns null without parameters', () => {
  expect(filter('')).toBeNull();
  expect(filter('page=2')).toBeNull();
  expect(filter('upc=--')).toBeNull();
});

test('requires each word in the name or the brand', () => {
  expect(filter('product=dawn+degreaser')).toEqual({
    AND: [
      { OR: [{ productName_contains: 'dawn' }, { productBrand_contains: 'dawn' }] },
      { OR: [{ productName_contains: 'degreaser' }, { productBrand_contains: 'degreaser' }] },
    ],
  });
});

test('includes sheets that an ingredient or hazard search found', () => {
  const query = parsePageQuery(new URLSearchParams('product=bleach'));
  expect(toSheetFilter(query, ['sheet'])).toEqual({
    AND: [
      {
        OR: [
          { AND: [{ OR: [{ productName_contains: 'bleach' }, { productBrand_contains: 'bleach' }] }] },
          { sys: { id_in: ['sheet'] } },
        ],
      },
    ],
  });
});

test('normalizes a printed UPC and combines all parameters', () => {
  expect(filter('upc=4000-0000 1234&language=es&brand=Dawn+Professional&category=floor')).toEqual({
    AND: [
      { productBrand: 'Dawn Professional' },
      { upcs_contains_some: ['400000001234'] },
      { language: { code: 'es' } },
      { category: { code: 'floor' } },
    ],
  });
});
