import { checkFirstAid } from '../product/first-aid.ts';
import { answer, found } from './space.ts';

test.each([
  'Swallowed: rinse the mouth and call a poison control center at once.',
  'Have the person rinse the mouth, and call the poison center.',
])('the first aid check reports “%s”', (text) => {
  expect(found(checkFirstAid, answer(text))).toMatch(
    /^question-answer body says what to do after swallowing, but not to avoid inducing vomiting/,
  );
});

test.each([
  'If a pod was swallowed, call a poison center and do not make the person vomit.',
  'In an eye: rinse, and call a poison center.',
  'Do not swallow the foam.',
])('the first aid check accepts “%s”', (text) => {
  expect(found(checkFirstAid, answer(text))).toBe('');
});

test('accepts the wording prescribed for a drug label', () => {
  const warning = 'If swallowed, get medical help or contact a Poison Control Center right away.';
  expect(found(checkFirstAid, [['drugFacts', 'label', { warnings: [warning] }]])).toBe('');
});
