import { namedWarnings } from './summary.ts';

const acid = { name: 'Bowl Acid', warnings: ['Burns skin.'] };

test('adds the product name to a warning if there are several products', () => {
  expect(namedWarnings([acid])).toEqual(['Burns skin.']);
  expect(namedWarnings([acid, { name: 'Floor Soap', warnings: [] }])).toEqual(['Bowl Acid: Burns skin.']);
});

test('lists a shared warning once, with all of its products', () => {
  expect(namedWarnings([acid, { name: 'Tile Acid', warnings: ['Etches stone.', 'Burns skin.'] }])).toEqual([
    'Bowl Acid and Tile Acid: Burns skin.',
    'Tile Acid: Etches stone.',
  ]);
});
