/** @jest-environment node */
import { compareRows, type ComparableProduct } from './rows';

const EMPTY: ComparableProduct = {
  shortDescription: null,
  keyBenefits: null,
  categoriesCollection: null,
  variantsCollection: null,
  heroVariant: null,
  sampleAvailable: null,
  dilutionRatio: null,
  contactTime: null,
  epaRegistrationNumber: null,
  surfaces: null,
  organisms: null,
  areasOfUse: null,
  foodContact: null,
  fragranceFree: null,
  dilutionSystem: null,
};

const compared = (product: Partial<ComparableProduct>): { product: ComparableProduct } => ({
  product: { ...EMPTY, ...product },
});

test('rows mark the values that differ and those that a product lacks', () => {
  const rows = compareRows([
    compared({ shortDescription: 'Same', dilutionRatio: '1:64', contactTime: '10 minutes' }),
    compared({ shortDescription: 'Same', dilutionRatio: '1:128' }),
  ]);
  expect(rows).toEqual([
    { name: 'What it is', values: ['Same', 'Same'], differs: false },
    { name: 'Dilution', values: ['1:64', '1:128'], differs: true },
    { name: 'Contact time', values: ['10 minutes', null], differs: true },
    { name: 'Samples', values: ['None', 'None'], differs: false },
  ]);
});

test('a row that only a later product has goes where that product has it', () => {
  const names = compareRows([
    compared({ surfaces: ['Tile'] }),
    compared({ dilutionRatio: '1:10', surfaces: ['Tile'] }),
  ]).map(({ name }) => name);
  expect(names).toEqual(['Dilution', 'Surfaces', 'Samples']);
});
