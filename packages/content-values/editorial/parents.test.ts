import { isOwnAncestor } from './parents.ts';

test.each<[string, Record<string, string[]>, boolean]>([
  ['no parent', {}, false],
  ['a parent', { a: ['b'] }, false],
  ['itself as parent', { a: ['a'] }, true],
  ['a parent below it', { a: ['b'], b: ['a'] }, true],
  ['a long circle', { a: ['b'], b: ['c'], c: ['d'], d: ['a'] }, true],
  ['one of two parents below it', { a: ['b', 'c'], c: ['a'] }, true],
  ['a circle above it', { a: ['b'], b: ['c'], c: ['b'] }, false],
  ['the same page above both parents', { a: ['b', 'c'], b: ['d'], c: ['d'] }, false],
])('a page with %s is its own ancestor: %j', (_name, parents, expected) => {
  expect(isOwnAncestor('a', (id) => parents[id] ?? [])).toBe(expected);
});
