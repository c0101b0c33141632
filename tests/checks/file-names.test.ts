import { globSync } from 'node:fs';
import { clientFileProblem, foldersOfOneFile, subjectFileProblem } from './file-names';

test.each([
  ['components/layout/X.tsx', "'use client';"],
  ['components/layout/X.client.tsx', 'export {};'],
])('%s with %s has the wrong name', (path, source) => {
  expect(clientFileProblem(path, source)).toMatch(/named \*\.client\.tsx/);
});

test.each([
  ['components/layout/X.client.tsx', "'use client';"],
  ['components/layout/X.tsx', 'export {};'],
  ['app/global-error.tsx', "'use client';"],
  ['tests/e2e/x.ts', "'use client';"],
])('%s with %s has the right name', (path, source) => {
  expect(clientFileProblem(path, source)).toBeUndefined();
});

test('refuses names that say nothing about the subject', () => {
  expect(subjectFileProblem('lib/utils/x.ts')).toMatch(/not utils, helpers or common/);
  expect(subjectFileProblem('lib/seo/helper.ts')).toMatch(/not utils, helpers or common/);
  expect(subjectFileProblem('lib/seo/title.ts')).toBeUndefined();
});

test('finds folders of one file besides its test', () => {
  const paths = ['lib/seal/seal.ts', 'lib/seal/seal.test.ts', 'lib/cdn/purge.ts', 'lib/cdn/varnish.ts'];
  expect(foldersOfOneFile(paths)).toEqual(['lib/seal']);
});

test('a folder of lib/ has several files: a file of its own subject joins its neighbours', () => {
  expect(foldersOfOneFile(globSync('lib/**/*.{ts,tsx}'))).toEqual([]);
});
