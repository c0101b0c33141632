import { checkPackSizes } from '../product/packs.ts';
import { answer, asset, found, link, product, type TestEntry } from './space.ts';

type Fields = Record<string, unknown>;

const ROLLS = {
  productBrand: 'Brand',
  productName: 'Tissue 24',
  variantDescription: '75 ct',
  sellUnits: 1,
  packageSize: 75,
  packageSizeUnits: 'ct',
  countedItems: 'rolls',
  sheetsPerRoll: 450,
};
const pack = (fields: Fields, of: Fields = {}): TestEntry[] => [
  product({ variants: [link('v')], ...of }),
  ['productVariant', 'v', { ...ROLLS, ...fields }],
];

test.each<[string, TestEntry[], RegExp]>([
  [
    'a count of nothing',
    pack({ countedItems: undefined }),
    /^v countedItems is empty, but the pack size is a count/,
  ],
  [
    'a counted liquid',
    pack({ packageSizeUnits: 'gal' }),
    /^v countedItems is “rolls”, but the pack size is in gal/,
  ],
  ['rolls without sheets', pack({ sheetsPerRoll: undefined }), /^v sheetsPerRoll is empty for rolls/],
  [
    'sheets of wipes',
    pack({ countedItems: 'wipes' }),
    /^v sheetsPerRoll is set, but the pack is not counted in rolls/,
  ],
  ['a kit without contents', pack({ productName: 'Starter Kit' }), /^v contents is empty for a kit/],
  [
    'contents that do not add up',
    pack({ contents: ['1 handle', '5 dusters'] }),
    /^v contents adds up to 6, but the package contains 75/,
  ],
  [
    'a description of another size',
    pack({ variantDescription: '75 ct, case of 6' }),
    /^v variantDescription is “75 ct, case of 6” instead of “75 ct”/,
  ],
  [
    'a text that counts what no pack has',
    pack({}, { shortDescription: 'A case holds 80 rolls.' }),
    /^p shortDescription mentions 80 rolls, which no pack of p has/,
  ],
  [
    'an answer that counts other sheets',
    [...answer('Each roll has 400 sheets.'), ...pack({}, { questions: [link('question')] })],
    /^question-answer body mentions 400 sheets, which no pack of p has/,
  ],
])('the count check reports %s', (_name, entries, expected) => {
  expect(found(checkPackSizes, entries)).toMatch(expected);
});

test.each<[string, string, string, RegExp]>([
  [
    'an alternative text of one roll for many',
    'Brand Tissue 24, 75 count',
    'Brand Tissue 24, 75 count roll',
    /^a description does not say “75 rolls”/,
  ],
  [
    'a title with another count',
    'Brand Tissue 24, 70 count',
    'Brand Tissue 24, pack of 75 rolls',
    /^a title gives a pack size other than 75: “Brand Tissue 24, 70 count”/,
  ],
])('reports a picture with %s', (_name, title, description, expected) => {
  const entries = pack({ heroImage: link('a', 'Asset') });
  expect(found(checkPackSizes, entries, [asset('a', title, description)])).toMatch(expected);
});

test('accepts counts of rolls and sheets per pack and per case', () => {
  const texts = {
    shortDescription: '75 rolls, 33,750 sheets.',
    keyBenefits: ['450 sheets per roll', '150 rolls per case'],
  };
  const fields = { sellUnits: 2, variantDescription: '75 ct, case of 2', heroImage: link('a', 'Asset') };
  expect(
    found(checkPackSizes, pack(fields, texts), [
      asset('a', 'Brand Tissue 24, 75 count', 'Brand Tissue 24, pack of 75 rolls'),
    ]),
  ).toBe('');
  expect(
    found(checkPackSizes, pack({ heroImage: link('a', 'Asset') }), [
      asset('a', 'Brand Tissue 24', 'A roll of tissue'),
    ]),
  ).toBe('');
});
