import { protectionNamedIn, protectionOf } from './protection.ts';

test('the equipment of the product stands first, and everything once', () => {
  expect(
    protectionOf(['Safety glasses', 'Ventilation'], ['Wet floor signs', 'safety glasses', 'Ventilation']),
  ).toEqual(['Safety glasses', 'Ventilation', 'Wet floor signs']);
});

test('what protects less than another item is left out, whoever names it', () => {
  expect(protectionOf(['Chemical splash goggles'], ['Safety glasses'])).toEqual(['Chemical splash goggles']);
});

test('gloves against infection and gloves against chemicals do not replace each other', () => {
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
])('“%s” names its gear', (sentence, expected) => {
  expect(protectionNamedIn(sentence, ['Disposable gloves'])).toEqual(expected);
});

test('a product without equipment leaves what the task names', () => {
  expect(protectionOf([], ['Disposable gloves'])).toEqual(['Disposable gloves']);
});
