import { checkRecommender } from '../recommender.ts';
import { loadSource } from '@cleanpro/contentful-local/space/load';
import { ENTRY } from '@cleanpro/contentful-local/space/schema';
import { SpaceSnapshot } from '@cleanpro/contentful-local/space/snapshot';
import type { Entry } from '@cleanpro/contentful-local/space/types';
import { NAMES } from './space.ts';

const SAMPLE = loadSource('packages/sample-space/content');
let publishedEntries: Map<string, Entry>;

beforeEach(() => {
  publishedEntries = new Map(SAMPLE.publishedEntries);
});

/** Changes an entry by editing its JSON text. */
function change(id: string, what: (text: string) => string): void {
  const before = JSON.stringify(publishedEntries.get(id), null, 2);
  const after = what(before);
  expect(after).not.toBe(before);
  publishedEntries.set(id, ENTRY.parse(JSON.parse(after)));
}

const found = () => {
  const space = SpaceSnapshot.of({ ...SAMPLE, publishedEntries }, NAMES);
  return checkRecommender(space, space.preview);
};

test('accepts the sample assistant, and lists a path for each step and result', () => {
  const { paths, problems } = found();
  expect(problems).toEqual([]);
  for (const address of [
    'recommender',
    'recommender/hotels/restrooms/soap-scum',
    'recommender/products/hotels/restrooms/soap-scum',
    'recommender/plan/hotels/restrooms/soap-scum',
    'recommender/how-it-works',
    'recommender/sitemap',
  ])
    expect(paths).toContain(address);
});

test('reports a task without a rule as a dead end', () => {
  publishedEntries.delete('recommender-rule-strip-floor-floor-finish-remover');
  expect(found().problems.map(({ id, what }) => `${id} ${what}`)).toContain(
    'recommender-answer-task-strip-floor leads to no product after janitorial, floors, strip-floor',
  );
});

test('reports an area without tasks as a dead end', () => {
  change('recommender-answer-area-hand-hygiene', (text) =>
    text.replace('"code": {\n      "en-US": "hand-hygiene"', '"code": {\n      "en-US": "hands"'),
  );
  expect(found().paths).toContain('recommender/hotels/hands/hand-washing');
  for (const task of ['hand-washing', 'hand-sanitizing', 'hand-washing-guests'])
    change(`recommender-answer-task-${task}`, (text) =>
      text.replaceAll('recommender-answer-area-hand-hygiene', 'recommender-answer-area-patient-rooms'),
    );
  expect(found().problems.map(({ id, what }) => `${id} ${what}`)).toContain(
    'recommender-answer-area-hand-hygiene leads to the question “What needs to be done there?”, which has no answers to offer after hotels, hands',
  );
});

test('reports a page whose path the assistant already uses', () => {
  change('recommender-page-how', (text) => text.replace('"how-it-works"', '"hotels"'));
  expect(found().problems.map(({ field, what }) => `${field} ${what}`)).toEqual([
    'slug has the path recommender/hotels, which the assistant already uses',
  ]);
});

const messages = () => found().problems.map(({ id, field, what }) => `${id} ${field} ${what}`);

test("requires a rule's dilution to belong to its product", () => {
  change('recommender-rule-prep-surfaces-multi-surface-degreaser', (text) =>
    text.replace('dilution-multi-surface-degreaser-1', 'dilution-d2g-glass-1'),
  );
  expect(messages()).toEqual([
    'recommender-rule-prep-surfaces-multi-surface-degreaser dilution is dilution-d2g-glass-1, which is not a dilution of product-multi-surface-degreaser',
  ]);
});

test('requires a registered product for a task that disinfects', () => {
  change('recommender-rule-disinfect-floors-disinfecting-concentrate', (text) =>
    text.replace('product-disinfecting-concentrate', 'product-d2g-floor'),
  );
  expect(messages()).toEqual([
    'recommender-rule-disinfect-floors-disinfecting-concentrate product recommends product-d2g-floor, which is not registered, for the disinfecting task recommender-answer-task-disinfect-floors',
  ]);
});

test('allows sanitizing claims only for registered products and drugs', () => {
  change('recommender-rule-desks-d2g-all-purpose', (text) =>
    text.replace('A neutral cleaner', 'A sanitizing cleaner'),
  );
  change('recommender-rule-hand-sanitizing-sanitizer-gel', (text) =>
    text.replace('70 % ethyl alcohol', 'Sanitizes with 70 % ethyl alcohol'),
  );
  expect(messages()).toEqual([
    'recommender-rule-desks-d2g-all-purpose reason claims that product-d2g-all-purpose disinfects or sanitizes, but it is not registered',
  ]);
});

test('requires goggles and gloves for a corrosive product, on the plan or in a step', () => {
  change('product-lime-scale-remover', (text) => text.replace(/"Chemical splash goggles",\s*/, ''));
  expect(messages()).toEqual([]);
  change('recommender-rule-equipment-scale-lime-scale-remover', (text) =>
    text.replaceAll('goggles, gloves', 'gloves'),
  );
  expect(messages()).toEqual([
    'recommender-rule-equipment-scale-lime-scale-remover steps uses product-lime-scale-remover, which is corrosive, without chemical splash goggles',
  ]);
});

test('forbids doses and contact times in rules and tasks', () => {
  const doses = ['1:64', '2 fl oz', '3 oz', '1 scoop', 'some per gallon', 'what stays wet for 10 minutes'];
  change('recommender-rule-desks-d2g-all-purpose', (text) =>
    text.replace('"Fill a labeled', `${doses.map((dose) => `"Use ${dose}.", `).join('')}"Fill a labeled`),
  );
  change('recommender-answer-task-desks', (text) =>
    text.replace('"Clear the surface', '"Keep it wet for 4 minutes.", "Clear the surface'),
  );
  expect(found().problems.map(({ field, what }) => `${field} ${what}`)).toEqual([
    ...doses.map((dose) => `steps states a dose or contact time: “Use ${dose}.”`),
    'preparation states a dose or contact time: “Keep it wet for 4 minutes.”',
  ]);
});

test('rejects a chemical as a companion product, and a dispenser without a recommended pack', () => {
  change('recommender-rule-prep-surfaces-paper-towels-roll', (text) =>
    text.replace('product-paper-towels-roll', 'product-laundry-sour'),
  );
  change('recommender-rule-desks-d2g-all-purpose', (text) =>
    text.replace('product-d2g-all-purpose', 'product-multi-purpose-cleaner'),
  );
  expect(messages()).toEqual([
    'recommender-rule-mirrors-and-glass-d2g-dispenser answers offers product-d2g-dispenser for recommender-answer-task-desks, but no pack of its system is recommended there',
    'recommender-rule-prep-surfaces-paper-towels-roll product recommends the chemical product-laundry-sour as a companion, which the plan would show without a dose or protective equipment',
  ]);
});
