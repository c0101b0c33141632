import { globSync } from 'node:fs';
import { clientFileProblem, foldersOfOneFile, subjectFileProblem } from './file-names';

test.each([
  ['components/layout/X.tsx', "'use client';"],
  ['components/layout/X.client.tsx', 'export {};'],
])('rejects the file name %s for the source %s', (path, source) => {
  expect(clientFileProblem(path, source)).toMatch(/named \*\.client\.tsx/);
});

test.each([
  ['components/layout/X.client.tsx', "'use client';"],
  ['components/layout/X.tsx', 'export {};'],
  ['app/global-error.tsx', "'use client';"],
  ['tests/e2e/x.ts', "'use client';"],
])('accepts the file name %s for the source %s', (path, source) => {
  expect(clientFileProblem(path, source)).toBeUndefined();
});

test('refuses generic names such as utils and helper', () => {
  expect(subjectFileProblem('lib/utils/x.ts')).toMatch(/not utils, helpers or common/);
  expect(subjectFileProblem('lib/seo/helper.ts')).toMatch(/not utils, helpers or common/);
  expect(subjectFileProblem('lib/seo/title.ts')).toBeUndefined();
});

test('finds folders with a single file besides its test', () => {
  const paths = ['lib/seal/seal.ts', 'lib/seal/seal.test.ts', 'lib/cdn/purge.ts', 'lib/cdn/varnish.ts'];
  expect(foldersOfOneFile(paths)).toEqual(['lib/seal']);
});

test('no folder of lib/ has a single file', () => {
  expect(foldersOfOneFile(globSync('lib/**/*.{ts,tsx}'))).toEqual([]);
});
