import { SEPARATION } from './incompatibility.ts';
import { mixingWarnings, pairWarnings, type NamedMixture } from './mixing-warnings.ts';

const product = (name: string, ingredient: string, casNumber: string, phMinimum: number): NamedMixture => ({
  name,
  composition: [{ name: ingredient, casNumber, percentMinimum: 5, percentMaximum: 5 }],
  phMinimum,
});
const CREME = product('Crème', 'Sodium hypochlorite', '7681-52-9', 10.5);
const SOUR = product('Sour', 'Phosphoric acid', '7664-38-2', 1);
const RINSE_AID = product('Rinse Aid', 'Citric acid', '77-92-9', 2.5);
const WATER = product('Water', 'Water', '7732-18-5', 7);

test('a warning for one product lists its ingredient, what not to mix it with, and why', () => {
  expect(mixingWarnings([SOUR])).toEqual([
    'Contains acid. Never mix it with chlorine bleach (releases toxic chlorine gas), peroxides (releases heat and gas, which can burst a container), carbonates (foams up and gives off gas, which can burst a closed container) or alkalis (heats up and spatters).',
    SEPARATION.en,
  ]);
});

test('warnings for products used together start with their pairs and end with the general rule', () => {
  const warnings = mixingWarnings([CREME, SOUR, RINSE_AID, WATER]);
  expect(warnings[0]).toBe('Never mix Crème with Sour or Rinse Aid: releases toxic chlorine gas.');
  expect(warnings[1]).toMatch(/^Crème contains chlorine bleach. Never mix it with acids \(/);
  expect(warnings[2]).toMatch(/^Sour and Rinse Aid contain acid. Never mix them with chlorine bleach /);
  expect(warnings.slice(3)).toEqual([SEPARATION.en]);
});

test('products in one list get only the warnings about each other', () => {
  expect(pairWarnings([CREME, SOUR, WATER])).toEqual([
    'Never mix Crème with Sour: releases toxic chlorine gas.',
    SEPARATION.en,
  ]);
  expect(pairWarnings([SOUR, WATER])).toEqual([]);
});

test('the general rule mentions rinsing, vessels, drains and storage', () => {
  expect(SEPARATION.en).not.toMatch(/\b(?:one|other|both)\b/);
  for (const word of ['Rinse', 'bucket', 'bottle', 'drain', 'store them apart'])
    expect(SEPARATION.en).toContain(word);
});

test('products that react with nothing get no warning', () => {
  expect(mixingWarnings([WATER])).toEqual([]);
  expect(mixingWarnings([])).toEqual([]);
});
