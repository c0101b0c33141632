import {
  countFacets,
  filterByFacets,
  insertSample,
  toFacts,
  type FacetSetting,
  type ProductFacts,
} from './facets';

function product(id: string, brand: string, surfaces: string[], organisms: string[] = []): ProductFacts {
  return toFacts({
    __typename: 'Product',
    sys: { id },
    productName: id,
    productBrand: brand,
    shortDescription: null,
    slug: id,
    ratingAndReviewId: id,
    heroVariant: null,
    epaRegistrationNumber: null,
    efficacyClaims: [{ claim: 'Disinfects', organisms, contactTimeSeconds: 600 }],
    surfaces,
    brand: { sys: { id: brand }, name: brand.toUpperCase(), code: brand },
    categoriesCollection: { items: [{ sys: { id: 'c' }, title: 'Floor', code: 'floor' }] },
    businessTypesCollection: { items: [] },
  });
}

const PRODUCTS = [
  product('a', 'dawn', ['Tile', 'Glass'], ['Norovirus']),
  product('b', 'dawn', ['Tile']),
  product('c', 'tide', ['Glass'], ['MRSA', 'Norovirus']),
];
const SETTINGS: FacetSetting[] = [
  { title: 'Brand', kind: 'brand', values: null },
  { title: 'Surface', kind: 'surface', values: null },
  { title: 'Organism', kind: 'organism', values: ['Disinfects: Norovirus', 'Disinfects: MRSA'] },
  { title: 'Category', kind: 'category', values: null },
];
const ids = (products: ProductFacts[]) => products.map(({ sys }) => sys.id);
const pageQuery = (query: string) => new URLSearchParams(query);

test('returns products that match any selected value in every facet', () => {
  expect(ids(filterByFacets(PRODUCTS, SETTINGS, pageQuery('')))).toEqual(['a', 'b', 'c']);
  expect(ids(filterByFacets(PRODUCTS, SETTINGS, pageQuery('brand=dawn')))).toEqual(['a', 'b']);
  expect(ids(filterByFacets(PRODUCTS, SETTINGS, pageQuery('brand=dawn&brand=tide&surface=Glass')))).toEqual([
    'a',
    'c',
  ]);
  expect(filterByFacets(PRODUCTS, SETTINGS, pageQuery('organism=unknown'))).toEqual([]);
  // A parameter without a facet on the page is ignored.
  expect(ids(filterByFacets(PRODUCTS, SETTINGS.slice(0, 1), pageQuery('surface=Tile')))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('does not drop an organism that all products list', () => {
  const [facet] = countFacets(
    PRODUCTS.filter(({ sys }) => sys.id !== 'b'),
    SETTINGS.slice(2),
    pageQuery(''),
  );
  expect(facet?.options.map(({ value, count }) => [value, count])).toEqual([
    ['Disinfects: Norovirus', 2],
    ['Disinfects: MRSA', 1],
  ]);
});

test('counts the products per value, and drops values that all products have', () => {
  const facets = countFacets(PRODUCTS, SETTINGS, pageQuery('brand=dawn'));
  expect(facets.map(({ name }) => name)).toEqual(['brand', 'surface', 'organism']);
  expect(facets[0]?.options).toEqual([
    { value: 'dawn', label: 'DAWN', count: 2, chosen: true },
    { value: 'tide', label: 'TIDE', count: 1, chosen: false },
  ]);
  expect(facets[1]?.options.map(({ value, count }) => [value, count])).toEqual([
    ['Glass', 1],
    ['Tile', 2],
  ]);
  // The options are in the editor's order.
  expect(facets[2]?.options.map(({ value }) => value)).toEqual(['Disinfects: Norovirus', 'Disinfects: MRSA']);
});

test('inserts the sample product once, at index 3', () => {
  const list = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ sys: { id } }));
  const at = (sample: string | null) =>
    insertSample(list, sample === null ? null : { sys: { id: sample } }).map(({ sys }) => sys.id);
  expect(at('x')).toEqual(['a', 'b', 'c', 'x', 'd', 'e']);
  expect(at('a')).toEqual(['b', 'c', 'd', 'a', 'e']);
  expect(at('e')).toEqual(['a', 'b', 'c', 'e', 'd']);
  expect(at(null)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(insertSample(list.slice(0, 1), { sys: { id: 'x' } }).map(({ sys }) => sys.id)).toEqual(['a', 'x']);
});
