import { checkDosing } from '../product/dosing.ts';
import { checkFoodContact } from '../product/food-contact.ts';
import { checkFragrance } from '../product/fragrance.ts';
import { checkRecommendedUse } from '../product/recommended-use.ts';
import { checkSurfaces } from '../product/surfaces.ts';
import { answer, dilution, document, found, hazards, link, product, type TestEntry } from './space.ts';

type Fields = Record<string, unknown>;

test.each<[string, TestEntry[], RegExp]>([
  ['a product that does not say', [product({})], /^p fragranceFree is empty/],
  [
    'a scented text of a fragrance-free product',
    [product({ fragranceFree: true, keyBenefits: ['Citrus scent'] })],
    /^p keyBenefits describes p as scented, but the product is marked as fragrance-free: “Citrus scent”/,
  ],
  [
    'a scented look on the sheet',
    [product({ fragranceFree: true, physicalState: 'Clear, scented liquid' })],
    /^p physicalState describes p as scented, but the product is marked as fragrance-free: “Clear, scented liquid”/,
  ],
  [
    'a fragrance-free description in the head of the page',
    [
      product({ fragranceFree: false }),
      ['productsPage', 'page', { product: link('p'), pageMetaData: link('meta') }],
      ['pageMetaData', 'meta', { description: 'Fragrance-free pods.' }],
    ],
    /^meta description describes p as fragrance free, but the product is not marked as fragrance-free: “Fragrance-free pods\.”/,
  ],
  [
    'a reason of the recommender',
    [
      product({ fragranceFree: false }),
      ['recommenderProducts', 'rule', { product: link('p'), reason: 'Cleans without fragrance.' }],
    ],
    /^rule reason describes p as fragrance free, but the product is not marked as fragrance-free: “Cleans without fragrance\.”/,
  ],
])('the fragrance check reports %s', (_name, entries, expected) => {
  expect(found(checkFragrance, entries)).toMatch(expected);
});

test.each<[string, Fields]>([
  ['No added fragrance.', { fragranceFree: true }],
  ['It carries no fragrance, a point for guests who dislike scented linen.', { fragranceFree: true }],
  ['The formula is unscented.', { fragranceFree: true }],
  ['A light scent stays on dry towels.', { fragranceFree: false }],
])('the fragrance check accepts “%s”', (shortDescription, fields) => {
  expect(found(checkFragrance, [product({ shortDescription, ...fields })])).toBe('');
});

test.each<[string, TestEntry[], RegExp]>([
  [
    'a benefit',
    [product({ keyBenefits: ['Suitable for food-contact surfaces'] })],
    /^p keyBenefits allows food contact unconditionally: “Suitable for food-contact surfaces”/,
  ],
  [
    'a claim to be food-safe',
    [product({ shortDescription: 'A food-safe degreaser.' })],
    /allows food contact/,
  ],
  [
    'an answer with a rinse only',
    answer('Yes, it is safe on food-contact surfaces. Rinse them.'),
    /^question-answer body allows food contact unconditionally: “Yes, it is safe on food-contact surfaces\.”/,
  ],
  [
    'a title without a text',
    [['recommenderAnswer', 'need', { title: 'Allowed on food-contact surfaces' }]],
    /^need title allows food contact/,
  ],
  [
    'a product without a sanitizer in its directions',
    [product({ foodContact: true, rinse: 'Potable water', directions: document('Wash.', 'Rinse.') })],
    /^p directions ends without sanitizing food-contact surfaces/,
  ],
])('reports %s that allows food contact', (_name, entries, expected) => {
  expect(found(checkFoodContact, entries)).toMatch(expected);
});

test.each<[string, TestEntry[]]>([
  ['a denial', answer('It is not registered for food-contact surfaces.')],
  [
    'directions with a sanitizer',
    [product({ foodContact: true, rinse: 'Potable water', directions: document('Rinse, then sanitize.') })],
  ],
  ['an approved sanitizer', answer('Follow with an approved food-contact sanitizer.')],
  [
    'a text with its condition',
    answer('It is allowed on food-contact surfaces. Rinse them with potable water, then sanitize.'),
  ],
  [
    'a title with its condition below',
    [
      [
        'recommenderAnswer',
        'need',
        { title: 'Allowed on food-contact surfaces', text: 'When it is rinsed and sanitized afterward.' },
      ],
    ],
  ],
])('accepts food contact in %s', (_name, entries) => {
  expect(found(checkFoodContact, entries)).toBe('');
});

const WORK = {
  job: (text: string): TestEntry[] => [
    ['jobsToBeDone', 'job', { title: 't', steps: [link('step')], products: [link('p')] }],
    ['contentCard', 'step', { title: 'Last step', text }],
  ],
  rule: (...steps: string[]): TestEntry[] => [
    ['recommenderAnswer', 'task', { title: 'Urns', preparation: ['Empty it.'], completion: ['Dry.'] }],
    [
      'recommenderProducts',
      'rule',
      { role: 'recommended', steps, answers: [link('task')], product: link('p') },
    ],
  ],
};
const DESCALER = product({
  foodContact: true,
  directions: document('Sanitize food-contact parts as usual, then reconnect the feeds.'),
});

test.each<[string, TestEntry[], string]>([
  ['job', [DESCALER, ...WORK.job('Check the sanitizer strip.')], 'job steps ends without sanitizing'],
  ['plan', [DESCALER, ...WORK.rule('Rinse.')], 'rule steps ends without sanitizing'],
])(
  'reports a %s that ends without the sanitizing step that its product requires',
  (_name, entries, expected) => {
    expect(found(checkFoodContact, entries)).toContain(expected);
  },
);

test('accepts work that ends with sanitizing or involves no food contact', () => {
  expect(found(checkFoodContact, [DESCALER, ...WORK.job('Wash and sanitize the parts.')])).toBe('');
  expect(found(checkFoodContact, [DESCALER, ...WORK.rule('Use an approved food-contact sanitizer.')])).toBe(
    '',
  );
  expect(found(checkFoodContact, [DESCALER, ...WORK.rule('Spray only what food never touches.')])).toBe('');
});

test.each<[string, Fields, string]>([
  [
    'a surface of a dispenser',
    { form: 'Dispenser', surfaces: ['Walls'] },
    'p surfaces lists surfaces for a dispenser',
  ],
  [
    'a device without a direction',
    { surfaces: ['Rails', 'Phones'], directions: document('Spray until the surface is wet.') },
    'p surfaces lists “Phones”, but the directions do not mention devices',
  ],
  [
    'a container',
    { surfaces: ['Spray bottles'] },
    'p surfaces lists “Spray bottles”, which is not a surface',
  ],
  ['a room', { surfaces: ['Tile', 'Restrooms'] }, 'p surfaces lists “Restrooms”, which is not a surface'],
  ['a part of people', { surfaces: ['Hands'] }, 'p surfaces lists “Hands”, which is not a surface'],
])('reports %s in the list of surfaces', (_name, fields, expected) => {
  expect(found(checkSurfaces, [product(fields)])).toBe(expected);
});

test('accepts valid surfaces', () => {
  expect(found(checkSurfaces, [product({ surfaces: ['Stall partitions', 'Mop sinks', 'Rails'] })])).toBe('');
  const directions = document('On devices, turn the power off and wipe them.');
  expect(found(checkSurfaces, [product({ surfaces: ['Phones'], directions })])).toBe('');
});

test.each<[string, Fields, string]>([
  [
    'a surface',
    { surfaces: ['Mirrors', 'Hard floors'], notFor: ['Floors'] },
    'p surfaces recommends “Hard floors”, but “Not for” lists “Floors”',
  ],
  [
    'a part of a list',
    { surfaces: ['Stainless steel'], notFor: ['Chrome and stainless steel'] },
    'p surfaces recommends “Stainless steel”, but “Not for” lists “Chrome and stainless steel”',
  ],
  [
    'an area',
    { areasOfUse: ['Glass and windows'], notFor: ['Glass'] },
    'p areasOfUse recommends “Glass and windows”, but “Not for” lists “Glass”',
  ],
  [
    'the use of an area',
    { areasOfUse: ['Hand hygiene'], notFor: ['Skin'] },
    'p areasOfUse recommends “Skin cleansing”, but “Not for” lists “Skin”',
  ],
])('reports %s that is both recommended and excluded', (_name, fields, expected) => {
  expect(found(checkRecommendedUse, [product(fields)])).toBe(expected);
});

test.each<Fields>([
  { areasOfUse: ['Air and fabric care'], notFor: ['Fabrics and furniture', 'Flames'] },
  { surfaces: ['Sealed wood'], notFor: ['Unsealed wood', 'Wood floors that were oiled'] },
  { surfaces: ['Glass'], notFor: ['Hot glass', ''] },
])('accepts a use that does not conflict with the exclusions: %j', (fields) => {
  expect(found(checkRecommendedUse, [product(fields)])).toBe('');
});

test('requires an undiluted dose to list the same hazards as its product', () => {
  const sheets = product({ form: 'Sheet', hazards: link('hazards'), dilutions: [link('dilution-p')] });
  const dose = dilution({ amountUnit: 'sheet', perUnit: 'load' });
  const diluted = dilution({ amountUnit: 'fl oz' });
  const other = { ...dose[2], hazards: link('hazards') };
  expect(found(checkDosing, [sheets, dose, hazards(['H317'])])).toBe(
    'dilution-p hazards lists no hazards, but is used undiluted, and p lists H317',
  );
  expect(found(checkDosing, [sheets, [dose[0], dose[1], other], hazards(['H317'])])).toBe('');
  expect(found(checkDosing, [sheets, diluted, hazards(['H317'])])).toBe('');
});
