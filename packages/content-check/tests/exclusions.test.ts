import { checkExclusions } from '../product/exclusions.ts';
import { answer, document, found, link, product, type TestEntry } from './space.ts';

const ACID = { notFor: ['Natural stone', 'Aluminum', 'Galvanized metal', 'Food-contact surfaces'] };
const answered = (text: string, question?: string): TestEntry[] => [
  product({ ...ACID, questions: [link('question')] }),
  ...answer(text, question),
];

test.each<[string, TestEntry[], string]>([
  [
    'a description that lists a part',
    [product({ ...ACID, description: document('An acid.', 'Keep it off marble and aluminum.') })],
    'p description leaves Galvanized metal out of what p is not for: “Keep it off marble and aluminum.”',
  ],
  [
    'a general answer that lists a part',
    answered('Not on zinc, not on aluminum.', 'Where must it not be used?'),
    'question-answer body leaves Natural stone out of what p is not for: “Not on zinc, not on aluminum.”',
  ],
])('the exclusions check reports %s', (_name, entries, expected) => {
  expect(found(checkExclusions, entries)).toBe(expected);
});

test.each<[string, TestEntry[]]>([
  [
    'a list in two sentences',
    [product({ ...ACID, description: document('Not for stone or aluminum.', 'Nor for galvanized metal.') })],
  ],
  ['one material with its reason', [product({ ...ACID, description: document('It etches marble.') })]],
  ['an answer about one of the materials', answered('No, nor on zinc.', 'Can I use it on aluminum?')],
])('the exclusions check accepts %s', (_name, entries) => {
  expect(found(checkExclusions, entries)).toBe('');
});

test.each([
  ['Cleaner is an acid. It does not belong on marble or aluminum.', 'Galvanized metal'],
  ['Cleaner stays off stone, aluminum and galvanized metal.', ''],
  ['Cleaner makes marble and aluminum shine.', ''],
  ['An acid does not belong on marble or aluminum.', ''],
])('finds the exclusions missing from an article that says “%s”: %s', (text, missing) => {
  const article: TestEntry = [
    'articleDetailPages',
    'a',
    { body: document(text), relatedProducts: [link('p')] },
  ];
  expect(found(checkExclusions, [product(ACID), article])).toBe(
    missing &&
      `a body leaves ${missing} out of what p is not for: “It does not belong on marble or aluminum.”`,
  );
});
