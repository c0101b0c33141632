import { inOneLine } from './one-line.ts';

test('joins items with one capital letter', () => {
  expect(inOneLine(['Safety glasses', 'Protective apron'])).toBe('Safety glasses, protective apron');
  expect(inOneLine([])).toBe('');
});
