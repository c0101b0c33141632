import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { prerender } from 'react-dom/static';
import { BLOCKS, PRIMITIVES, WHOLE_PAGES } from './examples';

/** Returns the folders that contain a component file. */
const componentsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) =>
      readdirSync(join(folder, name)).some((file) => /^[A-Z]\w+(\.client)?\.tsx$/.test(file)),
    );

const UI_FOLDERS = componentsIn('components/ui');
const NEXT_FOLDERS = componentsIn('components/next');
const PRIMITIVE_FOLDERS = [...UI_FOLDERS, ...NEXT_FOLDERS];
const BLOCK_FOLDERS = componentsIn('components/blocks');

test.each([
  ['components/ui', UI_FOLDERS],
  ['components/next', NEXT_FOLDERS],
  ['components/blocks', BLOCK_FOLDERS],
])('every component in %s has an example file', (folder, names) => {
  expect(names.filter((name) => !existsSync(join(folder, name, `${name}.examples.tsx`)))).toEqual([]);
});

test('the style guide shows the examples for every primitive and block', () => {
  expect(Object.keys({ ...PRIMITIVES, ...WHOLE_PAGES }).toSorted()).toEqual(PRIMITIVE_FOLDERS.toSorted());
  expect(Object.keys(BLOCKS).toSorted()).toEqual(BLOCK_FOLDERS.toSorted());
});

const cases = Object.entries({ ...PRIMITIVES, ...BLOCKS, ...WHOLE_PAGES }).flatMap(([component, examples]) =>
  examples.map(({ name, element }) => ({ title: `${component}, ${name}`, element })),
);

test.each(cases)('$title renders on the server', async ({ element }) => {
  const errors: unknown[] = [];
  const logged = jest.spyOn(console, 'error').mockImplementation((...words) => errors.push(words));
  try {
    const { prelude } = await prerender(element, { onError: (error) => void errors.push(error) });
    expect(await new Response(prelude).text()).toMatch(/<\w/);
    expect(errors).toEqual([]);
  } finally {
    logged.mockRestore();
  }
});

test('example names are unique within a component', () => {
  expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
});
