import { checkReadingTimes } from '../reading-time.ts';
import { document, found } from './space.ts';

const problemsOf = (words: number, minuteReading?: number): string =>
  found(checkReadingTimes, [
    ['articleDetailPages', 'a', { body: document('word '.repeat(words)), minuteReading }],
  ]);

test('requires an article card to state the same reading time as the page', () => {
  expect(problemsOf(750, 3)).toBe('');
  expect(problemsOf(780, 3)).toBe('a minuteReading is 3, but the page calculates 4 from its text');
  expect(problemsOf(10, 1)).toBe('');
  expect(problemsOf(10)).toBe('a minuteReading is undefined, but the page calculates 1 from its text');
});
