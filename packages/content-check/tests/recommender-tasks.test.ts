import { checkRecommenderTasks } from '../recommender-tasks.ts';
import { document, link, linesOf, product, spaceWith, type TestEntry } from './space.ts';

const found = (entries: readonly TestEntry[]): string =>
  linesOf(checkRecommenderTasks(spaceWith(entries).preview));

interface Case {
  title: string;
  text?: string;
  preparation?: string[];
  reason?: string;
  product: Record<string, unknown>;
}

const rule = ({
  title,
  text = '',
  preparation = ['Dust.'],
  reason = 'Good.',
  product: fields,
}: Case): TestEntry[] => [
  ['recommenderAnswer', 'task', { title, text, preparation }],
  [
    'recommenderProducts',
    'rule',
    { role: 'recommended', reason, answers: [link('task')], product: link('p') },
  ],
  product(fields),
];

test.each<[string, Case, string]>([
  [
    'a task for a surface that the product is not for',
    { title: 'Scum on tile and chrome', product: { notFor: ['Chrome and steel'] } },
    'rule product uses p for “Scum on tile and chrome”, but it is not for “Chrome and steel”',
  ],
  [
    'a task that the description gives to another product',
    {
      title: 'Pots by hand',
      text: 'The three-compartment sink.',
      product: { description: document('For a full three-compartment sink, choose the pot detergent.') },
    },
    'rule product uses p for “Pots by hand”, but the product’s page recommends a different product for that: “For a full three-compartment sink, choose the pot detergent.”',
  ],
  [
    'a task that is a job for another product',
    {
      title: 'Baked-on grease on fryers',
      text: 'Brown grease.',
      product: { description: document('Brown oil on fryers is a job for a caustic degreaser.') },
    },
    'rule product uses p for “Baked-on grease on fryers”, but the product’s page recommends a different product for that: “Brown oil on fryers is a job for a caustic degreaser.”',
  ],
  [
    'a task for which another product is the better choice',
    {
      title: 'Tissue for restrooms',
      preparation: ['Choose dispensers for the busiest day.'],
      product: { description: document('In a busy restroom a jumbo roll is the better choice.') },
    },
    'rule product uses p for “Tissue for restrooms”, but the product’s page recommends a different product for that: “In a busy restroom a jumbo roll is the better choice.”',
  ],
])('the task check reports %s', (_name, entries, expected) => {
  expect(found(rule(entries))).toBe(expected);
});

test.each<[string, Case]>([
  [
    'an exclusion that the reason names',
    { title: 'Scum on chrome', reason: 'Cuts scum; not for chrome.', product: { notFor: ['Chrome'] } },
  ],
  ['a narrower exclusion', { title: 'Mirrors and glass', product: { notFor: ['Hot glass'] } }],
  [
    'another task than the one that is given away',
    {
      title: 'Daily mopping of floors',
      product: {
        description: document('For greasy kitchen tile, choose an alkaline floor cleaner instead.'),
      },
    },
  ],
  [
    'a task that no product does',
    {
      title: 'Disinfecting floors',
      preparation: ['No product here is for blood or body fluids.'],
      product: { description: document('For blood or body fluids use a disinfectant registered for it.') },
    },
  ],
])('the task check accepts %s', (_name, entries) => {
  expect(found(rule(entries))).toBe('');
});

test('reports a job with a product that is unsuitable for it', () => {
  const job: TestEntry = ['jobsToBeDone', 'job', { title: 'How to clean a carpet', products: [link('p')] }];
  expect(found([job, product({ notFor: ['Carpet'] })])).toBe(
    'job products uses p for “How to clean a carpet”, but it is not for “Carpet”',
  );
});
