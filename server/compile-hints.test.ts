import { withCompileHint } from './compile-hints.ts';

test('a large script begins with the hint, once; a small one is as it was', () => {
  const large = Buffer.from(`f(${'"x",'.repeat(4_000)}1)`);
  const hinted = withCompileHint(large);
  expect(hinted.toString()).toBe(`//# allFunctionsCalledOnLoad\n${large.toString()}`);
  expect(withCompileHint(hinted)).toBe(hinted);
  const small = Buffer.from('f(1)');
  expect(withCompileHint(small)).toBe(small);
});
