import { checkJobGear } from '../product/job-gear.ts';
import { found, link, product, type TestEntry } from './space.ts';

const job = (texts: string[], ...products: TestEntry[]): TestEntry[] => [
  [
    'jobsToBeDone',
    'job',
    {
      title: 't',
      steps: texts.map((_text, index) => link(`step-${index + 1}`)),
      products: products.map(([, id]) => link(id)),
    },
  ],
  ...texts.map((text, index): TestEntry => ['contentCard', `step-${index + 1}`, { title: 'Step', text }]),
  ...products,
];
const ACID = product({
  productName: 'Bowl Acid',
  protectiveEquipment: ['Chemical splash goggles', 'Chemical-resistant gloves', 'Ventilation'],
});
const WIPES = product({ productName: 'Wet Wipes', protectiveEquipment: ['Disposable gloves'] }, 'q');

test.each<[string, TestEntry[], string]>([
  [
    'gear that the list has no word for',
    job(['Put on a respirator.']),
    'step-1 text mentions “respirator”, which is not in the job’s gear list for this step',
  ],
  [
    'gloves of no kind, in a step without a product',
    job(['Put on gloves.']),
    'step-1 text mentions “gloves”, which is not in the job’s gear list for this step',
  ],
  [
    'thin gloves for a product that takes thick ones',
    job(['In goggles and disposable gloves, apply Bowl Acid.'], ACID),
    'step-1 text leaves out “Chemical-resistant gloves”, which a product in this step requires',
  ],
  [
    'thick gloves for a product that takes thin ones',
    job(['In chemical-resistant gloves, use Wet Wipes.'], WIPES),
    'step-1 text leaves out “Disposable gloves”, which a product in this step requires',
  ],
  [
    'work without gear on a surface that has the product on it',
    job(['Apply Bowl Acid in goggles and gloves.', 'Scrub.'], ACID),
    'step-2 text handles the product of step 1 without Chemical splash goggles, Chemical-resistant gloves',
  ],
  [
    'gear on a condition, which the list has without one',
    job(['Put on disposable gloves, a mask after vomiting, and an apron.']),
    'step-1 text requires “mask” only “after vomiting”, but the job’s gear list has it for the whole step',
  ],
  [
    'some gear of a product without the rest',
    job(['Apply Bowl Acid in goggles.'], ACID),
    'step-1 text leaves out “Chemical-resistant gloves”, which a product in this step requires',
  ],
  [
    'hot oil without protection from burns',
    job(['In an apron, drain shortening while it is warm.']),
    'step-1 text moves hot oil without “Heat-resistant gloves”',
  ],
  [
    'a product that no step names',
    job(['Spray.'], ACID),
    'job steps doesn’t mention Bowl Acid, which requires gear',
  ],
])('the job gear check reports %s', (_name, entries, expected) => {
  expect(found(checkJobGear, entries)).toBe(expected);
});

test.each<[string, TestEntry[]]>([
  ['gear to pour', job(['Use Bowl Acid, in gloves and goggles when you pour it.'], ACID)],
  ['hot oil that nobody moves', job(['Dry the drain: water makes hot oil spatter.'])],
  ['gear that comes off', job(['Take off the mask.'])],
  [
    'work that keeps the gear on',
    job(['Apply Bowl Acid in goggles and gloves.', 'Keep wearing the gear from step 1. Scrub.'], ACID),
  ],
  ['work after a rinse', job(['Apply Bowl Acid in goggles and gloves, then rinse.', 'Wipe.'], ACID)],
  ['gloves of a product', job(['Put on gloves and use Wet Wipes.'], WIPES)],
  [
    'both kinds of gloves',
    job(
      ['Use Bowl Acid in goggles and chemical-resistant gloves, Wet Wipes in disposable gloves.'],
      ACID,
      WIPES,
    ),
  ],
])('the job gear check accepts %s', (_name, entries) => {
  expect(found(checkJobGear, entries)).toBe('');
});
