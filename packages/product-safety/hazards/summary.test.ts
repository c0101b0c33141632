import { namedWarnings } from './summary.ts';

const acid = { name: 'Bowl Acid', warnings: ['Burns skin.'] };

test('a warning names its product where there are several', () => {
  expect(namedWarnings([acid])).toEqual(['Burns skin.']);
  expect(namedWarnings([acid, { name: 'Floor Soap', warnings: [] }])).toEqual(['Bowl Acid: Burns skin.']);
});

test('a warning that several products have names them all once', () => {
  expect(namedWarnings([acid, { name: 'Tile Acid', warnings: ['Etches stone.', 'Burns skin.'] }])).toEqual([
    'Bowl Acid and Tile Acid: Burns skin.',
    'Tile Acid: Etches stone.',
  ]);
});
