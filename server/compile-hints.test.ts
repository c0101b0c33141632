import { withCompileHint } from './compile-hints.ts';

test('adds the hint to a large script once, and leaves a small one unchanged', () => {
  const large = Buffer.from(`f(${'"x",'.repeat(4_000)}1)`);
  const hinted = withCompileHint(large);
  expect(hinted.toString()).toBe(`//# allFunctionsCalledOnLoad\n${large.toString()}`);
  expect(withCompileHint(hinted)).toBe(hinted);
  const small = Buffer.from('f(1)');
  expect(withCompileHint(small)).toBe(small);
});
