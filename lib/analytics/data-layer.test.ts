import { buildDataLayer } from './data-layer';
import { PAGE_KINDS } from './page-kind';

const URL = 'https://www.example.com/en-us/x';
let lines: string[];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => jest.restoreAllMocks());

test('fills in default values', () => {
  expect(buildDataLayer({})).toEqual({
    event: 'page',
    productBrand: 'US',
    locale: 'en-us',
    country: 'US',
    privacyRegime: 'CCPA',
  });
});

test.each(PAGE_KINDS)('accepts a page of kind "%s" with URL and locale', (kind) => {
  expect(buildDataLayer({ kind, pageUrl: URL, locale: 'en-us' })).toMatchObject({
    pageKind: kind,
    pageUrl: URL,
    locale: 'en-us',
  });
  expect(lines).toEqual([]);
});

test.each(PAGE_KINDS)(
  'page kind "%s": requires URL and locale only for product, article and listing pages',
  (kind) => {
    const required = ['product page', 'article detail', 'listing'].includes(kind);
    for (const facts of [{}, { pageUrl: URL }, { locale: 'en-us' }]) {
      lines = [];
      expect(buildDataLayer({ kind, ...facts }) === null).toBe(required);
      expect(lines.filter((line) => line.includes('page URL and locale are required'))).toHaveLength(
        required ? 1 : 0,
      );
    }
  },
);

test('uses the product’s brand on a product page', () => {
  const facts = {
    kind: 'product page',
    pageUrl: URL,
    locale: 'en-us',
    productBrand: 'Dawn',
    productName: 'Soap',
  } as const;
  expect(buildDataLayer(facts)).toMatchObject({ productBrand: 'Dawn', productName: 'Soap' });
});
