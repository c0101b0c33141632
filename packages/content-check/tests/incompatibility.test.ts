import { checkIncompatibility } from '../product/incompatibility.ts';
import { answer, found, link, product, type TestEntry } from './space.ts';

const made = (name: string, casNumber: string) => [{ name, casNumber, percentMinimum: 5, percentMaximum: 5 }];
const BLEACH = { composition: made('Sodium hypochlorite', '7681-52-9') };
const ACID = { composition: made('Phosphoric acid', '7664-38-2'), phMinimum: 1 };
const BOOSTER = { composition: made('Sodium percarbonate', '15630-89-4'), phMinimum: 10 };
const SOAP = { composition: made('Sodium cocoate', '61789-31-9'), phMinimum: 9 };

const job = (...texts: string[]): TestEntry[] => [
  [
    'jobsToBeDone',
    'job',
    { products: [link('p'), link('q')], steps: texts.map((_, step) => link(`step-${step}`)) },
  ],
  ...texts.map((text, step): TestEntry => ['contentCard', `step-${step}`, { text }]),
];

test.each<[string, Record<string, unknown>, RegExp]>([
  [
    'a material that follows from the ingredients',
    { ...BLEACH, incompatibleWith: ['Acids'] },
    /^p incompatibleWith repeats Acids, which the site derives from the ingredients/,
  ],
  [
    'a material that does not follow from the ingredients',
    { ...SOAP, incompatibleWith: ['Peroxides'] },
    /^p incompatibleWith lists Peroxides, which the ingredients do not explain, so pages of such products would not list p/,
  ],
  [
    'a warning that repeats the derived one',
    { ...ACID, warnings: ['Never use with chlorine bleach: releases toxic gas.'] },
    /^p warnings repeats the mixing warning that the site adds automatically: “Never use with chlorine bleach: releases toxic gas\.”/,
  ],
])('the incompatibility check reports %s', (_name, fields, expected) => {
  expect(found(checkIncompatibility, [product(fields)])).toMatch(expected);
});

test('accepts incompatible materials that the ingredients do not imply, and unrelated warnings', () => {
  const fields = {
    ...SOAP,
    incompatibleWith: ['Acids', 'Oxidizers'],
    warnings: ['Do not use on acid-etched glass.', 'Slippery when wet.'],
  };
  expect(found(checkIncompatibility, [product(fields)])).toBe('');
});

test('reports text that forbids mixing although the ingredients do not require it', () => {
  const problemsOf = (text: string, fields: Record<string, unknown>): string =>
    found(checkIncompatibility, [product({ ...fields, questions: [link('question')] }), ...answer(text)]);
  expect(problemsOf('Never mix it with peroxide.', SOAP)).toMatch(
    /body forbids mixing with Peroxides, but the ingredients of p allow it/,
  );
  for (const text of [
    'Never mix it with bleach.',
    'It contains no ammonia.',
    'Do not use it on acid stains.',
  ])
    expect(problemsOf(text, SOAP)).toBe('');
  expect(problemsOf('Never use it together with acids or ammonia.', BLEACH)).toBe('');
});

test('a task must not repeat the mixing warnings for its products', () => {
  const protection = ['Ventilation', 'Never use acid and bleach on the same tile: toxic gas.'];
  expect(found(checkIncompatibility, [['recommenderAnswer', 'task', { protection }]])).toMatch(
    /^task protection repeats the mixing warning that the site adds automatically: “Never use acid and bleach on the same tile: toxic gas\.”/,
  );
});

test('a job must include rinsing between two incompatible products', () => {
  const products = [product(BOOSTER), product(ACID, 'q')];
  expect(found(checkIncompatibility, [...products, ...job('Add the booster.', 'Add the sour.')])).toBe(
    'job steps uses p and q without a rinse in between, which releases heat and gas, which can burst a container',
  );
  expect(
    found(checkIncompatibility, [
      ...products,
      ...job('Add the booster.', 'When it is rinsed out, add the sour.'),
    ]),
  ).toBe('');
  expect(found(checkIncompatibility, [product(SOAP), product(BOOSTER, 'q'), ...job('Add both.')])).toBe('');
});

test('a step must not forbid mixing unless the ingredients of its products require it', () => {
  const products = [product(SOAP), product(BOOSTER, 'q')];
  expect(found(checkIncompatibility, [...products, ...job('Never mix them with ammonia.')])).toMatch(
    /^step-0 text forbids mixing with Ammonia and amines, but the ingredients of p, q allow it: “Never mix them with ammonia\.”/,
  );
  expect(found(checkIncompatibility, [...products, ...job('Never mix them with acid.')])).toBe('');
});
