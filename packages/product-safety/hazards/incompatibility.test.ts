import {
  dangerBetween,
  dangerousGroups,
  dangerousPairs,
  incompatibleGroups,
  incompatibleMaterials,
} from './incompatibility.ts';
import { mixtureOf, type Mixture } from './substances.ts';

const mixture = (
  name: string,
  casNumber: string | undefined,
  percent: number,
  phMinimum?: number,
): Mixture => ({
  composition: [{ name, casNumber, percentMinimum: percent, percentMaximum: percent }],
  phMinimum,
});

const BLEACH = mixture('Sodium hypochlorite', '7681-52-9', 0.8, 10.5);
const DRY_BLEACH = mixture('Sodium dichloroisocyanurate dihydrate', '51580-86-0', 2, 10);
const ACID = mixture('Citric acid', '77-92-9', 4, 2.5);
const AMINE = mixture('Monoethanolamine', '141-43-5', 0.2, 10);
const QUAT = mixture('Didecyl dimethyl ammonium chloride (active)', '7173-51-5', 4.5, 7);
const PEROXIDE = mixture('Sodium percarbonate', '15630-89-4', 8, 10);
const ALCOHOL = mixture('Ethyl alcohol', '64-17-5', 62.4, 6.5);
const ALKALI = mixture('Sodium hydroxide', '1310-73-2', 5, 13);
const SODA = mixture('Sodium carbonate', '497-19-8', 50, 10);
const GEL: Mixture = { composition: [...ALCOHOL.composition, ...AMINE.composition], phMinimum: 6.5 };
const SOAP = mixture('Sodium cocoate', '61789-31-9', 10, 9.5);
const WATER = mixture('Water', '7732-18-5', 100, 7);

test.each([
  ['acids', ACID, 'releases toxic chlorine gas'],
  ['amines', AMINE, 'releases toxic chloramine vapor'],
  ['alcohol', ALCOHOL, 'releases toxic vapor such as chloroform'],
  ['percarbonate', PEROXIDE, 'releases heat and gas, which can burst a container'],
  ['quats', QUAT, 'can release irritating vapor'],
])('chlorine bleach must not be mixed with %s, in either order', (_, other, danger) => {
  for (const bleach of [BLEACH, DRY_BLEACH]) {
    expect(dangerBetween(bleach, other)?.en).toBe(danger);
    expect(dangerBetween(other, bleach)?.en).toBe(danger);
    expect(incompatibleGroups(other).map(({ name }) => name.en)).toContain('Chlorine bleach');
  }
});

test('acids must not be mixed with peroxides or strong alkalis, in either order', () => {
  expect(dangerBetween(ACID, PEROXIDE)?.en).toMatch(/burst/);
  expect(dangerBetween(ALKALI, ACID)?.en).toBe('heats up and spatters');
  expect(incompatibleGroups(ACID).map(({ name }) => name.en)).toEqual([
    'Chlorine bleach',
    'Peroxides',
    'Carbonates',
    'Alkalis',
  ]);
  expect(incompatibleGroups(ALKALI).map(({ name }) => name.en)).toEqual(['Acids', 'Chlorine bleach']);
});

test('acids foam up with carbonates, except in small amounts', () => {
  expect(dangerBetween(SODA, ACID)?.en).toMatch(/foams up and gives off gas/);
  expect(incompatibleGroups(SODA)[0]?.name.en).toBe('Acids');
  expect(dangerBetween(mixture('Sodium carbonate', '497-19-8', 1, 10), ACID)).toBeUndefined();
});

test('adds up carbonate and bicarbonate, in either order', () => {
  const cleaner: Mixture = {
    composition: [SODA, mixture('Sodium bicarbonate', '144-55-8', 1)].flatMap(({ composition }) =>
      composition.map((ingredient) => ({ ...ingredient, percentMaximum: 1 })),
    ),
    phMinimum: 10,
  };
  expect(incompatibleGroups(cleaner)[0]).toEqual({
    name: expect.objectContaining({ en: 'Acids' }),
    danger: expect.objectContaining({ en: expect.stringMatching(/foams up/) }),
  });
  expect(dangerousGroups(ACID, cleaner).map(({ name }) => name.en)).toEqual(['Carbonates']);
});

test('bleach releases two vapors with a product that contains amine and alcohol', () => {
  const both = 'releases toxic vapor such as chloramine and chloroform';
  expect(incompatibleGroups(GEL)).toEqual([
    expect.objectContaining({ danger: expect.objectContaining({ en: both }) }),
  ]);
  expect(dangerBetween(BLEACH, GEL)?.en).toBe(both);
  expect(dangerousGroups(BLEACH, GEL).map(({ name, danger }) => `${name.en}: ${danger?.en}`)).toEqual([
    'Ammonia and amines: releases toxic chloramine vapor',
    'Alcohols: releases toxic vapor such as chloroform',
  ]);
});

test('a product with an acidic pH but no listed acid releases chlorine and gas, but no heat', () => {
  const softener = mixture('Calcium chloride', '10043-52-4', 0.5, 2.5);
  expect(dangerBetween(softener, BLEACH)?.en).toBe('releases toxic chlorine gas');
  expect(dangerBetween(softener, PEROXIDE)?.en).toMatch(/burst/);
  expect(dangerBetween(softener, ALKALI)).toBeUndefined();
});

test('a small amount of acid that adjusts the pH does not make a hand soap an acid', () => {
  expect(dangerBetween(mixture('Citric acid', '77-92-9', 0.4, 5), BLEACH)).toBeUndefined();
});

test('quats and soap inactivate each other without danger', () => {
  expect(dangerBetween(QUAT, SOAP)).toBeUndefined();
  const [group] = incompatibleGroups(SOAP);
  expect(group?.name.en).toBe('Quaternary ammonium compounds');
  expect(group?.danger).toBeUndefined();
});

test('lists chlorine bleach as incompatible with every other product, and vice versa', () => {
  const names = (product: Mixture): string[] => incompatibleGroups(product).map(({ name }) => name.en);
  expect(names(WATER)).toEqual(['Chlorine bleach']);
  expect(names(BLEACH)).toContain('Other cleaning products');
  expect(dangerBetween(WATER, BLEACH)).toBeUndefined();
});

test('identifies ingredients without a CAS number by name', () => {
  const neutralized = 'C10-16 alkylbenzene sulfonic acid, neutralized with ethanolamine';
  expect(dangerBetween(mixture(neutralized, undefined, 25), BLEACH)?.en).toMatch(/chloramine/);
  expect(dangerBetween(mixture('Lauramine oxide', '1643-20-5', 1.8), BLEACH)).toBeUndefined();
});

test('lists each incompatible pair of products once', () => {
  expect(dangerousPairs([WATER, BLEACH, PEROXIDE]).map(({ pair }) => pair)).toEqual([[BLEACH, PEROXIDE]]);
});

test('treats an unreadable composition as unreactive', () => {
  expect(incompatibleGroups(mixtureOf({ composition: [{ name: 1 }], phMinimum: null }))).toEqual([]);
});

test("appends the entry's materials to those implied by the ingredients, without duplicates", () => {
  expect(incompatibleMaterials(ALKALI, ['Acids', 'Metals (aluminum, zinc)'])).toEqual([
    'Acids',
    'Chlorine bleach',
    'Metals (aluminum, zinc)',
  ]);
});
