import { checkCompositions, isCasNumber } from '../product/composition.ts';
import { checkHazards } from '../product/hazards.ts';
import { checkMarketing } from '../product/marketing.ts';
import { dilution, document, found, hazards, link, product, type TestEntry } from './space.ts';

const WATER = { name: 'Water', casNumber: '7732-18-5', percentMinimum: 98, percentMaximum: 99 };
const PERFUME = { name: 'Fragrance', percentMinimum: 1, percentMaximum: 2 };
const PROTECTED = {
  protectiveEquipment: ['Chemical splash goggles', 'Chemical-resistant gloves'],
  directions: document('Put on goggles and gloves.', 'Spray.'),
};
const LABEL_OF_H319 = {
  signalWord: 'Warning',
  pictograms: ['irritant'],
  precautionaryStatements: ['P337+P313', 'P264', 'P280', 'P305+P351+P338'],
};
const chemical = (fields: Record<string, unknown> = {}, id = 'p'): TestEntry =>
  product({ hazards: link('hazards'), composition: [WATER], ...fields }, id);

test.each<[string, TestEntry, RegExp]>([
  ['an unknown H code', hazards(['H999']), /^hazards hazardStatements contains the unknown code H999/],
  [
    'an unknown P code',
    hazards(['H319'], { ...LABEL_OF_H319, precautionaryStatements: ['P999'] }),
    /precautionaryStatements contains the unknown code P999/,
  ],
  ['H318 beside H314', hazards(['H314', 'H318']), /hazardStatements contains both H314 and H318/],
  [
    'another signal word',
    hazards(['H319'], { ...LABEL_OF_H319, signalWord: 'Danger' }),
    /^hazards signalWord is Danger, but the H codes require Warning/,
  ],
  [
    'another pictogram',
    hazards(['H319'], { ...LABEL_OF_H319, pictograms: ['corrosive'] }),
    /pictograms is corrosive, but the H codes require irritant/,
  ],
  [
    'a missing P code',
    hazards(['H319'], { ...LABEL_OF_H319, precautionaryStatements: ['P264'] }),
    /precautionaryStatements is P264, but/,
  ],
])('reports %s in a classification', (_name, entry, expected) => {
  expect(found(checkHazards, [entry])).toMatch(expected);
});

test.each<[string, string[], Record<string, unknown>, RegExp]>([
  [
    'a corrosive without goggles',
    ['H314'],
    { ...PROTECTED, protectiveEquipment: ['Chemical-resistant gloves'] },
    /^p protectiveEquipment does not list Chemical splash goggles/m,
  ],
  [
    'a corrosive without gloves',
    ['H318'],
    { ...PROTECTED, protectiveEquipment: ['Chemical splash goggles'] },
    /^p protectiveEquipment does not list Chemical-resistant gloves/m,
  ],
  [
    'a sensitizer with gloves against infection only',
    ['H317'],
    { protectiveEquipment: ['Disposable gloves'] },
    /^p protectiveEquipment does not list Chemical-resistant gloves, required for H317/m,
  ],
  [
    'a skin irritant without gloves',
    ['H315'],
    { protectiveEquipment: ['Safety glasses'] },
    /^p protectiveEquipment does not list Chemical-resistant gloves, required for H315/m,
  ],
  [
    'protection in the third step',
    ['H314'],
    { ...PROTECTED, directions: document('Open.', 'Pour.', 'Wear goggles and gloves.') },
    /^p directions doesn’t mention goggles/m,
  ],
  [
    'H319 without eye protection',
    ['H319'],
    { protectiveEquipment: ['Disposable gloves'] },
    /^p protectiveEquipment has no eye protection/m,
  ],
  ['an acid without a hazard', ['H412'], { phMinimum: 1, phMaximum: 3 }, /^p hazards has none of H290/m],
  ['an alkali without a hazard', [], { phMinimum: 10, phMaximum: 11.5 }, /^p hazards has none of H290/m],
  ['an inverted pH', [], { phMinimum: 8, phMaximum: 7 }, /^p phMinimum is 8, more than 7/m],
  ['a chemical without hazards', [], { hazards: undefined }, /^p hazards is empty/m],
  ['a chemical without a composition', [], { composition: undefined }, /^p composition is empty/m],
])('the hazard check reports %s', (_name, codes, fields, expected) => {
  expect(found(checkHazards, [hazards(codes), chemical(fields)])).toMatch(expected);
});

const WARNING = 'severe burns to skin and eyes.';
const mixed = (dilutionHazards: TestEntry, warning: string): TestEntry[] => [
  hazards(['H314']),
  dilutionHazards,
  dilution({ hazards: link('solution') }),
  chemical({ ...PROTECTED, dilutions: [link('dilution-p')], warnings: [warning] }),
];

test('reports a corrosive product without a burn warning', () => {
  const foundWith = (...warnings: string[]): string =>
    found(checkHazards, [hazards(['H314']), chemical({ ...PROTECTED, warnings })]);
  expect(foundWith()).toMatch(
    /^p warnings doesn’t include “Causes severe burns to skin and eyes.”, which H314 requires/m,
  );
  expect(foundWith(`Causes ${WARNING}`)).not.toMatch(/^p /m);
});

test('requires a corrosive product with a mild solution to warn about the concentrate', () => {
  const mild = hazards([], {}, 'solution');
  expect(found(checkHazards, mixed(mild, `Causes ${WARNING}`))).toMatch(
    /^p warnings doesn’t include “Undiluted, causes/m,
  );
  expect(found(checkHazards, mixed(mild, `Undiluted, causes ${WARNING}`))).not.toMatch(/^p /m);
  const strong = hazards(['H314'], {}, 'solution');
  expect(found(checkHazards, mixed(strong, `Undiluted, causes ${WARNING}`))).toMatch(
    /include “Causes severe/,
  );
});

test('accepts products with a valid classification and the required protection', () => {
  expect(
    found(checkHazards, [
      hazards(['H319'], LABEL_OF_H319),
      chemical({
        protectiveEquipment: ['Safety glasses'],
        directions: document('Put on glasses.'),
        phMinimum: 1.5,
        phMaximum: 2,
      }),
      chemical({ drugFacts: link('d') }, 'drug'),
      product({ form: 'Tool' }, 'tool'),
    ]),
  ).toBe('');
  const strong = [hazards(['H318']), chemical(PROTECTED)];
  expect(found(checkHazards, strong)).not.toMatch(/^p /m);
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['a composition of another shape', { composition: [{ name: 'Water' }] }, /^p composition does not parse/],
  [
    'a wrong CAS number',
    { composition: [{ ...WATER, casNumber: '7732-18-4' }] },
    /^p composition lists 7732-18-4 for Water, which isn’t a valid CAS number/,
  ],
  [
    'an ingredient that only its name tells, and that is no trade secret',
    { composition: [{ name: 'Sulfonic acid salt', percentMinimum: 100, percentMaximum: 100 }] },
    /^p composition has no CAS number for Sulfonic acid salt, which is not a trade secret/,
  ],
  [
    'an inverted percentage',
    { composition: [{ ...WATER, percentMaximum: 80 }] },
    /^p composition has 98 to 80 % of Water/,
  ],
  [
    'a range that begins below what the others leave',
    { composition: [{ ...WATER, percentMinimum: 90 }, PERFUME] },
    /^p composition has at least 90 % of Water, but the other ingredients leave 98 %/,
  ],
  [
    'a range that ends above what the others leave',
    { composition: [{ ...WATER, percentMaximum: 100 }, PERFUME] },
    /^p composition has at most 100 % of Water, but the other ingredients leave 99 %/,
  ],
])('the composition check reports %s', (_name, fields, expected) => {
  expect(found(checkCompositions, [product(fields)])).toMatch(expected);
});

test('checks the CAS numbers in an ingredient view', () => {
  const ingredients = [
    { name: 'Water', casNumber: '7732-18-5' },
    { name: 'Ethanol', casNumber: '64-17-6' },
  ];
  expect(found(checkCompositions, [['ingredientView', 'view', { name: 'n', ingredients }]])).toBe(
    'view ingredients lists 64-17-6 for Ethanol, which isn’t a valid CAS number',
  );
});

test('reports two names for one substance, but ignores additions in brackets', () => {
  const view: TestEntry = [
    'ingredientView',
    'view',
    { name: 'n', ingredients: [{ name: 'Aqua', casNumber: '7732-18-5' }] },
  ];
  const onPad = { ...WATER, name: 'Water (liquid on the pad)' };
  expect(
    found(checkCompositions, [
      product({ composition: [WATER, PERFUME] }),
      product({ composition: [onPad, PERFUME] }, 'pad'),
      view,
    ]),
  ).toBe('view ingredients calls 7732-18-5 Aqua, but other entries call it Water');
});

const viewOf = (...ingredients: { name: string; casNumber?: string }[]): TestEntry => [
  'ingredientView',
  'view',
  { name: 'n', ingredients },
];

test.each<[string, Record<string, unknown>, TestEntry, string]>([
  [
    'an ingredient that visitors do not find',
    { composition: [WATER, PERFUME] },
    viewOf({ name: 'Water' }),
    'view ingredients doesn’t list Fragrance, which p contains',
  ],
  [
    'an ingredient that the product does not contain',
    { composition: [{ ...WATER, percentMinimum: 100, percentMaximum: 100 }], fragranceFree: true },
    viewOf({ name: 'Water' }, { name: 'Glycerin' }),
    'view ingredients lists Glycerin, which p doesn’t contain',
  ],
  [
    'a fragrance of a product that is fragrance free',
    { composition: [WATER, PERFUME], fragranceFree: true },
    viewOf({ name: 'Water' }, { name: 'Fragrance' }),
    'p fragranceFree is set, but the composition has a fragrance',
  ],
])('the ingredient view check reports %s', (_name, fields, view, expected) => {
  expect(found(checkCompositions, [product({ ingredientView: link('view'), ...fields }), view])).toBe(
    expected,
  );
});

test('reports a product that dissolves aluminum but does not list metals as incompatible', () => {
  const caustic = { notFor: ['Aluminum'], phMinimum: 10, phMaximum: 11 };
  expect(found(checkHazards, [chemical(caustic)])).toBe(
    'p incompatibleWith doesn’t include metals, but the product is not for aluminum and has a pH of 10 to 11',
  );
  const named = { ...caustic, incompatibleWith: ['Metals (aluminum, zinc)'] };
  expect(found(checkHazards, [chemical(named)])).toBe('');
});

test('verifies the check digits in CAS numbers', () => {
  expect(['7732-18-5', '64-17-5', '1310-73-2'].every(isCasNumber)).toBe(true);
  expect(['7732-18-6', '7732185', ''].some(isCasNumber)).toBe(false);
});

test.each([
  'Gentle care.',
  'A mild cleaner.',
  'Soft on hands.',
  'Kind to your skin.',
  'No fumes.',
  'Non-toxic.',
  'A chemical-free way.',
  'Safe for all surfaces.',
])('reports “%s” on a hazardous product', (text) => {
  expect(found(checkMarketing, [hazards(['H319']), chemical({ keyBenefits: [text] })])).toMatch(
    /^p keyBenefits says “/,
  );
});

test('accepts mild words that do not describe a hazardous product', () => {
  const texts = ['Rub with gentle pressure.', 'Wash with mild soap.', 'It is not mild.', 'Removes mildew.'];
  expect(found(checkMarketing, [hazards(['H319']), chemical({ keyBenefits: texts })])).toBe('');
  expect(found(checkMarketing, [hazards([]), chemical({ keyBenefits: ['Gentle care.'] })])).toBe('');
});
