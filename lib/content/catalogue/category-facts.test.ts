import type { FacetNamesQuery } from '@/graphql/generated/operations';
import { applyChanges, sortByName, withNames, type FactItem } from './category-facts';

const link = (id: string) => ({ sys: { id } });
const item = (id: string, productName: string, fields: Partial<FactItem['fields']> = {}): FactItem => ({
  sys: { id },
  fields: { productName, ...fields },
});
const ids = (items: readonly { sys: { id: string } }[] | undefined) => items?.map(({ sys }) => sys.id);

const BEFORE = sortByName([item('c', 'Zest'), item('b', 'Bleach'), item('a', 'Bleach')]);

test('sorts products by name, and by id if names are equal', () => {
  expect(ids(BEFORE)).toEqual(['a', 'b', 'c']);
});

test('moves changed products and inserts new ones', () => {
  expect(ids(applyChanges(BEFORE, [item('a', 'Zinc'), item('d', 'Alum')], 4))).toEqual(['d', 'b', 'c', 'a']);
  expect(applyChanges(BEFORE, [], 3)).toBe(BEFORE);
});

test.each([
  ['left', [], 2],
  ['left while another came', [item('d', 'Alum')], 3],
  ['came without a change', [], 4],
])('returns undefined if the total is inconsistent because a product %s', (_case, changed, total) => {
  expect(applyChanges(BEFORE, changed, total)).toBeUndefined();
});

test('includes the names of linked entries, and skips unresolvable links', () => {
  const names: FacetNamesQuery = {
    productCollection: { total: 1 },
    brandCollection: { items: [{ sys: { id: 'brand-dawn' }, name: 'Dawn', code: 'dawn' }] },
    categoryCollection: { items: [{ sys: { id: 'category-dish' }, title: 'Dish', code: 'dish' }, null] },
    businessTypesCollection: { items: [{ sys: { id: 'hotels' }, name: 'Hotels', code: null }] },
  };
  const product = item('a', 'Soap', {
    brand: link('brand-dawn'),
    categories: [link('category-dish'), link('category-gone')],
    businessTypes: [link('hotels')],
    surfaces: ['Tile'],
    epaRegistrationNumber: '99999-1',
  });
  expect(withNames([product, item('b', 'Bare')], names)).toEqual([
    {
      sys: { id: 'a' },
      registered: true,
      options: {
        brand: [{ value: 'dawn', label: 'Dawn' }],
        category: [{ value: 'dish', label: 'Dish' }],
        businessType: [],
        organism: [],
        surface: [{ value: 'Tile', label: 'Tile' }],
      },
    },
    {
      sys: { id: 'b' },
      registered: false,
      options: { brand: [], category: [], businessType: [], organism: [], surface: [] },
    },
  ]);
});
