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
    /^step text mentions the dose “Four ounces a gallon”, which none of its products has/,
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
    /mentions the dose “Two ounces of Degreaser a gallon”/,
  ],
  ['a ratio of no product', job('Mix 1:64.', [product({})]), /mentions the dose “1:64”/],
  [
    'a surface that is too hot',
    job('Spray.', [product({ maximumSurfaceTemperature: 120 })], 'Cool to 170 °F'),
    /^step text uses p at 170 °F, above its maximum of 120 °F/,
  ],
  [
    'a product that is boiled',
    job('Add **Cleaner** and heat to a slow simmer.', [product({ maximumSurfaceTemperature: 120 })]),
    /uses p at 185 °F/,
  ],
  [
    'protein that a warm bath sets',
    job('This loosens egg.', [product({})], 'Pre-wash at 100 °F (38 °C)'),
    /^step text washes protein at 100 °F first, which sets the stain/,
  ],
  [
    'a rinse of what is left on',
    job('Spray, then rinse.', [product({ rinse: 'Do not rinse' })]),
    /^step text asks for a rinse, but p must not be rinsed: “Spray, then rinse\.”/,
  ],
])('the job check reports %s', (_name, entries, expected) => {
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
])('the job check accepts %s', (_name, entries) => {
  expect(found(checkJobs, entries)).toBe('');
});
