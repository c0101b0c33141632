import { inOneLine } from './one-line.ts';

test('joins items into one line with only the first letter capitalized', () => {
  expect(inOneLine(['Safety glasses', 'Protective apron'])).toBe('Safety glasses, protective apron');
  expect(inOneLine([])).toBe('');
});
