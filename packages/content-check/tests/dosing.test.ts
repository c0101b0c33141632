import { checkDosing } from '../product/dosing.ts';
import { dosesIn } from '../product/dose-text.ts';
import { answer, dilution, document, found, link, product, type TestEntry } from './space.ts';

const WITH_DILUTION = { form: 'Concentrate', dilutions: [link('dilution-p')] };

test.each<[string, TestEntry[], RegExp]>([
  ['a concentrate without a dilution', [product({ form: 'Concentrate' })], /^p dilutions is empty/],
  [
    'a concentrate whose directions have no dose',
    [dilution(), product({ ...WITH_DILUTION, directions: document('Fill the bucket.') })],
    /^p directions has no dose/,
  ],
  [
    'directions that dilute without a dose',
    [product({ directions: document('Dilute with water.') })],
    /^p directions says “Dilute” without a dose/,
  ],
  [
    'the dilution of another product',
    [
      dilution(),
      dilution({}, 'dilution-q'),
      product({ ...WITH_DILUTION, directions: document('Add {dilution-q}.') }),
    ],
    /^p directions embeds dilution-q/,
  ],
  [
    'a dilution without a dose',
    [['dilution', 'd', { name: 'n', purpose: 'p' }]],
    /^d ratio is empty, like the amount/,
  ],
  [
    'a dilution with a ratio and an amount',
    [dilution({ ratio: 64 })],
    /ratio is set together with an amount/,
  ],
  ['an amount without a unit', [dilution({ amountUnit: undefined })], /amountUnit is empty/],
  ['an amount without a base', [dilution({ perUnit: undefined })], /perUnit is empty/],
  [
    'a dose in directions',
    [
      dilution(),
      product({ ...WITH_DILUTION, directions: document('Add {dilution-p}, or 2 fl oz per gal.') }),
    ],
    /^p directions spells out the dose “2 fl oz per gal”/,
  ],
  [
    'a dose in an answer',
    [
      dilution(),
      ...answer('Stay at 1:64.'),
      product({
        ...WITH_DILUTION,
        directions: document('Add {dilution-p}.'),
        questions: [link('question')],
      }),
    ],
    /^question-answer body spells out the dose “1:64”/,
  ],
  [
    'a concentrate that is measured before the water',
    [dilution(), product({ ...WITH_DILUTION, directions: document('Add {dilution-p} to the bucket.') })],
    /^p directions measures the concentrate before the water: “Add \[dose\] to the bucket\.”/,
  ],
])('the dosing check reports %s', (_name, entries, expected) => {
  expect(found(checkDosing, entries)).toMatch(expected);
});

test('accepts an embedded dose and an undiluted product', () => {
  expect(
    found(checkDosing, [
      dilution(),
      product({
        ...WITH_DILUTION,
        directions: document(
          'Fill with water, then add {dilution-p}.',
          'Use within 1:30 h.',
          'Use the diluted product.',
        ),
      }),
      product({ directions: document('Do not dilute. Use undiluted.') }, 'q'),
    ]),
  ).toBe('');
});

test.each(['Add {dilution-p} to the hot water.', 'Set the pump to {dilution-p}.'])(
  'accepts directions that add water before the concentrate: “%s”',
  (text) => {
    expect(found(checkDosing, [dilution(), product({ ...WITH_DILUTION, directions: document(text) })])).toBe(
      '',
    );
  },
);

test.each([
  ['8 oz/gal', 8],
  ['two to four ounces of the cleaner in a gallon', 2],
  ['One ounce for sixteen gallons', 1 / 16],
  ['1/4 cup per gal', 2],
  ['one part to four', 32],
  ['16 mL per L', 2.05],
])('recognizes %s as a dose', (text, ounces) => {
  const [written] = dosesIn(text);
  expect(written?.kind).toBe('fl oz/gal');
  expect(written?.minimum).toBeCloseTo(ounces, 2);
});

test.each(['a case of 6, 32 fl oz', 'at 1:30 pm', '8 in (20 cm)', 'one pad, one room', 'makes 65 quarts'])(
  'does not recognize %s as a dose',
  (text) => {
    expect(dosesIn(text)).toEqual([]);
  },
);
