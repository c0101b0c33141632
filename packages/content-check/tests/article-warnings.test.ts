import { checkArticleWarnings } from '../product/article-warnings.ts';
import { document, found, link, product, type TestEntry } from './space.ts';

const made = (name: string, casNumber: string) => [{ name, casNumber, percentMinimum: 5, percentMaximum: 5 }];
const SOUR = product({ composition: made('Phosphoric acid', '7664-38-2'), phMinimum: 1 }, 'sour');
const BOOSTER = product({ composition: made('Sodium percarbonate', '15630-89-4'), phMinimum: 10 }, 'booster');
const CLEANER = product({ protectiveEquipment: ['Chemical-resistant gloves'] }, 'cleaner');

const problemsOf = (text: string, products: readonly TestEntry[]): string =>
  found(checkArticleWarnings, [
    ...products,
    [
      'articleDetailPages',
      'a',
      { body: document(text), relatedProducts: products.map(([, id]) => link(id)) },
    ],
  ]);

test.each([
  'Sour never goes near chlorine bleach: together they release toxic gas. The booster is a powder.',
  'Sour and booster go into one formula.',
])('reports an article about two incompatible products that says “%s”', (text) => {
  expect(problemsOf(text, [SOUR, BOOSTER])).toBe(
    'a body does not warn against mixing sour with booster, which releases heat and gas, which can burst a container',
  );
});

test('accepts an article that mentions both materials and their reaction', () => {
  const text = 'Keep the sour off the booster: acid and peroxide give off heat and gas.';
  expect(problemsOf(text, [SOUR, BOOSTER])).toBe('');
  expect(problemsOf('Acid goes in last.', [SOUR])).toBe('');
});

test('reports an article that mentions disposable gloves, but not the gloves required by its product', () => {
  expect(problemsOf('In disposable gloves, strip the bed. In gloves, spray the tub.', [CLEANER])).toBe(
    'a body mentions only disposable gloves, but cleaner requires chemical-resistant gloves',
  );
  for (const text of [
    'In disposable gloves, strip the bed. In chemical-resistant gloves, spray the tub.',
    'In gloves, spray the tub.',
  ])
    expect(problemsOf(text, [CLEANER])).toBe('');
});

const problemsOfSystem = (text: string, field: string, products: readonly string[] = ['sour', 'booster']) =>
  found(checkArticleWarnings, [
    SOUR,
    BOOSTER,
    [
      'subBrandsPage',
      's',
      {
        products: [link('sour')],
        [field]: products.map((id) => link(id)),
        informationModules: [link('card')],
      },
    ],
    ['contentCard', 'card', { title: 'How it works', text }],
  ]);

test.each(['products', 'additionalStainProducts'])(
  'requires a system with incompatible %s to have a warning card',
  (field) => {
    expect(problemsOfSystem('Sour never meets chlorine bleach: toxic gas.', field)).toBe(
      's informationModules does not warn against mixing sour with booster, which releases heat and gas, which can burst a container',
    );
    expect(
      problemsOfSystem('Sour never meets the booster or chlorine bleach: both release gas.', field),
    ).toBe('');
  },
);

test('requires a system to warn against the most dangerous incompatible material of each product', () => {
  const warning =
    's informationModules does not warn against mixing sour with chlorine bleach, which releases toxic chlorine gas';
  for (const text of ['Sour goes into the last rinse.', 'Sour never goes near chlorine bleach.'])
    expect(problemsOfSystem(text, 'products', ['sour'])).toBe(warning);
  expect(problemsOfSystem('With bleach the sour releases gas.', 'products', ['sour'])).toBe('');
});
