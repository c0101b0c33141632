/** @jest-environment node */
import { facetsOf, factsOf, narrowed, withSample, type FacetSetting, type ProductFacts } from './facets';

function product(id: string, brand: string, surfaces: string[], organisms: string[] = []): ProductFacts {
  return factsOf({
    __typename: 'Product',
    sys: { id },
    productName: id,
    productBrand: brand,
    shortDescription: null,
    slug: id,
    ratingAndReviewId: id,
    heroVariant: null,
    epaRegistrationNumber: null,
    organisms,
    surfaces,
    contactTime: null,
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
  { title: 'Organism', kind: 'organism', values: ['Norovirus', 'MRSA'] },
  { title: 'Category', kind: 'category', values: null },
];
const ids = (products: ProductFacts[]) => products.map(({ sys }) => sys.id);
const pageQuery = (query: string) => new URLSearchParams(query);

test('any value of a facet, in every facet', () => {
  expect(ids(narrowed(PRODUCTS, SETTINGS, pageQuery('')))).toEqual(['a', 'b', 'c']);
  expect(ids(narrowed(PRODUCTS, SETTINGS, pageQuery('brand=dawn')))).toEqual(['a', 'b']);
  expect(ids(narrowed(PRODUCTS, SETTINGS, pageQuery('brand=dawn&brand=tide&surface=Glass')))).toEqual([
    'a',
    'c',
  ]);
  expect(narrowed(PRODUCTS, SETTINGS, pageQuery('organism=unknown'))).toEqual([]);
  // What the page has no facet for does not narrow it.
  expect(ids(narrowed(PRODUCTS, SETTINGS.slice(0, 1), pageQuery('surface=Tile')))).toEqual(['a', 'b', 'c']);
});

test('counts say what a value would leave; what all have is no choice', () => {
  const facets = facetsOf(PRODUCTS, SETTINGS, pageQuery('brand=dawn'));
  expect(facets.map(({ name }) => name)).toEqual(['brand', 'surface', 'organism']);
  expect(facets[0]?.options).toEqual([
    { value: 'dawn', label: 'DAWN', count: 2, chosen: true },
    { value: 'tide', label: 'TIDE', count: 1, chosen: false },
  ]);
  expect(facets[1]?.options.map(({ value, count }) => [value, count])).toEqual([
    ['Glass', 1],
    ['Tile', 2],
  ]);
  // In the order of the editor.
  expect(facets[2]?.options.map(({ value }) => value)).toEqual(['Norovirus', 'MRSA']);
});

test('the sample product stands at index 3, once', () => {
  const list = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ sys: { id } }));
  const at = (sample: string | null) =>
    withSample(list, sample === null ? null : { sys: { id: sample } }).map(({ sys }) => sys.id);
  expect(at('x')).toEqual(['a', 'b', 'c', 'x', 'd', 'e']);
  expect(at('a')).toEqual(['b', 'c', 'd', 'a', 'e']);
  expect(at('e')).toEqual(['a', 'b', 'c', 'e', 'd']);
  expect(at(null)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(withSample(list.slice(0, 1), { sys: { id: 'x' } }).map(({ sys }) => sys.id)).toEqual(['a', 'x']);
});
