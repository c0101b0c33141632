import { checkTextWarnings } from '../product/text-warnings.ts';
import { answer, document, found, hazards, link, product, type TestEntry } from './space.ts';

const article = (text: string, products: readonly string[] = []): TestEntry => [
  'articleDetailPages',
  'a',
  { body: document(text), relatedProducts: products.map((id) => link(id)) },
];

const CAUSTIC = product({
  productName: 'Degreaser',
  protectiveEquipment: ['Chemical splash goggles', 'Chemical-resistant gloves', 'Non-slip footwear'],
  hazards: link('hazards'),
});

test.each(['H314', 'H318'])(
  'a text that recommends a product with hazard %s must mention its protective equipment',
  (code) => {
    const problemsOf = (...entries: TestEntry[]) =>
      found(checkTextWarnings, [CAUSTIC, hazards([code]), ...entries]);
    expect(problemsOf(article('Follow with Degreaser. Wear safety glasses and gloves.'))).toBe(
      'a body points readers to p, which is corrosive, without Chemical splash goggles',
    );
    expect(problemsOf(...answer('Use Degreaser.'))).toMatch(
      /^question-answer body points readers to p, which is corrosive, without Chemical splash goggles, Chemical-resistant/,
    );
    expect(problemsOf(article('In goggles and gloves, apply Degreaser.'))).toBe('');
  },
);

test('an article about a mild product need not mention equipment', () => {
  expect(found(checkTextWarnings, [CAUSTIC, hazards(['H319']), article('Use Degreaser.')])).toBe('');
});

const ASBESTOS = 'strips or burnishes a floor without a warning about asbestos';

test('requires an asbestos warning in text about stripping or burnishing floors', () => {
  expect(found(checkTextWarnings, [article('Burnish the floor, then strip it.')])).toBe(`a body ${ASBESTOS}`);
  expect(found(checkTextWarnings, answer('When the gloss is gone.', 'When do we have to strip?'))).toBe(
    `question-answer body ${ASBESTOS}`,
  );
  expect(
    found(checkTextWarnings, [
      ['video', 'v', { transcript: 'In a corridor, a burnisher brings up the gloss.' }],
    ]),
  ).toBe(`v transcript ${ASBESTOS}`);
  for (const text of [
    'Burnish the floor once a test has ruled out asbestos.',
    'The bed is stripped into the bag, never onto the floor.',
  ])
    expect(found(checkTextWarnings, [article(text)])).toBe('');
});

const made = (name: string, casNumber: string) => [{ name, casNumber, percentMinimum: 5, percentMaximum: 5 }];
const SOUR = product(
  { productName: 'Sour', composition: made('Phosphoric acid', '7664-38-2'), phMinimum: 1 },
  'sour',
);
const SOFTENER = product(
  { productName: 'Softener', composition: made('Phosphoric acid', '7664-38-2'), phMinimum: 3 },
  'softener',
);

test('a bleach warning must mention every acid used in the laundry', () => {
  const oneSided = 'A line for bleach never carries sour.';
  const both = 'A line for bleach never carries sour or softener.';
  const problemsOf = (text: string, products: readonly string[]) =>
    found(checkTextWarnings, [SOUR, SOFTENER, article(text, products)]);
  expect(problemsOf(oneSided, ['sour', 'softener'])).toBe(
    `a body warns about bleach with only one of two acids: “${oneSided}”`,
  );
  expect(problemsOf(oneSided, ['sour'])).toBe('');
  expect(problemsOf(both, ['sour', 'softener'])).toBe('');
  const system = (text: string) =>
    found(checkTextWarnings, [
      SOUR,
      SOFTENER,
      [
        'subBrandsPage',
        's',
        { products: [link('sour'), link('softener')], informationModules: [link('card')] },
      ],
      ['contentCard', 'card', { text }],
    ]);
  expect(system(oneSided)).toBe(`card text warns about bleach with only one of two acids: “${oneSided}”`);
  expect(system(both)).toBe('');
});

test('a step with a glove change must mention hand hygiene', () => {
  const problemsOf = (steps: readonly string[]) =>
    found(checkTextWarnings, [['recommenderProducts', 'rule', { steps }]]);
  expect(problemsOf(['In fresh disposable gloves, mop.'])).toBe(
    'rule steps changes gloves without mentioning hand hygiene: “In fresh disposable gloves, mop.”',
  );
  expect(problemsOf(['Clean your hands, and put on new disposable gloves.', 'Mop.'])).toBe('');
});

test('requires a bleach warning in text about reusing a line for an acid', () => {
  const problemsOf = (text: string) => found(checkTextWarnings, [['contentCard', 'card', { text }]]);
  expect(problemsOf('Flush a line that has carried detergent before it carries softener.')).toBe(
    'card text reuses a line for an acid without a warning about bleach',
  );
  expect(
    problemsOf('Softener never takes a line that has held bleach, and one that has held alkali is flushed.'),
  ).toBe('');
});
