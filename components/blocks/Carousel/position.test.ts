import { visibleRange, itemsPerPage, positionText } from './position';

const items = [0, 100, 200, 300].map((start) => ({ start, end: start + 100 }));

test('finds the items that are at least half visible', () => {
  expect(visibleRange(items, { start: 0, end: 250 })).toEqual({ first: 0, last: 2 });
  expect(visibleRange(items, { start: 60, end: 260 })).toEqual({ first: 1, last: 2 });
  expect(visibleRange(items, { start: 300, end: 400 })).toEqual({ first: 3, last: 3 });
});

test('finds the visible item even if it is wider than the viewport', () => {
  expect(
    visibleRange(
      [
        { start: 0, end: 900 },
        { start: 900, end: 1800 },
      ],
      { start: 880, end: 1280 },
    ),
  ).toEqual({
    first: 1,
    last: 1,
  });
  expect(visibleRange([], { start: 0, end: 10 })).toEqual({ first: 0, last: 0 });
});

test('counts the fully visible items as one page', () => {
  expect(itemsPerPage(items, { start: 0, end: 400 })).toBe(4);
  expect(itemsPerPage(items, { start: 0.6, end: 299.4 })).toBe(3);
  expect(itemsPerPage(items, { start: 0, end: 270 })).toBe(2);
  expect(itemsPerPage(items, { start: 20, end: 80 })).toBe(1);
});

test('formats the position as text', () => {
  expect(positionText({ first: 1, last: 1 }, 6)).toBe('2 of 6');
  expect(positionText({ first: 2, last: 4 }, 8)).toBe('3 to 5 of 8');
});
