import { checkJobs } from '../product/jobs.ts';
import { dilution, found, link, product, type TestEntry } from './space.ts';

const job = (text: string, products: TestEntry[], title = 'Step'): TestEntry[] => [
  [
    'jobsToBeDone',
    'job',
    { title: 't', steps: [link('step')], products: products.map(([, id]) => link(id)) },
  ],
  ['contentCard', 'step', { title, text }],
  ...products,
];

test.each<[string, TestEntry[], RegExp]>([
  [
    'a dose of no product',
    [dilution(), ...job('Four ounces a gallon.', [product({ dilutions: [link('dilution-p')] })])],
    /^step text names the dose “Four ounces a gallon”/,
  ],
  [
    'the dose of another product than the named one',
    [
      dilution(),
      ...job('Two ounces of **Degreaser** a gallon.', [
        product({ dilutions: [link('dilution-p')] }),
        product({ productName: 'Degreaser' }, 'q'),
      ]),
    ],
    /names the dose “Two ounces of Degreaser a gallon”/,
  ],
  ['a ratio of no product', job('Mix 1:64.', [product({})]), /names the dose “1:64”/],
  [
    'a surface that is too hot',
    job('Spray.', [product({ maximumSurfaceTemperature: 120 })], 'Cool to 170 °F'),
    /^step text brings p onto 170 °F, above its maximum of 120 °F/,
  ],
  [
    'a product that is boiled',
    job('Add **Cleaner** and heat to a slow simmer.', [product({ maximumSurfaceTemperature: 120 })]),
    /brings p onto 185 °F/,
  ],
  [
    'protein that a warm bath sets',
    job('This loosens egg.', [product({})], 'Pre-wash at 100 °F (38 °C)'),
    /^step text first washes protein at 100 °F, which sets it/,
  ],
  [
    'a rinse of what is left on',
    job('Spray, then rinse.', [product({ rinse: 'Do not rinse' })]),
    /^step text tells to rinse, while p is not rinsed/,
  ],
])('reports %s', (_name, entries, expected) => {
  expect(found(checkJobs, entries)).toMatch(expected);
});

test.each<[string, TestEntry[]]>([
  [
    'the dose of the product',
    [
      dilution(),
      ...job('Two ounces of **Cleaner** for each gallon of water.', [
        product({ dilutions: [link('dilution-p')] }),
      ]),
    ],
  ],
  [
    'the ratio of a dose per gallon',
    [dilution(), ...job('Mix 1:64.', [product({ dilutions: [link('dilution-p')] })])],
  ],
  [
    'a surface that is cool',
    job('Spray below 120 °F. Do not boil **Cleaner**.', [product({ maximumSurfaceTemperature: 120 })]),
  ],
  ['protein that is washed cold', job('Wash protein cold first. Wash oil at 120 °F.', [product({})])],
  ['an empty oven', job('Empty, at 300 °F.', [product({ maximumSurfaceTemperature: 120 })])],
  [
    'the rinse of another product',
    job('Rinse.', [product({ rinse: 'Do not rinse' }), product({ rinse: 'Required' }, 'q')]),
  ],
])('accepts %s', (_name, entries) => {
  expect(found(checkJobs, entries)).toBe('');
});
