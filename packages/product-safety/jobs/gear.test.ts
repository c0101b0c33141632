import { job, product } from './fixture.ts';
import { gearLines } from './gear.ts';

const ACID = product('Bowl Acid', {
  protectiveEquipment: ['Ventilation', 'Chemical-resistant gloves', 'Chemical splash goggles'],
});
const FLOOR = product('Floor Soap', {
  protectiveEquipment: ['Safety glasses', 'Chemical-resistant gloves', 'Non-slip footwear'],
  dilutions: ['None'],
});
const WIPES = product('Wet Wipes', { protectiveEquipment: ['Disposable gloves'] });

const linesOf = (...args: Parameters<typeof job>): string[] =>
  gearLines(job(...args)).map(({ label, items }) => `${label}: ${items.join(', ')}`);

test('lists the gear that the product in a step requires, from head to foot', () => {
  expect(linesOf([['Dust.'], ['Apply Bowl Acid.']], [ACID])).toEqual([
    'Step 2: Chemical splash goggles, Chemical-resistant gloves, Ventilation',
  ]);
});

test('lists gear for mixing, and shoes for floors, for a product that is harmless when diluted', () => {
  expect(linesOf([['Mop with Floor Soap.'], ['Wipe the wall.']], [FLOOR])).toEqual([
    'Steps 1 and 2: Non-slip footwear',
    'Step 1, to pour, mix or refill Floor Soap: Safety glasses, Chemical-resistant gloves',
  ]);
  expect(linesOf([['Wash walls with Floor Soap.']], [FLOOR])).toEqual([
    'Step 1, to pour, mix or refill Floor Soap: Safety glasses, Chemical-resistant gloves',
  ]);
});

test.each([
  'stir the dose above into a bucket',
  'add the dose above to water',
  'dissolve it at the dose above',
])('treats “%s” as mixing', (words) => {
  expect(linesOf([[`Put on safety glasses and gloves, and ${words} for Floor Soap.`]], [FLOOR])).toEqual([
    'Step 1, to pour, mix or refill Floor Soap: Safety glasses, Chemical-resistant gloves',
  ]);
});

test("uses the concentrate's gear for a dilution without a hazard assessment", () => {
  expect(linesOf([['Apply Bowl Acid.']], [{ ...ACID, dilutions: [null] }])).toEqual([
    'Step 1: Chemical splash goggles, Chemical-resistant gloves, Ventilation',
  ]);
});

test('includes all gear that a step mentions', () => {
  expect(
    linesOf(
      [
        [
          'Put on disposable gloves, splash goggles or a face shield, a mask, a fluid-resistant apron and shoe covers.',
        ],
        ['Keep wearing the gear from step 1. Wash walls with Floor Soap; mix it in goggles.'],
        ['Keep wearing the gear from step 1.'],
      ],
      [FLOOR],
    ),
  ).toEqual([
    'Steps 1 to 3: Chemical splash goggles or face shield, Mask, Disposable gloves, Fluid-resistant apron, Non-slip shoe covers',
    'Step 2, to pour, mix or refill Floor Soap: Chemical splash goggles, Chemical-resistant gloves',
  ]);
});

test.each(['Keep wearing the gear from step 1.', 'Keep the protection of step 1 on.'])(
  'recognizes gear kept on from an earlier step: %s',
  (sentence) => {
    expect(linesOf([['Put on goggles and disposable gloves.'], [sentence]], [])).toEqual([
      'Steps 1 and 2: Chemical splash goggles, Disposable gloves',
    ]);
  },
);

test('states which gloves are for which product if a step requires two kinds', () => {
  expect(linesOf([['Apply Bowl Acid, then Wet Wipes.']], [ACID, WIPES])).toEqual([
    'Step 1: Chemical splash goggles, Chemical-resistant gloves for Bowl Acid, Disposable gloves for Wet Wipes, Ventilation',
  ]);
});

test('treats unspecified gloves as the ones already worn', () => {
  expect(linesOf([['Apply Bowl Acid.'], ['Keep goggles and gloves on.']], [ACID])).toContain(
    'Step 2: Chemical splash goggles, Chemical-resistant gloves',
  );
});
