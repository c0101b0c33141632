import { checkRecommenderPlans } from '../recommender-plans.ts';
import { findProblems } from '../rules.ts';
import { document, hazards, link, linesOf, product, spaceWith, type TestEntry } from './space.ts';

const found = (entries: readonly TestEntry[]): string =>
  linesOf(checkRecommenderPlans(spaceWith(entries).preview));

interface Plan {
  task?: Record<string, unknown>;
  steps: string[];
  product?: Record<string, unknown>;
}

const plan = ({ task = {}, steps, product: fields = {} }: Plan): TestEntry[] => [
  [
    'recommenderAnswer',
    'task',
    { title: 'Walls', frequency: 'Daily', preparation: ['Dust the wall.'], completion: ['Dry.'], ...task },
  ],
  [
    'recommenderProducts',
    'rule',
    { role: 'recommended', steps, answers: [link('task')], product: link('p') },
  ],
  product(fields),
];

const ACID = { notFor: ['Natural stone', 'Aluminum', 'Galvanized metal', 'Food-contact surfaces'] };
const BLEACH = { protectiveEquipment: ['Safety glasses', 'Chemical-resistant gloves', 'Ventilation'] };
const DETERGENT = { directions: document('Wash towels twice: in the dryer, oil can catch fire.') };
const FED = { directions: document('Never use a line that has held bleach.') };
const CAUSTIC = { directions: document('Rinse, and check the rinse water with pH paper.') };
const FLOORS = { title: 'Sealed wood and vinyl' };
const WOOD = { surfaces: ['Sealed wood', 'Ceramic tile'] };
const DEVICES = { title: 'Door handles and phones' };

test.each<[string, Plan, string]>([
  [
    'a spot test before the step that mixes',
    { steps: ['Test a hidden spot.', 'Mix the dose above.'] },
    'rule steps puts the spot test for task before mixing it: “Test a hidden”',
  ],
  [
    'a spot test before gloves are on',
    { steps: ['Try it on a small, hidden spot, then put on gloves.'] },
    'rule steps puts the spot test for task before putting on protection: “Try it on a small, hidden”',
  ],
  [
    'a spot test in the preparation, which stands before the steps',
    { task: { preparation: ['Test on a hidden spot.'] }, steps: ['Fill a bucket.', 'Wipe.'] },
    'rule steps puts the spot test for task before mixing it: “Test on a hidden”',
  ],
  [
    'a list of exclusions in part',
    { steps: ['Spray; not on marble or aluminum.'], product: ACID },
    'rule steps leaves Galvanized metal out of what p is not for: “Spray; not on marble or aluminum.”',
  ],
  [
    'a list of equipment in part',
    { steps: ['Put on safety glasses and gloves.'], product: BLEACH },
    'rule steps mentions only some of the equipment that p requires for task; Ventilation is missing',
  ],
  [
    'a spray for a task that names devices',
    { task: DEVICES, steps: ['Fill a spray bottle.', 'Spray until it is wet.'] },
    'rule steps uses a spray for task, which involves phones, but gives no instructions for devices',
  ],
  [
    'a dryer without the warning of the product',
    { steps: ['Wash.'], product: DETERGENT },
    'task completion does not warn about fire, but the directions for p do',
  ],
  [
    'soil before gloves',
    { task: { preparation: ['Clean off visible soil.'] }, steps: ['Put on gloves, and mix.'] },
    'task preparation has people touch soil before they put on gloves, in the plan for rule: “Clean off visible soil.”',
  ],
  [
    'a step of another frequency',
    { steps: ['Descale once a month.'] },
    'rule steps mentions a different frequency than task, “Daily”: “Descale once a month.”',
  ],
  [
    'a time of day that the frequency lacks',
    { steps: ['After closing, wipe.'] },
    'rule steps mentions a different frequency than task, “Daily”: “After closing, wipe.”',
  ],
  [
    'a pilot that is lit before all is dry',
    { task: { completion: ['Relight the pilots.', 'Dry.'] }, steps: ['Wipe.'] },
    'task completion lights the pilots before the last step of the plan for rule: “Relight the pilots.”',
  ],
  [
    'a fryer that nobody drains',
    { task: { title: 'Fryers' }, steps: ['Wipe.'] },
    'task preparation cleans fryers with oil in them',
  ],
  [
    'a rinse without the pH paper of the product',
    { steps: ['Rinse.'], product: CAUSTIC },
    'rule steps omits the pH paper in the plan for task, although the directions for p mention it',
  ],
  [
    'a pump line without the warning of bleach that the product has',
    { steps: ['Feed it by a line of its own.'], product: FED },
    'rule steps omits the lines that have held bleach in the plan for task, although the directions for p mention it',
  ],
  [
    'a material of the title that the surfaces lack',
    { task: FLOORS, steps: ['Mop.'], product: WOOD },
    'rule steps uses p for “Sealed wood and vinyl”, but its surfaces do not include vinyl',
  ],
])('the plan check reports %s', (_name, entries, expected) => {
  expect(found(plan(entries))).toBe(expected);
});

test.each<[string, Plan]>([
  [
    'a spot test of what was mixed in gloves',
    { steps: ['Put on gloves, and mix.', 'Test a hidden spot.', 'Wipe.'] },
  ],
  [
    'a whole list of exclusions, whatever is no material',
    { steps: ['Not on marble, aluminum or zinc.'], product: ACID },
  ],
  ['what a product is for only', { steps: ['Steel only: no aluminum, no stone.'], product: ACID }],
  ['one material with its reason', { steps: ['It etches marble.'], product: ACID }],
  [
    'equipment that the preparation completes',
    {
      task: { preparation: ['Open a window.'] },
      steps: ['Put on safety glasses and gloves.'],
      product: BLEACH,
    },
  ],
  ['a cloth for devices', { task: DEVICES, steps: ['Wipe with a damp cloth, and never spray.'] }],
  ['a spray that is kept off devices', { task: DEVICES, steps: ['Spray; wipe phones.'] }],
  [
    'a dryer with the warning',
    { task: { completion: ['Oily towels can catch fire.'] }, steps: ['Wash.'], product: DETERGENT },
  ],
  ['soil in gloves', { task: { preparation: ['In disposable gloves, take up spills.'] }, steps: ['Wipe.'] }],
  [
    'a frequency that names both',
    { task: { frequency: 'Daily; descaling monthly' }, steps: ['Descale once a month.'] },
  ],
  [
    'a drained fryer whose pilot is lit last',
    {
      task: { title: 'Fryers', preparation: ['Drain the oil.'], completion: ['Dry.', 'Relight the pilots.'] },
      steps: ['Wipe.'],
    },
  ],
  ['a rinse with pH paper', { steps: ['Rinse until pH paper reads as before.'], product: CAUSTIC }],
  ['a rinse where no food is', { steps: ['Rinse tile that food never touches.'], product: CAUSTIC }],
  ['a material that a step leaves out', { task: FLOORS, steps: ['Mop; not on vinyl.'], product: WOOD }],
  ['a step for some materials only', { task: FLOORS, steps: ['Sealed wood only.'], product: WOOD }],
  [
    'vinyl among hard floors',
    { task: { title: 'Vinyl' }, steps: ['Mop.'], product: { surfaces: ['Hard floors'] } },
  ],
  [
    'a solution that is made every day',
    { task: { frequency: 'Weekly' }, steps: ['Make a new solution every day.'] },
  ],
])('the plan check accepts %s', (_name, entries) => {
  expect(found(plan(entries))).toBe('');
});

test('still reports a published plan if only a draft fixes it', () => {
  const steps = ['Wipe, not on stone or aluminum.'];
  const entries = plan({ steps, product: ACID });
  const expected = /^rule steps leaves Galvanized metal out of what p is not for/m;
  expect(linesOf(findProblems(spaceWith(entries)))).toMatch(expected);
  const [type, id, fields] = product({ notFor: ['Natural stone', 'Aluminum'] });
  const draft: TestEntry = [type, id, fields, false];
  const { preview } = spaceWith([...entries, draft]);
  expect(linesOf(checkRecommenderPlans(preview))).not.toMatch(expected);
  expect(linesOf(findProblems(spaceWith([...entries, draft])))).toMatch(expected);
});

const SOAP: TestEntry[] = [
  hazards(['H318']),
  product({ productName: 'Manual Pot and Pan Detergent', hazards: link('hazards') }, 'soap'),
];

test('reports a plan that uses another hazardous product without a reference to its plan', () => {
  const steps = ['Then wash in pot and pan detergent.'];
  expect(found([...plan({ steps }), ...SOAP])).toBe(
    `rule steps uses soap for task, but the plan has no gear or first aid for it: “${steps[0]}”`,
  );
  const referring = ['Wash as the plan for Manual Pot and Pan Detergent says.'];
  expect(found([...plan({ steps: referring }), ...SOAP])).toBe('');
  expect(found([...plan({ steps: ['Disconnect the pot and pan detergent.'] }), ...SOAP])).toBe('');
});
