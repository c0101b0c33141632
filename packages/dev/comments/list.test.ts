import { codeOf, commentsOf, hasComments } from './list.ts';

const SOURCE = `/** Returns the dose. @throws Error when "ratio" is 0 */
export const dose = (ratio: number): string => \`1:\${ratio} // not a comment\`;
// Oven cleaners are sold ready to use.
// They have no dose.
const none = '/* neither */'; // last
/** @jest-environment jsdom */
`;

test('lists comments with their lines, merging adjacent ones and skipping directives', () => {
  expect(commentsOf('lib/dose.ts', SOURCE)).toEqual([
    { text: 'Returns the dose. @throws Error when "ratio" is 0', line: 1, end: 1, isDoc: true },
    { text: 'Oven cleaners are sold ready to use. They have no dose.', line: 3, end: 4, isDoc: false },
    { text: 'last', line: 5, end: 5, isDoc: false },
  ]);
  expect(commentsOf('Page.tsx', 'const page = <p>{/* above the fold */}// text</p>;')).toMatchObject([
    { text: 'above the fold' },
  ]);
  expect(commentsOf('Page.module.css', '/* Two\n   lines. */\na { color: red; /* why */ }')).toEqual([
    { text: 'Two lines.', line: 1, end: 2, isDoc: false },
    { text: 'why', line: 3, end: 3, isDoc: false },
  ]);
});

test('ignores comments and formatting when comparing code', () => {
  const path = 'lib/dose.ts';
  const code = codeOf(path, SOURCE);
  expect(codeOf(path, SOURCE.replaceAll(/^\/.*\n/gm, '').replace(' // last', '\n\n'))).toBe(code);
  expect(codeOf(path, SOURCE.replace('neither', 'Neither'))).not.toBe(code);
  expect(codeOf(path, SOURCE.replace('ratio: number', 'part: number').replace('{ratio}', '{part}'))).not.toBe(
    code,
  );
  expect(codeOf('a.css', 'a { color: red }\n/* why */\n')).toBe(
    codeOf('a.css', '/* other */ a { color: red }'),
  );
});

test('skips generated files', () => {
  expect(['lib/dose.ts', 'Page.module.css', 'launch.mjs'].map(hasComments)).toEqual([true, true, true]);
  expect(['graphql/generated/schema.ts', 'next-env.d.ts', 'README.md'].map(hasComments)).toEqual([
    false,
    false,
    false,
  ]);
});
