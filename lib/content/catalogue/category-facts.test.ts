/** @jest-environment node */
import type { FacetNamesQuery } from '@/graphql/generated/operations';
import { applyChanges, sortByName, withNames, type FactItem } from './category-facts';

const link = (id: string) => ({ sys: { id } });
const item = (id: string, productName: string, fields: Partial<FactItem['fields']> = {}): FactItem => ({
  sys: { id },
  fields: { productName, ...fields },
});
const ids = (items: readonly { sys: { id: string } }[] | undefined) => items?.map(({ sys }) => sys.id);

const KNOWN = sortByName([item('c', 'Zest'), item('b', 'Bleach'), item('a', 'Bleach')]);

test('products stand by name, those of one name by id', () => {
  expect(ids(KNOWN)).toEqual(['a', 'b', 'c']);
});

test('what changed takes its new place, and what is new a place of its own', () => {
  expect(ids(applyChanges(KNOWN, [item('a', 'Zinc'), item('d', 'Alum')], 4))).toEqual(['d', 'b', 'c', 'a']);
  expect(applyChanges(KNOWN, [], 3)).toBe(KNOWN);
});

test.each([
  ['left', [], 2],
  ['left while another came', [item('d', 'Alum')], 3],
  ['came untold', [], 4],
])('what does not add up because a product %s is not known', (_case, changed, total) => {
  expect(applyChanges(KNOWN, changed, total)).toBeUndefined();
});

test('facts carry the names of what a product links to; a link that leads nowhere gives none', () => {
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
