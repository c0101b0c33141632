import { protectionNamedIn, protectionOf } from './protection.ts';

test('lists the product’s equipment first, without duplicates', () => {
  expect(
    protectionOf(['Safety glasses', 'Ventilation'], ['Wet floor signs', 'safety glasses', 'Ventilation']),
  ).toEqual(['Safety glasses', 'Ventilation', 'Wet floor signs']);
});

test('omits equipment that protects less than another item', () => {
  expect(protectionOf(['Chemical splash goggles'], ['Safety glasses'])).toEqual(['Chemical splash goggles']);
});

test('lists both gloves that protect against infection and gloves that protect against chemicals', () => {
  expect(protectionOf(['Disposable gloves'], ['Chemical-resistant gloves'])).toEqual([
    'Disposable gloves',
    'Chemical-resistant gloves',
  ]);
});

test.each([
  ['Put on splash goggles or a face shield, and a mask.', ['Chemical splash goggles or face shield', 'Mask']],
  [
    'In goggles, acid-resistant gloves and an apron.',
    ['Chemical splash goggles', 'Chemical-resistant gloves', 'Protective apron'],
  ],
  [
    'Wear a fluid-resistant apron and non-slip shoe covers.',
    ['Fluid-resistant apron', 'Non-slip shoe covers'],
  ],
  ['Put on long heat-resistant gloves and an apron.', ['Heat-resistant gloves', 'Protective apron']],
  ['Put on gloves and safety glasses.', ['Safety glasses', 'Disposable gloves']],
  ['Take the goggles off.', []],
  ['Take the goggles off, and put on fresh disposable gloves.', ['Disposable gloves']],
  ['Wash glasses first, then aprons.', []],
])('finds the gear mentioned in “%s”', (sentence, expected) => {
  expect(protectionNamedIn(sentence, ['Disposable gloves'])).toEqual(expected);
});

test("lists the task's gear for a product without protective equipment", () => {
  expect(protectionOf([], ['Disposable gloves'])).toEqual(['Disposable gloves']);
});
