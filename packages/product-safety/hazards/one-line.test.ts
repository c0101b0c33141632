import { inOneLine } from './one-line.ts';

test('items in one line begin with one capital', () => {
  expect(inOneLine(['Safety glasses', 'Protective apron'])).toBe('Safety glasses, protective apron');
  expect(inOneLine([])).toBe('');
});
