import { HAZARDS, isHazardCode } from '@cleanpro/product-safety/hazards/statements';
import { isEnvironmental } from './sheet-phrases.ts';
import { classesOf } from './classes.ts';

test('every hazard statement except environmental ones has a class', () => {
  const codes = Object.keys(HAZARDS).filter(isHazardCode);
  expect(codes.filter((code) => classesOf([code]).length === 0)).toEqual(codes.filter(isEnvironmental));
});

test('classifies a flammable aerosol once, by its flammability', () => {
  expect(classesOf(['H223', 'H229', 'H319']).map(({ en }) => en)).toEqual([
    'aerosols, cat. 2',
    'eye irritation, cat. 2A',
  ]);
  expect(classesOf(['H229']).map(({ en }) => en)).toEqual(['aerosols, cat. 3']);
});
