import { findProblems } from '../rules.ts';
import { checkSheets } from '../product/sheets.ts';
import { checkPackSizes } from '../product/packs.ts';
import { checkShelfLife } from '../product/shelf-life.ts';
import { checkSmartLabels } from '../product/smartlabel.ts';
import { checkRepeatedSentences } from '../product/repeated-sentences.ts';
import {
  answer,
  document,
  found,
  hazards,
  linesOf,
  link,
  product,
  spaceWith,
  type TestEntry,
} from './space.ts';

const SENTENCE = 'Made for people who clean.';
const products = (fields: Record<string, unknown>, count: number): TestEntry[] =>
  Array.from({ length: count }, (_, index) => product(fields, `p${index}`));

test('reports a sentence shared by four products', () => {
  const fields = { description: document(`It cleans. ${SENTENCE}`) };
  expect(found(checkRepeatedSentences, products(fields, 4))).toMatch(
    /^p0 description repeats a sentence of 4 products \(p0, p1, p2, p3\): “Made for people who clean\.”$/,
  );
  expect(found(checkRepeatedSentences, products(fields, 3))).toBe('');
});

test('reports a question shared by four products', () => {
  const entries = [
    ...Array.from({ length: 4 }, (_, index) =>
      answer(`Answer ${index}.`, 'What is in it?', `q${index}`),
    ).flat(),
    ...Array.from({ length: 4 }, (_, index) => product({ questions: [link(`q${index}`)] }, `p${index}`)),
  ];
  expect(found(checkRepeatedSentences, entries)).toMatch(
    /^q0 question repeats a sentence of 4 products \(p0, p1, p2, p3\): “What is in it\?”/,
  );
});

test('accepts warnings and short sentences shared by many products', () => {
  const fields = { warnings: [SENTENCE], keyBenefits: [SENTENCE, 'No added fragrance'] };
  expect(found(checkRepeatedSentences, products(fields, 4))).toBe('');
});

const SHEET = {
  signalWord: 'Warning',
  pictograms: ['irritant'],
  revisionDate: '2026-01-01',
  upcs: ['400000050751', '10400000010752'],
};
const withSheet = (fields: Record<string, unknown>): TestEntry[] => [
  hazards(['H319'], { pictograms: ['irritant'] }),
  product({ hazards: link('hazards'), variants: [link('v')], safetyDataSheets: [link('sheet')] }),
  ['productVariant', 'v', { caseUpc: '400000050751', gtin: '10400000010752' }],
  ['safetyDataSheet', 'sheet', { ...SHEET, ...fields }],
];

test.each<[string, Record<string, unknown>, RegExp]>([
  ['another signal word', { signalWord: 'Danger' }, /^sheet signalWord is Danger, but p has Warning$/],
  ['another pictogram', { pictograms: [] }, /^sheet pictograms is none, but p has irritant$/],
  [
    'a code less',
    { upcs: ['400000050751'] },
    /^sheet upcs is 400000050751, but p has 10400000010752, 400000050751$/,
  ],
  ['no date', { revisionDate: undefined }, /^sheet revisionDate is empty$/],
])('reports a sheet with %s', (_name, fields, expected) => {
  expect(found(checkSheets, withSheet(fields))).toMatch(expected);
});

test.each<[string, string[], string, RegExp]>([
  [
    'corrosive goods shipped as if they were not regulated',
    ['H314'],
    'not regulated',
    /^p transport is not regulated, but H314 requires class 8$/,
  ],
  [
    'a class that no hazard asks for',
    ['H319'],
    'UN 1170, Ethanol solutions, class 3, packing group II',
    /^p transport has class 3, but the hazards require none$/,
  ],
  [
    'a class of another hazard',
    ['H272'],
    'UN 1789, Hydrochloric acid, class 8, packing group III',
    /^p transport has class 8, but H272 requires class 5\.1$/,
  ],
])('the transport check reports %s', (_name, codes, transport, expected) => {
  expect(found(checkSheets, [hazards(codes), product({ hazards: link('hazards'), transport })])).toMatch(
    expected,
  );
});

test.each<[string, string[], string]>([
  ['an aerosol that burns', ['H223', 'H229'], 'UN 1950, Aerosols, flammable, class 2.1, limited quantity'],
  ['an aerosol that does not burn', ['H229'], 'UN 1950, Aerosols, non-flammable, class 2.2'],
  ['an irritant', ['H319'], 'not regulated'],
  ['a metal corrosive that is no hazard of transport', ['H290'], 'not regulated'],
])('accepts the transport class for %s', (_name, codes, transport) => {
  expect(found(checkSheets, [hazards(codes), product({ hazards: link('hazards'), transport })])).toBe('');
});

test.each([
  'The flash point is above 200 °F.',
  'Nitrile gloves have a breakthrough time of 8 hours.',
  'Wear 15-mil gloves.',
])('reports an unmeasured property: %s', (text) => {
  expect(found(checkSheets, [product({ description: document(text) })])).toMatch(
    /^p description mentions “.*”, which was not measured for this product$/,
  );
});

test('accepts a sheet that matches its product', () => {
  expect(found(checkSheets, withSheet({}))).toBe('');
});

const FAQ = 'Two years for most, one year for what holds bleach.';
const BLEACH = [{ name: 'Sodium hypochlorite', percentMinimum: 1, percentMaximum: 2 }];
const faq = (text: string): TestEntry[] => answer(text, 'What’s the shelf life of a product?', 'faq');

test.each<[string, TestEntry[], RegExp]>([
  [
    'a general answer without the months of a product',
    [...faq(FAQ), product({ shelfLifeMonths: 36 })],
    /^faq-answer body says 24 and 12 months, but p has 36$/,
  ],
  [
    'a clause about bleach',
    [...faq(FAQ), product({ shelfLifeMonths: 24, composition: BLEACH })],
    /but p has 24$/,
  ],
  [
    'an own answer',
    [
      ...answer('About 18 months.', 'What is the shelf life?'),
      product({ shelfLifeMonths: 24, questions: [link('question')] }),
    ],
    /^question-answer body says 18 months, but p has 24$/,
  ],
])('reports %s that contradicts the shelf life', (_name, entries, expected) => {
  expect(found(checkShelfLife, entries)).toMatch(expected);
});

test('accepts a shelf-life answer with no numbers or with the correct ones', () => {
  expect(
    found(checkShelfLife, [...faq('It stands on the product page.'), product({ shelfLifeMonths: 36 })]),
  ).toBe('');
  const right = [
    product({ shelfLifeMonths: 24 }),
    product({ shelfLifeMonths: 12, composition: BLEACH }, 'q'),
  ];
  expect(found(checkShelfLife, [...faq(FAQ), ...right])).toBe('');
});

test('requires a SmartLabel link if and only if the product has an ingredient view', () => {
  const variant = (id: string, fields: Record<string, unknown>): TestEntry => ['productVariant', id, fields];
  const linked = { smartlabel: link('button') };
  expect(
    found(checkSmartLabels, [
      product({ ingredientView: link('view'), heroVariant: link('a'), variants: [link('a'), link('b')] }),
      product({ variants: [link('c'), link('d')] }, 'q'),
      variant('a', linked),
      variant('b', {}),
      variant('c', linked),
      variant('d', {}),
    ])
      .split('\n')
      .sort(),
  ).toEqual([
    'b smartlabel is empty, but its product has an ingredient view',
    'c smartlabel is linked, but its product has no ingredient view',
  ]);
});

test('reports powders sold by volume and closed packs whose dispenser is not mentioned', () => {
  const pack = (unit: string): TestEntry => ['productVariant', 'pack', { packageSizeUnits: unit }];
  const powder = product({ form: 'Powder', variants: [link('pack')] });
  expect(found(checkPackSizes, [powder, pack('gal')])).toBe(
    'pack packageSizeUnits is “gal”, but the product is a powder',
  );
  expect(found(checkPackSizes, [powder, pack('lb')])).toBe('');
  const closed = { dilutionSystem: true, directions: document('Connect the pack.') };
  expect(found(checkPackSizes, [product(closed)])).toBe(
    'p dilutionSystem is set, but no text mentions a dispenser',
  );
  const named = { ...closed, directions: document('Connect the pack to the dispenser.') };
  expect(found(checkPackSizes, [product(named)])).toBe('');
});

test('runs every check, includes drafts and reports each problem once', () => {
  const lines = linesOf(
    findProblems(
      spaceWith([
        product({ form: 'Concentrate', rinse: 'Required', efficacyClaims: [], keyBenefits: ['Non-toxic'] }),
        product({ form: 'Tool', phMinimum: 7 }, 'tool'),
        ...products({ description: document(SENTENCE), form: 'Paper' }, 4),
        ['dilution', 'draft', { name: 'n', purpose: 'p' }, false],
        ['ingredientView', 'view', { name: 'n', ingredients: [{ name: 'Water', casNumber: '1-1-1' }] }],
        ...faq('Two years.'),
        product({ form: 'Paper', shelfLifeMonths: 6, safetyDataSheets: [link('sheet')] }, 'paper'),
        ['safetyDataSheet', 'sheet', { title: 't' }],
        ['productVariant', 'variant', { smartlabel: link('button') }],
        ['jobsToBeDone', 'job', { introduction: 'Mix 1:4.', products: [link('tool')] }],
      ]),
    ),
  ).split('\n');
  for (const line of [
    'p dilutions is empty for a concentrate',
    'draft ratio is empty, like the amount',
    'tool phMinimum is set for the form Tool',
    'p directions has no rinse step, but the rinse setting is “Required”',
    'p efficacyClaims is set without a registration',
    'p hazards is empty for a chemical product',
    'view ingredients lists 1-1-1 for Water, which isn’t a valid CAS number',
    'p keyBenefits says “Non-toxic”, which contradicts its hazards: “Non-toxic”',
    'job introduction mentions the dose “1:4”, which none of its products has',
    'sheet revisionDate is empty',
    'faq-answer body says 24 months, but paper has 6',
    'variant smartlabel is linked, but its product has no ingredient view',
  ])
    expect(lines.filter((value) => value === line)).toEqual([line]);
  expect(lines.join('\n')).toMatch(/description repeats a sentence of 4 products/);
});
