import { compareRows, type ComparableProduct } from './rows';

const EMPTY: ComparableProduct = {
  shortDescription: null,
  keyBenefits: null,
  categoriesCollection: null,
  variantsCollection: null,
  heroVariant: null,
  sampleAvailable: null,
  hazards: null,
  protectiveEquipment: null,
  productName: null,
  form: null,
  dilutionsCollection: null,
  efficacyClaims: null,
  notFor: null,
  rinse: null,
  maximumSurfaceTemperature: null,
  phMinimum: null,
  phMaximum: null,
  phCondition: null,
  shelfLifeMonths: null,
  epaRegistrationNumber: null,
  surfaces: null,
  areasOfUse: null,
  foodContact: null,
  fragranceFree: null,
  dilutionSystem: null,
};

const dilution = (ratio: number): Pick<ComparableProduct, 'dilutionsCollection'> => ({
  dilutionsCollection: {
    items: [
      {
        sys: { id: `dilution-${ratio}` },
        purpose: 'Daily soil',
        ratio,
        amountMinimum: null,
        amountMaximum: null,
        amountUnit: null,
        perAmount: null,
        perUnit: null,
        waterTemperatureMinimum: null,
        waterTemperatureMaximum: null,
        hazards: null,
      },
    ],
  },
});
const claims = [{ claim: 'Disinfects', organisms: ['Staphylococcus aureus'], contactTimeSeconds: 600 }];

const compared = (product: Partial<ComparableProduct>): { product: ComparableProduct } => ({
  product: { ...EMPTY, ...product },
});

test('marks rows whose values differ, including missing values', () => {
  const rows = compareRows([
    compared({ shortDescription: 'Same', ...dilution(64), efficacyClaims: claims }),
    compared({ shortDescription: 'Same', ...dilution(128) }),
  ]);
  expect(rows).toEqual([
    { name: 'Description', values: ['Same', 'Same'], differs: false },
    {
      name: 'Dilution',
      values: [
        '1:64 (2 fl oz per gal of water, 16 mL per L)',
        '1:128 (1 fl oz per gal of water, 7.8 mL per L)',
      ],
      differs: true,
    },
    { name: 'Contact time', values: ['10 minutes', null], differs: true },
    { name: 'Disinfects', values: ['Staphylococcus aureus (contact time 10 minutes)', null], differs: true },
    { name: 'Samples', values: ['None', 'None'], differs: false },
  ]);
});

test('inserts a row missing from the first product at its position in the later product', () => {
  const names = compareRows([
    compared({ surfaces: ['Tile'] }),
    compared({ ...dilution(10), surfaces: ['Tile'] }),
  ]).map(({ name }) => name);
  expect(names).toEqual(['Dilution', 'Surfaces', 'Samples']);
});
