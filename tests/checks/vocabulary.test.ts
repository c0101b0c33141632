import { problemWithName } from './vocabulary';

test.each([
  'askedOf',
  'NOTHING',
  'ASK_AT_ONCE',
  'PAGES_AT_MOST',
  'LONGEST_NAME',
  'PATIENCE_MS',
  'takeIn',
  'countVisit',
  'noteKnown',
  'keepUntilChanged',
  'setShown',
  'known-addresses',
  'given',
])('refuses the name %s', (name) => {
  expect(problemWithName(name)).toMatch(/the field/);
});

test.each([
  'unknown',
  'notes',
  'note',
  'footnote',
  'keepAlive',
  '.well-known',
  'knowledge',
  'task',
  'parsePageQuery',
])('accepts the name %s', (name) => {
  expect(problemWithName(name)).toBeUndefined();
});

test('suggests the preferred term', () => {
  expect(problemWithName('heardFrom')).toBe('"heardFrom" says "heard"; the field says received');
});
