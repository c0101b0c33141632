/** @jest-environment node */
import { clientFileProblem, subjectFileProblem } from './file-names';

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
